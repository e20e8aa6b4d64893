import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

/** The notices of the packages that some files are from: name, version, licence and its text. @param files from the root on */
export function noticesOf(files) {
  const folders = new Set(files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0]).filter(Boolean));
  const known = [...folders].filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
  const notices = known.map(noticeOf);
  return `${[...new Set(notices)].toSorted().join(`\n${'-'.repeat(80)}\n`)}\n`;
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(ROOT, folder)).filter((file) => /^(?:licen[cs]e|notice|copying)/iu.test(file));
  const texts = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
