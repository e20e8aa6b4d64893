import { contractErrors, type OfferedTool, type PlanRole, type Speech, type SpeechLine } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { lookupsLeft } from '../../shared/lookups.js';
import { orCalls, searchesOf, toolText, type Found, type OrCalls } from '../../shared/work/looking-up.js';
import { isMeaningless } from '../../shared/work/meaningless.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import { errorText, type Given, type OpenTurn, type TurnSpec } from '../../shared/work/turn-spec.js';
import { isFound, notThere } from '../not-there.js';
import { unknownNames, withoutUnknown } from '../rules/speech-errors.js';
import { lastRoundOf, workshopOf, type WorkshopState } from '../state.js';
import { sharedText } from './shared-text.js';
import { SPEECH_WORDING } from './speech-wording.js';
import { foundFor, listedTask, stepsOf, type ListedTask } from './steps.js';
import { tableTask, tableTexts, type TableTask } from './table.js';
import { knownRole, scriptedLine } from './task.js';
import { heedText, roleText, tableSystem } from './text.js';

/** What a role answers in its turn: calls, with everything else empty, or its speech. */
type SpeechOrCalls = OrCalls<Speech>;

const SPEECH = outputSchema('Speech', [
  'analysis',
  'advice',
  'comments',
  'questions',
  'new_issues',
  { stances: ['issue_id', 'statement', 'reason', 'stance'] },
  { entry_stances: ['entry_id', 'reason', 'stance'] },
  'entries',
  'reopens',
  'sources',
]);

const SPEECH_SCHEMA = orCalls(SPEECH, 'analysis');

/** What a role is asked with when it is its turn to speak. */
export interface SpeechTask extends ListedTask, TableTask {
  role: PlanRole;
  round: number;
  last: boolean;
  /** Characters of a speech that are kept (W8). */
  most_chars: number;
  /** What it may look up with before it speaks, and how often (W7). */
  offered: OfferedTool[];
  lookups_left: number;
  /** What it has looked up for this speech. */
  found: Found[];
  /** The coach's notice (W8). */
  notice?: string;
  line?: SpeechLine;
}

/**
 * A speech sees the requirement, the draft, the issue list with what is proposed to settle it, the earlier speeches of
 * this round in full, clarifications and what was found in this round, by itself and by those before it; not later
 * speeches, and not what was said in other rounds (W2).
 */
function speechTask(state: WorkshopState, { participant_id, request_id, offered = [] }: OpenTurn): SpeechTask {
  const role = knownRole(state, participant_id);
  const line = scriptedLine(state, role);
  const notice = ownProperty(state.notices, participant_id);
  return {
    role,
    ...listedTask(state, stepsOf(state)),
    ...tableTask(state),
    round: state.round,
    last: state.round >= lastRoundOf(state),
    most_chars: workshopOf(state).config.max_speech_chars,
    offered: [...offered],
    lookups_left: lookupsLeft(state, request_id),
    found: foundFor(state, request_id),
    ...(notice !== undefined && { notice }),
    ...(line && { line }),
  };
}

/**
 * A role's turn (W2, W3): it looks things up, or it speaks. Both are asked for in the same words, so that who has looked
 * something up goes on with a prompt that the provider knows, and who needs nothing speaks at once (W7).
 * @param about what it is told of this turn, before how to speak
 */
export const speechTurn = (kind: string, version: number, about: About): TurnSpec<WorkshopState, SpeechTask> => ({
  ...{ kind, version },
  schema: SPEECH_SCHEMA,
  tier: 'strong',
  max_output_tokens: 4000,
  task: speechTask,
  texts: (task) => textsOf(task, about(task)),
  rehearse: rehearseSpeech,
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const { calls = [], ...said } = output as SpeechOrCalls;
    const words = SPEECH_WORDING[task.language];
    if (calls.length) return task.offered.length ? { calls } : { invalid: words.noTools };
    const broken = contractErrors('Speech', said, task.language);
    if (broken.length) return { invalid: errorText(broken, task.language) };
    if (!said.analysis.trim()) return { invalid: words.empty };
    // What a script says is its author's, whatever it means; so is what a person or an agent from outside says.
    if (call && call.provider !== 'rehearsal' && isMeaningless(wordsOf(said), askedText(task, about(task))))
      return { invalid: words.meaningless };
    const unknown = unknownNames(state, said);
    const invented = said.sources.filter((source) => !isFound(source, state.sources));
    const doubts = [
      ...(asksUnprepared(said, task) ? [words.lookFirst] : []),
      ...(unknown ? [unknown.told] : []),
      ...(invented.length ? [notThere(task.language, 'source', invented, state.sources)] : []),
    ];
    const left = [...(unknown?.ids ?? []), ...invented.map((source) => source.slice(0, MOST_OF_A_NAME))].slice(0, 200);
    const sources = said.sources.filter((source) => !invented.includes(source));
    const speech = { ...(unknown ? withoutUnknown(state, said) : said), sources };
    const asSaid: Given = {
      type: 'GiveSpeech',
      data: {
        participant_id,
        request_id,
        speech,
        call,
        ...(task.offered.length && { offered: task.offered }),
        ...(left.length && { unknown: left }),
      },
    };
    return doubts.length ? { invalid: doubts.join(' '), asSaid } : asSaid;
  },
});

type About = (task: SpeechTask) => string[];

/** A role's turn in a round. */
export const speech = speechTurn('speech', 6, ({ language, round, last }) => [
  SPEECH_WORDING[language].round(round, last),
]);

/** Characters of a name that is not there, as the contract says. */
const MOST_OF_A_NAME = 64;

/** Knowledge comes before the user (W7). */
const asksUnprepared = ({ questions }: Speech, { offered, found }: SpeechTask): boolean =>
  questions.length > 0 && offered.length > 0 && !found.length;

function textsOf(task: SpeechTask, about: string[]) {
  return { system: tableSystem(task.language, INSTRUCTION), shared: sharedText(task), user: userText(task, about) };
}

/** All that it was asked with. */
function askedText(task: SpeechTask, about: string[]): string {
  const { system, shared, user } = textsOf(task, about);
  return [system, ...shared, user].join('\n');
}

/** All that is said in a speech, without what it only names. */
const wordsOf = ({
  analysis,
  advice,
  comments,
  questions,
  new_issues,
  stances,
  entry_stances,
  entries,
  reopens,
}: Speech) =>
  [
    ...[analysis, advice, ...new_issues],
    ...[...comments, ...questions, ...entries].map(({ text }) => text),
    ...stances.map(({ statement }) => statement),
    ...[...stances, ...entry_stances, ...entries, ...reopens].map(({ reason }) => reason),
  ].join('\n');

function userText(task: SpeechTask, about: string[]): string {
  const { language, role, notice, most_chars, offered, lookups_left } = task;
  const words = SPEECH_WORDING[language];
  const now = [...about, ...(offered.length ? [words.lookUp(lookups_left)] : []), words.speak(most_chars)];
  return [
    ...tableTexts(task),
    ...offered.map(toolText),
    roleText(role, language),
    ...(notice === undefined ? [] : [section(words.notice, spokenWords(notice))]),
    ...heedText(task),
    nowSection(language, ...now),
  ].join('\n');
}

/** What whoever speaks is told, whether it looks something up first or not: one prompt for both (W3, W7). */
export const INSTRUCTION = {
  en: `Speak on this round's issue list, from your own field. The draft is settled ground: build on it, do not discuss it again.
- calls: where tools are listed, look things up before you speak; what they can say must not be asked of the user. What was
  found in this round, by you or others, stands between the speeches. Name the calls that you need now and leave everything
  else empty: you are asked again with what they found. With what you need, leave calls empty and speak.
- questions: ask the user only what neither the knowledge nor anybody else can answer, and say with each question what you
  would assume if it stays unanswered.
- analysis and advice: what follows from your field for the listed issues. Be brief and stay on the topic.
- comments: add to, correct or question those who spoke before you in this round, by participant_id.
- stances: where you stand on each listed issue, by issue_id: agree or object to what is proposed to settle it, abstain,
  or no_issue where it is none or is part of something settled. Say why. Do not agree to be polite.
- entry_stances: where you stand on a single entry, proposed or in the draft, by entry_id. Object to an entry of the
  draft only for a reason that is new: it opens its issue again.
- entries: at most three decisions that belong in the draft, each in one sentence that somebody can act on, with the
  issue_ids it settles. What is in the draft or proposed already, by you or by others, do not propose again, in other
  words either: say where you stand on it in entry_stances. supersedes names the entry of the draft that it replaces, and
  reason says why. An entry enters the draft only if nobody objects. rivals names entries that cannot stand beside it:
  that objects to them. What somebody objects to in the draft is settled by what replaces it, or by the objector's
  withdrawal, not by another entry beside it.
- new_issues: what is open beyond the list, each in one sentence, finer than what is there.
- reopens: an issue that left the list and should not have. sources: what you cite of what was found, as its source is
  written there; nothing else is a source.
Leave empty what you have nothing for.`,
  zh: `围绕“本轮问题清单”，从你的专业领域发言。共识草案是已确定的背景：在其上推进，不要重新讨论。
- calls：列出了工具时，发言前先检索；工具能回答的，不要去问用户。本轮你和他人检索到的内容穿插在各发言之间。列出现在需要的调用，
  其余字段留空：检索后会再次请你发言。所需内容已足够时，calls 留空并发言。
- questions：只有知识库和其他人都无法回答时才向用户提问，并为每个问题说明：若无人回答，你将作何假设。
- analysis 与 advice：你的领域对清单中问题的分析与建议。简明，不偏离主题，不过度展开。
- comments：对本轮前面发言者的补充、修正或质疑，用 participant_id 指明。
- stances：对清单中每个问题的立场，用 issue_id 指明：对已提出的解决方式 agree 或 object，或 abstain；
  若它是伪问题或已被包含，则为 no_issue。说明理由。不要出于礼貌而同意。
- entry_stances：对单个条目（已提出的或草案中的）的立场，用 entry_id 指明。仅当有新的理由时才反对草案中的条目：这会重新打开相应问题。
- entries：最多三条应写入草案的决定，每条一句话、可据以行动，并附它所解决的 issue_id。草案中已有的、你或他人已经提出的，不要重复提议，换个说法也不行：
  在 entry_stances 中表态即可。supersedes 指明被取代的草案条目，reason 说明原因。无人反对的条目才会进入草案。
  rivals 列出与它不能并存的条目，列出即为反对。草案条目受到反对时，只有取代它的条目或反对者撤回才能解决，并列的新条目不能解决。
- new_issues：清单之外新发现的问题，每个一句话，比现有的更具体。
- reopens：不应离开清单的问题。sources：你引用的检索内容的来源，照原样写；其余都不算来源。
没有内容的字段留空。`,
};

/** A role's turn by its script: what it looks up, and then its speech. Undefined is a scripted silence. */
function rehearseSpeech(task: SpeechTask): Record<string, unknown> | undefined {
  const { line, offered, found } = task;
  if (line?.lookups?.length && offered.length && !found.length) return { ...NOTHING, calls: searchesOf(line.lookups) };
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { ...NOTHING };
  const said = line?.speech ?? plainSpeech(task);
  // What was looked up is cited, unless the script cites for itself.
  return { calls: [], ...said, sources: said.sources.length ? said.sources : citedIn(task) };
}

const citedIn = ({ found }: SpeechTask): string[] =>
  [...new Set(found.flatMap(({ source }) => source.split('; ')))]
    .filter((source) => !source.includes('{'))
    .slice(0, 10);

const NOTHING: SpeechOrCalls = {
  calls: [],
  analysis: '',
  advice: '',
  comments: [],
  questions: [],
  new_issues: [],
  stances: [],
  entry_stances: [],
  entries: [],
  reopens: [],
  sources: [],
};

/** Where nothing is scripted nothing is claimed: no stance, no entry, no issue (P6). */
function plainSpeech({ language, found }: SpeechTask): Speech {
  const { calls: _none, ...nothing } = NOTHING;
  return { ...nothing, analysis: nothingSaid(language), sources: found.map(({ source }) => source) };
}
