// The peer: a group chat as frameworks play it. Whoever speaks gets its system message, and the whole talk so far as the
// user's message. It says what was said in Parley's run, at the same model and effort, so that only the prompts differ.
import { startSimulatedApi } from '@parley/testing/simulated-api';
import { ask } from './ask.mjs';
import { knowledge } from './cases.mjs';

const SYSTEM = 'You take part in a group chat. Read what was said so far and say what you have to say next.';

/** @returns calls as Parley's log has them, each with its turn */
export async function groupChat({ body, path, language }, events) {
  let says = '';
  const api = await startSimulatedApi(() => ({ says }));
  const people = new Map(
    (body.members ?? body.candidates ?? body.experts ?? []).map(({ name, persona }) => [name, persona]),
  );
  const talk = [`user: ${taskOf(body)}`];
  if (path === '/v1/workshops') talk.push(...knowledge(language).map(({ path: file, text }) => `${file}: ${text}`));
  const calls = [];
  for (const { speaker, text, ...turn } of turnsOf(events)) {
    says = text;
    const system = `You are ${speaker}. ${people.get(speaker) ?? ''} ${SYSTEM}`;
    // A prompt that differs in its first words is served from no cache.
    calls.push({ ...(await ask(api, system, [{ role: 'user', content: talk.join('\n\n') }])), ...turn });
    talk.push(`${speaker}: ${text}`);
  }
  await api.close();
  return calls;
}

const taskOf = ({ topic, question, demand, requirement, task }) =>
  [topic, question, demand?.text, requirement, task].filter(Boolean).join('\n');

/** What each said: the talk, and what the outcome is. Round summaries and reviews are Parley's own means, and left out. */
function turnsOf(events) {
  const named = events[0].data;
  const name = (id) =>
    [...(named.members ?? named.candidates ?? named.experts ?? named.roles)].find((one) => one.participant_id === id)
      ?.name ?? id;
  return events.flatMap(({ type, data }) => {
    const text = SAID[type]?.(data);
    if (!text) return [];
    const { participant_id, round, request_id } = data;
    if (!participant_id) return [{ speaker: named.lead ? name(named.lead) : 'Facilitator', text }];
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
  TaskPlanned: ({ approach, phases }) => JSON.stringify({ approach, phases }),
  PhaseCompleted: ({ result }) => JSON.stringify(result),
  DebateOpened: ({ point }) => point,
  ArgumentMade: ({ argument: { argument, position } }) => `${argument}\n${position}`,
  DebateRoundClosed: ({ summary }) => summary?.summary,
  DebateRuled: ({ ruling }) => JSON.stringify(ruling),
  TeamReported: ({ report }) => JSON.stringify(report),
};
