import { VisuallyHidden } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { decisionQuery } from '../api/queries.js';
import { useFormat } from '../frame/format.js';
import { useWords } from '../words/use-words.js';
import { useAsked } from './dock/use-asked.js';

/**
 * What whoever only hears the page has to know at once: a vote, their turn, how it ended. It is there before there is
 * anything to say, since what comes together with the region that it stands in is not read out.
 */
export function News({ channel }: { channel: Channel }) {
  const turn = useTurn(channel);
  const vote = useVote(channel);
  const end = useEnd(channel);
  return <VisuallyHidden role="status">{end || inOneLine(vote, turn)}</VisuallyHidden>;
}

const inOneLine = (...said: (string | false | undefined)[]): string => said.filter(Boolean).join(' · ');

function useTurn(channel: Channel): string {
  const { frame, channel: t } = useWords();
  const format = useFormat();
  const { item } = useAsked(channel);
  if (!item) return '';
  const { name, question, due_at } = item;
  const until = due_at && frame.inbox.due(format.time(String(due_at)));
  return inOneLine(t.news.yourTurn(name ?? ''), until, question);
}

function useVote({ status, vote }: Channel): string {
  const t = useWords().channel.vote;
  if (status === 'closed' || !vote) return '';
  const voted = vote.voters.filter((id) => vote.voted.includes(id)).length;
  return inOneLine(t.title, vote.question, t.voted(voted, vote.voters.length));
}

/** How it ended, where somebody watched it end. */
function useEnd({ channel_id, status }: Channel): string {
  const { news, decision: t } = useWords().channel;
  const hasEnded = status === 'closed';
  const hadEnded = useRef(hasEnded);
  const { data } = useQuery({ ...decisionQuery(channel_id), enabled: hasEnded });
  if (!data || hadEnded.current) return '';
  const { verdict, counts } = data;
  return inOneLine(news.over, t.verdicts[verdict], counts.asked > 0 && t.count(counts.for, counts.asked));
}
