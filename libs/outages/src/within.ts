/** What a process stands on is away, or cannot do its work. Its message may be shown as it is. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** @throws NotReady where the work takes longer than so many milliseconds: what hangs is as good as away */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReady(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([Promise.resolve().then(work), late]).finally(() => clearTimeout(timer));
}
