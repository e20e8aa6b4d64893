import { open, type FileHandle } from 'node:fs/promises';
import { readCheckpoint, type SignedCheckpoint } from '@parley/transparency';

/** What is read of its end: some hundred checkpoints. */
const TAIL_BYTES = 65_536;
/** Between two notes. */
const END = '\n\n';

/**
 * Every checkpoint that was signed, one after the other, in a file outside the database: what the signer remembers however the
 * database is changed, and what an auditor may keep. It is only added to, and each line of it is on the disk before anybody sees it.
 */
export class CheckpointHistory {
  constructor(readonly file: string) {}

  /** The last that is whole; undefined where there is none. @throws where the file cannot be read */
  async last(): Promise<SignedCheckpoint | undefined> {
    const tail = await this.tail().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const pieces = tail.slice(0, tail.lastIndexOf(END) + 1).split(END);
    for (let at = pieces.length - 1; at > 0; at--) {
      if (!pieces[at]!.startsWith('\u2014 ')) continue;
      const signatures = pieces[at]!.trimEnd();
      const checkpoint = readCheckpoint(`${pieces[at - 1]!.trimStart()}${END}${signatures}\n`);
      if (checkpoint) return checkpoint;
    }
    return undefined;
  }

  /** @throws where it cannot be written: then nothing was signed */
  async append(note: string): Promise<void> {
    // What a crash has cut short stays, and is no part of what follows it.
    const tail = await this.tail().catch(() => '');
    const isCut = tail !== '' && !tail.endsWith(END);
    const handle = await open(this.file, 'a', 0o644);
    try {
      await handle.writeFile(`${isCut ? END : ''}${note}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private async tail(): Promise<string> {
    const handle: FileHandle = await open(this.file, 'r');
    try {
      const { size } = await handle.stat();
      const length = Math.min(size, TAIL_BYTES);
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
      return buffer.toString('utf8');
    } finally {
      await handle.close();
    }
  }
}
