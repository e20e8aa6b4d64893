import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { agentsIn, type Agent, type Draft } from './draft.js';
import { missingIn, openDraft } from './open-channel.js';
import { OpeningProblem } from './opening-problem.js';
import { Kept, LongText, Rounds } from './opening-fields.js';
import type { ConsoleProtocol, Opening } from './protocol.js';

interface Props {
  protocol: ConsoleProtocol;
  opening: Opening;
  initial: Draft;
  onChange(draft: Draft): void;
  /** Agents that were chosen before. */
  known: readonly Agent[];
  /** Whether a model can play agents. */
  hasModel: boolean;
  onOpened(channelId: string): void;
}

/** All that can be set of a deliberation of one's own. */
export function OpeningForm({ protocol, opening, initial, onChange, known, hasModel, onOpened }: Props) {
  const words = useWords();
  const { start: t, frame } = words;
  const form = useForm<Draft>({ initialValues: initial, onValuesChange: onChange });
  const begin = useMutation({
    mutationFn: ({ draft, acceptsCost = false }: { draft: Draft; acceptsCost?: boolean }) =>
      openDraft(protocol, draft, words, { hasModel, agents: agentsIn(draft, known), acceptsCost }),
    onSuccess: onOpened,
  });
  const { Extra, mostRounds, label } = opening;
  const asks = protocol.agents === 'asks';
  const refused = addressRefused(begin.error);
  return (
    <form onSubmit={form.onSubmit((draft) => begin.mutate({ draft }))}>
      <Stack>
        <LongText label={label(words)} required data-autofocus {...form.getInputProps('text')} />
        {Extra && <Extra form={form} />}
        {!asks && (
          <LongText
            label={t.agents}
            description={hasModel ? t.nobodyNamed(t.who[protocol.agents]) : t.noAgents}
            disabled={!hasModel}
            {...form.getInputProps('agents')}
            error={refused}
          />
        )}
        <LongText label={asks ? t.yourName : t.people} minRows={1} {...form.getInputProps('people')} />
        {mostRounds && <Rounds max={mostRounds} {...form.getInputProps('rounds')} />}
        {hasModel && hasOneQuestion(protocol, form.values) && (
          <Checkbox
            label={words.baseline.wanted}
            description={words.baseline.wantedWhy}
            {...form.getInputProps('baseline', { type: 'checkbox' })}
          />
        )}
        <Kept form={form} />
        {begin.error && refused === undefined && (
          <OpeningProblem
            error={begin.error}
            accept={() => begin.mutate({ draft: form.getValues(), acceptsCost: true })}
          />
        )}
        <Group justify="end">
          <Button
            type="submit"
            loading={begin.isPending}
            disabled={missingIn(protocol, form.values, hasModel) !== undefined}
          >
            {frame.open.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why the address of an agent elsewhere is not taken, by the seat that it is for. */
const addressRefused = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.problem.errors?.find(({ pointer }) => pointer.endsWith('/url'))?.reason : undefined;

/** Whether one agent could be asked the same: an interview and a party have no one question. */
const hasOneQuestion = ({ agents, hasNoBaseline }: ConsoleProtocol, { mode }: Draft): boolean =>
  agents !== 'asks' && mode !== 'party' && !hasNoBaseline;
