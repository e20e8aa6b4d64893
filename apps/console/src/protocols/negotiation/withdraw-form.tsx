import { Textarea } from '@mantine/core';
import { useWords } from '../../words/use-words.js';

/** Why somebody leaves, and what would keep them. */
export function WithdrawForm({ reasoning, set }: { reasoning: string; set(reasoning: string): void }) {
  const t = useWords().negotiation;
  return (
    <Textarea
      label={t.whyWithdraw}
      description={t.whatMustChange}
      value={reasoning}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      autosize
      minRows={2}
    />
  );
}
