import { expect, it } from 'vitest';
import { Cutter, type CutChunk } from './cutter.js';
import type { KnowledgeDocument } from './document.js';
import { segmented } from './segment.js';
import { contentHash, split } from './split.js';

const markdown = (text: string): KnowledgeDocument => ({ path: 'a.md', kind: 'markdown', text });
const sections = (count: number) => markdown('# 标题 a\nsome words 会议室\n'.repeat(count));

async function cutWhole(cutter: Cutter, document: KnowledgeDocument) {
  return cutter.cut(document, async ({ batches, ...head }) => {
    const chunks: CutChunk[] = [];
    for await (const batch of batches()) chunks.push(...batch);
    return { ...head, chunks };
  });
}

it('cuts in a thread as split does, with the words of each chunk', async () => {
  const cutter = new Cutter();
  const pdf: KnowledgeDocument = { path: 'a.pdf', kind: 'pdf', pages: ['One 税.', '', 'Three.'] };
  for (const document of [sections(450), pdf, markdown('')]) {
    const { hash, bytes, chunks } = await cutWhole(cutter, document);
    expect(hash).toBe(contentHash(document));
    expect(bytes).toBe(
      Buffer.byteLength(document.path + (document.kind === 'pdf' ? document.pages.join('') : document.text)),
    );
    const expected = split(document).map((chunk) => ({
      ...chunk,
      headingWords: segmented(chunk.source.heading ?? ''),
      words: segmented(chunk.text),
    }));
    expect(chunks).toEqual(expected);
  }
});

it('lets others go on while a long document is cut', async () => {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  const before = await new Cutter().cut(markdown('Some words of a sentence. '.repeat(40_000)), async () => turns);
  clearImmediate(next);
  expect(before).toBeGreaterThan(1);
});

it('holds one document at a time, however many are sent', async () => {
  const cutter = new Cutter();
  let open = 0;
  const most: number[] = [];
  const sent = Array.from({ length: 4 }, (_, index) =>
    cutter.cut(sections(10), async ({ batches }) => {
      most.push(++open);
      for await (const batch of batches()) expect(batch).toHaveLength(10);
      open -= 1;
      if (index === 1) throw new Error('could not be written');
    }),
  );
  const outcomes = await Promise.allSettled(sent);
  expect(most).toEqual([1, 1, 1, 1]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('refuses what comes to too many chunks, or takes too much memory or time, and takes the next one', async () => {
  const refusal = (message: string) => ({ code: 'too-much-text', message: expect.stringContaining(message) });
  await expect(cutWhole(new Cutter(), sections(50_001))).rejects.toMatchObject(refusal('50001 passages'));
  const cutter = new Cutter({ answerMs: 60_000, memoryMb: 48 });
  await expect(cutWhole(cutter, sections(300_000))).rejects.toMatchObject(refusal('48 MB'));
  expect((await cutWhole(cutter, sections(3))).chunks).toHaveLength(3);
  const hasty = new Cutter({ answerMs: 1, memoryMb: 512 });
  await expect(cutWhole(hasty, sections(40_000))).rejects.toMatchObject(refusal('1 ms'));
});
