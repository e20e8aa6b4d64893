import type { ProposedChange } from '@parley/contracts';
import { readableField } from '../../shared/decision/readable.js';

/** What the rehearsal says where a script gives no words of its own. */
interface Lines {
  needed: string;
  couldStandIn: string;
  notNeeded: string;
  contributor: string;
  noTask: string;
  byDefault: string;
  asBefore: string;
  alreadyGiven: string;
  notPassedOn: string;
  passedOn(role: string): string;
  applied(change: ProposedChange): string;
}

const en: Lines = {
  needed: 'Needed: ',
  couldStandIn: 'Could stand in: ',
  notNeeded: 'Not needed this time: ',
  contributor: 'Contributor',
  noTask: 'Rehearsed: no task was given.',
  byDefault: 'Rehearsed: the script has no answer here, so it accepts by default. Nobody has read the proposal.',
  asBefore:
    'Rehearsed: the script has no answer here. Whoever asked for a change to the end takes every plan that has it.',
  alreadyGiven: 'Another request for the same value was met in this round.',
  notPassedOn: 'Rehearsed: the script passes this work on to nobody.',
  passedOn: (role) => `Somebody who stays takes over: ${role}`,
  applied: ({ field, new_value }) => `${readableField(field)} is now ${new_value}`,
};

const zh: Lines = {
  needed: '需要：',
  couldStandIn: '可以替补：',
  notNeeded: '这次不需要：',
  contributor: '参与者',
  noTask: '排练：未分配任务。',
  byDefault: '排练：脚本在此没有回答，按默认接受；没有人读过方案。',
  asBefore: '排练：脚本在此没有回答；直到最后仍要求修改的人，接受包含该修改的所有方案。',
  alreadyGiven: '本轮已满足了对同一项的另一个请求。',
  notPassedOn: '排练：脚本未把这项工作转交任何人。',
  passedOn: (role) => `由留下的人接手：${role}`,
  applied: ({ field, new_value }) => `${readableField(field)} 调整为 ${new_value}`,
};

export const linesOf = (language: 'en' | 'zh'): Lines => ({ en, zh })[language];
