import type { EventEnvelope, Problem } from '@parley/contracts';

/** What the answers of both services are made of besides the contract; schemas are generated from here. */
export interface AnswerTypes {
  EventEnvelope: EventEnvelope;
  Problem: Problem;
}
