import { audit as shared } from '../audit.js';
import { works } from '../works.js';

/** What the page says on which a channel is audited. */
export const audit = {
  ...shared,
  works,
  title: 'Audit',
  about:
    'Does what happened follow from what was asked for? Each command is decided once more by the rules of today, the monitor judges again, and each prompt is made anew. This server does it, and asks no model; 10,000 events take some seconds.',
  working: 'Deciding again …',
  again: 'Audit again',
  verdict: {
    follows: 'It follows',
    incomplete: 'It follows as far as it can be told',
    diverges: 'It does not follow',
    broken: 'It does not hold together',
  },
  follow: (follow: number, commands: number, events: number) =>
    `${follow} of ${commands === 1 ? '1 command' : `${commands} commands`} ${follow === 1 ? 'gives' : 'give'} what was recorded (${events === 1 ? '1 event' : `${events} events`})`,
  from: (work: string) => `The first thing that does not follow, with both sides: ${work}`,
  event: (version: number) => `event ${version}`,
  recordedSide: 'Recorded',
  decidedSide: 'Decided now',
  notTold: 'What could not be told',
  more: (count: number) => `and ${count} more`,
  broken: 'What is recorded of it is not as it was, or is nothing that this release could have recorded.',
  brokenAt: (version: number) =>
    `From event ${version} on, what is recorded of it is not as it was, or is nothing that this release could have recorded.`,
  brokenHow: (channel: string) => `Exactly what is wrong: parley verify ${channel}, and parley audit ${channel}`,
  yourself: (channel: string) =>
    `Whoever does not want to trust this server runs parley audit ${channel}, which decides again on their own machine, or parley audit FILE with an export and no server at all.`,
};
