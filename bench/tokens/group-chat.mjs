// The peer: a group chat as frameworks play it. Whoever speaks gets its system message, and the whole talk so far as the
// user's message. It says what was said in Parley's run, at the same model and effort, so that only the prompts differ.
import { modelList } from '@parley/llm';
import { startSimulatedApi } from '@parley/testing/simulated-api';
import { knowledge } from './cases.mjs';

const MODEL = 'claude-sonnet-5-5';
const SYSTEM = 'You take part in a group chat. Read what was said so far and say what you have to say next.';

/** @returns calls as Parley's log has them, each with its turn */
export async function groupChat({ body, path, language }, events) {
  let says = '';
  const api = await startSimulatedApi(() => ({ says }));
  const people = new Map((body.members ?? body.candidates ?? []).map(({ name, persona }) => [name, persona]));
  const talk = [`user: ${taskOf(body)}`];
  if (path === '/v1/workshops') talk.push(...knowledge(language).map(({ path: file, text }) => `${file}: ${text}`));
  const calls = [];
  for (const { speaker, text, ...turn } of turnsOf(events)) {
    says = text;
    await ask(api.url, `You are ${speaker}. ${people.get(speaker) ?? ''} ${SYSTEM}`, talk.join('\n\n'));
    calls.push({ ...callOf(api.requests.at(-1).usage), ...turn });
    talk.push(`${speaker}: ${text}`);
  }
  await api.close();
  return calls;
}

const taskOf = ({ topic, question, demand, requirement }) =>
  [topic, question, demand?.text, requirement].filter(Boolean).join('\n');

async function ask(url, system, content) {
  const body = {
    ...{ model: MODEL, max_tokens: 20_000, stream: true, system, messages: [{ role: 'user', content }] },
    ...{ thinking: { type: 'adaptive' }, output_config: { effort: 'medium' } },
  };
  const response = await fetch(`${url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  await response.text();
}

const { price } = modelList({}).models.find(({ id }) => id === MODEL);

/** A prompt that differs in its first words is served from no cache: it is all input. */
const callOf = ({ input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens }) => ({
  ...{ input_tokens, output_tokens },
  ...{ cache_read_tokens: cache_read_input_tokens, cache_write_tokens: cache_creation_input_tokens },
  cost_micro_usd: Math.ceil(input_tokens * price.input + output_tokens * price.output),
});

/** Who said what: the talk, and what the outcome is. Round summaries and reviews are Parley's own means, and left out. */
function turnsOf(events) {
  const named = events[0].data;
  const name = (id) =>
    [...(named.members ?? named.candidates ?? named.roles)].find((one) => one.participant_id === id)?.name ?? id;
  return events.flatMap(({ type, data }) => {
    const text = SAID[type]?.(data);
    if (!text) return [];
    const { participant_id, round, request_id } = data;
    if (!participant_id) return [{ speaker: 'Facilitator', text }];
    return [{ speaker: name(participant_id), text, ...(round && { round, turn: request_id }) }];
  });
}

const planText = ({ proposal }) => JSON.stringify(proposal);
const SAID = {
  ContributionMade: ({ text }) => text,
  RoundSummarised: ({ final, summary }) => final && summary,
  ProposalDrafted: planText,
  ProposalAdjusted: planText,
  FeedbackRecorded: ({ feedback_type, reasoning, proposed_changes }) =>
    [reasoning, ...proposed_changes.map((one) => Object.values(one).join(': ')), feedback_type].join('\n'),
  SpeechGiven: ({ speech }) =>
    [
      speech.analysis,
      speech.advice,
      ...speech.entries.map(({ text, reason }) => `${text} ${reason}`),
      ...speech.stances.map(({ issue_id, stance, statement }) => `${issue_id}: ${stance}. ${statement}`),
      ...speech.new_issues,
    ].join('\n'),
  PlanDocumentWritten: ({ document }) => JSON.stringify(document),
  PlanReported: ({ summary }) => summary,
};
