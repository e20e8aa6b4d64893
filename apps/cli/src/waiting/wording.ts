import type { Language } from '../language.js';

/** What the terminal says of what waits for people. */
interface WaitingWording {
  user: string;
  waitsFor(who: string): string;
  left(time: string): string;
  noDeadline: string;
  then(what: string): string;
  ballotSilence: string;
  here(how: string): string;
  named(name: string): string;
  elsewhere(how: string): string;
  ballot: string;
  question: string;
  /** What was said for somebody who is not asked yet. */
  kept(name: string): string;
  nobodyAsked(name: string): string;
  /** Of what was meant as an answer and is none (R2). */
  unread(text: string): string;
}

const en: WaitingWording = {
  user: 'you',
  waitsFor: (who) => `waits for ${who}`,
  left: (time) => `${time} left`,
  noDeadline: 'no time runs out',
  then: (what) => `then: ${what}`,
  ballotSilence: 'an abstention',
  here: (how) => `here: ${how}`,
  named: (name) => `begin with "${name}:"`,
  elsewhere: (how) => `from another terminal: ${how}`,
  ballot: '/vote yes | no | abstain (yes ends it)',
  question: 'your answer; /skip leaves it to the role',
  kept: (name) => `kept until ${name} is asked`,
  nobodyAsked: (name) => `${name} was not asked any more: nothing was sent`,
  unread: (text) => `"${text}" cannot be read as an answer: nothing was sent. Begin with "all:" to say it to all.`,
};

const zh: WaitingWording = {
  user: '您',
  waitsFor: (who) => `等待 ${who}`,
  left: (time) => `剩余 ${time}`,
  noDeadline: '不限时间',
  then: (what) => `届时：${what}`,
  ballotSilence: '视为弃权',
  here: (how) => `在此输入：${how}`,
  named: (name) => `以“${name}：”开头`,
  elsewhere: (how) => `在另一终端：${how}`,
  ballot: '/vote 是 | 否 | 弃权（“是”即结束）',
  question: '您的回答；/skip 交由角色自行假设',
  kept: (name) => `已保留，待询问 ${name} 时发出`,
  nobodyAsked: (name) => `未再询问 ${name}，内容没有发出`,
  unread: (text) => `“${text}”无法读作回答，没有发出。以“所有人：”开头可对所有人说。`,
};

export const waitingWordingOf = (language: Language): WaitingWording => ({ en, zh })[language];
