import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { SaidText } from './said-text.js';

/** Characters that are rendered; what is longer is shown as text, in part. */
const MOST_RENDERED = 100_000;

const MarkdownBody = lazy(() => import('./markdown-body.js'));

/** Markdown as it is meant; what renders it is loaded when the first text is shown, and until then the text is there as it is. */
export function Markdown({ text }: { text: string }) {
  if (text.length > MOST_RENDERED) return <SaidText text={text} name="text.md" />;
  return (
    <Suspense fallback={<div className="said">{text}</div>}>
      <Typography className="markdown">
        <MarkdownBody text={text} />
      </Typography>
    </Suspense>
  );
}
