import type { CommandTypes, TurnRequested } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { askedTurn } from '../shared/work/asked-turn.js';
import { turnWork } from '../shared/work/model-work.js';
import { pooledAfter, waitsFor, NOTHING_ASKED } from './pool.js';
import { call, everybody, goes, party, says, stance, summed, table } from './round-table.fixtures.js';
import { roundTable as protocol } from './round-table.js';
import type { RoundTableState } from './state.js';
import { inboxItem, view } from './view.js';

const { given } = deciderSpecification(deciderOf(protocol));

const opens = (settings = {}, more = {}) => table({ settings: { pooling: true, ...settings }, ...more });
const FRIDAY = { question: 'What did Friday take?', of: 'bo' };
const RENT = { question: 'Who knows the rent?', of: '' };
const asking = [opens(), says('ana', 'I count the till.', { asks: [FRIDAY, RENT] }), says('bo'), says('cy')];
const second = [...asking, summed('summarise-1-1-1'), goes('check-1-1')];

function workOf(state: RoundTableState, participantId: string) {
  const turn = state.turns.find(({ participant_id }) => participant_id === participantId)!;
  return turnWork(protocol, state, turn as unknown as TurnRequested)!;
}

const promptOf = (state: RoundTableState, participantId: string) => workOf(state, participantId).prompt;

describe('what members ask one another', () => {
  it('is numbered as it comes, and recorded with what is answered', () => {
    given(...asking.slice(0, 1))
      .when(asking[1]!)
      .then([
        'ContributionMade',
        {
          asks: [
            { ...FRIDAY, id: 'q1' },
            { ...RENT, id: 'q2' },
          ],
        },
      ]);
    given(...second)
      .when(says('bo', 'Nine hundred.', { answers: ['q1'], asks: [{ question: 'And Monday?', of: 'ana' }] }))
      .then(['ContributionMade', { answers: ['q1'], asks: [{ question: 'And Monday?', of: 'ana', id: 'q3' }] }]);
  });

  it('stands in the view with who has answered it', () => {
    const { state } = given(...second, says('cy', 'Two thousand.', { answers: ['q2'] }));
    expect(view(state).asked).toMatchObject([
      { id: 'q1', by: 'ana', of: 'bo', answered: [] },
      { id: 'q2', by: 'ana', answered: [{ participant_id: 'cy', round: 2 }] },
    ]);
    expect(view(given(opens()).state)).not.toHaveProperty('asked');
  });

  it.each([
    ['/asks/0/of', opens(), { asks: [{ question: 'Who?', of: 'zoe' }] }],
    ['/asks', table(), { asks: [RENT] }],
    ['/asks', party({ question: 'Hello?', settings: { pooling: true, max_speakers: 3 } }), { asks: [RENT] }],
    ['/answers/0', opens(), { answers: ['q1'] }],
  ])('is refused where it would be lost: %s', (pointer, opening, more) => {
    const decision = deciderOf(protocol).decide(given(opening).state, says('ana', 'I think so.', more));
    expect(decision).toMatchObject({ ok: false, problem: { code: 'invalid-request', errors: [{ pointer }] } });
  });

  it('may be answered though prompts show it no more', () => {
    const { state } = given(...second);
    const forgotten = { ...state, pool: { ...state.pool, questions: [] } };
    expect(deciderOf(protocol).decide(forgotten, says('bo', 'Nine.', { answers: ['q1'] }))).toMatchObject({ ok: true });
  });

  it('is kept as far as prompts show it: what was answered goes first', () => {
    const asks = Array.from({ length: 5 }, (_, index) => ({ question: `Why ${index}?`, of: '', id: '' }));
    let pool = NOTHING_ASKED;
    for (let turn = 0; turn < 4; turn++) {
      const numbered = asks.map((one, index) => ({ ...one, id: `q${turn * 5 + index + 1}` }));
      pool = pooledAfter(pool, { participant_id: 'ana', round: 1, asks: numbered, answers: ['q3'] } as never);
    }
    pool = pooledAfter(pool, {
      ...{ participant_id: 'bo', round: 2, answers: ['q3'] },
      asks: [{ question: 'Last?', of: '', id: 'q21' }],
    } as never);
    const ids = pool.questions.map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect([ids.includes('q3'), ids[0], ids.at(-1), pool.count]).toEqual([false, 'q1', 'q21', 21]);
  });

  it.each([
    ['bo', { of: 'bo' }, true],
    ['cy', { of: 'bo' }, false],
    ['bo', {}, true],
    ['ana', {}, false],
    ['bo', { of: 'bo', answered: [{ participant_id: 'bo', round: 2 }] }, false],
  ])('waits for %s where it is %j: %s', (id, more, waits) => {
    expect(waitsFor(id, { id: 'q1', round: 1, by: 'ana', question: 'Why?', answered: [], ...more })).toBe(waits);
  });
});

describe('the prompt of a table that pools what its members know', () => {
  it('asks in the first round for what one alone may know, and for questions', () => {
    const prompt = promptOf(given(opens()).state, 'ana');
    expect(prompt.template).toBe('contribute@4');
    expect(prompt.user).toContain(
      'Begin with what you alone may know. Ask the others what you need to know and they may know.',
    );
    expect(prompt.user).not.toContain('## Asked at the table');
    expect(promptOf(given(opens({}, { language: 'zh' })).state, 'ana').user).toContain('请从只有你可能知道的事说起。');
  });

  it('shows later who was asked what, by whom it was answered, and what is open for oneself', () => {
    const { state } = given(...second);
    const asked = promptOf(state, 'bo').user;
    expect(asked).toContain(
      [
        '## Asked at the table; open where answered_by names nobody',
        '<question id="q1" round="1" by="ana" of="bo">What did Friday take?</question>',
        '<question id="q2" round="1" by="ana">Who knows the rent?</question>',
      ].join('\n'),
    );
    expect(asked).toContain('Open, and for you to answer: q1, q2. Ask nothing: nobody speaks after this');
    expect(promptOf(state, 'ana').user).not.toContain('for you to answer');
    const more = opens({ rounds: 3, speaking: 'in_turn', summaries: 'at_the_end' });
    const later = given(
      more,
      ...asking.slice(1),
      goes('check-1-1'),
      says('ana'),
      says('bo', 'Nine.', { answers: ['q1'] }),
    );
    expect(promptOf(later.state, 'cy').user).toContain('of="bo" answered_by="bo (2)">');
  });

  it('in parallel shows nobody what is asked or answered in the same round', () => {
    expect(promptOf(given(...asking.slice(0, 2)).state, 'bo').user).not.toContain('Friday');
    const answered = given(...second, says('bo', 'Nine hundred.', { answers: ['q1'] }));
    expect(promptOf(answered.state, 'ana').user).not.toContain('answered_by="');
  });

  it('is the same for all up to who one is, and that of older tables is as it was', () => {
    const { state } = given(...second);
    const [ana, bo] = [promptOf(state, 'ana'), promptOf(state, 'bo')];
    expect([ana.system, ana.shared, ana.schema]).toEqual([bo.system, bo.shared, bo.schema]);
    const older = promptOf(given(table()).state, 'ana');
    expect(older.template).toBe('contribute@3');
    expect(JSON.stringify(older)).not.toMatch(/alone|asks/u);
  });
});

describe('an answer', () => {
  const output = { text: 'Nine hundred.', stance: stance('agree', 'Four days') };

  it('asks by name or id; whoever is not there, or oneself, is everybody; of nothing nothing is left', () => {
    const asks = [
      { question: 'Why?', of: 'CY' },
      { question: 'How?', of: 'Zoe' },
      { question: 'When?', of: 'bo' },
      { question: ' ', of: 'ana' },
    ];
    const answer = workOf(given(...second).state, 'bo').accept({ ...output, asks, answers: ['q1', ' Q1', 'q9'] }, call);
    expect(answer).toMatchObject({
      type: 'Contribute',
      data: {
        answers: ['q1'],
        asks: [
          { question: 'Why?', of: 'cy' },
          { question: 'How?', of: '' },
          { question: 'When?', of: '' },
        ],
      },
    });
    const nothing = workOf(given(...second).state, 'bo').accept({ ...output, asks: [], answers: [] }, call);
    expect(nothing).not.toHaveProperty('data.asks');
    expect(nothing).not.toHaveProperty('data.answers');
  });

  it('of whoever is no model of ours is asked for as ever, by the form of the table', () => {
    const { state } = given(opens());
    const cy = state.turns.find(({ participant_id }) => participant_id === 'cy')!;
    const asked = askedTurn(protocol as never, state, cy.request_id)!;
    expect(asked.kind).toBe('contribute');
    expect(Object.keys(asked.schema.en['properties'] as object)).toEqual(['text', 'answers', 'asks', 'stance']);
    expect(asked.answer({ text: 'I think so.' })).toMatchObject({ type: 'Contribute', data: { text: 'I think so.' } });
  });

  it('of a person is asked for with the questions that wait for it', () => {
    expect(inboxItem(given(opens()).state, { participant_id: 'cy' })).toMatchObject({ knows: true });
    const later = inboxItem(given(...second).state, { participant_id: 'cy' });
    expect(later).toMatchObject({ asked: [{ id: 'q2', name: 'ANA', question: RENT.question }] });
    expect(later).not.toHaveProperty('knows');
    expect(inboxItem(given(table(), ...everybody()).state, { participant_id: 'cy' })).not.toHaveProperty('knows');
  });

  it('of a script asks once, in its turn', () => {
    const script = [{ turn: 1, text: 'Yes.', asks: [RENT] }];
    const { members: seated } = opens().data as CommandTypes['OpenRoundTable'];
    const members = seated.map((one) => (one.participant_id === 'ana' ? { ...one, script } : one));
    const first = given(opens({}, { members }));
    expect(workOf(first.state, 'ana').rehearse()).toMatchObject({ text: 'Yes.', asks: [RENT] });
    const later = given(opens({}, { members }), ...second.slice(1));
    expect(workOf(later.state, 'ana').rehearse()).not.toHaveProperty('asks');
  });
});
