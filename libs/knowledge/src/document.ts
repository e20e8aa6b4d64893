/** What a collection is filled with: a file's content, by what it is. The path is its name and its identity. */
export type KnowledgeDocument =
  | { path: string; kind: 'markdown' | 'text'; text: string }
  /** One text for each page, in order; a page without text is empty. */
  | { path: string; kind: 'pdf'; pages: string[] };

/** Where a piece of knowledge stands: what an output cites. */
export interface Source {
  path: string;
  /** The headings above it, outermost first, as `Rules › Talks`. */
  heading?: string;
  /** Counted from 1. */
  page?: number;
  /** The chunk's place in its document, counted from 1. */
  number: number;
}

/** A piece of a document of bounded size: what is searched, found and cited. */
export interface Chunk {
  /** The same for the same path, content and number, always. */
  chunk_id: string;
  source: Source;
  text: string;
}
