import { fail } from '@parley/http';
import { BusUnavailable, type ModelDesk } from '@parley/messaging';

/** How long things take, in milliseconds. */
const WAITS = {
  /** An answer holds: who opens many channels asks once. */
  holdsMs: 2_000,
  /** The first answer is waited for: at a start, whoever plays agents comes after us. */
  firstMs: 10_000,
  againMs: 250,
};

/**
 * Whether a channel that does not say is rehearsed: as whoever plays agents says, who has a model or has none (PARLEY_REHEARSAL=auto).
 * Where they are away, it is as they said last: what is asked of them waits, as it always does.
 * @param onLearnt told the first answer, and each that is another
 */
export function rehearsalOfWorkers(
  desk: Pick<ModelDesk, 'rehearses'>,
  onLearnt: (rehearsal: boolean) => void,
  waits = WAITS,
): () => Promise<boolean> {
  let known: boolean | undefined;
  let held: { answer: Promise<boolean>; until: number } | undefined;

  async function ask(): Promise<boolean> {
    const deadline = performance.now() + waits.firstMs;
    for (;;) {
      const said = await answered(desk);
      if (said !== undefined && said !== known) onLearnt((known = said));
      if (known !== undefined) return known;
      if (performance.now() > deadline) return nobodyKnows();
      await new Promise((resolve) => setTimeout(resolve, waits.againMs));
    }
  }

  return () => {
    if (!held || held.until <= performance.now()) {
      const asked = { answer: ask(), until: Infinity };
      const holdsFor = (ms: number) => () => void (asked.until = performance.now() + ms);
      asked.answer.then(holdsFor(waits.holdsMs), holdsFor(-1));
      held = asked;
    }
    return held.answer;
  };
}

async function answered(desk: Pick<ModelDesk, 'rehearses'>): Promise<boolean | undefined> {
  try {
    return (await desk.rehearses()).rehearsal;
  } catch (error) {
    if (error instanceof BusUnavailable) return undefined;
    throw error;
  }
}

const nobodyKnows = (): never =>
  fail('not-ready', {
    detail:
      'participant-agents does not answer, so that nobody knows whether there is a model; what says `rehearsal` is opened',
  });
