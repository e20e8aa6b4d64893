const ANSWERS = [
  /\\boxed\{([^{}]{1,40})\}/gu,
  /\b(?:final answer|my answer|the answer|correct answer|correct option|my final choice|my choice|my vote|i vote)(?: [a-z]+)?(?: is| remains| to be| for| =|[ :(*])*(?:option |choice )?([a-e](?![a-z'])|yes|no|true|false|-?\$?\d[\d.,]*)/gu,
  /(?:最终答案|正确答案|我的答案|答案|我选|选择)(?:是|为|:|:)*\s*[((]?([a-e]|是|否|-?\d[\d.]*)/gu,
];

/** The last answer a text commits to ("the answer is (B)", \boxed{42}), where it does. */
export function statedAnswer(text: string): string | undefined {
  let last: { at: number; answer: string } | undefined;
  for (const pattern of ANSWERS)
    for (const match of text.matchAll(pattern))
      if (!last || match.index > last.at)
        last = { at: match.index, answer: match[1]!.replace(/(?<![.,$\s])[.,$\s]+$|^\$/gu, '') };
  return last?.answer;
}
