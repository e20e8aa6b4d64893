import type { Assignment, Candidate, Proposal, ProposedChange } from '@parley/contracts';

type FeedbackType = 'accept' | 'negotiate' | 'withdraw';

/** What the rehearsal says where a script gives no words of its own. */
interface Lines {
  needed: string;
  couldStandIn: string;
  notNeeded: string;
  contributor: string;
  summary: string;
  alreadyGiven: string;
  task(skills: string): string;
  applied(change: ProposedChange): string;
  accepted(proposal: Proposal): string;
  reasoning(type: FeedbackType, who: Candidate, seat: Assignment, changes: ProposedChange[]): string;
}

const en: Lines = {
  needed: 'Needed: ',
  couldStandIn: 'Could stand in: ',
  notNeeded: 'Not needed this time: ',
  contributor: 'Contributor',
  summary: 'Everyone selected takes one part.',
  alreadyGiven: 'Another request for the same value was met in this round.',
  task: (skills) => (skills ? `Take care of: ${skills}` : 'Contribute to the plan'),
  applied: ({ field, new_value }) => `${field} is now ${new_value}`,
  accepted: ({ title, version }) => `Everybody accepted version ${version} of “${title}”.`,
  reasoning: (type, who, seat, changes) =>
    ({
      accept: `${seat.role} suits me. I am in.`,
      negotiate: `I would like to do it as ${seat.role}, but ${changes.map((change) => change.reason).join('; ')}.`,
      withdraw: `I am sorry, I cannot take part this time. — ${who.name}`,
    })[type],
};

const zh: Lines = {
  needed: '需要：',
  couldStandIn: '可以替补：',
  notNeeded: '这次不需要：',
  contributor: '参与者',
  summary: '每位入选者负责一部分。',
  alreadyGiven: '本轮已满足了对同一项的另一个请求。',
  task: (skills) => (skills ? `负责：${skills}` : '参与方案'),
  applied: ({ field, new_value }) => `${field} 调整为 ${new_value}`,
  accepted: ({ title, version }) => `全员接受了“${title}”的第 ${version} 版。`,
  reasoning: (type, who, seat, changes) =>
    ({
      accept: `“${seat.role}”适合我，我参加。`,
      negotiate: `我愿意担任“${seat.role}”，但是${changes.map((change) => change.reason).join('；')}。`,
      withdraw: `很抱歉，这次我参与不了。——${who.name}`,
    })[type],
};

export const linesOf = (language: 'en' | 'zh'): Lines => ({ en, zh })[language];
