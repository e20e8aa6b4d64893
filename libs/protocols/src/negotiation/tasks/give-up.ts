import type { Run } from '../../shared/decider.js';
import { conclude, endEarly } from '../rules/conclude.js';
import type { NegotiationState } from '../state.js';

/** A facilitation that every try has failed at, and every wait for the model, ends the negotiation: early where the money is gone, else as failed. */
export function giveUp(run: Run<NegotiationState>): void {
  if (run.state.outOfFunds) endEarly(run, run.state.outOfFunds);
  else conclude(run, 'failed', 'facilitation_failed');
}
