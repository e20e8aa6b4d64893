import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Standalone } from '@parley/standalone';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { errorOf } from '../error-of.fixtures.js';
import { FILES, OPENED_FROM, type ScenarioKind } from '@parley/scenarios';
import { interviewRequest } from '../interview/interviews.js';
import { bodyOfFile } from '../read-yaml.js';
import { speak } from '../language.js';
import { teamBody } from '../team/scenario.js';
import { newScenario } from './new-scenario.js';

/** Where each kind of file is sent, and as what. */
const OPENED: Record<ScenarioKind, [address: string, body: (file: string) => object]> = {
  negotiate: ['/v1/channels', (file) => bodyOfFile('negotiate', file)],
  board: ['/v1/round-tables', (file) => bodyOfFile('board', file)],
  plan: ['/v1/workshops', (file) => bodyOfFile('plan', file)],
  team: ['/v1/teams', (file) => teamBody(file, new Map() as never)],
  interview: ['/v1/interviews', (file) => interviewRequest([], { file })!.body],
};

const OUTPUT = { output: 'text' } as const;

let parley: Standalone;
beforeAll(async () => void (parley = await startStack()));
afterAll(() => parley.close());
afterEach(() => {
  speak('en');
  vi.restoreAllMocks();
});

describe('a scenario to begin with', () => {
  it.each(OPENED_FROM.flatMap((kind) => [[kind, 'en'] as const, [kind, 'zh'] as const]))(
    '%s in %s is commented, follows its schema, and opens',
    async (kind, language) => {
      speak(language);
      let said = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said += String(text)), true));
      const file = join(await openFolder(), 'mine.yaml');
      expect(newScenario(kind, file, OUTPUT)).toBe(0);
      expect(said).toContain(`${kind} -f ${file}`);
      const text = readFileSync(file, 'utf8');
      expect(text.split('\n')[0]).toMatch(new RegExp(`schema=.*/${FILES[kind]}$`, 'u'));
      expect(text.match(/#/gu)!.length).toBeGreaterThan(5);
      expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
      const [address, bodyOf] = OPENED[kind];
      const { body } = await request(parley.url).post(address).send(bodyOf(file)).expect(201);
      // A rehearsal may be over by now.
      const { status } = await request(parley.url).post(`/v1/channels/${body.channel_id}/stop`).send({});
      expect([200, 409]).toContain(status);
    },
  );

  it('no file is written over', async () => {
    const file = join(await openFolder(), 'mine.yaml');
    writeFileSync(file, 'mine');
    expect(errorOf(() => newScenario('board', file, OUTPUT))).toBe(`${file} is there already: no file is written over`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('what cannot be written says why', async () => {
    const file = join(await openFolder(), 'none', 'mine.yaml');
    expect(errorOf(() => newScenario('board', file, OUTPUT))).toContain(
      `cannot write ${file}: there is no such folder`,
    );
  });
});
