import type { TurnSpec } from '../../shared/work/turn-spec.js';
import type { TeamState, TeamWork } from '../state.js';
import { argue } from './argue.js';
import { assess } from './assess.js';
import { execute } from './execute.js';
import { openDebate } from './open-debate.js';
import { plan } from './plan.js';
import { revise } from './revise.js';
import { rule } from './rule.js';
import { sumUp } from './sum-up.js';
import { synthesise } from './synthesise.js';

/** What experts are asked, by the turn's work (D1 to D4). */
export const turns = {
  plan,
  revise,
  execute,
  assess,
  open_debate: openDebate,
  argue,
  sum_up: sumUp,
  rule,
  synthesise,
} satisfies Record<TeamWork, unknown> as Record<TeamWork, TurnSpec<TeamState>>;
