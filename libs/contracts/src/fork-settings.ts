import type { ForkChanges, KindModel, SeatChange } from './generated/types.js';

type Changes = Omit<ForkChanges, 'termination'> & { termination?: object };

/** What a fork changes, setting by setting, as a command line takes them: `seats.alice.model=opus`. */
export function settingsOf({ seats = [], termination = {}, budget_micro_usd, models = [] }: Changes): string[] {
  const of = (under: string, { id, ...fields }: { id: string } & Record<string, unknown>) =>
    Object.entries(fields).map(([name, value]) => `${under}.${id}.${name}=${textOf(value)}`);
  return [
    ...seats.flatMap(({ participant_id: id, ...change }: SeatChange) => of('seats', { id, ...change })),
    ...models.flatMap(({ kind: id, ...change }: KindModel) => of('models', { id, ...change })),
    ...Object.entries(termination).map(([name, value]) => `termination.${name}=${textOf(value)}`),
    ...(budget_micro_usd === undefined ? [] : [`budget_usd=${budget_micro_usd / 1_000_000}`]),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
