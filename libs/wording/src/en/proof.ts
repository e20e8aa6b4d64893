/** What is said of how an export is in what was signed of the log, in the terminal, on the page and to assistants. */
export const proofFaults = {
  unreadable: 'its proof cannot be read, or is of a later version of Parley: use that version',
  not_included:
    'its events are not those that were signed: something in it was changed, or it is of another place in the log',
  cut: 'the log that was signed has more of this channel: its end was cut off',
  not_signed:
    'none of your keys has signed its checkpoint, under the name that it has there: it is of another installation or epoch, or was forged',
  not_continued:
    'the log does not continue the checkpoint that you hold: something before it was changed, dropped or put in',
  other_log: 'its checkpoint is of another installation or epoch than the one that you hold',
};

export const proofLevels = {
  notProved:
    'included in no checkpoint: the file has no proof, as one from before there were any, or where nothing is signed',
  included: (size: number, origin: string, time: string | undefined, upTo: number | undefined) =>
    `included in the checkpoint${time === undefined ? '' : ` of ${time}`}: the first ${size} events of ${origin}${upTo === undefined ? '' : `, this channel up to its event ${upTo}`}`,
  whole: 'up to that checkpoint there is nothing more of this channel',
  openAt: (size: number) =>
    `open at size ${size}: whether there is more of this channel up to that checkpoint is not in the file`,
  signed: (name: string) => `signed by ${name}`,
  unsigned: (hasKeys: boolean) =>
    hasKeys
      ? 'signature not checked: there is no key of a log among yours'
      : 'signature not checked: no key of the log was given',
  unchecked:
    'no signature was checked, neither of the log nor of witnesses: this browser has no Ed25519 here, which newer ones have over HTTPS and on this machine; parley verify has it',
  cosigned: (witnesses: readonly string[]) =>
    `seen by ${witnesses.length === 1 ? '1 witness' : `${witnesses.length} witnesses`}: ${witnesses.join(', ')}`,
  uncosigned: 'seen by no witness whose key you gave',
  linked: 'the log continues the checkpoint that you hold',
  notLinked:
    'whether the log continues the checkpoint that you hold is not in the file: export it with --checkpoint, or parley verify --from',
  noneHeld: 'no older checkpoint was given: whoever has the database and the key could have made all of it anew',
};
