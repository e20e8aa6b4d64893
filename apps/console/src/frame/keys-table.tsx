import { Kbd, Modal, Table } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import { KEYS } from './keys.js';

/** The keys and what they do. */
export function KeysTable({ close }: { close(): void }) {
  const t = useWords().frame;
  return (
    <Modal opened onClose={close} title={t.keys.title} closeButtonProps={{ 'aria-label': t.event.close }}>
      <Table>
        <Table.Tbody>
          {KEYS.map(([key, what]) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Kbd className="key">{key}</Kbd>
              </Table.Td>
              <Table.Td>{t.keys[what]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
