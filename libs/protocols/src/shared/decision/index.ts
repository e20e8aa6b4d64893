/** How a decision is told: what its page shares with its files, and needs no Markdown. */
export * from './told.js';
export { withoutHeadings } from './without-headings.js';
