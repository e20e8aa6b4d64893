import { Box, Progress, Stack, Text } from '@mantine/core';
import type { AreaScore, InterviewState } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useChanges } from './use-changes.js';
import { Heading } from '../../frame/heading.js';

export interface StateTableProps {
  state: InterviewState;
  areas: readonly AreaScore[];
  language: string;
}

/** What is known of the user, as it becomes known (I7). What the latest analysis changed flashes, and says so in words. */
export function StateTable({ state, areas, language }: StateTableProps) {
  const t = useWords().interview;
  const changed = useChanges(state);
  const { status, processed_turns, completeness_score: score, user_profile, current_practice, pain_points } = state;
  const { constraints, success_criteria } = state;
  const row = (path: string, name: string, value: string) => (
    <Row key={`${path} ${value}`} name={name} value={value} isChanged={changed.has(path)} />
  );
  const named = (part: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => row(`${part}.${name}`, name, value));
  return (
    <Stack gap="xs">
      {row('status', t.status, t.statuses[status])}
      {row('processed_turns', t.processed, String(processed_turns))}
      {row('completeness_score', t.completeness, t.ofHundred(score))}
      <Areas areas={areas} language={language} />
      <Part title={t.profile} language={language} rows={named('user_profile', user_profile)} />
      <Part title={t.areas.context} language={language} rows={named('current_practice', current_practice)} />
      <Part
        title={t.pains}
        language={language}
        rows={pain_points.map((text) => row(`pain_points.${text}`, '', text))}
      />
      <Part title={t.constraints} language={language} rows={named('constraints', constraints)} />
      <Part title={t.areas.success} language={language} rows={named('success_criteria', success_criteria)} />
    </Stack>
  );
}

/** How complete each part of the picture is, and what is missing in it. */
function Areas({ areas, language }: Pick<StateTableProps, 'areas' | 'language'>) {
  const t = useWords().interview;
  return areas.map(({ area, score, missing }) => (
    <div key={area}>
      <Text size="xs">{t.label(t.areas[area]) + t.ofHundred(score)}</Text>
      <Progress value={score} size="sm" aria-label={t.areas[area]} />
      {missing && (
        <Text size="xs" className="said" lang={language}>
          {t.missing(missing)}
        </Text>
      )}
    </div>
  ));
}

function Part({ title, language, rows }: { title: string; language: string; rows: React.ReactNode[] }) {
  const t = useWords().interview;
  return (
    <div>
      <Heading order={3}>{title}</Heading>
      <div lang={language}>{rows.length ? rows : <Text size="sm">{t.nothing}</Text>}</div>
    </div>
  );
}

/** Its key holds its value, so that a row that changed is a new one, and flashes once. */
function Row({ name, value, isChanged }: { name: string; value: string; isChanged: boolean }) {
  const t = useWords().interview;
  return (
    <Box className={isChanged ? 'flash' : undefined}>
      <Text size="sm" className="said">
        {name && <b>{t.label(name)}</b>}
        {value}
        {isChanged && (
          <Text span size="xs">
            {` ● ${t.changed}`}
          </Text>
        )}
      </Text>
    </Box>
  );
}
