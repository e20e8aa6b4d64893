import { List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { Asked } from './answer-body.js';

/** What a person needs in order to speak: what the others at the table are shown in its place. */
export function Heard({ asked, language }: { asked: Asked; language: string }) {
  const { 'round-table': t, premortem: words, pooling } = useWords();
  const { question, last_summary, premortem, knows, said = [] } = asked;
  return (
    <div>
      <Text size="sm" fw={600} className="said" lang={language}>
        {question}
      </Text>
      {premortem && <Text size="sm">{words.asked}</Text>}
      {knows && <Text size="sm">{pooling.first}</Text>}
      {(last_summary || said.length > 0) && (
        <details>
          <Text component="summary" size="sm">
            {last_summary ? t.whatStands : t.saidSince}
          </Text>
          {last_summary && (
            <Text size="sm" className="said" lang={language}>
              {last_summary}
            </Text>
          )}
          {last_summary && said.length > 0 && <Text size="sm">{t.saidSince}</Text>}
          <List size="sm" lang={language}>
            {said.map(({ name, text, verdict }, index) => (
              <List.Item key={index} className="said">
                <b>{name}</b>
                {`${verdict ? ` (${t[verdict]})` : ''} · ${text}`}
              </List.Item>
            ))}
          </List>
        </details>
      )}
    </div>
  );
}
