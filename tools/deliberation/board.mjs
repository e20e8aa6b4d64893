// Boards in the running product: all services in one process, with a Postgres of its own, over REST.
import { setTimeout } from 'node:timers/promises';
import { exportedEvents } from '@parley/contracts';
import { startStandalone } from '@parley/standalone';
import { ownFolder } from '../../bench/own-postgres.mjs';
import { boardQuestion, personaOf } from './words.mjs';

const NOT_YET_MS = 20;

/** A running product whose models are the one that is measured. */
export async function startBoards(paid) {
  const { folder, remove } = await ownFolder();
  const stack = await startStandalone({ folder, rehearsal: false, modelFor: paid.modelFor, budgetMicroUsd: 0 });
  return {
    /** Holds a board to its end. @returns what each member claimed last; nobody where the run has ended before */
    async hold(task, config) {
      const { channel_id } = await sent(stack.url, bodyOf(task, config));
      if (!(await ended(`${stack.url}/v1/channels/${channel_id}/events`, paid.signal))) return [];
      const events = exportedEvents(await (await fetch(`${stack.url}/v1/channels/${channel_id}/export`)).text());
      const spoken = events.flatMap(({ type, data }) => (type === 'ContributionMade' ? [data] : []));
      return [...new Map(spoken.map(({ participant_id, stance }) => [participant_id, stance?.claim ?? ''])).values()];
    },
    async close() {
      await stack.close();
      remove();
    },
  };
}

/** A board as the product has it, but that members speak in turn, as the groups of these tasks do; the run's limit is its budget. */
const bodyOf = (task, config) => ({
  ...{ topic: 'A question', question: boardQuestion(task), language: 'en', accepts_cost: true },
  members: task.seats.map((seat) => ({ name: seat.name, persona: personaOf(seat) })),
  config: { speaking: 'in_turn', budget_micro_usd: 0, model_wait_limit_ms: 0, ...config },
});

async function sent(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/round-tables`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`a board could not be opened: ${text}`);
  return JSON.parse(text);
}

/** Listens until the channel ends, or the run. @returns whether the channel has ended */
async function ended(address, signal) {
  while (!signal.aborted) {
    try {
      const response = await fetch(address, { signal });
      // The view is behind the commit: it is not there yet.
      if (!response.ok) await setTimeout(NOT_YET_MS);
      const decoder = new TextDecoder();
      let last = '';
      for await (const chunk of response.body) {
        last = (last + decoder.decode(chunk, { stream: true })).slice(-2_000);
        if (last.includes('event: end')) return true;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return false;
}
