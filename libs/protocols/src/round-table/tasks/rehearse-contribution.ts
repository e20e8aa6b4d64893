import type { Stance } from '@parley/contracts';
import { nothingSaid } from '../../shared/work/not-understood.js';
import type { ContributeTask } from './contribute-task.js';

/** Of those who say nothing of the matter no detector may think that they agree. */
const UNDECIDED: Stance = { verdict: 'undecided', claim: '', accepts: [], rejects: [] };

/** By script, with the stance that it has, or none. Undefined is a scripted silence. Unscripted members claim nothing (P6). */
export function rehearseContribution({ line, language }: ContributeTask) {
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { text: '' };
  const text = line?.text || line?.stance?.claim;
  if (!text) return { text: nothingSaid(language), stance: line?.stance ?? UNDECIDED };
  return { text, ...(line?.stance && { stance: line.stance }) };
}
