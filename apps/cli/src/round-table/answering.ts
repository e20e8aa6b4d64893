import { own, type Stance } from '@parley/contracts';
import type { Answering } from '../protocol.js';
import { tableWordingOf } from './wording.js';

const VERDICTS: Record<string, Stance['verdict']> = {
  ...{ agree: 'agree', partly: 'partly', disagree: 'disagree', undecided: 'undecided' },
  ...{ 同意: 'agree', 部分同意: 'partly', 不同意: 'disagree', 未定: 'undecided' },
};

const STANCE = /^(agree|partly|disagree|undecided|同意|部分同意|不同意|未定)\s*[:：]\s*(?=\S)/iu;

/** A turn at a round table, as a line: what is said, before it perhaps where one stands. */
export const answering = (): Answering => ({
  silence: (_, language) => tableWordingOf(language).silence,
  hint: (_, language) => tableWordingOf(language).typing,
  answer({ participant_id, request_id }, text) {
    const [prefix = '', verdict] = STANCE.exec(text) ?? [];
    const stance = verdict === undefined ? {} : { stance: { verdict: own(VERDICTS, verdict.toLowerCase()) } };
    return { path: 'contributions', body: { participant_id, request_id, text: text.slice(prefix.length), ...stance } };
  },
});
