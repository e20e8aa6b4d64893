import type { Consent, Vote } from '@parley/contracts';
import type { Language } from '../language.js';

/** Who stood where at the end, in words. */
interface ConsentWording {
  whoStandsWhere: string;
  stances: Record<Vote['stance'], string>;
  onVersion(version: number): string;
  /** How many, and who. */
  counted(count: number, names: readonly string[]): string;
  on(about: string): string;
  notHeard: string;
  open: string;
  contradicted: Record<NonNullable<Consent['contradicted']>, string>;
  comma: string;
}

const en: ConsentWording = {
  whoStandsWhere: 'Who stands where',
  stances: {
    agree: 'agrees',
    no_objection: 'has seen it and does not object',
    partly: 'agrees in part',
    undecided: 'undecided',
    unstated: 'took no side',
    disagree: 'disagrees',
    withdrew: 'withdrew',
    assumed: 'silent, assumed to agree',
  },
  onVersion: (version) => ` (version ${version})`,
  counted: (count, names) => `${count} (${names.join(', ')})`,
  on: (about) => ` on ${about}`,
  notHeard: 'Asked last, and not heard',
  open: 'Open',
  contradicted: {
    claims_unanimity: 'The summary says that all agree. By what they said themselves, not all do.',
    omits_dissent: 'The summary does not name who disagrees.',
  },
  comma: ', ',
};

const zh: ConsentWording = {
  whoStandsWhere: '各方立场',
  stances: {
    agree: '同意',
    no_objection: '已看到且无异议',
    partly: '部分同意',
    undecided: '未决定',
    unstated: '未表态',
    disagree: '不同意',
    withdrew: '已退出',
    assumed: '未作答，推定同意',
  },
  onVersion: (version) => `（第 ${version} 版）`,
  counted: (count, names) => `${count}（${names.join('、')}）`,
  on: (about) => `（关于 ${about}）`,
  notHeard: '最后一次被询问但未听到',
  open: '未决',
  contradicted: {
    claims_unanimity: '总结称所有人一致同意；但按各方自己的发言并非如此。',
    omits_dissent: '总结没有提到不同意的人。',
  },
  comma: '、',
};

export const consentWordingOf = (language: Language): ConsentWording => ({ en, zh })[language];
