import { proofFaults, proofLevels } from '../proof.js';

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
  chain: (events: number) =>
    `the hash chain holds: ${events === 1 ? '1 event' : `${events} events`}, none changed and none missing`,
  sealedInputs: (count: number) =>
    `not looked into: what was asked for ${count === 1 ? 'once' : `${count} times`} holds what people said, sealed so that it can be erased; parley audit opens it`,
  inputs: (count: number) =>
    `inputs match: what was asked for is there ${count === 1 ? 'once' : `${count} times`} beside the events, as its hash in the chain says`,
  noInputs:
    'no inputs to match: the events say all that was asked for, or the file is from before it was kept beside them',
  head: 'Hash of the last event',
  shows: 'No event was changed, taken out, added or moved after this file’s hashes were made.',
  rehashed:
    'Whoever can write a whole file can also make its hashes anew: compare the last hash with one that you got another way, or check by a key or an old checkpoint.',
  key: 'Key to verify by',
  aboutKey:
    'The log’s key, as “parley witness key” gives it, got once on a way that you trust; keys of witnesses too, a line each.',
  keyFile: 'Key from a file …',
  noKey: 'This is no key to verify by: name+id+key, a line each. Nothing is checked by it.',
  old: 'A checkpoint that you have kept',
  aboutOld: 'As “parley witness checkpoint” gave it back then: it shows whether the log has only grown since.',
  oldFile: 'Checkpoint from a file …',
  noCheckpoint: 'There is no checkpoint in this. Nothing is checked by it.',
  proofFaults,
  levels: proofLevels,
  notDecided:
    'That what happened follows from what was asked for is not checked here: a browser cannot run the rules of all protocols. parley audit FILE decides each command again, with neither server nor network.',
  broken: (name: string) => `${name} does not hold`,
  line: (line: number) => `Line ${line} of the file:`,
  fault: {
    not_an_export: 'This is not an export: it has one event in JSON a line, and this line is none.',
    cut: 'The file was cut off: its last line ends in the middle.',
    no_events: 'There are no events in it.',
    missing: (from: number, to: number) => `Events ${from} to ${to} are missing.`,
    missingOne: (from: number) => `Event ${from} is missing.`,
    misplaced: (version: number, expected: number) => `Event ${version} stands where event ${expected} should be.`,
    position: (version: number, position: number, after: number) =>
      `Event ${version} says that it is at position ${position} of the log, which is not behind ${after}, that of the event before it.`,
    changed: (version: number, type: string) =>
      `Event ${version} (${type}) is not as it was recorded: it was changed, or one before it.`,
    input: (version: number) =>
      `What is said to have been asked for at event ${version} is not what its hash in the chain is of, or stands where nothing was asked for.`,
    copy: (version: number) =>
      `Event ${version} is said to be a copy of another channel’s event, and its hash there is not of what it says; or it is not said where a fork’s copies end.`,
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
