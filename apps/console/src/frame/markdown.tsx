import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isCheap } from './cheap-markdown.js';
import { SaidText } from './said-text.js';

/** Characters of Parley's own documents that are rendered; what is longer is shown as text, in part. */
const MOST_RENDERED = 100_000;

const MarkdownBody = lazy(() => import('./markdown-body.js'));

interface MarkdownProps {
  text: string;
  /** A document that Parley has made, in which what others said has no marks of its own. */
  isOurs?: boolean;
}

/** Markdown as it is meant; what renders it is loaded when the first text is shown, and until then the text is there as it is. */
export function Markdown({ text, isOurs = false }: MarkdownProps) {
  if (isOurs ? text.length > MOST_RENDERED : !isCheap(text)) return <SaidText text={text} name="text.md" />;
  return (
    <Suspense fallback={<div className="said">{text}</div>}>
      <Typography className="markdown">
        <MarkdownBody text={text} />
      </Typography>
    </Suspense>
  );
}
