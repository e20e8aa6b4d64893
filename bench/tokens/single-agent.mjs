// The peer of a team: one agent that answers the task alone, then revises its answer until it has spent what the team
// has. It sees the whole history, which its provider caches. Each answer is as long as the team's report.
import { startSimulatedApi } from '@parley/testing/simulated-api';
import { ask } from './ask.mjs';
import { total } from './usage.mjs';

const SYSTEM = {
  en: 'You do the task that you are given, and hand over a complete answer.',
  zh: '你完成交给你的任务，并交付完整的答案。',
};
const AGAIN = {
  en: 'Look for what is wrong or missing in your answer, and hand it over anew, whole.',
  zh: '请找出你的答案中的错误和遗漏，并重新完整交付。',
};

/** @returns its calls, one an answer */
export async function singleAgent({ body, language }, events, budget) {
  const { report } = events.find(({ type }) => type === 'TeamReported').data;
  const says = [report.answer, ...report.decisions, ...report.open_points].join('\n');
  const api = await startSimulatedApi(() => ({ says }));
  const messages = [{ role: 'user', content: body.task }];
  const calls = [];
  while (total(calls).cost < budget) {
    calls.push(await ask(api, SYSTEM[language], messages, true));
    messages.push({ role: 'assistant', content: says }, { role: 'user', content: AGAIN[language] });
  }
  await api.close();
  return calls;
}
