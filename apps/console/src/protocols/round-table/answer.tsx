import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { roundTableCommandsContribute } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { useFormat } from '../../frame/format.js';
import type { AnswerProps, ChannelOf } from '../protocol.js';
import { WorkForm } from '../work-form.js';
import { askedBy, contributionOf, NOTHING, type Asked, type Words } from './answer-body.js';
import { Heard } from './heard.js';
import { PoolFields } from './pool-fields.js';
import { VERDICTS } from './verdict-chip.js';

/** A person's turn to speak: words, and where that leaves one, if one says so. */
export function Answer({ channel, item }: AnswerProps) {
  const asked = askedBy(item);
  return asked ? <Turn channel={channel as ChannelOf<'round-table'>} asked={asked} /> : null;
}

function Turn({ channel, asked }: { channel: ChannelOf<'round-table'>; asked: Asked }) {
  const t = useWords()['round-table'];
  const format = useFormat();
  const [words, setWords] = useDraft<Words>('contribution', NOTHING);
  const path = { id: channel.channel_id };
  return (
    <WorkForm
      channelId={channel.channel_id}
      title={t.answerAs(asked.name, asked.round)}
      silence={t.due(format.time(asked.due_at))}
      label={t.send}
      ready={words.text.trim() !== ''}
      send={() => roundTableCommandsContribute({ path, body: contributionOf(asked, words), throwOnError: true })}
      keys={t.sendKeys}
    >
      <Heard asked={asked} language={channel.language} />
      <Fields words={words} set={(changes) => setWords({ ...words, ...changes })} channel={channel} asked={asked} />
    </WorkForm>
  );
}

interface FieldsProps {
  words: Words;
  set(changes: Partial<Words>): void;
  channel: ChannelOf<'round-table'>;
  asked: Asked;
}

function Fields({ words, set, channel, asked }: FieldsProps) {
  const t = useWords()['round-table'];
  const others = channel.members.filter(({ participant_id }) => participant_id !== asked.participant_id);
  const isApart = words.verdict === 'partly' || words.verdict === 'disagree';
  return (
    <>
      <div className="turn-fields">
        <Textarea
          size="xs"
          label={t.yourWords}
          value={words.text}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          required
          autosize
          minRows={2}
          maxRows={8}
        />
        <NativeSelect
          size="xs"
          label={t.yourStance}
          value={words.verdict}
          onChange={({ currentTarget }) => set({ verdict: currentTarget.value as Words['verdict'] })}
          data={[{ value: '', label: t.noStance }, ...VERDICTS.map((value) => ({ value, label: t[value] }))]}
        />
        <NativeSelect
          size="xs"
          label={t.nextSpeaker}
          value={words.next}
          onChange={({ currentTarget }) => set({ next: currentTarget.value })}
          data={[
            { value: '', label: t.nobody },
            ...others.map(({ participant_id: value, name: label }) => ({ value, label: `@${label}` })),
          ]}
        />
      </div>
      {channel.config.pooling && <PoolFields words={words} set={set} asked={asked} others={others} />}
      {words.verdict && (
        <TextInput
          size="xs"
          label={isApart ? t.whatMustChange : t.yourClaim}
          value={words.claim}
          onChange={({ currentTarget }) => set({ claim: currentTarget.value })}
        />
      )}
    </>
  );
}
