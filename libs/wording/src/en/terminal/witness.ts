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
  faults: {
    unreadable: 'its proof cannot be read, or is of a later version of Parley: use that version',
    not_included:
      'its events are not those that were signed: something in it was changed, or it is of another place in the log',
    cut: 'the log that was signed has more of this channel: its end was cut off',
    not_signed:
      'none of your keys has signed its checkpoint, under the name that it has there: it is of another installation or epoch, or was forged',
    not_continued:
      'the log does not continue the checkpoint that you hold: something before it was changed, dropped or put in',
    other_log: 'its checkpoint is of another installation or epoch than the one that you hold',
  },
  levels: {
    notProved:
      '· included in no checkpoint: the file has no proof, as one from before there were any, or where nothing is signed',
    included: (size: number, origin: string, time: string | undefined, upTo: number | undefined) =>
      `✓ included in the checkpoint${time === undefined ? '' : ` of ${time}`}: the first ${size} events of ${origin}${upTo === undefined ? '' : `, this channel up to its event ${upTo}`}`,
    whole: '✓ up to that checkpoint there is nothing more of this channel',
    openAt: (size: number) =>
      `· open at size ${size}: whether there is more of this channel up to that checkpoint is not in the file`,
    signed: (name: string) => `✓ signed by ${name}`,
    unsigned: (hasKeys: boolean) =>
      hasKeys
        ? '· signature not checked: there is no key of a log among yours'
        : '· signature not checked: give the key of the log (--key)',
    cosigned: (witnesses: readonly string[]) =>
      `✓ seen by ${witnesses.length === 1 ? '1 witness' : `${witnesses.length} witnesses`}: ${witnesses.join(', ')}`,
    uncosigned: '· seen by no witness whose key you gave',
    linked: '✓ the log continues the checkpoint that you hold',
    notLinked:
      '· whether the log continues the checkpoint that you hold is not in the file: export it with --checkpoint, or parley verify --from',
    noneHeld:
      '· no checkpoint of yours: whoever has the database and the key could have made all of it anew (--checkpoint)',
  },
  grown: (from: number, to: number) => `✓ the log has only grown, from ${from} to ${to} events`,
  everyEvent: (size: number) => `✓ each of ${size} events is there`,
  notGrown: 'the log does not continue that checkpoint: something before it was changed, dropped or put in',
  shorter: (from: number, to: number) => `the log has become shorter: ${from} events then, ${to} now`,
  eventGone: (position: number) => `the event at position ${position} is not there, or not as it was signed`,
  noKey: (given: string) => `${given} is no key to verify by, nor a file of them: name+id+key`,
  noCheckpoint: (file: string) => `${file} has no checkpoint`,
  verifyWhat: () => 'name a channel or a file, or --from a checkpoint that you have kept',
  noNote: 'what the server gave is no checkpoint and no key of one',
  opened: (epoch: number) => `epoch ${epoch} is open, and signed`,
};
