import { Alert, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { lastSummaryIn, SummingUp } from '../summing-up.js';

const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['completed', 'blue'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
  ['rehearsed', 'yellow'],
]);

/** What it came to: the closing summary, what is still open, and the documents (I6). */
export function Result({ channel, events }: PanelProps) {
  const t = useWords().interview;
  const { outcome = 'failed', closed, language, documents } = channel as ChannelOf<'interview'>;
  const summary = lastSummaryIn(events);
  return (
    <Alert color={COLORS.get(outcome) ?? 'red'} title={ownProperty(t.outcome, outcome) ?? t.outcome.failed}>
      <div lang={language}>
        {closed && (
          <Text size="sm" className="said">
            {closed.message}
          </Text>
        )}
        {summary && <SummingUp of={summary} />}
        {documents.length > 0 && (
          <Text size="sm">
            {`📄 ${documents.map(({ document, title, version }) => `${document} ${title} (${t.version(version)})`).join(' · ')}`}
          </Text>
        )}
      </div>
    </Alert>
  );
}
