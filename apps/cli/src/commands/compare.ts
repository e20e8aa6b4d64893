import type { RecordedEvent } from '@parley/contracts';
import type { Comparison } from '@parley/protocols';
import { usdText } from '@parley/termination';
import { ownProperty, plainJson, plainLine } from '@parley/untrusted';
import { decisionWords, recordWords } from '@parley/wording';
import { findChannel } from '../channel/find-channel.js';
import { recordedOf } from '../channel/recorded.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import { withSession } from '../program.js';
import { paint } from '../render/style.js';
import { tableText } from '../render/table.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';
import { isFile } from './audit.js';

/** Two channels or exported files beside each other; needs a server for channels alone. @throws CliError where they are of different protocols */
export async function compare(one: string, other: string, { output }: GlobalOptions): Promise<number> {
  const [a, b] = [await eventsOf(one), await eventsOf(other)];
  const [left, right] = [protocolOf(a), protocolOf(b)];
  if (left !== right) throw new CliError(spokenWords().errors.twoProtocols(titleOf(left), titleOf(right)), EXIT.usage);
  const { compareChannels } = await import('@parley/protocols');
  const found = await compareChannels(a, b, { language: output === 'text' ? chosenLanguage() : undefined });
  if (output === 'text') printText(comparisonText(found));
  else print(plainJson(found));
  return EXIT.done;
}

const titleOf = (protocol: string): string =>
  ownProperty<string>(recordWords[chosenLanguage()].protocols, protocol) ?? plainLine(protocol);

const protocolOf = ([opening]: Iterable<RecordedEvent>): string => opening!.protocol;

/** All that was recorded of one, as often as it is looked at: a file is read again each time. */
async function eventsOf(given: string): Promise<Iterable<RecordedEvent>> {
  if (isFile(given)) return (await import('../exported-record.js')).recordOfFile(given).events;
  let events: readonly RecordedEvent[] = [];
  await withSession(async ({ client }) => {
    events = await recordedOf(client, await findChannel(client, given));
    return EXIT.done;
  });
  return events;
}

type Words = ReturnType<typeof spokenWords>['compare'];

/** What the terminal says of them. */
export function comparisonText({ a, b, opening, shared, first, same_outcome }: Comparison): string {
  const { compare: words } = spokenWords();
  const rows: [string, string, string][] = [
    [words.rows.status, statusOf(a), statusOf(b)],
    [words.rows.rounds, String(a.round), String(b.round)],
    [words.rows.turns, String(a.turns), String(b.turns)],
    [words.rows.money, usdText(a.cost_micro_usd), usdText(b.cost_micro_usd)],
    [words.rows.cameTo, partsOf(a, words), partsOf(b, words)],
  ];
  return [
    tableText(['', a.channel_id, b.channel_id], rows),
    words.outcomes[same_outcome ? 'same' : 'other'],
    '',
    ...(opening.length ? [words.opening, ...opening.flatMap((field) => fieldLines(field, words)), ''] : []),
    words.shared(shared),
    ...(first ? firstLines(first, words) : [words.none]),
  ].join('\n');
}

function statusOf({ status, reason }: Comparison['a']): string {
  const { standing, underWay } = spokenWords().commands;
  const word = status === 'open' ? underWay : (ownProperty<string>(standing, status) ?? status);
  const why = reason && ownProperty<string>(decisionWords[chosenLanguage()].because, reason);
  return [word, why].filter(Boolean).join(' · ');
}

const partsOf = ({ came_to }: Comparison['a'], words: Words): string =>
  came_to.length ? came_to.map((part) => plainLine(part)).join('\n') : words.absent;

function firstLines(first: NonNullable<Comparison['first']>, words: Words): string[] {
  const { cause, because, round, name = '', work, a, b, said, asked } = first;
  const models = a?.model !== b?.model ? [`  ${words.rows.model}`, ...sides(a?.model, b?.model, words)] : [];
  return [
    paint.bold(words.first(words.where(round, plainLine(name), workText(work, words)))),
    [words.cause[cause], ...(because ? [words.because[because]] : [])].join(' '),
    ...models,
    ...(said.length ? [paint.bold(words.said), ...said.flatMap((field) => fieldLines(field, words))] : []),
    ...(asked.length ? [paint.bold(words.asked), ...asked.flatMap((field) => fieldLines(field, words))] : []),
  ];
}

/** What was done; of a facilitation its command has the words, whatever its task. */
const workText = (work: string, { works }: Words): string => {
  const [command = work] = work.split('.');
  return ownProperty<string>(works, command) ?? plainLine(work);
};

const fieldLines = ({ pointer, a, b }: Comparison['opening'][number], words: Words): string[] => [
  `  ${plainLine(pointer)}`,
  ...sides(a, b, words),
];

const sides = (a: string | undefined, b: string | undefined, words: Words): string[] => [
  `    a: ${a === undefined ? words.absent : plainLine(a)}`,
  `    b: ${b === undefined ? words.absent : plainLine(b)}`,
];
