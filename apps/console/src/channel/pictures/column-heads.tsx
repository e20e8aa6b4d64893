import { Text } from '@mantine/core';
import { EventLink } from '../event-link.js';
import { groupsOf, type Column } from './columns.js';
import { useColumnWords } from './use-column-words.js';

/** Above a picture's columns: what they are, and what several of them belong to. Each leads to where it begins. */
export function ColumnHeads({ columns, corner }: { columns: readonly Column[]; corner: string }) {
  const words = useColumnWords();
  const groups = groupsOf(columns);
  return (
    <thead>
      {groups.length > 0 && (
        <tr>
          <td className="picture-name" />
          {groups.map((group) => (
            <th key={group.key} scope="colgroup" colSpan={group.length} className="picture-group">
              <Text size="xs" fw={600} lineClamp={1} title={words.group(group)}>
                {words.group(group)}
              </Text>
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th scope="col" className="picture-name">
          <Text size="xs">{corner}</Text>
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col">
            <EventLink
              position={column.position}
              aria-label={words.whole(column)}
              c="var(--mantine-color-text)"
              fz="xs"
            >
              {words.short(column).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </EventLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}
