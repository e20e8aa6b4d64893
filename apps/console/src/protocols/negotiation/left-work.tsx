import { List, Text } from '@mantine/core';
import type { ProposalAdjusted } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { leftWorkIn } from './requests.js';

/** What becomes of the work of those who withdrew: whoever does it now, or why nobody does (N5). */
export function LeftWork({ adjusted, nameOf }: { adjusted: ProposalAdjusted; nameOf(id: string): string }) {
  const { colon, negotiation } = useWords();
  const t = negotiation.leftWork;
  const left = leftWorkIn(adjusted);
  if (!left.length) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t.title}
      </Text>
      <List size="sm">
        {left.map(({ participant_id, isPassedOn, answer }) => (
          <List.Item key={participant_id}>
            {t.of(nameOf(participant_id))} · {isPassedOn ? t.passedOn : t.notPassedOn}
            {colon}
            <span className="said">{answer}</span>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
