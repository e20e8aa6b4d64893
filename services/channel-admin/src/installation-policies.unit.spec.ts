import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { expect, it } from 'vitest';
import { readInstallationPolicies } from './installation-policies.js';

it.each([
  ['{"global": {"stop_when": [{"boredom": {}}]}}', '/global/stop_when/0/boredom no condition is called boredom'],
  ['{"protocols": {"chess": {}}}', '/protocols/chess no such protocol; known: negotiation, round-table'],
  ['{"protocols": null}', '/protocols must be an object'],
  ['{"local": {}}', '/local unknown field'],
  ['[]', '/ must be an object'],
  ['{"global": ', 'JSON'],
])('%s is refused by its file and place', async (text, reason) => {
  const file = join(await openFolder(), 'termination.json');
  writeFileSync(file, text);
  expect(() => readInstallationPolicies(file)).toThrow(`PARLEY_TERMINATION_FILE: ${file}: `);
  expect(() => readInstallationPolicies(file)).toThrow(reason);
});
