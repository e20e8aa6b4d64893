import { Text, Textarea } from '@mantine/core';
import { interviewCommandsAnswer, type Channel, type InboxItem } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { useFormat } from '../../frame/format.js';
import { sendsBy } from '../../frame/sends-by.js';
import { FormOfTurn } from '../any/answer.js';
import type { AnswerProps } from '../protocol.js';
import { WorkForm } from '../work-form.js';

/** A seat that is asked, as an interview's inbox item has it. */
interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  due_at: string;
  work: 'say' | 'answer' | 'write';
  /** The document, where one is asked for. */
  title?: string;
  /** What a model in that seat is told. */
  told?: string;
}

const askedBy = (item: InboxItem): Asked | undefined =>
  item.request_id && !item.vote ? (item as unknown as Asked) : undefined;

/** What is asked of a seat: the user's next words, or the Interviewer's where a person has that seat. */
export function Answer({ channel, item }: AnswerProps) {
  const t = useWords().interview;
  const format = useFormat();
  const asked = askedBy(item);
  if (!asked) return null;
  const { name, work, title = '' } = asked;
  const silence = t.due(format.time(asked.due_at));
  if (work === 'answer') return <Speak channel={channel} asked={asked} />;
  if (work === 'write')
    return (
      <FormOfTurn channel={channel} item={item} frame={{ title: t.writes(name, title), silence }}>
        <Told channel={channel} told={asked.told} />
      </FormOfTurn>
    );
  // The user speaks as everywhere, in the one box below.
  return (
    <div className="answer" role="status">
      <div className="answer-head">
        <Text fw={600}>{t.yourTurn}</Text>
        <Text size="sm">{silence}</Text>
      </div>
    </div>
  );
}

function Speak({ channel, asked }: { channel: Channel; asked: Asked }) {
  const t = useWords().interview;
  const format = useFormat();
  const [text, setText] = useDraft('words', '');
  const { name, told, due_at, participant_id, request_id } = asked;
  const { channel_id: id } = channel;
  const body = { participant_id, request_id, text: text.trim() };
  return (
    <WorkForm
      channelId={id}
      title={t.answerAs(name)}
      silence={t.due(format.time(due_at))}
      label={t.send}
      ready={text.trim() !== ''}
      send={() => interviewCommandsAnswer({ path: { id }, body, throwOnError: true })}
    >
      <Told channel={channel} told={told} />
      <Textarea
        label={t.yourWords}
        description={t.sendKeys}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (!sendsBy(event, 'enter')) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        autosize
        minRows={2}
      />
    </WorkForm>
  );
}

/** What a model in that seat is told. */
function Told({ channel, told }: { channel: Channel; told: string | undefined }) {
  const t = useWords().interview;
  if (!told) return null;
  return (
    <details>
      <Text component="summary" size="sm">
        {t.told}
      </Text>
      <Text size="sm" className="said" lang={channel.language}>
        {told}
      </Text>
    </details>
  );
}
