import { proofFaults, proofLevels } from '../proof.js';

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
  faults: proofFaults,
  levels: {
    ...proofLevels,
    unsigned: (hasKeys: boolean) =>
      hasKeys ? proofLevels.unsigned(true) : 'signature not checked: give the key of the log (--key)',
    noneHeld:
      'no checkpoint of yours: whoever has the database and the key could have made all of it anew (--checkpoint)',
  },
  grown: (from: number, to: number) => `✓ the log has only grown, from ${from} to ${to} events`,
  everyEvent: (size: number) => `✓ each of ${size} events is there`,
  notGrown: 'the log does not continue that checkpoint: something before it was changed, dropped or put in',
  shorter: (from: number, to: number) => `the log has become shorter: ${from} events then, ${to} now`,
  eventGone: (position: number) => `the event at position ${position} is not there, or not as it was signed`,
  noKey: (given: string) => `${given} is no key to verify by, nor a file of them: name+id+key`,
  noCheckpoint: (file: string) => `${file} has no checkpoint`,
  verifyWhat: () => 'name a channel or a file, or --from a checkpoint that you have kept',
  fromAlone: () =>
    '--from compares checkpoints and reads no channel or file: leave that out, or give --checkpoint instead',
  noNote: 'what the server gave is no checkpoint and no key of one',
  opened: (epoch: number) => `epoch ${epoch} is open, and signed`,
};
