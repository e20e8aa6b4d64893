// One agent, asked as the product asks one beside a deliberation (`--baseline`): its prompt, its form, one draft.
import { requestOf } from '@parley/llm';
import { REGISTRY } from '@parley/protocols';
import { TableOfPeople } from '../table-of-people.mjs';

const REQUEST = '00000000-0000-4000-8000-000000000000';
const TASK = 'baseline';

/** @returns its text; '' where it gives none */
export async function oneAgent(paid, question) {
  const table = new TableOfPeople();
  await table.open({ topic: 'A question', question, members: ['Agent'] });
  const { protocol, state } = table.channel;
  const request = { request_id: REQUEST, task: TASK };
  const work = REGISTRY.facilitationWork({ protocol, state: { ...state, facilitation: request } }, request);
  const answer = await paid.modelFor(work).generate(requestOf(work));
  return answer.ok ? answer.output.text : '';
}
