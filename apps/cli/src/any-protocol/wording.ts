import type { Language } from '../language.js';

/** What the terminal says of channels whose protocol it does not know. */
interface AnyProtocolWording {
  success: string;
  silence: string;
  /** Behind the protocol's name, where a channel begins. */
  unknown(protocol: string): string;
}

const en: AnyProtocolWording = {
  success: 'reached',
  silence: 'as the protocol has it',
  unknown: (protocol) => `The protocol ${protocol} is not known here: what happens is shown as it is recorded.`,
};

const zh: AnyProtocolWording = {
  success: '已达成',
  silence: '按该协议的规则处理',
  unknown: (protocol) => `此版本的 parley 不认识协议 ${protocol}，以下按记录原样显示。`,
};

export const anyProtocolWordingOf = (language: Language): AnyProtocolWording => ({ en, zh })[language];
