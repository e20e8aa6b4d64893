import { Alert, List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { CardProps } from '../protocol.js';

/** What the next answer goes by (I3). */
export function Notice({ event: { data } }: CardProps<'NoticeIssued'>) {
  const t = useWords().interview;
  return <Behind title={`${t.notice[data.by]}${data.corrects ? ` · ${t.corrects}` : ''}`}>{data.text}</Behind>;
}

export function Analysed({ event: { data } }: CardProps<'InterviewAnalysed'>) {
  const t = useWords().interview;
  const { from_turn, through_turn, reading, added, changed, completeness_score: score, risks } = data;
  return (
    <Behind title={`◦ ${t.analysed(from_turn, through_turn)}`}>
      {reading}
      <Text size="xs">{t.facts(added.length, changed.length, score)}</Text>
      {risks.length > 0 && (
        <List size="xs">
          {risks.map(({ kind, text }, index) => (
            <List.Item key={index}>{`⚠ ${t.risk[kind]} · ${text}`}</List.Item>
          ))}
        </List>
      )}
    </Behind>
  );
}

export function Overseen({ event: { data } }: CardProps<'AnalysisOverseen'>) {
  const t = useWords().interview;
  const { approves, reason } = data.oversight;
  return <Behind title={`⚖ ${approves ? t.approves : t.leaves}`}>{reason}</Behind>;
}

export function Moved({ event: { data } }: CardProps<'StatusChanged'>) {
  const t = useWords().interview;
  const [from, to] = [t.statuses[data.from], t.statuses[data.to]];
  return (
    <Alert color="blue" p="xs" title={t.moved(from, to)}>
      <span className="said">{data.reason}</span>
    </Alert>
  );
}

export function Remembered({ event: { data } }: CardProps<'MemoryCompressed'>) {
  const t = useWords().interview;
  const { from_turn: from, through_turn: through, points } = data;
  return (
    <Behind title={`⌁ ${t.remembered(from, through, points.length)}`}>
      <List size="xs">
        {points.map(({ text }, index) => (
          <List.Item key={index}>{text}</List.Item>
        ))}
      </List>
    </Behind>
  );
}

/** Somebody waits for what is thought about (I4). */
export function Held({ event: { data } }: CardProps<'BarrierHeld'>) {
  const t = useWords().interview;
  const { level, blocking_agent, waiting } = data;
  return <Text size="sm">{`⏳ ${t[level]} ${t.waits(t.agents[blocking_agent], waiting)}`}</Text>;
}

/** A background that did not end is marked: nobody takes its silence for agreement (I4). */
export function Released({ event: { data } }: CardProps<'BarrierReleased'>) {
  const t = useWords().interview;
  const { turn, cause, blocking_agent, message } = data;
  if (cause !== 'failed' && cause !== 'timeout') return <Text size="xs">{`· ${t.released(turn)}`}</Text>;
  const why = message ?? t.timeout;
  return (
    <Alert color="orange" p="xs">
      {`! ${t.wentOn(t.agents[blocking_agent], why)}`}
    </Alert>
  );
}

/** What happens behind the talk: folded, since a chat is read for what is said. */
function Behind({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details>
      <Text component="summary" size="sm">
        {title}
      </Text>
      <Text component="div" size="sm" className="said" ps="md">
        {children}
      </Text>
    </details>
  );
}
