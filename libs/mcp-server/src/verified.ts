import { createHash } from 'node:crypto';
import { exportedEvents, proofLineOf, sha256, verifyExport } from '@parley/contracts';
import { proofLevels, tellLevels } from '@parley/transparency';
import { plainLine, plainText } from '@parley/untrusted';
import { assistantWords, type Language } from '@parley/wording';

interface Verified {
  text: string;
  data: {
    verified: boolean;
    events?: number;
    head?: string;
    fault?: { kind: string };
    levels?: { reached: boolean; text: string }[];
  };
}

/** How far an export holds by itself: nothing is signed by a key that the same server would give. */
export async function verifiedOf(exported: string, language: Language): Promise<Verified> {
  const words = assistantWords[language];
  const verdict = verifyExport(exported, { sha256 });
  if (!verdict.ok) {
    const { fault } = verdict;
    return { text: words.broken(plainText(JSON.stringify(fault))), data: { verified: false, fault } };
  }
  const { events, head } = verdict.export;
  const proof = await proofLevels({
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
    line: proofLineOf(exported),
    entries: exportedEvents(exported),
  });
  if (!proof.ok)
    return {
      text: words.broken(words.proof.faults[proof.fault]),
      data: { verified: false, events, head, fault: { kind: proof.fault } },
    };
  const levels = tellLevels(proof.levels, {
    ...{ words: words.proof.levels, events, time: (at) => at, plain: plainLine },
    ...{ hasKeys: false, isHeld: false, canVerify: true },
  });
  const told = levels.map(({ isReached, text }) => `- ${isReached ? '✓' : '·'} ${text}`);
  return {
    text: [words.verified(events, head), '', ...told].join('\n'),
    data: { verified: true, events, head, levels: levels.map(({ isReached, text }) => ({ reached: isReached, text })) },
  };
}
