import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../last-channel.js';
import { makeFolder } from '../written-files.js';

/** What is written for one turn, in a file: it is there again for the next try, and gone once it is sent. */
export class Draft {
  readonly file: string;

  constructor({ channel_id, request_id }: { channel_id: string; request_id: string }) {
    const name = `${channel_id}.${request_id}`.replaceAll(/[^\w.-]/gu, '_');
    this.file = join(stateFolder(), 'drafts', `${name}.yaml`);
  }

  read(): string | undefined {
    try {
      return readFileSync(this.file, 'utf8');
    } catch {
      return undefined;
    }
  }

  keep(text: string): void {
    makeFolder(dirname(this.file), { mode: 0o700 });
    writeFileSync(this.file, text, { mode: 0o600 });
  }

  discard(): void {
    rmSync(this.file, { force: true });
  }
}
