import { contractErrors } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { previousPlan } from './lineage.js';
import { after, coachWorkOf, workOf } from './tasks/work.fixtures.js';
import { call, command, entry, goes, question, reviewed, says, use, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const asks = says('ana', { questions: [question('Who signs trips?')] });
const looksUp = command('RecordLookup', {
  ...{ participant_id: 'ana', request_id: 'turn-1-1-ana', offered: [], call },
  uses: [use()],
});
const relays = (more: { found?: string; source?: string } = {}, request_id = 'relay-1-1-1') =>
  command('CompleteRelay', {
    ...{ request_id, call },
    questions: [{ question_id: 'question-1', text: 'Dear user, who signs?', ...more }],
  });
const FOUND = { found: 'The treasurer signs.', source: 'rules.md' };

describe('a question that is answered already (W6, W7)', () => {
  it('does not go to the user: the role has the answer with its source, and the round goes on', () => {
    given(workshopOf3(), looksUp, asks)
      .when(relays(FOUND))
      .then(
        ['FacilitationCompleted'],
        ['ClarificationSettled', { question_id: 'question-1', cause: 'found', text: FOUND.found, source: 'rules.md' }],
        ['WorkshopResumed'],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
    const { clarifications } = given(workshopOf3(), looksUp, asks, relays(FOUND)).state;
    expect(clarifications).toMatchObject([
      { status: 'settled', exchanges: [{ question: 'Who signs trips?', answer: FOUND.found, source: 'rules.md' }] },
    ]);
    const { shared } = workOf(after(workshopOf3(), looksUp, asks, relays(FOUND)), 'bo').prompt;
    expect(shared.at(-1)).toContain('<answer_found source="rules.md">The treasurer signs.</answer_found>');
  });

  it.each([
    ['where the source was never found', [looksUp, asks], { ...FOUND, source: 'memory.md' }],
    ['where nothing says where it stands', [looksUp, asks], { found: 'The treasurer signs.' }],
    ['where the coach is not sure', [looksUp, asks], {}],
    ['where the question itself is the source', [asks], { ...FOUND, source: 'question-1' }],
    [
      'where the entry is only proposed',
      [says('ana', { questions: [question('Who?')], entries: [entry('She does.')] })],
      { ...FOUND, source: 'entry-1' },
    ],
  ])('goes to the user %s', (_, history, more) => {
    const { clarifications } = given(workshopOf3(), ...history, relays(more)).state;
    expect(clarifications).toMatchObject([{ status: 'relayed', relayed: 'Dear user, who signs?', exchanges: [] }]);
  });

  it('is handed on to a later version with its source (W9)', () => {
    const found = given(workshopOf3(), looksUp, asks, relays(FOUND)).state;
    const previous = previousPlan(found, '01900000-0000-7000-8000-000000000001');
    expect(contractErrors('PreviousPlan', previous)).toEqual([]);
    expect(previous.clarifications).toMatchObject([{ answer: FOUND.found, source: 'rules.md' }]);
  });

  it('may be answered by an entry of the draft, and by what the user has said', () => {
    const round = [says('ana', { entries: [entry('The treasurer signs.')] }), says('bo'), says('cy')];
    const second = [workshopOf3(), ...round, reviewed('review-1-1-1'), goes('check-1-1'), asks];
    const byEntry = given(...second, relays({ ...FOUND, source: 'entry-1' }, 'relay-2-2-1')).state;
    expect(byEntry.clarifications).toMatchObject([{ status: 'settled' }]);
    const asked = after(...second);
    const { system, user } = coachWorkOf(asked).prompt;
    expect(system).toContain('Where you are not sure');
    expect(user).toContain('<draft_entry entry_id="entry-1">The treasurer signs.');
  });
});
