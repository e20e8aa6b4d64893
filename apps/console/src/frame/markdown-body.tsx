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

/** What stands around a text has the page's heading and one of its own. */
const FIRST_LEVEL = 3;
const DEEPEST = 6;

/** The headings of a text stand below those around it, the first of them next to it, whatever number whoever wrote it gave it. */
function headingsOf(text: string): Components {
  const levels = [...text.matchAll(/^(?<marks>#{1,6})[ \t]/gmu)].map(({ groups }) => groups!['marks']!.length);
  const least = Math.min(...levels, DEEPEST);
  const tagOf = (level: number) => `h${Math.min(DEEPEST, FIRST_LEVEL + Math.max(0, level - least))}`;
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, tagOf(level)]));
}

export default function MarkdownBody({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={{ ...COMPONENTS, ...headingsOf(text) }}>
      {text}
    </ReactMarkdown>
  );
}
