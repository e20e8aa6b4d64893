import type { ContributeDto, InboxItem, Stance } from '@parley/client';

/** A turn to speak, as a round table's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  round: number;
  due_at: string;
  question: string;
  last_summary?: string;
  /** All agreed at once, and this turn supposes that it was wrong. */
  premortem?: true;
  /** It is asked for what it alone may know. */
  knows?: true;
  /** Open questions that it may answer. */
  asked?: { id: string; name: string; question: string }[];
  /** What was said since the summary. */
  said?: { name: string; round: number; text: string; verdict?: Stance['verdict'] }[];
}

/** The turn to speak that an inbox item asks for; undefined where it asks for something else, such as a ballot. */
export const askedBy = (item: InboxItem): Asked | undefined =>
  item.request_id && !item.vote ? (item as unknown as Asked) : undefined;

/** What the form holds. */
export interface Words {
  text: string;
  /** Empty where one does not say where one stands. */
  verdict: Stance['verdict'] | '';
  claim: string;
  /** Whom one wants to hear next; empty for nobody in particular. */
  next: string;
  /** Ids of the questions that the text answers. */
  answers?: string[];
  /** What one asks, and whom; empty for nothing, and for anybody. */
  question?: string;
  of?: string;
}

export const NOTHING: Words = { text: '', verdict: '', claim: '', next: '' };

export function contributionOf({ participant_id, request_id }: Asked, words: Words): ContributeDto {
  const { verdict } = words;
  const [text, claim, question] = [words.text.trim(), words.claim.trim(), words.question?.trim()];
  return {
    participant_id,
    request_id,
    text,
    ...(verdict && { stance: { verdict, ...(claim && { claim }) } }),
    ...(question && { asks: [{ question, of: words.of ?? '' }] }),
    ...(words.answers?.length && { answers: words.answers }),
    ...(words.next && { hands_over_to: words.next }),
  };
}
