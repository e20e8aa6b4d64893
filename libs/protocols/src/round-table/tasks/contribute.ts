import type { Contribute, Member, SpokenLine, Stance } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { DATA } from '../../shared/work/data-notice.js';
import { heardText, selfText, type Heard } from '../../shared/work/discussion.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { agendaOf, memberOf, openedOf, type RoundTableState } from '../state.js';
import { discussedText, heard, tableTask, type TableTask } from './table-task.js';

export interface ContributeTask extends TableTask {
  member: Member;
  others: Member[];
  round: number;
  last: boolean;
  heard: Heard[];
  /** The rehearsed words of this turn, where the member has any. */
  line?: SpokenLine;
}

const INSTRUCTION: Record<Language, string> = {
  en: `Speak in character, in a few sentences. React to the others by name where you have something to say to them.
Do not repeat what was said. Then say honestly where you stand, in "stance": verdict is agree only if you could sign what
the group has on the table (the last summary, else the topic's question as answered so far); claim is your own position
in one sentence; accepts and rejects name participants by id whose position you accept or reject.
Do not agree to be polite, and do not disagree to go on.`,
  zh: `以角色身份发言，几句话即可。对他人有话要说时，点名回应。不要重复已说过的内容。
然后在 "stance" 中如实说明立场：只有当你愿意签署目前的结论（最近的总结，或目前对议题的回答）时，verdict 才为 agree；
claim 用一句话写出你自己的主张；accepts 与 rejects 按 id 列出你接受或反对其主张的参与者。不要出于礼貌而同意，也不要为了继续而反对。`,
};

/** A member's turn (R1): it speaks in character. */
export const contribute: TurnSpec<RoundTableState, ContributeTask> = {
  kind: 'contribute',
  version: 2,
  schema: outputSchema('Contribute', ['text', 'stance']),
  tier: 'strong',
  max_output_tokens: 1500,
  task: (state, { participant_id }) => contributeTask(state, participant_id),
  texts: (task) => ({
    system: [selfText(task.member, task.language), DATA[task.language], INSTRUCTION[task.language]].join('\n'),
    user: userText(task),
  }),
  rehearse,
  /** A model may name a stranger in its stance: that name is dropped, the rest stands. */
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const given = output as Pick<Contribute, 'text' | 'stance'>;
    if (!given.text.trim()) return { invalid: 'the contribution is empty' };
    const stance = given.stance && { stance: withoutUnknown(given.stance, task.others) };
    return checked(
      'Contribute',
      { participant_id, request_id, ...given, ...stance, tool_calls: [], call },
      task.language,
    );
  },
};

/**
 * What a member is asked, from the state at its TurnRequested (R1). It sees what was said before its turn and nothing
 * that comes after: in parallel nobody hears the others of the same round.
 * @throws where nobody of that id is at the table
 */
export function contributeTask(state: RoundTableState, participantId: string): ContributeTask {
  const member = memberOf(state, participantId);
  if (!member) throw new Error(`${participantId} is not at the table`);
  const { config, members } = openedOf(state);
  const inTurn = config.speaking === 'in_turn';
  const before = state.contributions.filter(
    (one) => one.round < state.round || (inTurn && one.participant_id !== participantId),
  );
  const line = lineOf(member, state.asked[participantId] ?? 1);
  return {
    ...tableTask(state),
    member,
    others: members.filter((other) => other.participant_id !== participantId),
    round: state.round,
    last: state.round === agendaOf(state),
    heard: heard(state, before),
    ...(line && { line }),
  };
}

/** A script says its last line again and again: what would loop without an end can be rehearsed. */
const lineOf = ({ script }: Member, turn: number): SpokenLine | undefined =>
  script.find((line) => line.turn === turn) ?? script.filter((line) => line.turn < turn).at(-1);

function userText(task: ContributeTask): string {
  const now =
    task.language === 'zh'
      ? `现在是第 ${task.round} 轮${task.last ? '，也是最后一轮' : ''}。请发言。`
      : `This is round ${task.round}${task.last ? ', the last one' : ''}. It is your turn.`;
  return [
    ...discussedText(task),
    ...task.others.map(({ name, participant_id }) => quoted('member', name, { participant_id })),
    ...task.heard.map(heardText),
    now,
  ].join('\n');
}

function withoutUnknown(stance: Stance, others: Member[]): Stance {
  const known = (ids: string[]) => ids.filter((id) => others.some(({ participant_id }) => participant_id === id));
  return { ...stance, accepts: known(stance.accepts), rejects: known(stance.rejects) };
}

/** By script, else a plain reaction to what was said. Undefined is a scripted silence. */
function rehearse(task: ContributeTask) {
  const { line } = task;
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { text: '' };
  return { text: line?.text || speech(task), stance: line?.stance ?? stanceOf(task) };
}

/** Unscripted members are open at first and agree once they have heard one another. */
function stanceOf({ heard, member, language, others }: ContributeTask): Stance {
  const view = expertise(member, language);
  const claim = language === 'zh' ? `应当重视${view}` : `${view} must be part of it`;
  const known = new Set(others.map((other) => other.participant_id));
  const accepts = [...new Set(heard.map((one) => one.participant_id))].filter((id) => known.has(id));
  return { verdict: accepts.length ? 'agree' : 'partly', claim, accepts, rejects: [] };
}

const expertise = ({ expertise: [first], name }: Member, language: Language): string =>
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
