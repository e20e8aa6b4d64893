// Parley as it is shipped, all services in one process, through the real adapter against the simulated Messages API.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFromEnvironment } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { startSimulatedApi } from '@parley/testing/simulated-api';
import { negotiations } from '../turns/negotiations.mjs';
import { knowledge } from './cases.mjs';
import { scriptedModel } from './model.mjs';
import { total } from './usage.mjs';
import { ownFolder } from '../own-postgres.mjs';

export async function parley() {
  const { folder, remove } = await ownFolder();
  let model;
  const stack = await startStandalone({ folder, rehearsal: false, modelFor: (needs) => model.modelFor(needs) });
  const channels = negotiations({ commands: stack.url, views: stack.url });
  const send = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(stack.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  };
  for (const language of ['en', 'zh']) {
    await send(`/v1/knowledge/handbook-${language}/documents`, { documents: knowledge(language) });
  }

  return {
    /** @returns the events of a whole channel; a server of its own, so that no case finds another's prefixes cached */
    async play({ name, path, body, language, answers = () => scriptedModel()(language) }) {
      const api = await startSimulatedApi(answers());
      model = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-bench', ANTHROPIC_BASE_URL: api.url });
      const { channel_id } = await send(path, body);
      await channels.closed(channel_id);
      const events = await channels.eventsOf(channel_id);
      if (process.env.REQUESTS) writeDown(process.env.REQUESTS, name, api.requests);
      await api.close();
      check(events, api.requests);
      return events;
    },
    async close() {
      await stack.close();
      remove();
    },
  };
}

/** What was sent, for reading: a file each, with what of it came from the cache. */
function writeDown(folder, name, requests) {
  mkdirSync(join(folder, name), { recursive: true });
  requests.forEach(({ model, blocks, usage }, index) => {
    const text = blocks.map(({ role, text: said, cached }) => `=== ${role}${cached ? ' (cached)' : ''}\n${said}`);
    const file = join(folder, name, `${String(index + 1).padStart(3, '0')}.txt`);
    writeFileSync(file, [`${model} ${JSON.stringify(usage)}`, ...text].join('\n'));
  });
}

/** @throws where a case did not go as it should, or the log counts other tokens than the server has seen */
function check(events, requests) {
  const closed = events.at(-1);
  if (closed.type !== 'ChannelClosed' || closed.data.status === 'failed') throw new Error(JSON.stringify(closed));
  const failed = events.find(({ type }) => type === 'TurnFailed' || type === 'FacilitationFailed');
  if (failed) throw new Error(JSON.stringify(failed.data));
  const log = total(events.flatMap(({ data }) => data.call ?? []));
  const server = total(requests.flatMap(({ usage }) => (usage ? serverUsage(usage) : [])));
  for (const kind of ['input', 'read', 'written', 'output']) {
    if (log[kind] !== server[kind]) throw new Error(`${kind}: ${log[kind]} in the log, ${server[kind]} at the server`);
  }
}

const serverUsage = ({ input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens }) => ({
  ...{ input_tokens, output_tokens, cost_micro_usd: 0 },
  ...{ cache_read_tokens: cache_read_input_tokens, cache_write_tokens: cache_creation_input_tokens },
});
