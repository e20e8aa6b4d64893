// Negotiations over the REST API of a running Parley, and what must hold of them afterwards.
import { exportedEvents, firstBrokenLink } from '@parley/contracts';
import { scenario } from './scenario.mjs';

/** @param api the addresses of commands and of views: one and the same for the standalone */
export function negotiations({ commands, views }) {
  async function open(rounds) {
    const response = await fetch(`${commands}/v1/channels`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scenario(rounds)),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body.channel_id;
  }

  /** The stream ends when the channel is closed: no polling that would cost turns. */
  async function closed(id) {
    for (;;) {
      const response = await fetch(`${views}/v1/channels/${id}/events`);
      if (response.status === 404) {
        // Behind another process's commit: not there yet.
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const decoder = new TextDecoder();
      let last = '';
      for await (const chunk of response.body) {
        last = (last + decoder.decode(chunk)).slice(-2_000);
        if (last.includes('event: end')) return;
      }
    }
  }

  const eventsOf = async (id) => exportedEvents(await (await fetch(`${views}/v1/channels/${id}/export`)).text());

  return {
    open,
    closed,
    eventsOf,
    /** Plays whole negotiations side by side. @returns their ids, how many turns they had, and seconds */
    async play(channels, rounds) {
      const started = performance.now();
      const ids = await Promise.all(Array.from({ length: channels }, () => open(rounds)));
      await Promise.all(ids.map(closed));
      return { ids, turns: channels * rounds * 3, seconds: (performance.now() - started) / 1_000 };
    },
    /** @throws where a turn is missing or doubled, or a chain is broken */
    async check(ids, rounds) {
      for (const id of ids) {
        const events = await eventsOf(id);
        const turns = events.filter((event) => event.type === 'FeedbackRecorded');
        if (turns.length !== rounds * 3 || new Set(turns.map((event) => event.data.request_id)).size !== turns.length) {
          throw new Error(`${turns.length} turns in ${rounds} rounds: ${JSON.stringify(events.at(-1).data)}`);
        }
        if (events.at(-1).type !== 'ChannelClosed') throw new Error(`${id} is open`);
        const broken = firstBrokenLink(events);
        if (broken !== undefined) throw new Error(`${id}: the chain is broken at ${broken}`);
      }
    },
  };
}
