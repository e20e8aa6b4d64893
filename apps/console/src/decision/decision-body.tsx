import { List, Stack, Text, Title } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import { countText, endedText, nextText } from '@parley/protocols/decision';
import type { DecisionWords } from '@parley/wording';
import { positionText, wantsText } from '@parley/wording';
import type { ReactNode } from 'react';
import { GeneratedLine } from '../frame/generated-line.js';
import { ForkedFrom } from './forked-from.js';
import { SectionView } from './section-view.js';
import { Sides } from './sides.js';
import { Story } from './story.js';
import { Took } from './took.js';
import { WholeMarkdown } from './whole-markdown.js';

interface DecisionBodyProps {
  record: DecisionRecord;
  words: DecisionWords;
  /** Shown by a link that only reads: nothing leads elsewhere. */
  readsOnly: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** A decision whole, the answer first: what, who, who not and why, what is open, what next, how it ended, how it came about. */
export function DecisionBody({ record, words, readsOnly, children }: DecisionBodyProps) {
  const { verdict, sections, dissent, contradicted, open_points, next, language, question } = record;
  const documents = sections.filter(({ kind }) => kind === 'documents');
  const decided = sections.filter(({ kind }) => kind !== 'documents');
  // Where nothing else came of it, documents are the result.
  const [result, behind] = decided.length ? [decided, documents] : [documents, []];
  return (
    <>
      <div className="decision-verdict" role="status">
        <Text fw={700} size="xl" component="p">
          {[words.verdicts[verdict], countText(record, words)].join(' · ')}
        </Text>
        <Text component="p">{endedText(record, words)}</Text>
        {contradicted && <Text fw={600}>{words.contradicted[contradicted]}</Text>}
        <GeneratedLine mark={record.generated_by} />
        <ForkedFrom record={record} words={words} readsOnly={readsOnly} />
      </div>
      {children}
      <Part title={words.decided[verdict]}>
        {sections.length ? (
          result.map((section) => (
            <SectionView key={section.heading} section={section} words={words} language={language} />
          ))
        ) : (
          <Text>{words.nothing}</Text>
        )}
      </Part>
      {record.positions.length > 0 && (
        <Part title={words.forAndAgainst}>
          <Sides record={record} words={words} />
        </Part>
      )}
      {dissent.length > 0 && (
        <Part title={words.dissent}>
          {dissent.map(({ name, argument, position, about }, index) => (
            <blockquote key={index} className="decision-dissent" lang={language}>
              <Text fw={600} component="p">
                {[name, about && words.about(about)].filter(Boolean).join(' ')}
              </Text>
              <Text className="said">{positionText(words, argument)}</Text>
              {position !== argument && <Text className="said">{wantsText(words, position)}</Text>}
            </blockquote>
          ))}
        </Part>
      )}
      <Part title={words.open}>
        {open_points.length ? <Lines lines={open_points} language={language} /> : <Text>{words.nothingOpen}</Text>}
      </Part>
      {next.length > 0 && (
        <Part title={words.next}>
          <Lines lines={next.map((step) => nextText(step, words))} />
        </Part>
      )}
      <Part title={words.question}>
        <div lang={language}>
          <WholeMarkdown text={question} />
        </div>
      </Part>
      <Part title={words.how}>
        <Took record={record} words={words} />
      </Part>
      {behind.map((section) => (
        <Part key={section.heading} title={words.headings.documents}>
          <SectionView section={section} words={words} language={language} />
        </Part>
      ))}
      {record.story.length > 0 && (
        <Part title={words.story}>
          <Story record={record} words={words} links={!readsOnly} />
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" gap={6} aria-label={title}>
    <Title order={2} size="h4">
      {title}
    </Title>
    {children}
  </Stack>
);

const Lines = ({ lines, language }: { lines: readonly string[]; language?: string }) => (
  <List>
    {lines.map((line, index) => (
      <List.Item key={index} className="said" lang={language}>
        {line}
      </List.Item>
    ))}
  </List>
);
