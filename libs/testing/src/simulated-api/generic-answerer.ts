import type { Answerer, SimulatedAnswer } from './answer.js';
import { fitting } from './fitting.js';
import type { SimulatedRequest } from './request.js';

/** What is answered to the requests that it is for. */
export interface Rule {
  when(request: SimulatedRequest): boolean;
  /** The whole answer, or what stands in the place of some fields of the generic one. */
  answer(request: SimulatedRequest, generic: Record<string, unknown>): SimulatedAnswer | Promise<SimulatedAnswer>;
}

const isChinese = (text: string): boolean => (text.match(/[\u4e00-\u9fff]/gu)?.length ?? 0) * 8 > text.length;

/**
 * Answers anything by its schema alone, deterministically and in the prompt's language, as a bench and whole runs need
 * it. Rules come first, in order: they know what some request is about.
 */
export function genericAnswerer(...rules: Rule[]): Answerer {
  return (request) => {
    const language = isChinese(request.system + request.talk) ? 'zh' : 'en';
    const generic = fitting(request.schema, language) as Record<string, unknown>;
    const rule = rules.find(({ when }) => when(request));
    return rule ? rule.answer(request, generic) : { says: generic };
  };
}
