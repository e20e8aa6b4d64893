import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
// @ts-expect-error a script without types
import * as engine from '../tools/compose-engine.mjs';

const { composeLines, engineOf, environmentOf, inTheWay, isHopeless, whenItStands } = engine as {
  composeLines(readme: string): string[];
  engineOf(answers: (...call: string[]) => boolean): { compose: string[]; prelude: string } | undefined;
  environmentOf(own: object): Record<string, string>;
  inTheWay(table: string): string[][];
  isHopeless(rows: string[][]): boolean;
  whenItStands(lines: string[]): { first: string[]; then: string[] };
};
const textOf = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

it('README says how compose is brought up, how its key is shown, and what is called with it', () => {
  const { first, then } = whenItStands(composeLines(textOf('README.md')));
  expect(first.at(-1)).toMatch(/^docker compose up -d/u);
  expect(then).toContainEqual(expect.stringMatching(/^export PARLEY_TOKEN=.*api_key/u));
  expect(then).toContainEqual(expect.stringMatching(/^\.\/parley negotiate /u));
});

it('a README without such lines is named, and nothing is brought up', () => {
  expect(() => composeLines('```sh\nnpm start\n```\n')).toThrow('docker compose');
  expect(() => whenItStands(['docker compose ps'])).toThrow('up');
  expect(whenItStands(['docker compose build', 'docker compose up -d'])).toEqual({
    first: ['docker compose build', 'docker compose up -d'],
    then: [],
  });
});

it('the newer compose comes first; where there is the older one alone, README’s words mean it', () => {
  expect(engineOf(() => true)).toEqual({ compose: ['docker', 'compose'], prelude: '' });
  const older = engineOf((program) => program === 'docker-compose')!;
  expect(older.compose).toEqual(['docker-compose']);
  expect(older.prelude).toContain('docker-compose "$@"');
  expect(engineOf(() => false)).toBeUndefined();
});

it('who is not healthy, or has ended with a failure, is in the way; who did its work once is not', () => {
  const well = 'a-nats\tUp 3 seconds (healthy)\na-migrate\tExited (0) 2 seconds ago\n';
  expect(inTheWay(well)).toEqual([]);
  const starting = inTheWay(`${well}a-admin\tUp 1 second (health: starting)\n`);
  expect(starting).toEqual([['a-admin', 'Up 1 second (health: starting)']]);
  expect(isHopeless(starting)).toBe(false);
  expect(inTheWay('a-admin\tUp 1 minute (unhealthy)')).toHaveLength(1);
  expect(isHopeless(inTheWay(`${well}a-secrets\tExited (1) 1 second ago`))).toBe(true);
});

it('what it says of ports and of the image are variables of docker-compose.yml', () => {
  const text = textOf('docker-compose.yml');
  const told = environmentOf({ project: 'parley-try', port: 5700, natsPort: 5222, image: 'parley:try' });
  for (const name of ['PARLEY_IMAGE', 'PARLEY_PORT', 'NATS_PORT', 'PARLEY_PUBLIC_ADDRESS'])
    expect(text).toContain(`\${${name}:-`);
  expect(told['PARLEY_SERVER']).toBe(told['PARLEY_PUBLIC_ADDRESS']);
  const { services } = parse(text, { merge: true }) as { services: Record<string, { image: string }> };
  // One image, chosen in one place.
  const own = Object.values(services).filter(({ image }) => image.includes('parley'));
  expect(new Set(own.map(({ image }) => image))).toEqual(new Set(['${PARLEY_IMAGE:-parley}']));
});
