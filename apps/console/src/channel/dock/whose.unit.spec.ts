import { describe, expect, it } from 'vitest';
import { mySeat, whoAnswers } from './whose.js';

const seats = [
  { participant_id: 'ana', name: 'Ana', kind: 'person' },
  { participant_id: 'bo-2', name: 'Bo', kind: 'person' },
  { participant_id: 'cy', name: 'Cy', kind: 'hosted' },
];

describe('whose seat a page is for', () => {
  it('is the one in the address, else the one that has my name, in any case of letters', () => {
    expect(mySeat({ seats, named: 'bo-2', me: 'Ana' })).toBe('bo-2');
    expect(mySeat({ seats, named: '', me: 'ANA' })).toBe('ana');
    expect(mySeat({ seats, named: '', me: 'bo-2' })).toBe('bo-2');
  });

  it('is nobody’s where I am a stranger, or an agent has my name', () => {
    expect(mySeat({ seats, named: '', me: 'Cy' })).toBeUndefined();
    expect(mySeat({ seats, named: '', me: 'Zoe' })).toBeUndefined();
    expect(mySeat({ seats, named: '', me: undefined })).toBeUndefined();
  });
});

describe('who answers', () => {
  it('is I, where I am asked; the only one who is asked, where nobody has said who looks', () => {
    expect(whoAnswers('ana', ['bo-2', 'ana'])).toEqual({ seat: 'ana', others: [] });
    expect(whoAnswers(undefined, ['bo-2'])).toEqual({ seat: 'bo-2', others: [] });
  });

  it('is chosen, where several are asked, or others than I', () => {
    expect(whoAnswers(undefined, ['ana', 'bo-2'])).toEqual({ others: ['ana', 'bo-2'] });
    expect(whoAnswers('ana', ['bo-2'])).toEqual({ others: ['bo-2'] });
  });
});
