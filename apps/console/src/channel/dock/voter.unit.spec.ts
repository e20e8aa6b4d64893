import { describe, expect, it } from 'vitest';
import { voterOf } from './voter.js';

const vote = { voters: ['ana', 'you', 'pia'] };
const [you, pia] = [{ participant_id: 'you' }, { participant_id: 'pia' }];

describe('for which seat a page votes (R2)', () => {
  it('is the seat that it was opened as, else the only one of a person', () => {
    expect(voterOf({ vote, people: [you, pia], mine: 'pia', chosen: null })).toBe('pia');
    expect(voterOf({ vote, people: [you], mine: undefined, chosen: null })).toBe('you');
    expect(voterOf({ vote, people: [you], mine: 'mallory', chosen: null })).toBe('you');
  });

  it('is chosen among several people, and the user where no seat is a person’s', () => {
    expect(voterOf({ vote, people: [you, pia], mine: undefined, chosen: null })).toBeUndefined();
    expect(voterOf({ vote, people: [you, pia], mine: undefined, chosen: 'pia' })).toBe('pia');
    expect(voterOf({ vote, people: [], mine: undefined, chosen: null })).toBeUndefined();
  });
});
