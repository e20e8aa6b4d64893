import { Checkbox, Loader, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { anyProtocolAnswer, anyProtocolForm, type InboxItem } from '@parley/client';
import { readableItem } from '@parley/contracts/readable-event';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { AnswerProps } from '../protocol.js';
import { WorkForm } from '../work-form.js';
import { answerOf, isJson, type AnswerSchema, type Typed } from './answer-fields.js';
import { PartList } from './part-list.js';

interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  round: number;
  due_at: string;
}

/** A turn of any protocol, by the form that the server has for it. */
export function Answer({ channel: { channel_id: id, language }, item }: AnswerProps) {
  const spoken = useLanguage();
  const { request_id = '' } = item as Partial<Asked>;
  const { data, error } = useQuery({
    queryKey: ['form', id, request_id, spoken],
    queryFn: async ({ signal }) => {
      const query = { language: spoken };
      return (await anyProtocolForm({ path: { id, request_id }, query, signal, throwOnError: true })).data;
    },
    staleTime: Infinity,
  });
  if (error) return <ProblemAlert error={error} />;
  if (!data) return <Loader size="sm" />;
  return <Turn id={id} language={language} item={item} schema={data.schema as AnswerSchema} />;
}

interface TurnProps {
  id: string;
  language: string;
  item: InboxItem;
  schema: AnswerSchema;
}

function Turn({ id, language, item, schema }: TurnProps) {
  const t = useWords().any;
  const format = useFormat();
  const [typed, setTyped] = useState<Typed>(new Map());
  const { participant_id, request_id, name, round, due_at } = item as unknown as Asked;
  const send = async () => {
    const body = { participant_id, request_id, answer: answerOf(schema, typed) };
    return anyProtocolAnswer({ path: { id }, body, throwOnError: true });
  };
  return (
    <WorkForm
      channelId={id}
      title={t.answerAs(round, name)}
      silence={t.due(format.time(due_at))}
      label={t.send}
      ready={[...typed.values()].some((text) => text.trim() !== '')}
      send={send}
      others={<Text size="xs">{t.sendKeys}</Text>}
    >
      <div lang={language}>
        <PartList parts={readableItem(item)} />
      </div>
      {Object.entries(schema.properties ?? {}).map(([field, of]) => (
        <Field
          key={field}
          name={field}
          schema={of}
          value={typed.get(field) ?? ''}
          set={(text) => setTyped((before) => new Map([...before, [field, text]]))}
        />
      ))}
    </WorkForm>
  );
}

interface FieldProps {
  name: string;
  schema: AnswerSchema;
  value: string;
  set(text: string): void;
}

function Field({ name, schema, value, set }: FieldProps) {
  const t = useWords().any;
  const { description, enum: choices, type } = schema;
  const shared = { size: 'xs', label: name, description, value } as const;
  if (choices)
    return (
      <NativeSelect {...shared} data={['', ...choices]} onChange={({ currentTarget }) => set(currentTarget.value)} />
    );
  if (type === 'boolean')
    return (
      <Checkbox
        size="xs"
        label={name}
        description={description}
        checked={value === 'true'}
        onChange={({ currentTarget }) => set(String(currentTarget.checked))}
      />
    );
  if (type === 'integer' || type === 'number')
    return <TextInput {...shared} inputMode="numeric" onChange={({ currentTarget }) => set(currentTarget.value)} />;
  const error = isJson(schema) && value.trim() ? reasonOf(value) : undefined;
  return (
    <Textarea
      {...shared}
      label={isJson(schema) ? t.json(name) : name}
      error={error && t.noJson(error)}
      autosize
      minRows={2}
      maxRows={8}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

function reasonOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
