// A model of a board: each turn takes another stance, the moderator names other points; at once, or word by word as a model streams.
import { setTimeout as delay } from 'node:timers/promises';
import { rehearsalModel } from '@parley/llm';

const VERDICTS = ['agree', 'partly', 'disagree', 'undecided'];
const POINTS = ['cost', 'the rota', 'who opens', 'Fridays', 'pay', 'holidays', 'the lease'];

/** @param wordMs between two pieces of what is said; 0 says it all at once */
export function talker({ wordMs, words }) {
  const model = rehearsalModel();
  let turn = 0;
  const said = (output) => {
    turn += 1;
    if ('stance' in output)
      return {
        ...output,
        text: textOf(turn, words),
        stance: { ...output.stance, verdict: VERDICTS[(turn * 7) % VERDICTS.length], claim: `What ${turn} comes to` },
      };
    if ('open_points' in output) return { ...output, open_points: POINTS.filter((_, index) => (turn >> index) % 3) };
    return output;
  };
  return {
    ...model,
    async generate(request) {
      const rehearse = () => {
        const output = request.rehearse();
        return output && said(output);
      };
      if (!wordMs) return model.generate({ ...request, rehearse });
      const { onText, ...silent } = request;
      const answer = await model.generate({ ...silent, rehearse });
      if (answer.ok) await speak(JSON.stringify(answer.output), onText, wordMs);
      return answer;
    },
  };
}

async function speak(text, onText, wordMs) {
  for (const piece of text.match(/\s*\S+/gu) ?? []) {
    onText?.(piece);
    await delay(wordMs);
  }
}

const textOf = (turn, words) =>
  Array.from({ length: words }, (_, at) => `word${(turn * 31 + at * at) % 997}`).join(' ');
