import type { Member, Stance } from '@parley/contracts';
import type { BallotTask, ContributeTask, SelectTask, SummaryTask, TableTask } from '@parley/prompts';

/** The answer to a round table's task by its scripts and plain rules. Undefined is a scripted silence. */
export function rehearseTable(task: TableTask): Record<string, unknown> | undefined {
  switch (task.kind) {
    case 'contribute':
      return contribution(task);
    case 'ballot':
      return ballot(task);
    case 'select':
      return { picked: select(task) };
    case 'summarise':
    case 'conclude':
      return summary(task);
    case 'judge': {
      const apart = task.heard.filter(({ stance }) => stance && stance.verdict !== 'agree');
      return { agreed: apart.length === 0, reason: apart.map(({ name }) => name).join(', ') };
    }
  }
}

function contribution(task: ContributeTask) {
  const { line } = task;
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { text: '' };
  const stance = line?.stance ?? stanceOf(task);
  return { text: line?.text || speech(task), stance };
}

/** Unscripted members are open at first and agree once they have heard one another. */
function stanceOf({ heard, member, language, others }: ContributeTask): Stance {
  const claim =
    language === 'zh' ? `应当重视${expertise(member, language)}` : `${expertise(member, language)} must be part of it`;
  const known = new Set(others.map((other) => other.participant_id));
  const accepts = [...new Set(heard.map((one) => one.participant_id))].filter((id) => known.has(id));
  return { verdict: accepts.length ? 'agree' : 'partly', claim, accepts, rejects: [] };
}

const expertise = ({ expertise: [first], name }: Member, language: 'en' | 'zh'): string =>
  first ?? (language === 'zh' ? `${name}的经验` : `${name}'s experience`);

function speech({ language, topic, member, heard, interventions, round }: ContributeTask): string {
  const said = interventions.at(-1) ?? topic;
  const view = expertise(member, language);
  const [other] = heard.filter((one) => one.participant_id !== member.participant_id).slice(-1);
  if (language === 'zh') {
    const reaction = other ? `${other.name}说得有道理，我再补充一点：` : '';
    return `${reaction}关于“${said}”，我从${view}来看，第 ${round} 轮我的建议是先把这一点落到实处。`;
  }
  const reaction = other ? `${other.name} has a point, and I would add this. ` : '';
  return `${reaction}On "${said}": seen from ${view}, my advice in round ${round} is to settle that part first.`;
}

function ballot({ ballot: scripted, language }: BallotTask) {
  const choice = scripted ?? 'end';
  const reasons = { en: 'We have said what we had to say.', zh: '该说的已经说完。' };
  return { choice, reasoning: choice === 'end' ? reasons[language] : '' };
}

/** By words that the message shares with a member's expertise, name and persona; of equals the earlier one. */
function select({ members, message, min_speakers, max_speakers, language }: SelectTask) {
  const said = message.toLowerCase();
  const vocabulary = members.map(wordsOf);
  // A word that half of them share tells nobody apart.
  const telling = (word: string) => vocabulary.filter((words) => words.has(word)).length * 2 <= members.length;
  const scored = members
    .map((member, index) => {
      const words = [...vocabulary[index]!].filter((word) => said.includes(word) && telling(word));
      const known = words.filter((word) => member.expertise.some((one) => one.toLowerCase().includes(word)));
      return { member, words, score: words.length + 2 * known.length };
    })
    .toSorted((a, b) => b.score - a.score);
  const fitting = scored.filter(({ score }) => score).length;
  const count = Math.min(max_speakers, Math.max(min_speakers, fitting));
  const none = language === 'zh' ? '补充其他视角' : 'another point of view';
  return scored
    .slice(0, count)
    .map(({ member, words }) => ({ participant_id: member.participant_id, reason: words.join(', ') || none }));
}

/** Words of four letters and more, and pairs of Han characters: short ones fit everything. */
function wordsOf({ name, persona, expertise: known }: Member): Set<string> {
  const text = `${known.join(' ')} ${name} ${persona}`.toLowerCase();
  const latin = text.match(/[\p{Script=Latin}\p{N}]{4,}/gu) ?? [];
  const han = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(0, -1).map((character, index) => character + [...run][index + 1]!),
  );
  return new Set([...known.map((word) => word.toLowerCase()), ...latin, ...han]);
}

function summary({ kind, language, heard, round, summaries }: SummaryTask) {
  const claims = heard
    .filter((one) => one.round === round)
    .map(({ name, stance, text }) => `${name}: ${stance?.claim || text}`);
  const apart = heard.filter((one) => one.round === round && one.stance && one.stance.verdict !== 'agree');
  const lead = {
    en: kind === 'conclude' ? `After round ${round}` : `Round ${round}`,
    zh: kind === 'conclude' ? `经过 ${round} 轮讨论` : `第 ${round} 轮`,
  }[language];
  const said = claims.length ? claims.join('; ') : (summaries.at(-1)?.summary ?? '');
  const open_points = apart.map(({ name, stance, text }) => `${name}: ${stance!.claim || text}`.slice(0, 500));
  return { summary: `${lead}: ${said}`.slice(0, 8000), open_points };
}
