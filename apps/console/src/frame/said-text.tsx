import { Button, Group, Text } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { cutText, MOST_SHOWN } from './cut-text.js';
import { useFormat } from './format.js';
import { saveText } from './save-file.js';

interface CutProps {
  /** All of it. */
  text: string;
  /** The name of the file that holds all of it. */
  name: string;
}

/** Says how much of a text that is too long is shown, with the way to all of it; nothing for others. */
export function Cut({ text, name }: CutProps) {
  const t = useWords().frame;
  const format = useFormat();
  if (text.length <= MOST_SHOWN) return null;
  return (
    <Group gap="xs">
      <Text size="xs">{t.event.cut(format.number(MOST_SHOWN), format.number(text.length))}</Text>
      <Button size="compact-xs" variant="default" onClick={() => saveText(text, name)}>
        {t.event.download}
      </Button>
    </Group>
  );
}

/** What somebody said, as it was said, of any length. */
export const SaidText = ({ text, name = 'text.txt' }: { text: string; name?: string }) => (
  <>
    <Text size="sm" className="said">
      {cutText(text)}
    </Text>
    <Cut text={text} name={name} />
  </>
);
