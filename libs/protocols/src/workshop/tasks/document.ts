import type { PlanDocument, PlanRole } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import { draftOf, type WorkshopState } from '../state.js';
import { contractBreaches } from './contract-breaches.js';
import { roleSystem } from './role.js';
import { knownRole, planTask, type PlanTask } from './task.js';
import { clarifiedText, draftText, issueText, requestText } from './text.js';

interface DocumentTask extends PlanTask {
  role: PlanRole;
}

const INSTRUCTION = {
  en: 'The discussion is over. Write your document from the consensus draft: one section for each part of your focus. based_on names the entry_ids it rests on. Decide nothing that is not in the draft; name what stayed open as open, and what was assumed as an assumption.',
  zh: '讨论已结束。请依据共识草案撰写你的文档：你关注的每个方面各一节。based_on 列出所依据的 entry_id。不要写入草案中没有的决定；未决的写明未决，假设的写明是假设。',
};

/** A role's output document (W9), without what it cites and is not in the draft. */
export const document: TurnSpec<WorkshopState, DocumentTask> = {
  kind: 'document',
  version: 1,
  schema: outputSchema('PlanDocument', ['summary', 'sections', 'based_on']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 5000,
  task: (state, { participant_id }) => ({ role: knownRole(state, participant_id), ...planTask(state) }),
  texts: (task) => ({
    system: roleSystem(task, INSTRUCTION),
    user: [
      ...requestText(task),
      ...draftText(task),
      ...task.issues.map((one) => issueText('open_issue', one)),
      ...task.clarified.map(clarifiedText),
      quoted('file', task.role.output_document),
    ].join('\n'),
  }),
  rehearse,
  accept(output, { state, request: { participant_id, request_id }, call }) {
    const given = output as PlanDocument;
    const invalid = contractBreaches('PlanDocument', given);
    if (invalid) return { invalid };
    const draft = new Set(draftOf(state).map(({ entry_id }) => entry_id));
    const written = { ...given, based_on: given.based_on.filter((id) => draft.has(id)) };
    return { type: 'WriteDocument', data: { participant_id, request_id, document: written, call } };
  },
};

/** The draft as seen from the role, and what stayed open. */
function rehearse({ role, language, draft, issues, clarified }: DocumentTask) {
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
