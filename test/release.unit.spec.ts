import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { packageFolders } from '../tools/packages.mjs';
// @ts-expect-error a script without types
import { notesOf } from '../tools/release.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const FOLDERS = ['.', ...(packageFolders() as string[]), 'apps/cli', 'apps/console', 'tools'];

describe('a release (issue 30.4)', () => {
  it('has one version, in packages, what they need of each other, and manifests', () => {
    const { version } = manifestOf('.');
    const others = FOLDERS.filter((folder) => (manifestOf(folder).version ?? version) !== version);
    expect(others).toEqual([]);
    const needed = FOLDERS.flatMap((folder) =>
      Object.entries(manifestOf(folder).dependencies ?? {})
        .filter(([name, wanted]) => name.startsWith('@parley/') && wanted.replace(/^\^/u, '') !== version)
        .map(([name]) => `${folder}: ${name}`),
    );
    expect(needed).toEqual([]);
    expect(read('deploy/kubernetes/overlay/kustomization.yaml')).toContain(`newTag: ${version}`);
    expect(read('UPGRADE.md')).toContain(`## ${version}`);
  });

  it('ships nothing under terms that Apache-2.0 does not go with', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean; link?: boolean; license?: string }>;
    };
    const shipped = Object.entries(packages).filter(
      ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
    );
    expect(shipped.length).toBeGreaterThan(200);
    const others = shipped.filter(([, { license = 'none' }]) => !COMPATIBLE.has(license));
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('says in its notes what the changelog has of it', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- later\n\n## 0.2.0 (2026-12-01)\n\n- this\n\n## 0.1.0\n\n- before\n';
    expect(notesOf(changelog, '0.2.0')).toEqual({ isReleased: true, text: '- this' });
    expect(notesOf(changelog, '0.3.0')).toEqual({ isReleased: false, text: '- later' });
    expect(() => notesOf('# Changelog\n', '0.3.0')).toThrow('no section 0.3.0');
  });
});

/** By SPDX. MPL-2.0 and Python-2.0 bind their own files alone, which are shipped as they are. */
const COMPATIBLE = new Set([
  ...['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['MPL-2.0', 'Python-2.0', '(MIT OR CC0-1.0)', '(Apache-2.0 AND BSD-3-Clause)'],
]);
