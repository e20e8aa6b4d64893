import { Typography } from '@mantine/core';
import { withoutHeadings } from '@parley/protocols/decision';
import { isCheap } from '../frame/cheap-markdown.js';
import MarkdownBody from '../frame/markdown-body.js';

/** Markdown of any length, whole; what would take long to read as Markdown is shown as text. */
export const WholeMarkdown = ({ text }: { text: string }) =>
  isCheap(text) ? (
    <Typography className="markdown">
      <MarkdownBody text={withoutHeadings(text)} />
    </Typography>
  ) : (
    <div className="said">{text}</div>
  );
