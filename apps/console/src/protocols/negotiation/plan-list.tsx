import { Divider, List, Text } from '@mantine/core';
import type { FieldChange } from '@parley/client';
import { nameIn } from '../../channel/names.js';
import { useWords } from '../../words/use-words.js';
import type { CardProps } from '../protocol.js';
import { useFieldName } from './field-name.js';

/** How a plan differs from the version that stands, in one field. */
export function ChangeLine({
  change: { path, from, to, unit },
  nameOf,
}: {
  change: FieldChange;
  nameOf(id: string): string;
}) {
  const t = useWords().negotiation;
  const name = useFieldName(nameOf)(path);
  const value = (text: string | undefined) => (text === undefined ? t.unset : [text, unit].filter(Boolean).join(' '));
  return <span className="said">{t.plans.differs(name, value(from), value(to))} </span>;
}

/** A round begins; the closing one with all that is on the table (N4). */
export function Round({ event: { data }, channel }: CardProps<'RoundStarted'>) {
  const { negotiation: t, premortem: words } = useWords();
  const { round, proposal_version: version, last, plans, premortem } = data;
  const end = plans ? [t.plans.closing] : [...(premortem ? [words.round] : []), ...(last ? [t.last] : [])];
  return (
    <>
      <Divider my={4} label={[t.round(round, version), ...end].join(' · ')} />
      {plans && (
        <List size="sm">
          {plans.map(({ plan, changes }) => (
            <List.Item key={plan}>
              <b>{plan}</b>{' '}
              {changes.map((change) => (
                <ChangeLine key={change.path} change={change} nameOf={(id) => nameIn(channel, id)} />
              ))}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}

/** Whoever could accept what, once a closing round is over; any other round says nothing more here (N4). */
export function Tally({ event: { data }, channel }: CardProps<'RoundClosed'>) {
  const { comma, negotiation } = useWords();
  const t = negotiation.plans;
  if (!data.plans) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t.tally}
      </Text>
      <List size="sm">
        {data.plans.map(({ plan, accepted }) => (
          <List.Item key={plan}>
            {t.accepted(plan, accepted.map((id) => nameIn(channel, id)).join(comma) || t.nobody)}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
