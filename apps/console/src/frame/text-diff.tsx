import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useWords } from '../words/use-words.js';
import type { TextDiffProps } from './text-diff-body.js';

const TextDiffBody = lazy(() => import('./text-diff-body.js'));

/** Two versions of a text in one; what compares them is loaded when it is needed. */
export function TextDiff(props: TextDiffProps) {
  const t = useWords().frame;
  return (
    <Suspense fallback={<Loader aria-label={t.loading} />}>
      <TextDiffBody {...props} />
    </Suspense>
  );
}
