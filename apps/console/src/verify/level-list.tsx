import { Stack, Text } from '@mantine/core';

export interface Level {
  mark: '✓' | '·' | '✗';
  text: string;
}

/** Each level by its name, as in the terminal. */
export const LevelList = ({ levels }: { levels: readonly Level[] }) => (
  <Stack component="ul" role="list" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
    {levels.map(({ mark, text }) => (
      <Text key={text} component="li" size="sm" className="said">
        <span aria-hidden>{mark} </span>
        {text}
      </Text>
    ))}
  </Stack>
);
