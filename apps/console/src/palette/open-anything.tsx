import { Button, Kbd, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { PALETTE_KEY } from '../frame/keys.js';
import { useWords } from '../words/use-words.js';

const Palette = lazy(async () => ({ default: (await import('./palette.js')).Palette }));

/** Opens anything by its name, from wherever one is and whatever one is writing: by a button, or by its key. */
export function OpenAnything() {
  const { search } = useWords().frame.keys;
  const [opened, { open, close }] = useDisclosure(false);
  useHotkeys('mod+k', open, { preventDefault: true, enableOnFormTags: true });
  return (
    <>
      <Button variant="default" size="xs" px="xs" onClick={open} aria-label={search} aria-keyshortcuts={ARIA_KEY}>
        <Glass />
        <Text span size="sm" ms={6} visibleFrom="sm">
          {search}
        </Text>
        <Kbd size="xs" ms="xs" visibleFrom="sm" className="key-hint">
          {PALETTE_KEY}
        </Kbd>
      </Button>
      <Suspense>{opened && <Palette close={close} />}</Suspense>
    </>
  );
}

const ARIA_KEY = 'Control+K Meta+K';

const Glass = () => (
  <svg className="glass" viewBox="0 0 16 16" aria-hidden>
    <circle cx="6.5" cy="6.5" r="4.5" />
    <path d="M10 10l4.5 4.5" />
  </svg>
);
