import { List, Text } from '@mantine/core';

/** Some points under a name; nothing where there are none. */
export function Points({ name, points }: { name: string; points: readonly string[] }) {
  if (!points.length) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <List size="sm">
        {points.map((point, index) => (
          <List.Item key={index} className="said">
            {point}
          </List.Item>
        ))}
      </List>
    </>
  );
}
