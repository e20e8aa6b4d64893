import { assistant as enAssistant } from './en/assistant.js';
import { decision as enDecision } from './en/decision.js';
import type { page as enPage } from './en/page/index.js';
import { protocols as enProtocols } from './en/protocols/index.js';
import { record as enRecord } from './en/record.js';
import { skills as enSkills } from './en/skills.js';
import { terminal as enTerminal } from './en/terminal/index.js';
import type { Language } from './language.js';
import type { Terminal } from './terminal.js';
import type { Translation } from './translation.js';
import { assistant as zhAssistant } from './zh/assistant.js';
import { decision as zhDecision } from './zh/decision.js';
import { protocols as zhProtocols } from './zh/protocols/index.js';
import { record as zhRecord } from './zh/record.js';
import { skills as zhSkills } from './zh/skills.js';
import { terminal as zhTerminal } from './zh/terminal/index.js';

export { makeAmounts, type Amounts } from './amounts.js';
export { conditionName } from './condition-name.js';
export { agentFailureText, failureText, pauseText, sealedFailureText } from './failure-text.js';
export { generatedLine, markedName, rehearsalLine } from './generated-line.js';
export { isBareAnswer, positionText, wantsText } from './position-text.js';
export { colonOf, commaOf, LANGUAGES, semicolonOf, type Language } from './language.js';
export type { Terminal } from './terminal.js';

/** What a terminal says, by its area. */
export type TerminalWords = Translation<ReturnType<typeof enTerminal>>;

export const terminalWords: Record<Language, (call: Terminal) => TerminalWords> = { en: enTerminal, zh: zhTerminal };

/** What the page says, by its area; each language is loaded on its own. */
export type PageWords = Translation<typeof enPage>;

/** What protocols write into the log for people, by its area. */
export type ProtocolWords = Translation<typeof enProtocols>;

export const protocolWords: Record<Language, ProtocolWords> = { en: enProtocols, zh: zhProtocols };

/** How a decision is told, on its page and in its files. */
export type DecisionWords = Translation<typeof enDecision>;

export const decisionWords: Record<Language, DecisionWords> = { en: enDecision, zh: zhDecision };

/** How a whole deliberation is told to who decides or audits. */
export type RecordWords = Translation<typeof enRecord>;

export const recordWords: Record<Language, RecordWords> = { en: enRecord, zh: zhRecord };

/** What an assistant is told, and tells whoever it works for. */
export type AssistantWords = Translation<typeof enAssistant>;

export const assistantWords: Record<Language, AssistantWords> = { en: enAssistant, zh: zhAssistant };

/** What an agent of others is shown of each way to deliberate. */
export type SkillWords = Translation<typeof enSkills>;

export const skillWords: Record<Language, SkillWords> = { en: enSkills, zh: zhSkills };
