import { sha256, verifyExport } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';
import { answerTo, type InboxItem } from '../chaos/answers.js';
import { Chance } from '../chaos/chance.js';
import { check } from '../chaos/check/check.js';
import { Client, isLocal } from '../chaos/client.js';
import type { Violation } from '../chaos/history.js';
import { everything, keptLetters, standing, type Standing } from '../chaos/observe.js';
import type { Stack } from '../stacks.js';

/**
 * People answer what waits for them until every channel has ended. @param head what of the log others have asked for
 * @returns what the history breaks of the rules that hold whatever happens: what was acknowledged is there, the chain holds, each command
 * decides alike by the rules of today, the views are a fold of the log
 */
export async function broughtToTheirEnds({ api, folder }: Stack, head: number): Promise<Violation[]> {
  const client = new Client(api);
  const chance = new Chance('after an upgrade');
  let before: Standing | undefined;
  await eventually(async () => {
    for (const person of ['pia', 'user']) {
      const inbox = await client.get<{ items: InboxItem[] }>(`/v1/inbox/${person}`);
      for (const item of inbox?.items ?? []) await client.send(answerTo(item, chance));
    }
    const now = await standing(folder);
    const isAtRest = now.open === 0 && now.projected === now.head && before?.head === now.head;
    before = now;
    expect({ ...now, isAtRest }).toMatchObject({ isAtRest: true });
  });
  const deadLetters = await keptLetters(folder);
  const seen = { ...(await everything(folder)), deadLetters, poison: [], lagSeconds: 0, crashes: [] };
  const { attempts, brokenAnswers } = client;
  return check(
    attempts,
    { ...seen, brokenAnswers },
    ({ position, metadata }) => position > head && isLocal(metadata.actor),
  );
}

/** Whoever takes a channel away finds it whole. */
export async function expectToVerify({ api }: Stack, channels: readonly string[]): Promise<void> {
  for (const channel of channels) {
    const response = await fetch(`${api.views}/v1/channels/${channel}/export`);
    expect(verifyExport(await response.text(), { sha256 })).toMatchObject({ ok: true });
  }
}
