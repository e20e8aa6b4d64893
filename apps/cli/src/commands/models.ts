import { ageOfList, modelList, type ListedModel } from '@parley/llm';
import { plainJson } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { localLine, modelsHere } from '../models-here.js';
import { serverLines } from './doctor.js';
import { printed } from '../print-results.js';
import { print, printText } from '../output.js';
import { tableText } from '../render/table.js';
import { spokenWords } from '../words.js';

/** The models and what they cost, by the environment of this command; and which of them work here, as asked of their servers. @throws CliError where there is a file, which is for --diverse */
export async function models(
  file: string | undefined,
  options: GlobalOptions & { check?: true },
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (file !== undefined) throw new CliError(spokenWords().errors.fileNeedsDiverse, EXIT.usage);
  const list = modelList(environment);
  if (options.check) return check(list.models, options, Date.now());
  if (printed(list.models, options)) return EXIT.done;
  const here = await modelsHere(options, environment);
  printText([modelTable(list), ...serverLines(here), localLine(here)].join('\n'));
  return EXIT.done;
}

/**
 * What is out of date: the list of models and prices, and the models in use that end.
 * @returns 2 where the list is too old or a model in use has ended or will, as `doctor` does where the model is refused
 */
export function check(models: readonly ListedModel[], options: GlobalOptions, now: number): number {
  const age = ageOfList(now);
  const ending = models.filter(({ default_for, ends }) => default_for.length > 0 && ends);
  const words = spokenWords().commands;
  const lines = endLines(ending, now);
  if (options.output === 'text') {
    printText([...lines, words.listAge(age.checked, age.days), ...(age.isStale ? [words.staleList] : [])].join('\n'));
  } else {
    const { checked, days, isStale: stale } = age;
    print(plainJson({ checked, days, stale, ending: ending.map(({ id, ends }) => ({ id, ...ends })) }));
  }
  return age.isStale || ending.length > 0 ? EXIT.usage : EXIT.done;
}

const endLines = (models: readonly ListedModel[], now: number): string[] =>
  models.flatMap(({ id, ends }) => {
    if (!ends) return [];
    const { ended, ends: willEnd } = spokenWords().commands;
    return [(Date.parse(ends.on) <= now ? ended : willEnd)(id, ends.on, ends.successor)];
  });

export function modelTable({ configured, models: list }: ReturnType<typeof modelList>, now = Date.now()): string {
  const words = spokenWords().commands;
  const rows = list.flatMap(({ id, default_for, price, released = '', price_from }) => {
    const work = default_for.map((tier) => words.work[tier]).join(', ');
    const long = price?.long_prompt;
    return [
      [id, work, ...(price ? ratesOf(price) : [words.unknownPrice, '', '', '']), released, price_from ?? ''],
      ...(long ? [[`  ${words.longPrompt(long.above_tokens)}`, '', ...ratesOf(long), '', '']] : []),
    ];
  });
  return [
    tableText(words.modelHead, rows),
    words.prices,
    ...endLines(list, now),
    ...(configured ? [] : [words.noModel]),
  ].join('\n');
}

type Rates = Record<'input' | 'output' | 'cache_read' | 'cache_write', number>;

const ratesOf = ({ input, output, cache_read, cache_write }: Rates): string[] =>
  [input, output, cache_read, cache_write].map((rate) => `$${rate}`);
