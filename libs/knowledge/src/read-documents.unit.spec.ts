import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDocuments } from './index.js';
import { pdfOf } from './pdf.fixtures.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-knowledge-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

describe('readDocuments', () => {
  it('reads Markdown, text and PDF, in the folders too', async () => {
    await put('rules.md', '# Rules');
    await put('sub/deep/Notes.TXT', '会议记录');
    await put('talks.pdf', pdfOf('At most 45 minutes', 'Second page'));
    expect(await readDocuments(folder)).toEqual({
      documents: [
        { path: 'rules.md', kind: 'markdown', text: '# Rules' },
        { path: 'sub/deep/Notes.TXT', kind: 'text', text: '会议记录' },
        { path: 'talks.pdf', kind: 'pdf', pages: ['At most 45 minutes', 'Second page'] },
      ],
      refused: [],
      ignored: [],
    });
  });

  it('names each file that is not what its name says, and reads the others', async () => {
    await put('good.md', 'Fine.');
    await put('fake.pdf', '<html>not a PDF</html>');
    await put('broken.pdf', '%PDF-1.4\nand then nothing that belongs to one');
    await put('scan.pdf', pdfOf(''));
    await put('picture.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]));
    await put('nul.md', 'a\0b');
    await put('blank.md', ' \n');
    await put('huge.txt', 'x');
    await truncate(join(folder, 'huge.txt'), 21 * 1024 * 1024);
    await put('sheet.xlsx', 'PK');
    const { documents, refused, ignored } = await readDocuments(folder);
    expect(documents.map(({ path }) => path)).toEqual(['good.md']);
    expect(refused.map(({ path, code }) => [path, code])).toEqual([
      ['blank.md', 'no-text'],
      ['broken.pdf', 'not-a-pdf'],
      ['fake.pdf', 'not-a-pdf'],
      ['huge.txt', 'too-large'],
      ['nul.md', 'not-text'],
      ['picture.txt', 'not-text'],
      ['scan.pdf', 'no-text'],
    ]);
    expect(ignored).toEqual(['sheet.xlsx']);
  });

  it('passes over hidden files and symbolic links, also those that go round in a circle', async () => {
    await put('known.md', 'Known.');
    await put('.secret.md', 'Hidden.');
    await put('.git/notes.md', 'Hidden.');
    await symlink('/etc', join(folder, 'outside'));
    await symlink('/etc/passwd', join(folder, 'passwd.txt'));
    await symlink(folder, join(folder, 'again'));
    expect((await readDocuments(folder)).documents.map(({ path }) => path)).toEqual(['known.md']);
  });

  it('reads code, named as its repository names it, and leaves out what ignore files name', async () => {
    await put('.git/HEAD', 'ref: refs/heads/main');
    await put('.gitignore', 'build/\n*.log.txt\n/apps/secret.ts\n');
    await put('apps/store/offline.ts', 'export const LIMIT = 1;');
    await put('apps/store/Dockerfile', 'FROM scratch');
    await put('apps/store/.gitignore', '!kept.log.txt\n/local.ts');
    await put('apps/store/kept.log.txt', 'Kept.');
    await put('apps/store/local.ts', 'no');
    await put('apps/store/other.log.txt', 'no');
    await put('apps/store/build/out.js', 'no');
    await put('apps/store/node_modules/left-pad/index.js', 'no');
    await put('apps/store/package-lock.json', '{}');
    await put('apps/store/page.min.js', 'no');
    await put('apps/store/logo.png', 'PNG');
    await put('apps/secret.ts', 'no');
    await put('apps/notes.md', 'Notes.');
    const { documents, ignored } = await readDocuments(join(folder, 'apps'));
    expect(documents.map(({ path, kind }) => [path, kind])).toEqual([
      ['notes.md', 'markdown'],
      ['apps/store/Dockerfile', 'text'],
      ['store/kept.log.txt', 'text'],
      ['apps/store/offline.ts', 'text'],
    ]);
    expect(ignored).toEqual(['store/logo.png', 'store/package-lock.json', 'store/page.min.js']);
  });

  it('names code by its folder where there is no repository', async () => {
    await put('store/offline.ts', 'export const LIMIT = 1;');
    const { documents } = await readDocuments(folder);
    expect(documents.map(({ path }) => path)).toEqual(['store/offline.ts']);
  });

  it('reads UTF-16 that says so, as Windows writes it', async () => {
    await put('windows.txt', Buffer.from('\ufeff会议', 'utf16le'));
    expect((await readDocuments(folder)).documents[0]).toMatchObject({ text: '会议' });
  });

  it('refuses a folder without anything to read, and one that is none', async () => {
    await expect(readDocuments(folder)).rejects.toMatchObject({ code: 'empty-folder' });
    await put('picture.png', 'PNG');
    await expect(readDocuments(folder)).rejects.toMatchObject({ code: 'empty-folder' });
    await expect(readDocuments(join(folder, 'none'))).rejects.toMatchObject({ code: 'no-folder' });
    await expect(readDocuments(join(folder, 'picture.png'))).rejects.toMatchObject({ code: 'no-folder' });
  });

  it('refuses a folder of too much text', async () => {
    const text = 'x'.repeat(20_000_000);
    for (let index = 0; index < 6; index++) await put(`${index}.txt`, text);
    await expect(readDocuments(folder)).rejects.toMatchObject({ code: 'too-much-text' });
  });

  it('refuses a folder of too many files', async () => {
    await Promise.all(Array.from({ length: 2_001 }, (_, index) => put(`${index}.md`, 'x')));
    await expect(readDocuments(folder)).rejects.toMatchObject({ code: 'too-many-files' });
  });
});
