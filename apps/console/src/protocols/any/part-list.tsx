import { Text } from '@mantine/core';
import type { ReadablePart } from '@parley/contracts/readable-event';
import { cutText } from '../../frame/cut-text.js';
import { Cut } from '../../frame/said-text.js';

/** Fields, each with its text; what they are made of is set in below them, an item of a list by itself. */
export function PartList({ parts }: { parts: readonly ReadablePart[] }) {
  return parts.map(({ name, text, parts: within }, index) => (
    <div key={index} className={name ? undefined : 'set-in'}>
      <Text size="sm" className="said" component="div">
        {name && (
          <Text span size="xs" me="xs">
            {name}
          </Text>
        )}
        {text !== undefined && cutText(text)}
      </Text>
      {text !== undefined && <Cut text={text} name={`${name || 'text'}.txt`} />}
      {within && (
        <div className={name && within[0]?.name ? 'set-in' : undefined}>
          <PartList parts={within} />
        </div>
      )}
    </div>
  ));
}
