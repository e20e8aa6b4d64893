import { List, Stack, Text } from '@mantine/core';
import type { DocumentComparison, PartDifference, Statement } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { Heading } from '../../frame/heading.js';

interface ComparedProps {
  comparison: DocumentComparison;
  /** Nothing is compared: all of it stands. */
  alone: boolean;
}

/** What became of each statement, under its heading; a sign and a word, not a colour alone. */
export function Compared({ comparison: { parts, summary }, alone }: ComparedProps) {
  const t = useWords().interview;
  const isSame =
    !summary && parts.every(({ added, removed, changed }) => !added.length && !removed.length && !changed.length);
  return (
    <Stack gap="sm" mt="sm">
      {!alone && isSame && <Text size="sm">{t.same}</Text>}
      {summary && <Reworded before={summary.before} now={summary.now} />}
      {parts.map((part) => (
        <Part key={part.part} part={part} />
      ))}
    </Stack>
  );
}

function Part({ part: { title, added, removed, changed, unchanged } }: { part: PartDifference }) {
  const t = useWords().interview;
  return (
    <div>
      <Heading order={3}>{title}</Heading>
      <List size="sm" spacing={4}>
        {unchanged.map((statement, index) => (
          <List.Item key={`same ${index}`}>
            <Stated statement={statement} />
          </List.Item>
        ))}
        {changed.map(({ before, now }, index) => (
          <List.Item key={`changed ${index}`}>
            <Reworded before={before.text} now={now.text} />
            <Beside statement={now} />
          </List.Item>
        ))}
        {added.map((statement, index) => (
          <List.Item key={`added ${index}`}>
            <ins>{`＋ ${t.added} · `}</ins>
            <Stated statement={statement} />
          </List.Item>
        ))}
        {removed.map((statement, index) => (
          <List.Item key={`removed ${index}`}>
            {`− ${t.removed} · `}
            <del className="said">{statement.text}</del>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function Reworded({ before, now }: { before: string; now: string }) {
  const t = useWords().interview;
  return (
    <Text size="sm" className="said">
      {`± ${t.reworded} · `}
      <del>{before}</del> → <ins>{now}</ins>
    </Text>
  );
}

const Stated = ({ statement }: { statement: Statement }) => (
  <>
    <span className="said">{statement.text}</span>
    <Beside statement={statement} />
  </>
);

/** What else is said of a statement, and the turns that it rests on. */
function Beside({ statement: { details, turns } }: { statement: Statement }) {
  const { comma, colon, interview: t } = useWords();
  return (
    <Text size="xs" className="said">
      {[...details.map(({ name, text }) => `${name}${colon}${text}`), t.restsOn(turns.join(comma))].join(' · ')}
    </Text>
  );
}
