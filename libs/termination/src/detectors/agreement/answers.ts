import type { TurnReading } from './turn-reading.js';

/** What a text commits to: an option by its letter or number, yes or no, or a figure. */
const ANSWERS = [
  /\\boxed\{([^{}]{1,40})\}/gu,
  /\b(?:(?:final|my|the|correct|revised|updated|new|best) (?:answer|option|choice|vote|verdict|result|value|total|mark)|answer|i vote)(?: [a-z]+)?(?: is| remains| to be| to| for| stays| =|[ :(*])*(?:option |choice |therefore |now )?(?:\(?([a-e])(?![a-z'])|(yes|no|true|false)\b|(-?\$?\d[\d.,/]*))/gu,
  /\b(?:choose|pick|select|keep|keeping|stay with|change to|switch to|go with|give|recommend) (?:my answer )?(?:option |answer |choice )?\(?([a-e])\)/gu,
  /(?:最终答案|正确答案|我的答案|答案|我选|选择|改为|应选|维持|坚持选|选)(?:是|为|都是|:|:|改为|\s)*[((]?([a-e](?![a-z])|是|否|-?\d[\d.]*)/gu,
  /(?:仍选|选择|维持|采用|判断是)(方案[一二三四五]|[甲乙丙丁](?!方))/gu,
];

/** The last answer a text commits to ("the answer is (B)", \boxed{42}), where it does. */
export function statedAnswer(text: string): string | undefined {
  let last: { at: number; answer: string } | undefined;
  for (const pattern of ANSWERS)
    for (const match of text.matchAll(pattern)) {
      const answer = match.slice(1).find((group) => group !== undefined);
      if (answer && (!last || match.index > last.at))
        last = { at: match.index, answer: answer.replace(/(?<![.,$\s])[.,$\s]+$|^\$/gu, '') };
    }
  return last?.answer;
}

/** Whether all who have stated an answer stand by the same one; whoever states none in the last word is taken at the one before. */
export function answers(turns: readonly TurnReading[]): { sameAnswer: number; otherAnswer: number } {
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  const stands = new Map<string, string>();
  for (const { speaker, own } of turns) {
    const answer = statedAnswer(own);
    if (answer !== undefined) stands.set(speaker, answer);
  }
  const different = new Set(stands.values()).size;
  return {
    sameAnswer: different === 1 && stands.size > 1 && stands.size === speakers.size ? 1 : 0,
    otherAnswer: different > 1 ? 1 : 0,
  };
}
