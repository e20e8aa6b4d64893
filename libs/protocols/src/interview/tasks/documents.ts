import type { InterviewDocument, InterviewFact } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { DocumentId } from '../state.js';

/** The field of a document that it alone has, by document. */
export const FIELD_OF = {
  DOC_01: 'problem_and_users',
  DOC_02: 'requirements',
  DOC_03: 'solution_outline',
  DOC_04: 'architecture',
  DOC_05: 'plan',
  DOC_06: 'risks',
} as const satisfies Record<DocumentId, keyof InterviewDocument>;

/** What each document is for, as its author is told. */
export const PURPOSE: Record<DocumentId, Record<Language, string>> = {
  DOC_01: {
    en: 'DOC_01, the problem and its users: whose problem it is, what happens, how often, at what cost. No solution is in it.',
    zh: 'DOC_01 问题与用户：是谁的问题、具体发生什么、多频繁、代价多大。其中不写方案。',
  },
  DOC_02: {
    en: 'DOC_02, the requirements: what a solution must do and be, each so that it can be checked, and what is expressly not wanted. What the user called indispensable is a must, and little else is.',
    zh: 'DOC_02 需求：方案必须做到什么、具备什么，每条都可检验；以及明确不要的。用户说不可缺少的才是 must，其余尽量少列。',
  },
  DOC_03: {
    en: 'DOC_03, the outline of a solution: the smallest that meets the requirements, as its users see it; what else was weighed, and why not. Doing without software is a solution too.',
    zh: 'DOC_03 方案概要：满足需求的最小方案，从使用者的角度写；还考虑过什么、为何不采用。不用软件也可以是方案。',
  },
  DOC_04: {
    en: 'DOC_04, the architecture: the parts of the solution in DOC_03 with one task each, what data they keep, what they exchange with what the user has today, and what was decided.',
    zh: 'DOC_04 架构：DOC_03 中方案的各个部分（各司一职）、保存的数据、与用户现有做法交换什么，以及作出的决定。',
  },
  DOC_05: {
    en: 'DOC_05, the plan: steps after each of which the user can use or judge something, the smallest useful one first. An effort that nobody named is called an estimate.',
    zh: 'DOC_05 计划：每一步完成后用户都能使用或判断某样东西，最小可用的在前。没有人说过的工作量要写明是估计。',
  },
  DOC_06: {
    en: 'DOC_06, risks: what could go wrong, what the other documents take for granted though nobody said it, and what is still to be asked.',
    zh: 'DOC_06 风险：可能出什么问题、其他文档默认成立但没有人说过的，以及仍需询问的。',
  },
};

const REHEARSED = {
  en: {
    acceptance: 'Rehearsal: to be named by whoever reads this.',
    component: (number: number) => `Part ${number}`,
    milestone: (number: number) => `Milestone ${number}`,
    effort: 'not estimated: a rehearsal',
    mitigation: 'Rehearsal: to be asked.',
  },
  zh: {
    acceptance: '排练：由读者写明。',
    component: (number: number) => `部分 ${number}`,
    milestone: (number: number) => `里程碑 ${number}`,
    effort: '排练，未作估计',
    mitigation: '排练：有待询问。',
  },
};

/** What a document has in a rehearsal: the facts, each with its turns, and nothing that a script would have to think. */
export function rehearsedContent(
  document: DocumentId,
  facts: readonly InterviewFact[],
  language: Language,
): Partial<InterviewDocument> {
  const words = REHEARSED[language];
  const points = facts.map(({ text, turns }) => ({ text, turns }));
  const inArea = (area: string) => facts.filter((one) => one.area === area).map(({ text, turns }) => ({ text, turns }));
  // What a document cannot be without, whatever areas are known.
  const some = (area: string) => (inArea(area).length ? inArea(area) : points).slice(0, 10);
  switch (document) {
    case 'DOC_01':
      return {
        problem_and_users: {
          problem: some('pain'),
          users: some('who'),
          today: some('context'),
          success: some('success'),
        },
      };
    case 'DOC_02':
      return {
        requirements: {
          functional: some('pain').map((point) => ({ ...point, acceptance: words.acceptance, priority: 'should' })),
          quality: [],
          constraints: inArea('constraints').slice(0, 20),
          out_of_scope: [],
        },
      };
    case 'DOC_03':
      return { solution_outline: { approach: some('success'), journey: some('context'), alternatives: [] } };
    case 'DOC_04':
      return {
        architecture: {
          components: some('context').map(({ text, turns }, index) => ({
            name: words.component(index + 1),
            responsibility: text,
            turns,
          })),
          data: [],
          interfaces: [],
          decisions: [],
        },
      };
    case 'DOC_05':
      return {
        plan: {
          milestones: some('success').map(({ text, turns }, index) => ({
            title: words.milestone(index + 1),
            outcome: text,
            effort: words.effort,
            turns,
          })),
          prerequisites: inArea('constraints').slice(0, 20),
        },
      };
    case 'DOC_06':
      return {
        risks: {
          risks: some('constraints').map(({ text, turns }) => ({
            risk: text,
            likelihood: 'medium',
            impact: 'medium',
            mitigation: words.mitigation,
            turns,
          })),
          assumptions: [],
          open_questions: [],
        },
      };
  }
}
