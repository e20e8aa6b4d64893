import { modelList } from '@parley/llm';
import { EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { localLine, modelsHere } from '../models-here.js';
import { serverLines } from './doctor.js';
import { printed } from '../print-results.js';
import { printText } from '../output.js';
import { tableText } from '../render/table.js';
import { spokenWords } from '../words.js';

/** The models and what they cost, by the environment of this command; and which of them work here, as asked of their servers. */
export async function models(options: GlobalOptions, environment: NodeJS.ProcessEnv): Promise<number> {
  const list = modelList(environment);
  if (printed(list.models, options)) return EXIT.done;
  const here = await modelsHere(options, environment);
  printText([modelTable(list), ...serverLines(here), localLine(here)].join('\n'));
  return EXIT.done;
}

export function modelTable({ configured, models: list }: ReturnType<typeof modelList>): string {
  const words = spokenWords().commands;
  const rows = list.flatMap(({ id, default_for, price, released = '', price_from }) => {
    const work = default_for.map((tier) => words.work[tier]).join(', ');
    const long = price?.long_prompt;
    return [
      [id, work, ...(price ? ratesOf(price) : [words.unknownPrice, '', '', '']), released, price_from ?? ''],
      ...(long ? [[`  ${words.longPrompt(long.above_tokens)}`, '', ...ratesOf(long), '', '']] : []),
    ];
  });
  return [tableText(words.modelHead, rows), words.prices, ...(configured ? [] : [words.noModel])].join('\n');
}

type Rates = Record<'input' | 'output' | 'cache_read' | 'cache_write', number>;

const ratesOf = ({ input, output, cache_read, cache_write }: Rates): string[] =>
  [input, output, cache_read, cache_write].map((rate) => `$${rate}`);
