import { Button, Kbd } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { PALETTE_KEY } from '../frame/keys.js';
import { useWords } from '../words/use-words.js';

const Palette = lazy(async () => ({ default: (await import('./palette.js')).Palette }));

/** Opens anything by its name, from wherever one is and whatever one is writing. */
export function OpenAnything() {
  const t = useWords().frame.palette;
  const [opened, { open, close }] = useDisclosure(false);
  useHotkeys('mod+k', open, { preventDefault: true, enableOnFormTags: true });
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={open} aria-label={t.title} visibleFrom="sm">
        <Kbd size="xs">{PALETTE_KEY}</Kbd>
      </Button>
      <Suspense>{opened && <Palette close={close} />}</Suspense>
    </>
  );
}
