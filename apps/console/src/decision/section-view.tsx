import { List, Stack, Table, Text, Title } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import type { DecisionWords } from '@parley/wording';
import { HeadRow } from '../frame/head-row.js';
import { WholeMarkdown } from './whole-markdown.js';

interface SectionViewProps {
  section: DecisionRecord['sections'][number];
  words: DecisionWords;
  language: string;
}

/** A part of what was decided, with its own heading. */
export function SectionView({ section, words, language }: SectionViewProps) {
  if (section.kind === 'documents')
    return section.documents.map(({ title, markdown }, index) => (
      <div key={index} lang={language}>
        <Title order={3} size="h5" className="said">
          {title}
        </Title>
        <WholeMarkdown text={markdown} />
      </div>
    ));
  return (
    <Stack gap={4} lang={language}>
      <Title order={3} size="h5" lang={undefined}>
        {words.headings[section.heading]}
      </Title>
      {section.kind === 'text' && <WholeMarkdown text={section.text} />}
      {section.kind === 'terms' && (
        <Rows heads={[words.term, words.value]} rows={section.terms.map(({ name, value }) => [name, value])} />
      )}
      {section.kind === 'tasks' && (
        <Rows
          heads={[words.who, words.role, words.task]}
          rows={section.tasks.map(({ name, role, task, essential }) => [
            name,
            essential ? `${role} (${words.essential})` : role,
            task,
          ])}
        />
      )}
      {section.kind === 'list' && (
        <List>
          {section.items.map(({ text, detail, by, ruling }, index) => {
            const notes = [ruling && words.rulings[ruling], by && words.proposedBy(by)].filter(Boolean);
            return (
              <List.Item key={index} className="said">
                {[text, notes.length && `(${notes.join(words.comma)})`].filter(Boolean).join(' ')}
                {detail && (
                  <Text size="sm" className="said">
                    {detail}
                  </Text>
                )}
              </List.Item>
            );
          })}
        </List>
      )}
    </Stack>
  );
}

const Rows = ({ heads, rows }: { heads: string[]; rows: string[][] }) => (
  <Table verticalSpacing={4}>
    <HeadRow heads={heads} />
    <Table.Tbody>
      {rows.map((cells, row) => (
        <Table.Tr key={row}>
          {cells.map((cell, index) => (
            <Table.Td key={index} className="said">
              {cell}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
