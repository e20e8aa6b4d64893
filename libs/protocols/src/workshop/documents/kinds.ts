import type { FieldError, Language, PlanRole } from '@parley/contracts';
import { devPlan } from './dev-plan.js';
import type { DocumentKind, ShownPart, TypedKind } from './document-kind.js';
import { productPlan } from './product-plan.js';
import { riskAssessment } from './risk-assessment.js';
import { systemDesign } from './system-design.js';
import { testPlan } from './test-plan.js';

/** Every kind of document that has fields of its own (W9). */
const KINDS: { [K in TypedKind]: DocumentKind<K> } = {
  product_plan: productPlan,
  system_design: systemDesign,
  dev_plan: devPlan,
  test_plan: testPlan,
  risk_assessment: riskAssessment,
};

export const TYPED_KINDS = Object.keys(KINDS) as TypedKind[];

/** All that a role may say of its document. */
export const DOCUMENT_KINDS = ['general', ...TYPED_KINDS] as const;

/** The kind of a role's document; undefined is a general one, of sections. */
export const typedKindOf = ({ document_kind }: Pick<PlanRole, 'document_kind'>): TypedKind | undefined =>
  document_kind === undefined || document_kind === 'general' ? undefined : document_kind;

/** The message of the contract that has a kind's fields. */
export const messageOf = (kind: TypedKind) => KINDS[kind].message;

export const instructionOf = (kind: TypedKind, language: Language): string => KINDS[kind].instruction[language];

/** What no schema says of the fields of a kind. @param fields they keep the contract */
export const breachesOf = (kind: TypedKind, fields: object, language: Language): FieldError[] =>
  anyKind(kind).breaches(fields as never, language);

/** The fields of a kind as the report shows them. @param fields they keep the contract */
export const shownParts = (kind: TypedKind, fields: object, language: Language): ShownPart[] =>
  anyKind(kind)
    .showParts(fields as never, language)
    .filter(({ lines }) => lines.some(Boolean));

/** TypeScript cannot see that the fields are those of the kind. */
const anyKind = (kind: TypedKind) => KINDS[kind] as unknown as DocumentKind<never>;
