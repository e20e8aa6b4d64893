import { Textarea } from '@mantine/core';
import { workshopCommandsDocument } from '@parley/client';
import { useDraft } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { FormOfTurn } from '../any/answer.js';
import { lines } from '../people-lines.js';
import { WorkForm } from '../work-form.js';
import type { RoleWorkProps } from './role-work.js';

/** A role's document of sections of its own (W9). One of a kind has fields of its kind. */
export function DocumentForm({ channel, asked, item, frame }: RoleWorkProps) {
  const t = useWords().workshop;
  const [summary, setSummary] = useDraft('summary', '');
  const [items, setItems] = useDraft('items', '');
  const [open, setOpen] = useDraft('open', '');
  const { participant_id, request_id } = asked;
  const { document_kind: kind = 'general', focus = '' } =
    channel.roles.find((role) => role.participant_id === participant_id) ?? {};
  if (kind !== 'general') return <FormOfTurn channel={channel} item={item} frame={frame} />;
  const section = { heading: focus || t.document.section, items: lines(items) };
  const document = { summary: summary.trim(), sections: items.trim() ? [section] : [], open_points: lines(open) };
  const send = () =>
    workshopCommandsDocument({
      path: { id: frame.channelId },
      body: { participant_id, request_id, document },
      throwOnError: true,
    });
  const area = (label: 'summary' | 'items' | 'open', value: string, set: (value: string) => void) => (
    <Textarea
      size="xs"
      label={t.document[label]}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      autosize
    />
  );
  return (
    <WorkForm {...frame} label={t.write} ready={document.summary !== ''} send={send}>
      {area('summary', summary, setSummary)}
      {area('items', items, setItems)}
      {area('open', open, setOpen)}
    </WorkForm>
  );
}
