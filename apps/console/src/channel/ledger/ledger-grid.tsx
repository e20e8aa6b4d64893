import { Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { ColumnHeads } from '../pictures/column-heads.js';
import { PictureFrame } from '../pictures/picture-frame.js';
import { ChangeBox } from './change-box.js';
import type { LedgerProps } from './ledger.js';

/** A row for each field, a column for each version. */
export function LedgerGrid({ columns, rows, words }: LedgerProps) {
  const t = useWords().channel;
  return (
    <PictureFrame name={t.tabs.ledger} className="ledger" fromStart>
      <ColumnHeads columns={columns} corner={t.ledger.field} />
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row" className="picture-name">
              <Text size="sm" className="said" lang={words.language}>
                {words.row(key)}
              </Text>
            </th>
            {columns.map((column) => (
              <td key={column.key}>
                {cells.get(column.key)?.map((change, index) => (
                  <ChangeBox key={index} change={change} words={words} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PictureFrame>
  );
}
