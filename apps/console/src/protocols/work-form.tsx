import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { ANSWERING, channelQuery } from '../api/queries.js';
import { DraftOf, forgetDrafts } from '../frame/draft.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { AnswerFrame, useFold } from './answer-frame.js';

export interface WorkFormProps {
  channelId: string;
  title: string;
  /** What is asked, where the title does not say. */
  question?: ReactNode;
  /** Until when, and what silence will mean. */
  silence: string;
  /** What the button says. */
  label: string;
  /** Whether there is enough to send. */
  ready: boolean;
  send(): Promise<unknown>;
  /** Which keys send the form, while it is unfolded. */
  keys?: string;
  /** Beside the button: other ways to answer. */
  others?: ReactNode;
  children: ReactNode;
}

/** A form in which somebody does what is asked of them; it is pending until the log has it. */
export function WorkForm({ channelId, title, question, silence, ...form }: WorkFormProps) {
  const { label, ready, send, keys, others, children } = form;
  const t = useWords().frame;
  const sending = useSend(channelId, send);
  const fold = useFold(true);
  const submit = () => fold.isOpen && ready && !sending.isPending && sending.mutate();
  if (sending.isSuccess) return <Text role="status">{t.work.pending}</Text>;
  const verbs = fold.isOpen ? (
    <Button type="submit" loading={sending.isPending} disabled={!ready}>
      {label}
    </Button>
  ) : (
    <Button onClick={fold.open}>{t.work.unfold}</Button>
  );
  return (
    <AnswerFrame
      title={title}
      question={question}
      silence={silence}
      fold={fold}
      submit={submit}
      trouble={sending.error && <ProblemAlert error={sending.error} />}
      verbs={
        <>
          {others}
          {fold.isOpen && keys && <Text size="xs">{keys}</Text>}
          {verbs}
        </>
      }
    >
      {children}
    </AnswerFrame>
  );
}

/** Sends an answer to a channel: its draft is kept no longer, and the channel's view and the inbox are read anew. */
export function useSend<Body = void>(channelId: string, send: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const draft = useContext(DraftOf);
  return useMutation({
    ...ANSWERING,
    mutationFn: send,
    onSuccess: () => forgetDrafts(draft),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(channelQuery(channelId)),
        queries.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  });
}
