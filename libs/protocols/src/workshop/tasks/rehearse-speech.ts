import type { Speech } from '@parley/contracts';
import type { DocumentTask, FollowUpTask, ReportTask, ReviewTask, SpeechTask, WorkshopTask } from '@parley/prompts';

/** The answer to a workshop's task by its scripts and plain rules. Undefined is a scripted silence. */
export function rehearseWorkshop(task: WorkshopTask): Record<string, unknown> | undefined {
  switch (task.kind) {
    case 'lookup':
      return {
        calls: task.scripted.map((query) => ({ tool: 'knowledge__search', arguments: JSON.stringify({ query }) })),
      };
    case 'speech':
      return speech(task);
    case 'follow_up':
      return followUp(task);
    case 'document':
      return document(task);
    case 'relay':
      return {
        questions: task.questions.map(({ question_id, asked_by, text }) => ({
          question_id,
          text: task.language === 'zh' ? `${asked_by} 想请您确认：${text}` : `${asked_by} would like to know: ${text}`,
        })),
      };
    case 'review':
      return review(task);
    case 'report':
      return { summary: task.scripted ?? report(task) };
  }
}

function speech(task: SpeechTask): Record<string, unknown> | undefined {
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

const followUp = ({ scripted }: FollowUpTask) => ({ satisfied: scripted === undefined, question: scripted ?? '' });

/** The draft as seen from the role, and what stayed open. */
function document({ role, language, draft, issues, clarified }: DocumentTask) {
  if (role.document) return { ...role.document };
  const zh = language === 'zh';
  const assumptions = clarified.flatMap(({ assumption }) => assumption ?? []);
  const section = (heading: string, items: string[]) => (items.length ? [{ heading, text: '', items }] : []);
  return {
    summary: zh ? `${role.name} 依据共识草案整理。` : `${role.name} on the consensus draft.`,
    sections: [
      {
        heading: (role.focus || role.name).slice(0, 300),
        text: '',
        items: draft.slice(0, 100).map(({ text }) => text.slice(0, 2000)),
      },
      ...section(zh ? '假设' : 'Assumptions', assumptions),
      ...section(
        zh ? '未解决' : 'Open',
        issues.slice(0, 100).map(({ statement }) => statement),
      ),
    ],
    based_on: draft.slice(0, 200).map(({ entry_id }) => entry_id),
  };
}

function review({ line, language, round, added, issues }: ReviewTask) {
  const plain =
    language === 'zh'
      ? `第 ${round} 轮：${added.length} 条进入共识草案，${issues.length} 个问题仍未解决。`
      : `Round ${round}: ${added.length} entered the draft, ${issues.length} open.`;
  const { merges = [], rewordings = [], off_topic = [] } = line ?? {};
  return { summary: line?.summary || plain, merges, rewordings, off_topic };
}

function report({ language, draft, issues }: ReportTask): string {
  return language === 'zh'
    ? `规划包含 ${draft.length} 项共识，${issues.length} 个问题未解决。`
    : `The plan has ${draft.length} decisions, and ${issues.length} issues are open.`;
}
