import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';

const MarkdownBody = lazy(() => import('./markdown-body.js'));

/** Markdown as it is meant; what renders it is loaded when the first text is shown, and until then the text is there as it is. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<div className="said">{text}</div>}>
      <Typography className="markdown">
        <MarkdownBody text={text} />
      </Typography>
    </Suspense>
  );
}
