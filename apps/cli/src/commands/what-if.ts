import { allItems, channelsList, whatIfShow, type WhatIf } from '@parley/client';
import type { TerminationPolicy } from '@parley/contracts';
import { figureText, usdText } from '@parley/termination';
import { ownProperty, plainJson, plainLine } from '@parley/untrusted';
import { conditionName } from '@parley/wording';
import { command } from '../called.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { note, print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { paint } from '../render/style.js';
import { columnsText } from '../render/table.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';
import { shortIds } from './views.js';

/** One channel under other rules of ending. */
export async function whatIfOf(
  { client }: Session,
  channel: string,
  rules: TerminationPolicy,
  options: GlobalOptions,
): Promise<number> {
  const one = await asked(client, channel, rules);
  show(one, options);
  if (options.output === 'text' && one.stop && !options.quiet)
    note(spokenWords().whatIf.look(command`state ${channel} --at ${one.stop.version}`));
  return EXIT.done;
}

/** The same of an exported file; needs no server. @throws CliError where it is none, or was changed */
export async function whatIfInFile(file: string, rules: TerminationPolicy, options: GlobalOptions): Promise<number> {
  const { evolveWhatIf, whatIf, whatIfFold } = await import('@parley/protocols');
  const { recordOfFile } = await import('../exported-record.js');
  let fold = whatIfFold(rules);
  for (const event of recordOfFile(file).events) fold = evolveWhatIf(fold, event);
  return show(whatIf(fold), options);
}

/** Every channel that the key may read, the most recently active first, and what all of them come to. */
export async function whatIfOfAll(
  { client }: Session,
  rules: TerminationPolicy,
  options: GlobalOptions,
): Promise<number> {
  const all: WhatIf[] = [];
  const query = { limit: '200' };
  const channels = await allItems((cursor) => channelsList({ ...client.to, query: { ...query, ...cursor } }));
  for (const { channel_id } of channels) {
    const one = await askedUnlessSetApart(client, channel_id, rules);
    if (!one) continue;
    if (options.output === 'jsonl') print(plainJson(one));
    all.push(one);
  }
  if (options.output === 'jsonl' || printed(all, options)) return EXIT.done;
  const { commands, whatIf: words } = spokenWords();
  printText(all.length ? tableOf(all) : commands.noChannels());
  if (all.length) printText(totalOf(all, words));
  return EXIT.done;
}

const asked = async (client: Session['client'], id: string, rules: TerminationPolicy): Promise<WhatIf> =>
  (await whatIfShow({ ...client.to, path: { id }, query: { termination: JSON.stringify(rules) } })).data;

/** What cannot be folded is told of, and the others go on. */
async function askedUnlessSetApart(...[client, id, rules]: Parameters<typeof asked>): Promise<WhatIf | undefined> {
  try {
    return await asked(client, id, rules);
  } catch (error) {
    if (!(error instanceof CliError) || error.problem?.code !== 'channel-quarantined') throw error;
    note(`${id}: ${error.message}`);
    return undefined;
  }
}

function show(one: WhatIf, { output }: GlobalOptions): number {
  if (output === 'text') printText(whatIfText(one));
  else print(plainJson(one));
  return EXIT.done;
}

type Words = ReturnType<typeof spokenWords>['whatIf'];

function tableOf(all: readonly WhatIf[]): string {
  const { whatIf: words } = spokenWords();
  const short = shortIds(all.map(({ channel_id }) => channel_id));
  const rows = all.map(({ channel_id, topic, saved, outcome, ...one }) => [
    short(channel_id),
    one.stop ? words.earlier(one.stop.turns, one.recorded.turns) : words.verdict[elsewhereIn(one)],
    one.stop ? String(saved.turns) : '',
    one.stop ? usdText(saved.cost_micro_usd) : '',
    outcome ? words.outcome[outcome.same ? 'same' : 'other'] : words.outcome.none,
    plainLine(topic),
  ]);
  return columnsText([[...words.head], ...rows]);
}

const elsewhereIn = ({ announced, verdict }: Pick<WhatIf, 'announced' | 'verdict'>): keyof Words['verdict'] =>
  announced ? 'announced' : (verdict as keyof Words['verdict']);

function totalOf(all: readonly WhatIf[], words: Words): string {
  const earlier = all.filter(({ verdict }) => verdict === 'earlier');
  const sum = (of: (one: WhatIf) => number) => earlier.reduce((total, one) => total + of(one), 0);
  const same = earlier.filter(({ outcome }) => outcome?.same).length;
  const money = usdText(sum(({ saved }) => saved.cost_micro_usd));
  return words.total(
    earlier.length,
    all.length,
    sum(({ saved }) => saved.turns),
    money,
    same,
  );
}

/** What the terminal says of one channel. */
export function whatIfText({ topic, verdict, stop, announced, recorded, saved, outcome, doubts }: WhatIf): string {
  const { whatIf: words } = spokenWords();
  const unsure = [
    ...(announced ? [words.announced(...ruleTexts(announced))] : []),
    ...(doubts ? [words.doubts(doubts)] : []),
  ];
  const head = paint.bold(plainLine(topic));
  if (!stop) {
    // Whoever only warns ends nothing, there or elsewhere.
    const would = announced && verdict === 'same' ? [] : [ownProperty<string>(words.would, verdict) ?? ''];
    return [head, ...would, ...unsure].join('\n');
  }
  return [
    head,
    words.stopped(...ruleTexts(stop)),
    words.turns(stop.turns, recorded.turns, saved.turns),
    words.money(usdText(stop.cost_micro_usd), usdText(recorded.cost_micro_usd), usdText(saved.cost_micro_usd)),
    ...(outcome ? cameTo(outcome, words) : []),
    ...unsure,
  ].join('\n');
}

/** The rule, what was measured, its limit, and where. */
function ruleTexts({ condition, measured, limit, unit, version, position, round }: NonNullable<WhatIf['stop']>) {
  const language = chosenLanguage();
  const [figure, most] = [figureText(language, unit, measured), figureText(language, unit, limit)];
  const { place } = spokenWords().whatIf;
  return [conditionName(condition, language), figure, most, place(version, position, round)] as const;
}

function cameTo({ then, finally: came, same }: NonNullable<WhatIf['outcome']>, words: Words): string[] {
  if (same) return [words.finalOne];
  const parts = (name: string, of: readonly string[]) => [
    paint.bold(name),
    ...(of.length ? of.map((part) => `  ${plainLine(part)}`) : [`  ${words.nothing}`]),
  ];
  return [words.anotherOne, ...parts(words.then, then), ...parts(words.finally, came)];
}
