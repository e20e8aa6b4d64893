import { describe, expect, it } from 'vitest';
import { changesIn, feedbackOf, fieldsOf, isReasoned, NOTHING, type Asked, type Draft } from './answer-body.js';

const asked = {
  participant_id: 'ana',
  request_id: 'r1',
  round: 2,
  assignment: { participant_id: 'ana', role: 'Host', task: 'Offer the room', notes: '', core: true },
  proposal: { terms: [{ field: 'talk_length', value: '30', unit: 'minutes' }] },
} as unknown as Asked;
const who = { participant_id: 'ana', request_id: 'r1', round: 2 };
const edited = (edits: [string, { value: string; reason: string }][], more: Partial<Draft> = {}): Draft => ({
  ...NOTHING,
  edits: new Map(edits),
  ...more,
});

describe('what a person answers to a proposal (N2)', () => {
  it('may be about each term with its unit, and about role, task and notes of their own', () => {
    expect(fieldsOf(asked)).toEqual([
      { field: 'talk_length', value: '30', unit: 'minutes' },
      { field: 'role', value: 'Host', own: 'role' },
      { field: 'task', value: 'Offer the room', own: 'task' },
      { field: 'notes', value: '', own: 'notes' },
    ]);
  });

  it('accepts where nothing is otherwise, also where a value was typed as it was', () => {
    const draft = edited([['talk_length', { value: ' 30 ', reason: 'no' }]], { reasoning: ' Fine. ' });
    expect(feedbackOf(asked, draft)).toEqual({ ...who, feedback_type: 'accept', reasoning: 'Fine.' });
  });

  it('asks for each change with its reason, for new terms by a name as terms have, and for notes', () => {
    const draft = edited(
      [
        ['talk_length', { value: '45', reason: 'The demo' }],
        ['notes', { value: 'Bring a cable', reason: 'We have none' }],
      ],
      { added: [{ field: ' Start  time ', value: '18:00', reason: 'Trains' }] },
    );
    expect(feedbackOf(asked, draft)).toEqual({
      ...who,
      feedback_type: 'negotiate',
      reasoning: 'The demo We have none Trains',
      proposed_changes: [
        { field: 'talk_length', new_value: '45', reason: 'The demo' },
        { field: 'notes', new_value: 'Bring a cable', reason: 'We have none' },
        { field: 'start_time', new_value: '18:00', reason: 'Trains' },
      ],
    });
  });

  it('is not sent without a reason: of its own, or one for all', () => {
    const bare = edited([['talk_length', { value: '45', reason: '' }]]);
    expect(isReasoned(changesIn(asked, bare), bare)).toBe(false);
    const draft = { ...bare, reasoning: 'We close at eleven' };
    expect(isReasoned(changesIn(asked, draft), draft)).toBe(true);
    expect(feedbackOf(asked, draft).proposed_changes).toEqual([
      { field: 'talk_length', new_value: '45', reason: 'We close at eleven' },
    ]);
  });

  it('leaves out a term that has no name or no value yet', () => {
    const added = [
      { field: '', value: '18:00', reason: '' },
      { field: 'drinks', value: ' ', reason: '' },
    ];
    expect(changesIn(asked, { ...NOTHING, added })).toEqual([]);
  });
});
