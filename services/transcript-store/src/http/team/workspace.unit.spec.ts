import type { WorkspaceRow } from '@parley/protocols/team';
import { expect, it } from 'vitest';
import { latest, listed } from './workspace.js';

const row = (key: string, version: number, position: number, kind: WorkspaceRow['kind'] = 'artefact') =>
  ({ key, version, position, kind, content: '库' }) as WorkspaceRow;

it('shows the latest version of each key in the order of the log, a result before its texts', () => {
  const rows = [row('artefacts/a', 1, 5), row('phases/x', 1, 5, 'result'), row('artefacts/a', 2, 9), row('b', 1, 7)];
  expect(latest(rows).map(({ key, version }) => `${key}@${version}`)).toEqual(['phases/x@1', 'b@1', 'artefacts/a@2']);
});

it('lists a text by its size, and the rest whole', () => {
  expect(listed(row('artefacts/a', 1, 5))).toEqual({
    key: 'artefacts/a',
    version: 1,
    position: 5,
    kind: 'artefact',
    bytes: 3,
  });
  expect(listed({ ...row('phases/x', 1, 5, 'result'), content: { summary: 'S' } })).toMatchObject({
    content: { summary: 'S' },
  });
});
