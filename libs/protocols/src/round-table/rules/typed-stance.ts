import { type Command, type Stance } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { memberOf, type RoundTableState } from '../state.js';

type Said = Extract<Command, { type: 'Contribute' }>['data'];

const VERDICTS: Record<string, Stance['verdict']> = {
  ...{ agree: 'agree', partly: 'partly', disagree: 'disagree', object: 'disagree', undecided: 'undecided' },
  ...{ 同意: 'agree', 部分同意: 'partly', 不同意: 'disagree', 反对: 'disagree', 未定: 'undecided' },
};

const WORD =
  /^(?:i\s+)?(agree|partly|disagree|object|undecided|同意|部分同意|不同意|反对|未定)\s*(?:$|[:：,，.。!！—-]\s*)/iu;
/** Agreement with a condition could be signed with a change. */
const CONDITION = /^(?:but|if|unless|only|except|provided|但|如果|除非|只要)(?![a-z])/iu;

/**
 * A person's words with the stance that they begin with (R2), wherever they are typed: `disagree: too dear`. What begins
 * otherwise is read by the detector, as everybody's words are.
 */
export function asTyped(state: RoundTableState, data: Said): Pick<Said, 'text' | 'stance'> {
  const { participant_id, stance } = data;
  const text = data.text.trim();
  const given = { text: data.text, ...(stance && { stance }) };
  if (stance || memberOf(state, participant_id)?.kind !== 'person') return given;
  const [begun = '', word = ''] = WORD.exec(text) ?? [];
  const verdict = ownProperty(VERDICTS, word.toLowerCase());
  if (!verdict) return given;
  const rest = text.slice(begun.length);
  if (verdict === 'agree' && CONDITION.test(rest)) return { text, stance: taken('partly') };
  return { text: rest || text, stance: taken(verdict) };
}

const taken = (verdict: Stance['verdict']): Stance => ({ verdict, claim: '', accepts: [], rejects: [] });
