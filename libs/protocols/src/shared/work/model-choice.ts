import type { FieldError, KindModel } from '@parley/contracts';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { BALLOT } from './ballot.js';

/** Which model a channel wants for a piece of work; what is absent, the installation says. */
export type ModelChoice = Omit<KindModel, 'kind'>;

/**
 * The choice for a kind of work and who does it. What a participant's seat says comes first, for all that it does: its
 * model and provider as a pair, since a model's name means nothing to another provider.
 */
export function modelChoice(
  protocol: Protocol,
  state: ChannelState,
  kind: string,
  participantId?: string,
): ModelChoice {
  const { models = [] } = state.opened?.config ?? {};
  const { kind: _, ...ofKind } = models.find((one) => one.kind === kind) ?? { kind };
  const seat = protocol.participants(state).find((one) => one.participant_id === participantId);
  if (!seat) return ofKind;
  const { model, provider } = seat.model || seat.provider ? (seat as ModelChoice) : ofKind;
  const effort = (seat as ModelChoice).effort ?? ofKind.effort;
  return { ...(model && { model }), ...(provider && { provider }), ...(effort && { effort }) };
}

/** A model for a kind of work that there is not would be dropped in silence. */
export function kindErrors<S extends ChannelState>(
  { facilitations, turns }: Protocol<S>,
  models: readonly KindModel[] = [],
): FieldError[] {
  const specs = [...Object.values(facilitations), ...Object.values(turns), BALLOT];
  const kinds = [...new Set(specs.map(({ kind }) => kind))];
  return models.flatMap(({ kind }, index) =>
    kinds.includes(kind)
      ? []
      : [{ pointer: `/config/models/${index}/kind`, reason: `there is no ${kind}; known: ${kinds.join(', ')}` }],
  );
}
