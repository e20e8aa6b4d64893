import { Button, Kbd } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../words/use-words.js';
import { useNavigate } from 'react-router';

const KeysTable = lazy(async () => ({ default: (await import('./keys-table.js')).KeysTable }));

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
      <Suspense>{opened && <KeysTable close={close} />}</Suspense>
    </>
  );
}
