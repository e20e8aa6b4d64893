import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import type { DocumentId, InterviewChannel } from '../state.js';
import { analyse } from './analyse.js';
import { answer } from './answer.js';
import { brief } from './brief.js';
import { compress } from './compress.js';
import { conclude } from './conclude.js';
import { oversee } from './oversee.js';
import { documents } from './write.js';

/** What is asked of the Interviewer, and of the Architect: each document by its name (I2, I6). */
export const turns = { answer, ...documents } as Record<'answer' | DocumentId, TurnSpec<InterviewChannel>>;

/** What is thought behind the talk (I3, I5), and at its end. */
export const facilitations = { brief, analyse, oversee, compress, conclude } as Record<
  'brief' | 'analyse' | 'oversee' | 'compress' | 'conclude',
  FacilitationSpec<InterviewChannel>
>;
