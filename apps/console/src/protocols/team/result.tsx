import { Alert, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import { Markdown } from '../../frame/markdown.js';
import { outcomeColor } from '../../frame/outcome-color.js';
import { Points } from '../points.js';
import type { ChannelOf, PanelProps } from '../protocol.js';

/** The report: the answer, what it rests on, and what is open or missing (D1). */
export function Result({ channel: given }: PanelProps) {
  const { team: t, frame } = useWords();
  const channel = given as ChannelOf<'team'>;
  const { outcome = 'failed', report, missing = [], closed, language } = channel;
  return (
    <Alert
      color={outcomeColor(outcome)}
      title={ownProperty(t.outcome, outcome) ?? t.outcome.failed}
      className="report"
      tabIndex={0}
    >
      <div lang={language}>
        {report ? (
          <Markdown text={report.answer} />
        ) : (
          <Text size="sm" className="said">
            {closed?.message}
          </Text>
        )}
        <Points name={t.decisions} points={report?.decisions ?? []} />
        <Points name={frame.summary.open} points={report?.open_points ?? []} />
        <Points name={t.missing} points={missing.map(({ title, reason }) => `${title}: ${reason}`)} />
      </div>
    </Alert>
  );
}
