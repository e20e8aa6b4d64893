import { Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import type { Backer, LedgerChange, LedgerWords } from './ledger.js';

export const FATES = {
  applied: { sign: '✓', color: 'green' },
  partly: { sign: '◐', color: 'yellow' },
  rejected: { sign: '✗', color: 'red' },
  open: { sign: '○', color: 'gray' },
} as const;

interface ChangeBoxProps {
  change: LedgerChange;
  words: LedgerWords;
}

/** One change: from what to what, what became of it, for whom, and why. */
export function ChangeBox({ change, words }: ChangeBoxProps) {
  const { colon } = useWords();
  const { fate, backers, against = [], why, position } = change;
  const { sign, color } = fate ? FATES[fate] : { sign: '', color: 'gray' };
  return (
    <div className="ledger-change" style={{ borderColor: `var(--mantine-color-${color}-outline)` }}>
      <Value change={change} language={words.language} />
      {fate && (
        <EventLink position={position} fz="xs" fw={600} c="var(--mantine-color-text)">
          {`${sign} ${words.fate(fate)}`}
        </EventLink>
      )}
      <Backers backers={backers} nameOf={words.nameOf} />
      {against.map((one) => (
        <Text key={one.position} size="xs" lineClamp={3} title={one.reason}>
          {'✗ '}
          <EventLink position={one.position}>{words.nameOf(one.participant_id)}</EventLink>
          <span lang={words.language}>{`${colon}${one.reason}`}</span>
        </Text>
      ))}
      {why && (
        <Text size="xs" lineClamp={3} title={why} lang={words.language} c="dimmed">
          {why}
        </Text>
      )}
    </div>
  );
}

/** What it was and what it is; what was wanted, where nothing came of it or something else did. */
function Value({ change: { before, after, unit = '', wanted }, language }: { change: LedgerChange; language: string }) {
  const t = useWords().channel;
  const changes = before !== undefined || after !== undefined;
  return (
    <Text size="sm" className="said" lang={language}>
      {before !== undefined && (
        <>
          <del>{before}</del>
          {' → '}
        </>
      )}
      {before !== undefined && after === undefined ? <span lang="">{t.ledger.gone}</span> : <ins>{after}</ins>}
      {changes && unit && ` ${unit}`}
      {wanted !== undefined && <span>{`${changes ? ' ' : ''}${t.ledger.wanted(wanted)}`}</span>}
    </Text>
  );
}

/** Whoever asked first, then who asked for the same; each leads to its turn. */
function Backers({ backers, nameOf }: { backers: readonly Backer[]; nameOf(id: string): string }) {
  return (
    <Text size="xs">
      {backers.map(({ participant_id, position }, index) => (
        <span key={position}>
          {index > 0 && ' + '}
          <EventLink position={position}>{nameOf(participant_id)}</EventLink>
        </span>
      ))}
    </Text>
  );
}
