import { Code, Text, Textarea } from '@mantine/core';
import { workshopCommandsDocument } from '@parley/client';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { lines } from '../people-lines.js';
import { WorkForm } from '../work-form.js';
import type { RoleWorkProps } from './role-work.js';

/** A role's document of sections of its own (W9). One with fields of its kind is sent as JSON, and where to is said. */
export function DocumentForm({ channel, asked, frame }: RoleWorkProps) {
  const t = useWords().workshop;
  const [summary, setSummary] = useState('');
  const [items, setItems] = useState('');
  const [open, setOpen] = useState('');
  const { participant_id, request_id } = asked;
  const { document_kind: kind = 'general', focus = '' } =
    channel.roles.find((role) => role.participant_id === participant_id) ?? {};
  if (kind !== 'general')
    return (
      <>
        <Text size="sm">{t.typedDocument}</Text>
        <Code
          block
          className="said"
        >{`GET /v1/plan-schemas/${kind}\nPOST /v1/channels/${frame.channelId}/documents`}</Code>
      </>
    );
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
