/** What a process stands on is away, or cannot do its work. Its message may be shown as it is. */
export class NotReady extends Error {
  override name = 'NotReady';
}
