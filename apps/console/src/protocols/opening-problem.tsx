import { Button, Group } from '@mantine/core';
import { problemOf } from '../api/client.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';

interface Props {
  error: Error;
  /** Begins it, whatever it may cost. */
  accept(): void;
}

/** Why it did not begin; where it may cost more than begins unasked, whoever sees the price may begin it all the same. */
export function OpeningProblem({ error, accept }: Props) {
  const t = useWords().start;
  return (
    <>
      <ProblemAlert error={error} />
      {problemOf(error)?.code === 'estimate-above-limit' && (
        <Group justify="end">
          <Button variant="default" onClick={accept}>
            {t.beginAllTheSame}
          </Button>
        </Group>
      )}
    </>
  );
}
