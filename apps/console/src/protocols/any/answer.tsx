import { Checkbox, Loader, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { anyProtocolAnswer, anyProtocolForm } from '@parley/client';
import { readableItem } from '@parley/contracts/readable-event';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../words/use-words.js';
import { useDraft } from '../../frame/draft.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { AnswerAloneProps } from '../protocol.js';
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

/** A turn of any protocol, as it is recorded. */
export function Answer({ channel, item }: AnswerAloneProps) {
  const t = useWords().any;
  const format = useFormat();
  const { name, round, due_at } = item as unknown as Asked;
  const frame = { title: t.answerAs(round, name), silence: t.due(format.time(due_at)) };
  return (
    <FormOfTurn channel={channel} item={item} frame={frame}>
      <div lang={channel.language}>
        <PartList parts={readableItem(item)} />
      </div>
    </FormOfTurn>
  );
}

interface FormOfTurnProps extends AnswerAloneProps {
  frame: { title: string; silence: string };
  /** What stands above the fields. */
  children?: ReactNode;
}

/** A turn by the form that the server has for it: what it asks of a model it asks of a person. */
export function FormOfTurn({ channel: { channel_id: id }, item, frame, children }: FormOfTurnProps) {
  const t = useWords().any;
  const language = useLanguage();
  const { participant_id, request_id } = item as unknown as Asked;
  const [typed, setTyped] = useDraft<Typed>('answer', new Map());
  const { data, error } = useQuery({
    queryKey: ['form', id, request_id, language],
    queryFn: async ({ signal }) =>
      (await anyProtocolForm({ path: { id, request_id }, query: { language }, signal, throwOnError: true })).data,
    staleTime: Infinity,
  });
  if (error) return <ProblemAlert error={error} />;
  if (!data) return <Loader size="sm" />;
  const schema = data.schema as AnswerSchema;
  const send = async () => {
    const body = { participant_id, request_id, answer: answerOf(schema, typed) };
    return anyProtocolAnswer({ path: { id }, body, throwOnError: true });
  };
  return (
    <WorkForm
      channelId={id}
      {...frame}
      label={t.send}
      ready={[...typed.values()].some((text) => text.trim() !== '')}
      send={send}
      keys={t.sendKeys}
    >
      {children}
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
