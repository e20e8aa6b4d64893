import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

const [inflate, zip] = [promisify(brotliDecompress), promisify(gzip)];

export interface EncodedFile {
  content: Buffer;
  encoding?: 'br' | 'gzip';
}

/**
 * Files of the page as they go over the wire. They are compressed when the page is built, and a package has them only so; for who does not
 * read that (a browser without HTTPS) they are made over, once each.
 */
export class PageFiles {
  /** As they are asked for, without the ending of what is compressed. */
  readonly names: ReadonlySet<string>;
  private readonly compressed: ReadonlySet<string>;
  private readonly made = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {
    const found = readdirSync(folder);
    this.compressed = new Set(found.filter((name) => name.endsWith(BR)).map((name) => name.slice(0, -BR.length)));
    this.names = new Set([...found.filter((name) => !name.endsWith(BR)), ...this.compressed]);
  }

  /** @param accepted the header accept-encoding of whoever asks */
  async read(name: string, accepted = ''): Promise<EncodedFile> {
    const encodings = acceptedIn(accepted);
    if (encodings.has('br') && this.compressed.has(name))
      return { content: await this.once(`${name}${BR}`, () => this.load(`${name}${BR}`)), encoding: 'br' };
    const plain = () => this.once(name, () => this.plain(name));
    if (!encodings.has('gzip')) return { content: await plain() };
    return { content: await this.once(`${name}.gz`, async () => zip(await plain())), encoding: 'gzip' };
  }

  private plain(name: string): Promise<Buffer> {
    return this.compressed.has(name) ? this.load(`${name}${BR}`).then((content) => inflate(content)) : this.load(name);
  }

  private load(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name));
  }

  private once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.made.get(key) ?? make();
    this.made.set(key, known);
    known.catch(() => this.made.delete(key));
    return known;
  }
}

const BR = '.br';

/** The encodings that a header names and does not exclude. */
function acceptedIn(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.split(';').map((one) => one.trim().toLowerCase()));
  const wanted = parts.filter(([, ...params]) => !params.some((param) => /^q=0(?:\.0*)?$/u.test(param)));
  return new Set(wanted.map(([name]) => name!));
}
