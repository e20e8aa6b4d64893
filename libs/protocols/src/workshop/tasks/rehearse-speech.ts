import type { Speech } from '@parley/contracts';
import type { SpeechTask } from './speech-task.js';

/** A role's speech by its script, or by plain rules. Undefined is a scripted silence. */
export function rehearseSpeech(task: SpeechTask): Record<string, unknown> | undefined {
  const { line } = task;
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { analysis: '' };
  const said = line?.speech ?? plainSpeech(task);
  // What was looked up is cited, unless the script cites for itself.
  return { ...said, sources: said.sources.length ? said.sources : citedIn(task) };
}

const citedIn = ({ knowledge }: SpeechTask): string[] =>
  [...new Set(knowledge.flatMap(({ source }) => source.split('; ')))]
    .filter((source) => !source.includes('{'))
    .slice(0, 10);

/**
 * An unscripted role agrees with what is on the table, finds one issue of its own field in the first round, and later
 * proposes what would settle its own issues; the first to speak also proposes what settles the user's.
 */
function plainSpeech(task: SpeechTask): Speech {
  const { language, role, round, issues, proposals, earlier } = task;
  const zh = language === 'zh';
  const proposed = new Set(proposals.flatMap(({ resolves }) => resolves));
  const own = issues.filter(
    ({ issue_id, raised_by }) =>
      !proposed.has(issue_id) && (raised_by === role.name || (raised_by === 'user' && !earlier.length)),
  );
  const before = earlier.at(-1);
  const said = issues.map(({ statement }) => firstWords(statement)).join(zh ? '；' : '; ');
  return {
    analysis: zh
      ? `从${firstPart(role.focus)}的角度看本轮问题：${said}。`
      : `Seen from ${firstPart(role.focus)}, this round is about: ${said}.`,
    advice: zh ? '先确定最小可行的做法，再逐步细化。' : 'Settle the smallest thing that works first, then refine it.',
    comments: before
      ? [
          {
            participant_id: before.participant_id,
            text: zh ? '同意方向，我从自己的领域补充。' : 'I agree with the direction and add what my field needs.',
          },
        ]
      : [],
    questions: [],
    new_issues:
      round === 1
        ? [
            zh
              ? `${role.name}：如何落实${firstPart(role.focus)}？`
              : `${role.name}: how do we settle ${firstPart(role.focus)}?`,
          ]
        : [],
    stances: issues.map(({ issue_id }) => ({
      issue_id,
      stance: 'agree',
      statement: zh ? '可以接受目前的提议。' : 'What is proposed works for me.',
      reason: '',
    })),
    entry_stances: [],
    entries: own.map(({ issue_id, statement }) => ({
      text: zh
        ? `决定：按最小可行方案处理“${firstWords(statement)}”。`
        : `Decided: the smallest thing that works for "${firstWords(statement)}".`,
      resolves: [issue_id],
      reason: zh ? '最容易验证。' : 'It is the easiest to verify.',
    })),
    reopens: [],
    sources: task.knowledge.map(({ source }) => source),
  };
}

const firstPart = (focus: string): string => focus.split(/[,，、]/u)[0] || focus;

const firstWords = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
