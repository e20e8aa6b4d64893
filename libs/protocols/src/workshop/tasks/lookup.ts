import type { OfferedTool, PlanRole } from '@parley/contracts';
import type { Lookups } from '../../shared/lookups.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import type { TaskSpec } from '../../shared/work/prompt.js';
import { quoted } from '../../shared/work/quoted.js';
import { lookupsOf, mayLookUp } from '../rules/lookups.js';
import { nameOf, workshopOf, type WorkshopState } from '../state.js';
import { foundFor, type Knowledge } from './knowledge.js';
import { roleText, tableSystem } from './role.js';
import { knownRole, listedTask, scriptedLine, spoken, type PlanTask, type Spoken } from './task.js';
import { sharedText } from './shared-text.js';
import { heedText } from './text.js';

interface LookupTask extends PlanTask {
  role: PlanRole;
  /** The earlier speeches of this round. */
  earlier: Spoken[];
  tools: OfferedTool[];
  /** What was found for this turn so far. */
  knowledge: Knowledge[];
  /** What the script looks up and has not yet. */
  scripted: string[];
}

const INSTRUCTION = {
  en: `You are about to speak on the issue list. First look things up: what the knowledge base and your tools can say must not be asked of
the user. Name the calls you need now, each with the tool's name and its arguments as JSON text; none where you have what you need.`,
  zh: `你即将就问题清单发言。请先检索：知识库和工具能回答的，不要去问用户。列出现在需要的调用，各附工具名和 JSON 文本形式的参数；
若已足够，则列表为空。`,
};

/** What a role has to look up before it speaks: which of the tools offered to call, and how (W7). */
const spec: TaskSpec<LookupTask> = {
  kind: 'lookup',
  version: 2,
  schema: outputSchema('LookupPlan', ['calls']),
  tier: 'strong',
  max_output_tokens: 800,
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task, task.earlier),
    user: userText(task),
  }),
  rehearse: ({ scripted }) => ({
    calls: scripted.map((query) => ({ tool: 'knowledge__search', arguments: JSON.stringify({ query }) })),
  }),
};

export const lookups: Lookups<WorkshopState> = {
  wanted(state, requestId) {
    const turn = state.turns.find(({ request_id }) => request_id === requestId);
    if (turn?.status !== 'open' || turn.work !== 'speech' || !mayLookUp(state, requestId)) return undefined;
    return {
      name: nameOf(state, turn.participant_id),
      collection: workshopOf(state).config.collection ?? 'default',
      made: lookupsOf(state, requestId).length,
    };
  },
  spec,
  task: lookupTask,
};

/** @throws where nobody was asked to speak: only a bug can ask then */
function lookupTask(state: WorkshopState, requestId: string, tools: OfferedTool[]): LookupTask {
  const turn = state.turns.find(({ request_id }) => request_id === requestId);
  const role = knownRole(state, turn?.participant_id ?? requestId);
  const knowledge = foundFor(state, requestId);
  const asksAgain = lookupsOf(state, requestId).length > 0;
  const scripted = asksAgain ? [] : (scriptedLine(state, role)?.lookups ?? []);
  const earlier = state.speeches.map((given) => spoken(state, given));
  return { role, ...listedTask(state), earlier, tools, knowledge, scripted };
}

const userText = (task: LookupTask): string =>
  [
    ...task.tools.map(({ name, description, input_schema }) =>
      quoted('tool', `${description}\n${input_schema}`, { name }),
    ),
    ...task.knowledge.map(({ source, text }) => quoted('found', text, { source })),
    roleText(task.role, task.language),
    ...heedText(task),
  ].join('\n');
