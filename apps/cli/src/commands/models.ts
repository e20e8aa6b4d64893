import { modelList, type ListedModel } from '@parley/llm';
import Table from 'cli-table3';
import { EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';
import { printed } from './print.js';
import { print } from '../output.js';

/** The models and what they cost, by the environment of this command. */
export function models(options: GlobalOptions, environment: NodeJS.ProcessEnv): number {
  const list = modelList(environment);
  if (!printed(list.models, options)) print(modelTable(list));
  return EXIT.done;
}

/** What quick work and the rest are called for people. */
const WORK: Record<ListedModel['default_for'][number], string> = {
  fast: 'quick work',
  strong: 'speaking and writing',
};

export function modelTable({ configured, models: list }: ReturnType<typeof modelList>): string {
  const table = new Table({
    head: ['model', 'used for', 'input', 'output', 'cache read', 'cache write', 'released', 'price of'],
    style: { head: [], border: [] },
  });
  for (const { id, default_for, price, released = '', price_from } of list) {
    const work = default_for.map((tier) => WORK[tier]).join(', ');
    const rates = price ? [price.input, price.output, price.cache_read, price.cache_write] : [];
    const shown = price ? rates.map((rate) => `$${rate}`) : ['unknown', '', '', ''];
    table.push([id, work, ...shown, released, price_from ?? '']);
    const long = price?.long_prompt;
    if (!long) continue;
    const rest = [long.input, long.output, long.cache_read, long.cache_write].map((rate) => `$${rate}`);
    table.push([`  over ${long.above_tokens} tokens`, '', ...rest, '', '']);
  }
  const rehearsed = configured
    ? ''
    : '\nNo model is configured: channels are rehearsed. With a key, these do the work.';
  return `${table.toString()}\nUS dollars for a million tokens. Others, and other dates: PARLEY_PRICES.${rehearsed}`;
}
