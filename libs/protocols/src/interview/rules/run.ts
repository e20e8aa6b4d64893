import type { Run as RunOf } from '../../shared/decider.js';
import type { InterviewChannel } from '../state.js';

export type Run = RunOf<InterviewChannel>;
