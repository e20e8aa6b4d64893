/** What the page says on which an exported file is verified. */
export const verify = {
  title: 'Verify an export',
  about:
    'Every event of a deliberation carries a hash over what it says and over the hash before it. Choose a file from “Download” or from “parley export”: it is checked in this browser alone, and is sent nowhere.',
  file: 'Exported file',
  drop: 'A .jsonl file; it can also be dropped anywhere on this page.',
  choose: 'Choose a file',
  checking: 'Checking …',
  holds: (name: string) => `${name}: the hash chain holds, and nothing is missing`,
  channel: 'Channel',
  events: 'Events',
  inputs: 'Inputs that match',
  head: 'Hash of the last event',
  shows:
    'No event was changed, taken out, added or moved after this file’s hashes were made. Whoever can write a whole file can also make its hashes anew: compare the last hash with one that you got another way.',
  proofUnread:
    'The file also carries a proof of how it is in the log that was signed, which this page does not read: parley verify checks it, offline too.',
  broken: (name: string) => `${name} does not hold`,
  line: (line: number) => `Line ${line} of the file:`,
  fault: {
    not_an_export: 'This is not an export: it has one event in JSON a line, and this line is none.',
    cut: 'The file was cut off: its last line ends in the middle.',
    no_events: 'There are no events in it.',
    missing: (from: number, to: number) => `Events ${from} to ${to} are missing.`,
    missingOne: (from: number) => `Event ${from} is missing.`,
    misplaced: (version: number, expected: number) => `Event ${version} stands where event ${expected} should be.`,
    changed: (version: number, type: string) =>
      `Event ${version} (${type}) is not as it was recorded: it was changed, or one before it.`,
    input: (version: number) =>
      `What is said to have been asked for at event ${version} is not what its hash in the chain is of, or stands where nothing was asked for.`,
    no_manifest: (events: number) =>
      `The ${events} events fit together, but the last line is missing, which says that these are all: the file may have been cut off.`,
    not_whole: (
      saidEvents: number,
      saidChannel: string,
      saidHead: string,
      events: number,
      channel: string,
      head: string,
    ) =>
      `Events are missing at its end, or its last line is of another file. It says ${saidEvents} events of ${saidChannel} up to ${saidHead}; there are ${events} of ${channel} up to ${head}.`,
  },
};
