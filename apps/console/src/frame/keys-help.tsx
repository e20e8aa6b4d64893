import { Button, Kbd, Modal, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../words/use-words.js';
import { useNavigate } from 'react-router';

/** Every key, as it is shown, and what it does. Lists bind theirs where they are (use-list-keys). */
const KEYS = [
  ['?', 'help'],
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'enter'],
  ['g l', 'live'],
  ['g h', 'home'],
  ['g i', 'inbox'],
] as const;

export function KeysHelp() {
  const t = useWords().frame;
  const navigate = useNavigate();
  const [opened, { open, close }] = useDisclosure(false);
  useHotkeys('?', open, { useKey: true });
  useHotkeys('g>h', () => void navigate('/'));
  useHotkeys('g>i', () => void navigate('/inbox'));
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={open} aria-label={t.keys.open} visibleFrom="sm">
        <Kbd size="xs">?</Kbd>
      </Button>
      <Modal opened={opened} onClose={close} title={t.keys.title} closeButtonProps={{ 'aria-label': t.event.close }}>
        <Table>
          <Table.Tbody>
            {KEYS.map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Td>
                  <Kbd>{key}</Kbd>
                </Table.Td>
                <Table.Td>{t.keys[what]}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </>
  );
}
