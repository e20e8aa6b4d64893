import type { Proposal } from '@parley/contracts';
import { quoted } from '../../shared/work/quoted.js';

/** A proposal as a prompt shows it: as data, each value quoted. */
export function proposalText(proposal: Proposal): string {
  return [
    `<proposal version="${proposal.version}">`,
    quoted('title', proposal.title),
    quoted('summary', proposal.summary),
    ...proposal.terms.map((term) =>
      quoted('term', term.value, { field: term.field, ...(term.unit && { unit: term.unit }) }),
    ),
    ...proposal.assignments.map((seat) =>
      quoted('assignment', `${seat.task}${seat.notes ? `\n${seat.notes}` : ''}`, {
        participant_id: seat.participant_id,
        role: seat.role,
        core: String(seat.core),
      }),
    ),
    '</proposal>',
  ].join('\n');
}
