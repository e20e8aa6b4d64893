import { Badge, Checkbox, Table, Text } from '@mantine/core';
import type { FieldChange } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { HeadRow } from '../../frame/head-row.js';
import { termName, useFieldName } from './field-name.js';
import { isTelling } from './field-ledger.js';
import type { Request } from './requests.js';
import type { Review } from './reviewed.js';

export interface DiffRowsProps {
  diff: readonly FieldChange[];
  /** What was asked for on the way, the latest first. */
  requests: readonly Request[];
  nameOf(id: string): string;
  /** Where one goes through it field by field: what is reviewed collapses. */
  review?: Review;
}

const COLORS = { applied: 'green', partly: 'yellow', rejected: 'red' } as const;

/** A row for each field that changed, and for each request that was not granted: from, to, by whom, and what became of it. */
export function DiffRows({ diff: all, requests, nameOf, review }: DiffRowsProps) {
  const t = useWords().negotiation;
  const diff = all.filter(isTelling);
  const of = (path: string) => requests.find(({ change, fate }) => fate !== 'rejected' && path.endsWith(change.field));
  const others = requests.filter((request) => !diff.some(({ path }) => of(path) === request));
  if (!diff.length && !others.length) return <Text size="sm">{t.nothing}</Text>;
  return (
    <>
      {review && diff.length > 0 && (
        <Text size="sm" fw={600} role="status">
          {t.reviewedOf(diff.filter(({ path }) => review.isReviewed(path)).length, diff.length)}
        </Text>
      )}
      <Table verticalSpacing={2} fz="sm">
        <HeadRow heads={[t.field, t.change, t.fate]} />
        <Table.Tbody>
          {diff.map((change) => (
            <ChangedRow key={change.path} change={change} request={of(change.path)} nameOf={nameOf} review={review} />
          ))}
          {others.map((request, index) => (
            <Table.Tr key={index}>
              <Table.Td className="field">{termName(request.change.field)}</Table.Td>
              <Table.Td className="said">→ {request.change.new_value}</Table.Td>
              <Table.Td>
                <Fate request={request} nameOf={nameOf} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

interface ChangedRowProps extends Pick<DiffRowsProps, 'nameOf'> {
  change: FieldChange;
  request: Request | undefined;
  review: Review | undefined;
}

function ChangedRow({ change: { path, from, to, unit = '' }, request, nameOf, review }: ChangedRowProps) {
  const t = useWords().negotiation;
  const name = useFieldName(nameOf)(path);
  const isReviewed = review?.isReviewed(path) ?? false;
  return (
    <Table.Tr>
      <Table.Td className="field">
        {review ? (
          <Checkbox
            size="sm"
            label={name}
            aria-label={t.reviewField(name)}
            checked={isReviewed}
            onChange={() => review.toggle(path)}
          />
        ) : (
          name
        )}
      </Table.Td>
      {isReviewed ? (
        <Table.Td colSpan={2}>{t.reviewed}</Table.Td>
      ) : (
        <>
          <Table.Td className="said">
            <del>{from ?? t.unset}</del> → <ins>{to ?? t.gone}</ins> {unit}
          </Table.Td>
          <Table.Td>
            <Fate request={request} nameOf={nameOf} />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  );
}

function Fate({ request, nameOf }: { request: Request | undefined; nameOf(id: string): string }) {
  const t = useWords().negotiation;
  if (!request) return null;
  const { fate, answer, participant_id } = request;
  return (
    <>
      <Badge variant="light" size="sm" color={COLORS[fate]} c="var(--mantine-color-text)" tt="none">
        {t.fateOf[fate]}
      </Badge>
      <Text size="xs" className="said">
        {t.by(nameOf(participant_id))} · {answer}
      </Text>
    </>
  );
}
