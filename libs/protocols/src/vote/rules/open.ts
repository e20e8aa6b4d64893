import type { FieldError, OpenVote } from '@parley/contracts';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';

/** What no schema says of a vote's opening. */
export const openingErrors = ({ options, members, config: { rule, quorum } }: OpenVote): FieldError[] => [
  ...duplicateErrors('members', members, ['participant_id', 'name']),
  ...remoteSeatErrors(members, (index) => `/members/${index}`),
  ...optionErrors(rule, options),
  ...(quorum > members.length
    ? [{ pointer: '/config/quorum', reason: `there are only ${members.length} voters` }]
    : []),
];

function optionErrors(rule: OpenVote['config']['rule'], options: readonly string[]): FieldError[] {
  if (rule === 'consent')
    return options.length ? [{ pointer: '/options', reason: 'must be empty: one consents, objects or abstains' }] : [];
  if (options.length < 2) return [{ pointer: '/options', reason: 'must be at least two' }];
  const texts = options.map((option) => option.trim().toLowerCase());
  return options.flatMap((option, index) => {
    const pointer = `/options/${index}`;
    if (!option.trim()) return [{ pointer, reason: 'is empty' }];
    return texts.indexOf(texts[index]!) < index ? [{ pointer, reason: `is listed twice: ${option}` }] : [];
  });
}
