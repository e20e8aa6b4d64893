import { callOf, isOwn, type RecordedEvent } from '@parley/contracts';
import type { CitedStatement } from './statement.js';
import { statement, type Telling } from './telling.js';
import type { figuresOf } from '../shared/decision/figures.js';

/** What models did, added up by whoever they played and by model. */
export interface CallTally {
  who: string;
  model: string;
  templates: Set<string>;
  calls: number;
  read: number;
  written: number;
  microUsd: number;
  versions: number[];
  positions: number[];
}

const KEY = '\n';

/** Adds the call that an event records, where it records one. @param tallies by seat and model; changed */
export function addCall(tallies: Map<string, CallTally>, event: RecordedEvent): void {
  const call = callOf(event);
  if (!call) return;
  const model = `${call.provider}/${call.model}`;
  const who = seatOf(event);
  const key = who + KEY + model;
  const tally = tallies.get(key) ?? emptyTally(who, model);
  tallies.set(key, tally);
  tally.templates.add(call.template);
  tally.calls += 1;
  tally.versions.push(event.version);
  tally.positions.push(event.position);
  // What a fork's copies have cost is its parent's bill.
  if (!isOwn(event)) return;
  tally.read += call.input_tokens + call.cache_read_tokens + call.cache_write_tokens;
  tally.written += call.output_tokens;
  tally.microUsd += call.cost_micro_usd;
}

const emptyTally = (who: string, model: string): CallTally => ({
  ...{ who, model, templates: new Set<string>(), versions: [], positions: [] },
  ...{ calls: 0, read: 0, written: 0, microUsd: 0 },
});

/** Whose call it was; empty where it was the facilitator's. */
function seatOf({ data }: RecordedEvent): string {
  const { participant_id, voter } = data as { participant_id?: string; voter?: string };
  return participant_id ?? voter ?? '';
}

/** Which model played whom, by which templates. */
export const playedBy = (tallies: Iterable<CallTally>, { words, nameOf }: Telling): CitedStatement[] =>
  [...tallies].map(({ who, model, templates, calls, versions }) =>
    statement('seats', versions, {
      kind: 'seats.played',
      text: words.played(
        who ? nameOf(who) : words.actor.facilitator,
        model,
        [...templates].toSorted().join(words.comma),
        calls,
      ),
    }),
  );

/** What each model has cost, and all of them. */
export function moneyOf(tallies: Iterable<CallTally>, { words }: Telling, figures: Figures): CitedStatement[] {
  const byModel = new Map<string, CallTally>();
  for (const one of tallies) {
    const all = byModel.get(one.model) ?? emptyTally('', one.model);
    byModel.set(one.model, {
      ...all,
      calls: all.calls + one.calls,
      read: all.read + one.read,
      written: all.written + one.written,
      microUsd: all.microUsd + one.microUsd,
      versions: [...all.versions, ...one.versions],
    });
  }
  const models = [...byModel.values()];
  const cost = models.reduce((sum, { microUsd }) => sum + microUsd, 0);
  const versions = models.flatMap((one) => one.versions);
  if (!models.length) return [];
  return [
    ...models.map((one) =>
      statement('money', one.versions, {
        kind: 'money.spent',
        text: words.spent(
          one.model,
          one.calls,
          figures.number(one.read),
          figures.number(one.written),
          figures.usd(one.microUsd),
        ),
      }),
    ),
    statement('money', versions, { kind: 'money.total', text: words.total(figures.usd(cost)) }),
  ];
}

type Figures = ReturnType<typeof figuresOf>;
