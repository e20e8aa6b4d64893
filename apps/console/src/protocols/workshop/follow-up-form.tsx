import { Text, Textarea } from '@mantine/core';
import { workshopCommandsFollowUp } from '@parley/client';
import { useDraft } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { lines } from '../people-lines.js';
import { WorkForm } from '../work-form.js';
import type { RoleWorkProps } from './role-work.js';

/** Whether the user's answer suffices: what it decides and raises, or what is still unclear (W6). */
export function FollowUpForm({ channel, asked, frame }: RoleWorkProps) {
  const t = useWords().workshop;
  const [unclear, setUnclear] = useDraft('unclear', '');
  const [decides, setDecides] = useDraft('decides', '');
  const [raises, setRaises] = useDraft('raises', '');
  const { participant_id, request_id } = asked;
  const waits = channel.clarifications.find(
    ({ asked_by, status }) => asked_by === participant_id && status === 'answered',
  );
  const exchange = waits?.exchanges.at(-1);
  const send = () =>
    workshopCommandsFollowUp({
      path: { id: frame.channelId },
      body: {
        participant_id,
        request_id,
        question: unclear.trim(),
        entries: lines(decides).map((text) => ({ text })),
        new_issues: lines(raises),
      },
      throwOnError: true,
    });
  const area = (label: 'unclear' | 'decides' | 'raises', value: string, set: (value: string) => void) => (
    <Textarea
      size="xs"
      label={t[label]}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      autosize
    />
  );
  return (
    <WorkForm {...frame} label={unclear.trim() ? t.askOn : t.suffices} ready send={send}>
      {exchange && <Text size="sm" className="said">{`${exchange.question}\n→ ${exchange.answer}`}</Text>}
      {area('decides', decides, setDecides)}
      {area('raises', raises, setRaises)}
      {area('unclear', unclear, setUnclear)}
    </WorkForm>
  );
}
