// Boards of five on a standalone, over REST.
import { setTimeout as delay } from 'node:timers/promises';

const MEMBERS = 5;

export function boards(url) {
  async function send(path, body) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { ...(body && { method: 'POST', headers, body: JSON.stringify(body) }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  }
  const stop = (id) => send(`/v1/channels/${id}/stop`, {});
  const show = async (id) => JSON.parse(await send(`/v1/channels/${id}`));

  return {
    stop,
    /** @returns its id; it goes on for so many rounds that only a stop ends it */
    async open(topic) {
      const script = [{ turn: 1, text: 'Well.', stance: { verdict: 'agree', claim: 'Well' } }];
      const members = Array.from({ length: MEMBERS }, (_, index) => ({ name: `Member ${index + 1}`, script }));
      const body = { topic, question: 'Well?', members, config: { rounds: 100 }, termination: { auto_exit: false } };
      const { channel_id } = JSON.parse(await send('/v1/round-tables', body));
      await send(`/v1/channels/${channel_id}/extend`, { rounds: 1_000 });
      return channel_id;
    },
    /** Stops it when the log has so many events, of which it has all. @returns how many it came to */
    async stopAt(id, events) {
      while ((await show(id)).position < events) await delay(200);
      await stop(id);
      while ((await show(id)).status === 'open') await delay(100);
      const exported = (await send(`/v1/channels/${id}/export`)).trim().split('\n');
      // Inputs, the manifest and a proof are lines, too.
      return exported.filter((line) => 'version' in JSON.parse(line)).length;
    },
  };
}
