import { Button, Group, Text, TextInput } from '@mantine/core';
import { interventionsIntervene } from '@parley/client';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { useSend } from '../work-form.js';

/** `/debate` of the user: it is put in at the next boundary (D5). */
export function AskForDebate({ id }: { id: string }) {
  const t = useWords().team;
  const [topic, setTopic] = useState('');
  const text = `/debate ${topic.trim()}`;
  const asking = useSend(id, async () => {
    await interventionsIntervene({ path: { id }, body: { text }, throwOnError: true });
    setTopic('');
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          label={t.askForDebate}
          placeholder={t.topicExample}
          value={topic}
          onChange={({ currentTarget }) => setTopic(currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={asking.isPending} disabled={!topic.trim()}>
          {t.debateIt}
        </Button>
      </Group>
      {asking.isSuccess && (
        <Text size="xs" role="status">
          {t.debateQueued}
        </Text>
      )}
      {asking.error && <ProblemAlert error={asking.error} />}
    </form>
  );
}
