import { useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import type { AnswerProps, ChannelOf } from '../protocol.js';
import { AnswerToQuestion } from './answer-to-question.js';
import { FollowUpForm } from './follow-up-form.js';
import { DocumentForm } from './document-form.js';
import { RatifyForm } from './ratify-form.js';
import { SpeechForm } from './speech-form.js';
import type { Asked } from './work-body.js';

const FORMS = { speech: SpeechForm, follow_up: FollowUpForm, ratify: RatifyForm, document: DocumentForm };

/** How a person plays a role: speaks, says whether an answer suffices, ratifies, writes its document (W1); and how the user answers a question (W6). */
export function Answer({ channel, item }: AnswerProps) {
  const t = useWords().workshop;
  const format = useFormat();
  if (item.question_id) return <AnswerToQuestion channel={channel} item={item} />;
  const asked = item as unknown as Asked;
  const { name } = channel.turns.find(({ request_id }) => request_id === asked.request_id) ?? { name: '' };
  const Form = FORMS[asked.work];
  const frame = {
    channelId: channel.channel_id,
    title: t.work[asked.work](name),
    silence: t.due(format.time(asked.due_at)),
  };
  return <Form channel={channel as ChannelOf<'workshop'>} asked={asked} item={item} frame={frame} />;
}
