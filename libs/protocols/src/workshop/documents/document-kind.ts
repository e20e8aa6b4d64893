import type { FieldError, Language, PlanDocument, PlanPoint, PlanRole } from '@parley/contracts';
import { inline, sanitiseMarkdown, table } from '../../shared/markdown/markdown.js';

/** The kinds of document that have fields of their own (W9). */
export type TypedKind = Exclude<NonNullable<PlanRole['document_kind']>, 'general'>;

type Typed<K extends TypedKind> = NonNullable<PlanDocument[K]>;

/** A part of a document as the report shows it. */
export interface ShownPart {
  title: string;
  /** Markdown; empty where the document has nothing there. */
  lines: string[];
}

/** One kind of document in one place: what its writer is told, and how it is shown. */
export interface DocumentKind<K extends TypedKind = TypedKind> {
  kind: K;
  /** Its fields, as the contract has them. */
  message: 'ProductPlan' | 'SystemDesign' | 'DevPlan' | 'TestPlan' | 'RiskAssessment';
  /** Which fields to fill with what, and one worked example. */
  instruction: Record<Language, string>;
  /** What no schema says. */
  breaches(document: Typed<K>, language: Language): FieldError[];
  showParts(document: Typed<K>, language: Language): ShownPart[];
}

/** The entries that an item rests on, as they are listed beside it. */
export const cited = (based_on: string[]): string => based_on.join(', ');

export const prose = (title: string, text: string): ShownPart => ({ title, lines: [sanitiseMarkdown(text)] });

export const points = (title: string, list: PlanPoint[]): ShownPart => ({
  title,
  lines: list.map(({ text, based_on }) => `- ${inline(text)}${based_on.length ? ` (${inline(cited(based_on))})` : ''}`),
});

export const grid = (title: string, headings: string[], rows: string[][]): ShownPart => ({
  title,
  lines: table(headings, rows),
});
