import { self } from '../called.js';
import { spoken, type Language } from '../language.js';

/** What the commands around a negotiation say: what was answered, what differs, and why they do not do what was asked. */
interface NegotiationCommands {
  noDifference: string;
  none: string;
  gone: string;
  replied(name: string, feedback: string): string;
  usage: string;
  emptyDemand: string;
  demandOrFile: string;
  badChange(text: string): string;
}

const en: NegotiationCommands = {
  noDifference: 'no difference',
  none: '(none)',
  gone: '(gone)',
  replied: (name, feedback) => `${name} ${feedback}`,
  get usage() {
    return `usage: ${self()} negotiate "demand" | -f scenario.yaml`;
  },
  emptyDemand: 'the demand is empty; ',
  demandOrFile: 'give a demand or a scenario; ',
  badChange: (text) => `--change ${text}: write it as field=value`,
};

const zh: NegotiationCommands = {
  noDifference: '没有差异',
  none: '（无）',
  gone: '（已删除）',
  replied: (name, feedback) => `${name}：${feedback}`,
  get usage() {
    return `用法：${self()} negotiate "需求" | -f scenario.yaml`;
  },
  emptyDemand: '需求为空；',
  demandOrFile: '请给出需求或场景文件；',
  badChange: (text) => `--change ${text}：请写成 字段=值`,
};

export const negotiationCommandsOf = (language: Language): NegotiationCommands => ({ en, zh })[language];

/** In the language of this command. */
export const negotiationCommands = (): NegotiationCommands => negotiationCommandsOf(spoken());
