import { Button, Text } from '@mantine/core';
import { negotiationCommandsFeedback, type FeedbackDto } from '@parley/client';
import { useContext, useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { AnswerFrame, Roomy, useFold } from '../answer-frame.js';
import type { AnswerAloneProps } from '../protocol.js';
import { useSend } from '../work-form.js';
import { changesIn, feedbackOf, isReasoned, NOTHING, type Asked, type Draft } from './answer-body.js';
import { ChangeForm } from './change-form.js';
import { PlanForm } from './plan-form.js';
import { WholeProposal } from './whole-proposal.js';
import { WithdrawForm } from './withdraw-form.js';

/** Answers as a person: accepting, negotiating and withdrawing are side by side; editing a value chooses to negotiate it. */
export function Answer({ channel, item }: AnswerAloneProps) {
  const { negotiation: t, premortem, frame } = useWords();
  const format = useFormat();
  const asked = item as unknown as Asked;
  const [draft, setDraft] = useDraft<Draft>('feedback', NOTHING);
  const [leaves, setLeaves] = useState(false);
  const isAlone = useContext(Roomy);
  const [negotiates, setNegotiates] = useState(draft !== NOTHING);
  const fold = useFold(draft !== NOTHING);
  const send = useSend(channel.channel_id, (body: FeedbackDto) =>
    negotiationCommandsFeedback({ path: { id: channel.channel_id }, body, throwOnError: true }),
  );
  const changes = changesIn(asked, draft);
  const plansAlone = () => send.mutate(feedbackOf(asked, draft, true));
  const isReady = isReasoned(changes, draft) && !send.isPending;
  const { participant_id, request_id, round } = asked;
  const withdraw = () =>
    send.mutate({ participant_id, request_id, round, feedback_type: 'withdraw', reasoning: draft.reasoning.trim() });
  const answer = () => {
    // What is not seen is not sent by a key: folded, only a button accepts.
    if (leaves) withdraw();
    else if (isReady) send.mutate(feedbackOf(asked, draft));
  };
  if (send.isSuccess) return <Text role="status">{frame.work.pending}</Text>;
  const silence = asked.timeout_policy ? t.silence[asked.timeout_policy] : t.silenceByRules;
  return (
    <AnswerFrame
      title={t.answerAs(asked.name)}
      silence={`${t.due(format.time(asked.due_at))} ${silence}`}
      fold={fold}
      submit={answer}
      trouble={send.error && <ProblemAlert error={send.error} />}
      verbs={
        leaves ? (
          <>
            <Button variant="default" onClick={() => setLeaves(false)}>
              {frame.channel.cancel}
            </Button>
            <Button type="submit" color="red" loading={send.isPending}>
              {t.confirmWithdraw}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" disabled={changes.length > 0} loading={send.isPending && !changes.length}>
              {t.sendAccept}
            </Button>
            {changes.length > 0 && fold.isOpen ? (
              <Button type="submit" disabled={!isReady} loading={send.isPending}>
                {t.sendNegotiate(changes.length)}
              </Button>
            ) : (
              <Button
                variant="default"
                disabled={fold.isOpen && (negotiates || !isAlone)}
                onClick={() => (setNegotiates(true), fold.open())}
              >
                {t.negotiateMore}
              </Button>
            )}
            {draft.plans.length > 0 && !changes.length && (
              <Button variant="default" loading={send.isPending} onClick={plansAlone}>
                {t.plans.onlyPlans(draft.plans.length)}
              </Button>
            )}
            <Button variant="outline" color="red" onClick={() => (setLeaves(true), fold.open())}>
              {t.sendWithdraw}
            </Button>
          </>
        )
      }
    >
      {isAlone && <WholeProposal asked={asked} language={channel.language} />}
      <Text size="sm" lang={channel.language}>
        {t.yourRole(asked.assignment.role, asked.assignment.task)}
      </Text>
      {asked.premortem && <Text size="sm">{premortem.asked}</Text>}
      {!leaves && <PlanForm asked={asked} draft={draft} set={setDraft} />}
      {leaves ? (
        <WithdrawForm reasoning={draft.reasoning} set={(reasoning) => setDraft({ ...draft, reasoning })} />
      ) : (
        (negotiates || !isAlone) && <ChangeForm asked={asked} draft={draft} count={changes.length} set={setDraft} />
      )}
    </AnswerFrame>
  );
}
