import { Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { ColumnHeads } from '../pictures/column-heads.js';
import { Legend, PictureFrame } from '../pictures/picture-frame.js';
import { useColumnWords } from '../pictures/use-column-words.js';
import { cellOf, type StanceCell, type StanceMark } from './matrix.js';
import { useStanceWords, type StanceLooks, type StanceProps } from './use-stance-words.js';

/** A row for everybody, a column for each round. What nobody said stays blank. */
export function StanceGrid({ rounds, participants, looks, quotes, nameOf }: StanceProps & { quotes: boolean }) {
  const t = useWords().channel;
  const { whole } = useColumnWords();
  return (
    <>
      <PictureFrame name={t.tabs.stances} className="stances">
        <ColumnHeads columns={rounds} corner={t.lanes.who} />
        <tbody>
          {participants.map((id) => (
            <tr key={id}>
              <th scope="row" className="picture-name">
                <Text size="sm" className="said">
                  {nameOf(id)}
                </Text>
              </th>
              {rounds.map((round) => (
                <Cell
                  key={round.key}
                  cell={cellOf(round, id)}
                  where={`${nameOf(id)}, ${whole(round)}`}
                  looks={looks}
                  quotes={quotes}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </PictureFrame>
      <Legend
        name={t.lanes.legend}
        items={(['changed', 'assumed', 'silent', 'not_asked'] as const).map((sign) => t.stances.legend[sign])}
      />
    </>
  );
}

interface CellProps {
  cell: StanceCell;
  /** Whose, and of which round. */
  where: string;
  looks: StanceLooks;
  quotes: boolean;
}

function Cell({ cell: { standing, marks }, ...rest }: CellProps) {
  const { colon } = useWords();
  const words = useStanceWords(rest.looks);
  const said = words.standing(standing);
  if (marks.length)
    return (
      <td>
        {marks.map((mark, index) => (
          <Mark key={index} mark={mark} {...rest} />
        ))}
      </td>
    );
  const hasSign = standing === 'asked' || standing === 'withdrawn';
  return (
    <td className={`stance-${standing}`} title={`${rest.where}${colon}${said}`}>
      {hasSign ? (
        <span className="stance-mark stance-faint">
          <span aria-hidden>{standing === 'asked' ? '…' : '⎋'}</span>
          {said}
        </span>
      ) : (
        <span className="unseen">{said}</span>
      )}
    </td>
  );
}

/** A sign over its word; a change has both signs and a thick edge, what was assumed a dashed one. */
function Mark({ mark, where, looks, quotes }: Omit<CellProps, 'cell'> & { mark: StanceMark }) {
  const { comma, colon, semicolon, channel: t } = useWords();
  const words = useStanceWords(looks);
  const { sign, color, word } = looks(mark.stance);
  const { before, assumed, position, reason } = mark;
  const text = [`${where}${colon}${words.mark(mark)}`, ...words.moved(mark)].join(semicolon);
  return (
    <EventLink
      position={position}
      aria-label={text}
      title={[text, mark.about?.map(t.part).join(comma), reason].filter(Boolean).join('\n')}
      className={`stance-mark ${assumed ? 'assumed' : ''} ${before === undefined ? '' : 'stance-moved'}`}
      c="var(--mantine-color-text)"
      style={{
        borderColor: `var(--mantine-color-${color}-outline)`,
        ...(!assumed && { background: `var(--mantine-color-${color}-light)` }),
      }}
    >
      <span aria-hidden>{before === undefined ? sign : `${looks(before).sign} → ${sign}`}</span>
      <span>{`${word}${words.times(mark)}`}</span>
      {assumed && <span>{`(${t.stances.taken})`}</span>}
      {quotes && (
        <Text size="xs" lineClamp={3} miw={120} className="said">
          {reason}
        </Text>
      )}
    </EventLink>
  );
}
