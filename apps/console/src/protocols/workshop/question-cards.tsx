import { Alert, Button, Card, Text, Textarea } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { workshopCommandsAnswer, workshopCommandsSkip, type Clarification } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { CardProps } from '../protocol.js';
import { useSend, WorkForm } from '../work-form.js';
import { isAsking, questionOf } from './question.js';

/** A question to the user, with the box for its answer as long as it waits (W6). */
export function Relayed({ event, events, channel }: CardProps<'ClarificationRelayed'>) {
  const t = useWords().workshop;
  const question = questionOf(channel, event.data.question_id);
  const by = question ? nameIn(channel, question.asked_by) : '';
  return (
    <Card withBorder padding="sm" radius="md" shadow="sm">
      <Text size="sm" fw={600}>
        {question?.asked_by === 'coach' || !by ? `? ${t.askedByCoach}` : `? ${t.askedBy(by)}`}
      </Text>
      <Text size="sm" className="said">
        {event.data.text}
      </Text>
      {channel && question && isAsking(event, events, channel) && (
        <AnswerBox channelId={channel.channel_id} question={question} />
      )}
    </Card>
  );
}

interface AnswerBoxProps {
  channelId: string;
  question: Clarification;
}

/** What is typed is kept in the tab: a row that is scrolled away is not there any more. */
function AnswerBox({ channelId, question }: AnswerBoxProps) {
  const t = useWords().workshop;
  const { question_id, assumption, exchanges } = question;
  const key = `parley-answer-${channelId}-${question_id}-${exchanges.length}`;
  const [answer, setAnswer, forget] = useSessionStorage({ key, defaultValue: '' });
  const path = { id: channelId, question_id };
  const send = async () => {
    await workshopCommandsAnswer({ path, body: { answer: answer.trim() }, throwOnError: true });
    forget();
  };
  const skip = useSend(channelId, () => workshopCommandsSkip({ path, throwOnError: true }));
  return (
    <WorkForm
      channelId={channelId}
      title={t.yourAnswer}
      silence={`${t.noDeadline} ${t.ifSkipped(assumption)}`}
      label={t.answer}
      ready={answer.trim() !== ''}
      send={send}
      others={
        <Button type="button" variant="default" loading={skip.isPending} onClick={() => skip.mutate()}>
          {t.skip}
        </Button>
      }
    >
      <Textarea
        aria-label={t.yourAnswer}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        autosize
        minRows={2}
      />
      {skip.error && <ProblemAlert error={skip.error} />}
    </WorkForm>
  );
}

export function Answered({ event: { data } }: CardProps<'ClarificationAnswered'>) {
  const t = useWords().workshop;
  return (
    <Card withBorder padding="xs" radius="md">
      <Text size="sm" fw={600}>
        {t.answered(data.question_id)}
      </Text>
      <Text size="sm" className="said">
        {data.answer}
      </Text>
    </Card>
  );
}

/** The answer leaves something unclear: the role asks on. */
export function AskedOn({ event: { data }, channel }: CardProps<'ClarificationFollowedUp'>) {
  const t = useWords().workshop;
  const name = nameIn(channel, questionOf(channel, data.question_id)?.asked_by ?? '');
  return (
    <Alert color="blue" p="xs" title={t.asksOn(name, data.question_id)}>
      {data.text}
    </Alert>
  );
}

/** What is taken for granted instead of an answer. */
export function Assumed({ event: { data }, channel }: CardProps<'AssumptionRecorded'>) {
  const t = useWords().workshop;
  return (
    <Alert color="gray" p="xs" title={t.assumed(data.question_id, nameIn(channel, data.participant_id))}>
      {data.assumption}
    </Alert>
  );
}

/** It is settled without asking where the answer stood already; else the answer says so itself. */
export function Settled({ event: { data } }: CardProps<'ClarificationSettled'>) {
  const t = useWords().workshop;
  const { cause, question_id: id, source = '', text } = data;
  if (cause === 'found')
    return (
      <Alert color="green" p="xs" title={t.found(id, source)}>
        {text}
      </Alert>
    );
  return <Text size="sm">{t.settled[cause](id)}</Text>;
}
