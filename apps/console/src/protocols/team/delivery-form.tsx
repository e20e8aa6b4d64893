import { Checkbox, Textarea } from '@mantine/core';
import {
  teamAnswersArgue,
  teamAnswersOpenDebate,
  teamAnswersReport,
  teamAnswersResult,
  teamAnswersSumUp,
} from '@parley/client';
import type { ReactNode } from 'react';
import type { PageWords } from '@parley/wording';
import { useDraft } from '../../frame/draft.js';
import { useWords } from '../../words/use-words.js';
import { WorkForm } from '../work-form.js';
import { bodyOf, fieldsOf, isWhole, type FormWork, type Typed } from './work-body.js';

type FieldName = keyof PageWords['team']['field'];

interface Delivery {
  path: { id: string };
  body: { participant_id: string; request_id: string };
  throwOnError: true;
}

/** Where each piece of work goes. What a form's fields are called is what the route takes. */
const ROUTES = {
  execute: teamAnswersResult,
  argue: teamAnswersArgue,
  open_debate: teamAnswersOpenDebate,
  sum_up: teamAnswersSumUp,
  synthesise: teamAnswersReport,
} as unknown as Readonly<Record<FormWork, (delivery: Delivery) => Promise<unknown>>>;

export interface DeliveryFormProps {
  work: FormWork;
  channelId: string;
  seat: { participant_id: string; request_id: string };
  frame: { title: string; silence: string };
  /** What stands above the fields. */
  children: ReactNode;
}

/** One piece of work of a person. */
export function DeliveryForm({ work, channelId, seat, frame, children }: DeliveryFormProps) {
  const t = useWords().team;
  const [typed, setTyped] = useDraft<Typed>('delivery', new Map());
  const set = (name: string, value: string) => setTyped((before) => new Map(before).set(name, value));
  const send = () =>
    ROUTES[work]({ path: { id: channelId }, body: { ...bodyOf(work, typed), ...seat }, throwOnError: true });
  return (
    <WorkForm channelId={channelId} {...frame} label={t.handOver} ready={isWhole(work, typed)} send={send}>
      {children}
      {fieldsOf(work).map(([name, field]) =>
        field === 'check' ? (
          <Checkbox
            key={name}
            label={t.field[name as FieldName]}
            checked={Boolean(typed.get(name))}
            onChange={({ currentTarget }) => set(name, currentTarget.checked ? 'yes' : '')}
          />
        ) : (
          <Textarea
            key={name}
            size="xs"
            label={t.field[name as FieldName]}
            value={typed.get(name) ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
            required={field === 'required'}
            autosize
          />
        ),
      )}
    </WorkForm>
  );
}
