/** What is said of how far the log is signed. */
export const witness = {
  signedUpTo: (size: number, time: string | undefined) =>
    `signed over the first ${size} events of the log${time === undefined ? '' : `, ${time}`}`,
  nothingSigned: 'nothing is signed yet',
  signsNot: 'no checkpoints are signed here',
  cosignedBy: (witnesses: readonly string[]) => `seen by ${witnesses.join(', ')}`,
  key: (vkey: string) => `verified by ${vkey}`,
  stopped: (why: string) => `! ${why}`,
  sink: (kind: 'file' | 'webhook' | 'witness', name: string, size: number | undefined, error: string | undefined) =>
    `${kind} ${name}${size === undefined ? '' : `: has it up to ${size}`}${error === undefined ? '' : `: ${error}`}`,
  unwatched: 'no checkpoint goes elsewhere: tamper evidence ends at this database',
  epoch: (epoch: number, at: string, by: string, because: string) => `epoch ${epoch}, ${at}, by ${by}: ${because}`,
  noNote: 'what the server gave is no checkpoint and no key of one',
  opened: (epoch: number) => `epoch ${epoch} is open, and signed`,
};
