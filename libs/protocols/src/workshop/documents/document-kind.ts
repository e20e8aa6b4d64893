import type { FieldError, Language, PlanDocument, PlanRole } from '@parley/contracts';

/** The kinds of document that have fields of their own (W9). */
export type TypedKind = Exclude<NonNullable<PlanRole['document_kind']>, 'general'>;

export type Typed<K extends TypedKind> = NonNullable<PlanDocument[K]>;

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
  shown(document: Typed<K>, language: Language): ShownPart[];
}
