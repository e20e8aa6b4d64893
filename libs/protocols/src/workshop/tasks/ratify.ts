import type { EntryStance, PlanRole } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { notThere } from '../not-there.js';
import { unheardBy } from '../rules/ratification.js';
import { nameOf, type WorkshopState } from '../state.js';
import { heedText, roleText, tableSystem } from './text.js';
import { knownRole } from './task.js';
import { sharedText } from './shared-text.js';
import { SPEECH_WORDING } from './speech-wording.js';
import { listedTask, talkOf, type ListedTask } from './steps.js';

interface RatifyTask extends ListedTask {
  role: PlanRole;
  unheard: {
    entry_id: string;
    text: string;
    reason: string;
    proposed_by: string;
    resolves: string[];
    isShown: boolean;
  }[];
}

const INSTRUCTION = {
  en: `The discussion is about to end. The entries below were proposed after you last spoke: say where you stand on each, by entry_id,
and give the reason first: agree, object or abstain. Look at it from your own field. Object where it is wrong, contradicts the draft,
or cannot be done; do not agree to be polite. An entry that you say nothing of, you do not object to.`,
  zh: `讨论即将结束。以下条目是在你上次发言之后提出的：请逐条（按 entry_id）先说明理由，再表明立场：agree、object 或 abstain。
从你的专业领域判断：条目有误、与草案矛盾或无法做到时应反对；不要出于礼貌而同意。未提及的条目视为你不反对。`,
};

/** Where a role stands on what it has not heard of (W4): stances, and nothing new on the table. */
export const ratify: TurnSpec<WorkshopState, RatifyTask> = {
  kind: 'ratify',
  version: 3,
  schema: outputSchema('Ratify', [{ entry_stances: ['entry_id', 'reason', 'stance'] }]),
  tier: 'strong',
  max_output_tokens: 1500,
  task(state, { participant_id }) {
    const role = knownRole(state, participant_id);
    const unheard = unheardBy(state, participant_id).map(
      ({ entry_id, text, reason, proposed_by, resolves, request_id }) => ({
        entry_id,
        text,
        reason,
        proposed_by: nameOf(state, proposed_by),
        resolves,
        isShown: state.speeches.some((given) => given.request_id === request_id),
      }),
    );
    return { role, ...listedTask(state, talkOf(state)), unheard };
  },
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task),
    user: [
      ...task.unheard.map(({ text, reason, entry_id, proposed_by, resolves, isShown }) =>
        isShown
          ? quoted('entry', SPEECH_WORDING[task.language].asAbove, { entry_id })
          : quoted('entry', reason ? `${text}\n${reason}` : text, {
              entry_id,
              proposed_by,
              resolves: resolves.join(' '),
            }),
      ),
      roleText(task.role, task.language),
      ...heedText(task),
    ].join('\n'),
  }),
  // Nobody has scripted a stance here: it has heard of them, and says nothing.
  rehearse: () => ({ entry_stances: [] }),
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const { entry_stances } = output as { entry_stances: EntryStance[] };
    const answer = checked('Ratify', { participant_id, request_id, entry_stances, call }, task.language);
    if ('invalid' in answer) return answer;
    const asked = task.unheard.map(({ entry_id }) => entry_id);
    const unknown = entry_stances.map(({ entry_id }) => entry_id).filter((id) => !asked.includes(id));
    return unknown.length ? { invalid: notThere(task.language, 'unheard_entry', unknown, asked) } : answer;
  },
};
