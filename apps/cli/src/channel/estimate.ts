import { modelsEstimate, type Estimate } from '@parley/client';
import { ownProperty } from '@parley/untrusted';
import { spanText, usdText } from '@parley/termination';
import type { ApiClient } from '../api-client.js';
import { openedAt } from '../known-protocols.js';
import { chosenLanguage } from '../language.js';
import { spokenWords } from '../words.js';

interface Opening {
  mode?: string;
  rehearsal?: boolean;
  config?: { mode?: string; budget_micro_usd?: number; baseline?: boolean };
}

/**
 * What an opening is likely to cost and to take with the models of the server, before it is sent; undefined where it is
 * rehearsed, where nobody can be asked, for a talk without an end, and where no model plays.
 */
export async function estimateOf({ to }: ApiClient, path: string, body: Opening): Promise<Estimate | undefined> {
  const { mode, rehearsal, config = {} } = body;
  const { name: protocol, opens } = openedAt(path) ?? {};
  if (!opens || rehearsal || (mode ?? config.mode) === 'party') return undefined;
  const lists = body as Record<string, { kind?: string }[]>;
  const hosted = ownProperty(lists, opens.seats ?? '')?.filter(({ kind = 'hosted' }) => kind === 'hosted').length;
  if (hosted === 0 && opens.unled) return undefined;
  const query = {
    protocol,
    ...textsOf({ seats: hosted === 0 ? 1 : hosted, rounds: ownProperty<unknown>(config, opens.rounds ?? '') }),
    ...textsOf({ budget_micro_usd: config.budget_micro_usd, rehearsal, baseline: config.baseline }),
  };
  // It is said for people's sake: where it cannot be had, they begin without it.
  const expected = await modelsEstimate({ ...to, query } as never).then(
    ({ data }) => data as Estimate | undefined,
    () => undefined,
  );
  return expected?.rehearsal ? undefined : expected;
}

/** Whether anything is known of its price or its time. */
export const isForetold = ({ cost_micro_usd: cost, seconds }: Estimate): boolean => Boolean(cost ?? seconds);

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The same in a line. */
export function estimateLine({ cost_micro_usd: cost, seconds, calls, tokens, like_it }: Estimate): string {
  const words = spokenWords().commands.estimate;
  const range = ({ least, most }: { least: number; most: number }, as: (value: number) => string) =>
    words.about(as(least), as(most));
  const price = cost?.most === 0 ? words.free : cost && range(cost, (value) => usdText(roundUp(value, CENT)));
  const time = seconds && range(seconds, (value) => spanText(chosenLanguage(), roundUp(value, 5) * 1_000));
  return [
    words.price + words.colon + (price ?? words.unknownPrice),
    words.time + words.colon + (time ?? words.unknownTime),
    ...(calls ? [words.calls + words.colon + range(calls, count)] : []),
    ...(tokens ? [words.tokens + words.colon + range(tokens, (value) => count(roundUp(value, 100)))] : []),
    like_it ? words.likeIt(like_it) : words.byArithmetic,
  ].join(' · ');
}

const { format: count } = new Intl.NumberFormat('en');

const CENT = 10_000;
/** To so much nobody knows it. */
const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;
