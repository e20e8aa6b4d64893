import { List, Text } from '@mantine/core';
import type { ReadablePart } from '@parley/contracts/readable-event';
import { SaidText } from '../../frame/said-text.js';

/** Fields, each with its text; what they are made of is set in below them. */
export function PartList({ parts }: { parts: readonly ReadablePart[] }) {
  return (
    <List size="sm" listStyleType="none" spacing={2} withPadding={false}>
      {parts.map(({ name, text, parts: within }, index) => (
        <List.Item key={index} styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
          {name && (
            <Text size="xs" component="span">
              {name}
            </Text>
          )}
          {text !== undefined && <SaidText text={text} />}
          {within && (
            <div className="set-in">
              <PartList parts={within} />
            </div>
          )}
        </List.Item>
      ))}
    </List>
  );
}
