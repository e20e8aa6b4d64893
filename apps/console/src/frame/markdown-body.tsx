import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/**
 * The texts are written by models and strangers: their HTML is shown as text, a picture is only its description, so that
 * nothing is fetched, and a link says nothing of where it was followed.
 */
const COMPONENTS: Components = {
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  ),
  table: ({ children }) => (
    // Whoever has no mouse scrolls a wide table by its focus.
    <div className="wide" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
};

const PLUGINS = [remarkGfm];

export default function MarkdownBody({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS}>
      {text}
    </ReactMarkdown>
  );
}
