import { Text } from '@mantine/core';
import type { GeneratedBy } from '@parley/client';
import { useWords } from '../words/use-words.js';

/** Authors: who wrote what is shown: AI agents by which models, people, or scripts (Article 50). Nothing where nobody has yet. */
export function GeneratedLine({ mark: { by, models } }: { mark: GeneratedBy }) {
  const { line } = useWords().frame.generated;
  if (!by.length) return null;
  return (
    <Text size="sm" className="said">
      {line(by, models)}
    </Text>
  );
}
