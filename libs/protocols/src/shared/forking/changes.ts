import type { FieldError, ForkChanges, SeatChange, TerminationPolicy } from '@parley/contracts';
import { layered, policyErrors } from '@parley/termination';
import type { Protocol } from '../../protocol.js';
import type { ChannelState, Opened } from '../channel-state.js';
import { kindErrors } from '../work/model-choice.js';

/** What an opening has of a seat that can be changed. */
type Seat = { participant_id: string; kind: string } & Partial<SeatChange>;

const MODEL_FIELDS = ['model', 'provider', 'effort'] as const;
const VOICE_FIELDS = ['persona', 'system_prompt'] as const;

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'object' && value !== null && 'participant_id' in value && 'kind' in value;

/** Whoever sits there: in a list of seats, or each under a name of its own, as an interview has them. */
const seatsOf = (opened: Opened): Seat[] => Object.values(opened).flat().filter(isSeat);

/** What a channel was opened with, with the changes of a fork in it. */
export function withChanges<O extends Opened>(opened: O, changes: ForkChanges): O {
  const { seats = [], termination, budget_micro_usd, models = [] } = changes;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    const change = isSeat(value) && seats.find(({ participant_id }) => participant_id === value.participant_id);
    return change ? { ...value, ...change } : value;
  };
  const parts = Object.entries(opened).map(([name, value]) => [name, name === 'config' ? value : changed(value)]);
  const kept = (opened.config.models ?? []).filter(({ kind }) => !models.some((one) => one.kind === kind));
  const { termination: before } = opened as { termination?: TerminationPolicy };
  return {
    ...(Object.fromEntries(parts) as O),
    ...(termination && { termination: policyWith(before, termination) }),
    config: {
      ...opened.config,
      ...(budget_micro_usd !== undefined && { budget_micro_usd }),
      ...(models.length && { models: [...kept, ...models] }),
    },
  };
}

/** Rules that were there stay in their places: whoever compares both sees what was changed. */
function policyWith(before: TerminationPolicy | undefined, given: TerminationPolicy): TerminationPolicy {
  const policy = layered(before, given);
  const places = (before?.stop_when ?? []).flatMap((rule) => Object.keys(rule));
  const placeOf = (rule: object) => {
    const place = places.indexOf(Object.keys(rule)[0] ?? '');
    return place === -1 ? places.length : place;
  };
  return { ...policy, stop_when: policy.stop_when.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** What of the changes cannot be, each with why. */
export function changeErrors<S extends ChannelState>(
  protocol: Protocol<S>,
  opened: NonNullable<S['opened']>,
  changes: ForkChanges,
): FieldError[] {
  const { seats = [], termination, models } = changes;
  const errors = [
    ...seats.flatMap((change, index) => seatErrors(seatsOf(opened), change, seats.slice(0, index), index)),
    ...(termination ? policyErrors(termination, '/changes/termination') : []),
    ...kindErrors(protocol, models).map(({ pointer, reason }) => ({
      pointer: pointer.replace('/config', '/changes'),
      reason,
    })),
  ];
  if (errors.length) return errors;
  return protocol.opening.errors(withChanges(opened, changes) as never).map(({ pointer, reason }) => ({
    pointer: `/changes${pointer}`,
    reason,
  }));
}

function seatErrors(
  seats: readonly Seat[],
  change: SeatChange,
  before: readonly SeatChange[],
  index: number,
): FieldError[] {
  const at = (field: string, reason: string): FieldError => ({ pointer: `/changes/seats/${index}/${field}`, reason });
  const { participant_id } = change;
  const seat = seats.find((one) => one.participant_id === participant_id);
  if (!seat) {
    const there = seats.map((one) => one.participant_id).join(', ');
    return [at('participant_id', `there is no seat ${participant_id}; there are: ${there}`)];
  }
  if (before.some((one) => one.participant_id === participant_id))
    return [at('participant_id', `${participant_id} is there twice`)];
  return [
    ...MODEL_FIELDS.filter((field) => change[field] !== undefined && seat.kind !== 'hosted').map((field) =>
      at(field, `${participant_id} is played by no model: its kind is ${seat.kind}`),
    ),
    ...VOICE_FIELDS.filter((field) => change[field] !== undefined && !(field in seat)).map((field) =>
      at(field, `the seats of this channel have no ${field}`),
    ),
  ];
}

/** Whether another model does this in the fork, or thinks more or less: what the parent's said is not taken then. */
export const isOtherModel = ({ seats = [], models = [] }: ForkChanges, kind: string, participantId?: string): boolean =>
  models.some((one) => one.kind === kind) ||
  seats.some(
    (seat) => seat.participant_id === participantId && MODEL_FIELDS.some((field) => seat[field] !== undefined),
  );
