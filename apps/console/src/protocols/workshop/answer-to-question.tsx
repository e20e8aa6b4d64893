import { Button, Text, Textarea } from '@mantine/core';
import { workshopCommandsAnswer, workshopCommandsSkip } from '@parley/client';
import { useDraft } from '../../frame/draft.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { useWords } from '../../words/use-words.js';
import type { AnswerProps } from '../protocol.js';
import { useSend, WorkForm } from '../work-form.js';
import { askerOf } from './question.js';

/** What a role asks the user: the workshop stands still until it is answered or skipped (W6). */
export function AnswerToQuestion({ channel, item }: AnswerProps) {
  const t = useWords().workshop;
  const { question_id = '', question, assumption = '' } = item;
  const { channel_id: id, language } = channel;
  const [answer, setAnswer] = useDraft('answer', '');
  const path = { id, question_id };
  const send = () => workshopCommandsAnswer({ path, body: { answer: answer.trim() }, throwOnError: true });
  const skip = useSend(id, () => workshopCommandsSkip({ path, throwOnError: true }));
  const asker = askerOf(channel, question_id);
  return (
    <WorkForm
      channelId={id}
      title={asker ? t.askedBy(asker) : t.askedByCoach}
      question={
        <Text className="said" lang={language}>
          {question}
        </Text>
      }
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
        maxRows={8}
      />
      {skip.error && <ProblemAlert error={skip.error} />}
    </WorkForm>
  );
}
