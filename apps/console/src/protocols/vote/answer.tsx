import { Checkbox, Fieldset, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { voteCommandsSubmit } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { useFormat } from '../../frame/format.js';
import type { AnswerProps } from '../protocol.js';
import { WorkForm } from '../work-form.js';
import { askedBy, ballotOf, isWhole, NOTHING, ranked, type Asked, type Said } from './answer-body.js';
import { useChoiceText } from './choice-text.js';

/** A person's ballot: what may be chosen by the rule, or an abstention that is said, and why. */
export function Answer({ channel, item }: AnswerProps) {
  const asked = askedBy(item);
  return asked ? <Ballot channel={channel} asked={asked} /> : null;
}

function Ballot({ channel, asked }: { channel: AnswerProps['channel']; asked: Asked }) {
  const t = useWords().vote;
  const format = useFormat();
  const [said, setSaid] = useDraft<Said>('ballot', NOTHING);
  const set = (changes: Partial<Said>) => setSaid({ ...said, ...changes });
  const { rule, ties, quorum } = asked;
  const isObjection = rule === 'consent' && said.chosen.includes('object');
  return (
    <WorkForm
      channelId={channel.channel_id}
      title={t.answerAs(asked.name)}
      question={
        <Text size="sm" className="said" lang={channel.language}>
          {asked.question}
        </Text>
      }
      silence={t.due(format.time(asked.due_at))}
      label={t.send}
      ready={isWhole(said)}
      send={() =>
        voteCommandsSubmit({ path: { id: channel.channel_id }, body: ballotOf(asked, said), throwOnError: true })
      }
      keys={t.sendKeys}
    >
      <Text size="sm">{[t.rules[rule], t.ties[ties], t.quorum(quorum), t.blind].join(' · ')}</Text>
      <Choices asked={asked} said={said} set={set} />
      <Checkbox
        label={t.abstain}
        checked={said.abstains}
        onChange={({ currentTarget }) => set({ abstains: currentTarget.checked, chosen: [] })}
      />
      <Textarea
        size="xs"
        label={isObjection ? t.whatWouldChange : t.yourReason}
        value={said.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        maxLength={2_000}
        autosize
        minRows={2}
        maxRows={8}
      />
    </WorkForm>
  );
}

interface ChoicesProps {
  asked: Asked;
  said: Said;
  set(changes: Partial<Said>): void;
}

/** Whoever chooses does not abstain any more. */
function Choices({ asked: { rule, choices }, said: { chosen }, set }: ChoicesProps) {
  const t = useWords().vote;
  const textOf = useChoiceText(rule);
  const choose = (now: string[]) => set({ chosen: now, abstains: false });
  if (rule === 'ranked') return <Ranking choices={choices} chosen={chosen} choose={choose} />;
  if (rule === 'approval')
    return (
      <Checkbox.Group label={t.yourChoice} value={chosen} onChange={choose}>
        <Stack gap={4}>
          {choices.map((choice) => (
            <Checkbox key={choice} value={choice} label={choice} className="said" />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  return (
    <Radio.Group label={t.yourChoice} value={chosen[0] ?? ''} onChange={(choice) => choose([choice])}>
      <Stack gap={4}>
        {choices.map((choice) => (
          <Radio key={choice} value={choice} label={textOf(choice)} className="said" />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** A place after the other, as many as are taken and one more. */
function Ranking({
  choices,
  chosen,
  choose,
}: {
  choices: readonly string[];
  chosen: readonly string[];
  choose(chosen: string[]): void;
}) {
  const t = useWords().vote;
  const places = Math.min(chosen.length + 1, choices.length);
  return (
    <Fieldset legend={t.yourChoice}>
      {Array.from({ length: places }, (_, place) => (
        <NativeSelect
          key={place}
          size="xs"
          label={t.place(place + 1)}
          value={chosen[place] ?? ''}
          data={[{ value: '', label: t.noMore }, ...choices.map((value) => ({ value, label: value }))]}
          onChange={({ currentTarget }) => choose(ranked(chosen, place, currentTarget.value))}
        />
      ))}
    </Fieldset>
  );
}
