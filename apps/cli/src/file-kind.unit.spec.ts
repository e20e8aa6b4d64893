import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { quoted } from './called.js';
import { errorOf } from './error-of.fixtures.js';
import { interviewRequest } from './interview/interviews.js';
import { negotiationBody } from './negotiation/negotiate.js';
import { boardBody, partyBody } from './round-table/tables.js';
import { teamRequest } from './team/teams.js';
import { planRequest } from './workshop/plan-request.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** What each command makes of a file. */
const COMMANDS: Record<string, (file: string) => object | undefined> = {
  negotiate: (file) => negotiationBody(undefined, file),
  board: (file) => boardBody(undefined, { file }),
  party: (file) => partyBody(undefined, { file }),
  plan: (file) => planRequest(undefined, { file, from: 'v1' }),
  team: (file) => teamRequest([], { file, debates: true }),
  interview: (file) => interviewRequest([], { file }),
};

const commandOf = (folder: string, name: string): string =>
  name === 'party.yaml'
    ? 'party'
    : ({ negotiation: 'negotiate', 'round-table': 'board', workshop: 'plan' }[folder]! ?? folder);

const files = ['negotiation', 'round-table', 'workshop', 'team', 'interview'].flatMap((folder) =>
  readdirSync(EXAMPLES + folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      file: `${EXAMPLES}${folder}/${name}`,
      right: commandOf(folder, name),
      name: `${folder}/${name}`,
    })),
);

describe('a file given to another command than its own', () => {
  it.each(files)('$name is for $right, and every other command says so', ({ file, right }) => {
    for (const [command, bodyOf] of Object.entries(COMMANDS)) {
      if (command === right) expect(bodyOf(file)).toBeTypeOf('object');
      else
        expect(
          errorOf(() => bodyOf(file)),
          command,
        ).toBe(`${file} is a file for parley ${right}: parley ${right} -f ${quoted(file)}`);
    }
  });
});
