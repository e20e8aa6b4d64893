import type { Command, CommandTypes, Member, ModelCall, TurnRequested } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../../shared/frame.js';
import { BALLOT } from '../../shared/work/ballot.js';
import { ballotWork, facilitationWork, turnWork } from '../../shared/work/model-work.js';
import { fieldsInOrder, undescribed } from '../../shared/work/output-schema.fixtures.js';
import {
  call,
  command,
  everybody,
  goes,
  monitor,
  party,
  says,
  stance,
  summed,
  table,
} from '../round-table.fixtures.js';
import { roundTable } from '../round-table.js';
import type { RoundTableState } from '../state.js';

const { given } = deciderSpecification(deciderOf(roundTable));

const member = (participant_id: string, more: Partial<Member> = {}): Member => ({
  participant_id,
  name: participant_id.toUpperCase(),
  kind: 'hosted',
  persona: '',
  expertise: [],
  script: [],
  ...more,
});

/** What is asked of the participant whose turn is open. */
function turnOf(state: RoundTableState, participantId: string) {
  const turn = state.turns.find(({ participant_id }) => participant_id === participantId)!;
  return turnWork(roundTable, state, turn as unknown as TurnRequested)!;
}

const facilitationOf = (state: RoundTableState) => facilitationWork(roundTable, state, state.facilitation!)!;

const summarising = [table(), ...everybody()];

describe('what a model writes at a table', () => {
  const specs = [...Object.values(roundTable.turns), ...Object.values(roundTable.facilitations), BALLOT];

  it.each(specs.map((spec) => [spec.kind, spec.schema] as const))('is described in both languages: %s', (_, schema) => {
    expect(undescribed(schema)).toEqual([]);
  });

  it('is thought before it is concluded', () => {
    const written = (name: string) => fieldsInOrder(specs.find(({ kind }) => kind === name)!.schema.en).at(-1);
    expect(['contribute', 'judge', 'select', 'ballot'].map(written)).toEqual([
      'stance.verdict',
      'agreed',
      'picked.participant_id',
      'choice',
    ]);
  });
});

describe('a turn (R1)', () => {
  const secondRound = [...summarising, summed('summarise-1-1-1', ['Who <pays>?']), goes('check-1-1')];

  it('shares what it is about, who is there and what was said; who one is and what to do now is its own', () => {
    const said = [table(), says('ana', 'Yes.', { stance: stance('agree', 'Four days') }), says('bo'), says('cy')];
    const { state } = given(
      ...said,
      command('Intervene', { text: 'Be brief' }),
      ...secondRound.slice(summarising.length),
    );
    const { prompt } = turnOf(state, 'bo');
    expect(prompt.template).toBe('contribute@3');
    expect(prompt.shared).toEqual([
      [
        '## Topic\n> Four days\n',
        '## Question\n> Should we work four days?\n',
        '## At the table',
        '<member participant_id="ana" name="ANA"></member>',
        '<member participant_id="bo" name="BO"></member>',
        '<member participant_id="cy" name="CY"></member>',
      ].join('\n'),
      [
        '## Round 1',
        '<contribution participant_id="ana" name="ANA" round="1" verdict="agree" claim="Four days">Yes.</contribution>',
        '<contribution participant_id="bo" name="BO" round="1">I think so.</contribution>',
        '<contribution participant_id="cy" name="CY" round="1">I think so.</contribution>',
      ].join('\n'),
      '<summary after_round="1">They talked.</summary>\n<open_point>Who &lt;pays&gt;?</open_point>',
      '## The user said\n> Be brief',
    ]);
    expect(prompt.user).toMatch(/^## You are BO\n/u);
    expect(prompt.user).toContain('## The user has just said this; answer it before anything else\n> Be brief');
    expect(prompt.user).toContain('This is round 2 of 2.');
    expect(prompt.user).toContain('It is the last round: after it the closing summary is written');
    expect(prompt.shared).toEqual(turnOf(state, 'ana').prompt.shared);
    expect(prompt.system).toBe(turnOf(state, 'ana').prompt.system);
  });

  it('in parallel shows nobody what the others say in the same round; in turn what was said before', () => {
    expect(turnOf(given(table(), says('ana')).state, 'bo').prompt.shared.join('')).not.toContain('<contribution');
    const inTurn = table({ settings: { speaking: 'in_turn' } });
    expect(turnOf(given(inTurn, says('ana')).state, 'bo').prompt.shared.at(-1)).toContain(
      '<contribution participant_id="ana"',
    );
  });

  it("speaks the channel's language", () => {
    const { prompt } = turnOf(given(table({ language: 'zh' })).state, 'ana');
    expect(prompt.user).toContain('## 你是ANA');
    expect(prompt.system).toContain('用简体中文回答');
    expect(prompt.user).toContain('现在是第 1 轮');
  });

  it('that is answered is asked of nobody', () => {
    const { state } = given(table(), says('ana'));
    expect(turnWork(roundTable, state, { request_id: 'turn-1-1-ana' } as TurnRequested)).toBeUndefined();
  });
});

describe("a model's contribution", () => {
  const work = turnOf(given(table()).state, 'ana');

  it('is a command; a name is as good as an id, and its own position goes without saying', () => {
    const output = { text: 'No.', stance: { ...stance('disagree', 'no', ['bo']), accepts: ['ana', 'CY'] } };
    expect(work.accept(output, call)).toEqual({
      type: 'Contribute',
      data: {
        participant_id: 'ana',
        request_id: 'turn-1-1-ana',
        text: 'No.',
        stance: { verdict: 'disagree', claim: 'no', accepts: ['cy'], rejects: ['bo'] },
        tool_calls: [],
        call,
      },
    });
  });

  it('that names who is not there is told who is, and recorded as said where that does not help', () => {
    const output = { text: 'No.', stance: { ...stance('disagree', 'no', ['bo', 'mallory']), accepts: ['zed'] } };
    const answer = work.accept(output, call);
    expect(answer).toMatchObject({
      invalid: '/stance names zed, mallory, who is not at the table; at the table besides you are bo, cy',
      asSaid: { data: { stance: { accepts: [], rejects: ['bo'], unknown: ['zed', 'mallory'] } } },
    });
    const { asSaid } = answer as Extract<typeof answer, { invalid: string }>;
    given(table())
      .when({ ...says('ana'), ...asSaid } as Command)
      .then(['ContributionMade', { stance: { unknown: ['zed', 'mallory'] } }]);
  });

  it('that is empty or breaks the contract cannot be used', () => {
    expect(work.accept({ text: '  ', stance: stance('agree') }, call)).toEqual({
      invalid: 'the contribution is empty',
    });
    const broken = { text: 'x', stance: { ...stance('agree'), verdict: 'maybe' } };
    expect(work.accept(broken, call)).toEqual({ invalid: expect.stringContaining('/stance/verdict') as string });
  });
});

describe('the rehearsal (P4)', () => {
  const line = (turn: number, more: Partial<Member['script'][number]> = {}) => ({
    turn,
    text: `Line ${turn}`,
    ...more,
  });
  const withScript = (...script: Member['script']) => table({ members: [member('ana', { script }), member('bo')] });

  it('says what is scripted, its last line again and again', () => {
    const opened = withScript(line(1, { stance: stance('partly', 'hm') }));
    const second = [opened, says('ana'), says('bo'), summed('summarise-1-1-1'), goes('check-1-1')];
    expect(turnOf(given(opened).state, 'ana').rehearse()).toEqual({ text: 'Line 1', stance: stance('partly', 'hm') });
    expect(turnOf(given(...second).state, 'ana').rehearse()).toMatchObject({ text: 'Line 1' });
  });

  it('can be silent, and can fail', () => {
    expect(turnOf(given(withScript(line(1, { act: 'silent' }))).state, 'ana').rehearse()).toBeUndefined();
    expect(turnOf(given(withScript(line(1, { act: 'fail' }))).state, 'ana').rehearse()).toEqual({ text: '' });
  });

  it('of a line without a stance has none: nobody agrees who did not say so', () => {
    expect(turnOf(given(withScript(line(1))).state, 'ana').rehearse()).toEqual({ text: 'Line 1' });
  });

  it.each([
    ['en', '(rehearsal)'],
    ['zh', '（排练）'],
  ] as const)(
    'without a script claims nothing, has heard whom it may, and sums up nothing, in %s',
    (language, words) => {
      const opened = table({ language, settings: { speaking: 'in_turn' }, members: [member('ana'), member('bo')] });
      const said = turnOf(given(opened, says('ana')).state, 'bo').rehearse() as { text: string };
      expect(said).toEqual({
        text: words,
        stance: { verdict: 'undecided', claim: '', accepts: [], rejects: [] },
      });
      const { state } = given(opened, says('ana', said.text), says('bo', said.text));
      expect(facilitationOf(state).rehearse()).toEqual({ summary: said.text, open_points: [] });
    },
  );

  it.each([
    ['nobody', {}, 'ANA, BO'],
    ['one of two', { stance: stance('agree') }, 'BO'],
  ])('judges that those do not agree of whom %s says so', (_, where, reason) => {
    const said = [says('ana', 'Yes.', where), says('bo')];
    const doubt = [summed('summarise-1-1-1'), monitor('doubt', ['consensus'], 'check-1-1')];
    const { state } = given(table({ members: [member('ana'), member('bo')] }), ...said, ...doubt);
    expect(facilitationOf(state).rehearse()).toEqual({ agreed: false, reason });
  });

  it.each([
    ['Can we pay for it?', ['bo']],
    ['我们的工资怎么办？', ['cy']],
    ['Well?', ['ana'], 'no word in common with the message'],
    ['What about those who would need more of it?', ['ana'], 'no word in common with the message'],
    ['我们应该怎么做？', ['ana'], 'no word in common with the message'],
    ['Whose repayment is it?', ['ana'], 'no word in common with the message'],
  ])('picks who fits the message: %s', (message, expected, reason = expect.any(String) as string) => {
    const members = [
      member('ana'),
      member('bo', { expertise: ['pay'], persona: 'Asks what others need.' }),
      member('cy', { persona: '我们应该研究工资与工时' }),
    ];
    const opened = party({ members, question: message, settings: { min_speakers: 1, max_speakers: 2 } });
    const { picked } = facilitationOf(given(opened).state).rehearse() as Pick<
      CommandTypes['CompleteSelection'],
      'picked'
    >;
    expect(picked).toEqual(expected.map((participant_id) => ({ participant_id, reason })));
  });

  it("sums up everybody's claim, and keeps open what somebody does not agree to", () => {
    const apart = says('bo', 'Never.', { stance: stance('disagree', 'five days') });
    const work = facilitationOf(given(table(), says('ana'), apart, says('cy')).state);
    expect(work.rehearse()).toEqual({
      summary: 'ANA: I think so.; BO: five days; CY: I think so.',
      open_points: ['BO: five days'],
    });
  });
});

describe("the facilitator's work", () => {
  const commandOf = (answer: unknown, output: object, request_id: string, cost: ModelCall = call) =>
    expect(answer).toMatchObject({ data: { request_id, ...output, call: cost } });

  it('picks among the members, within the numbers given', () => {
    const { state } = given(party(), command('Intervene', { text: 'What <about> pay?' }));
    const work = facilitationOf(state);
    expect(work.prompt.template).toBe('select@3');
    expect(work.prompt.user).toContain("## The user's message\n> What &lt;about> pay?\n\n## Now\nPick 2 members.");
    const pick = (...ids: string[]) => ({ picked: ids.map((participant_id) => ({ participant_id, reason: '' })) });
    commandOf(work.accept(pick('bo', 'ana'), call), pick('bo', 'ana'), 'select-0-1-1');
    expect(work.accept(pick('bo', 'mallory'), call)).toEqual({
      invalid: '/picked/1/participant_id mallory is not at the table; at the table are ana, bo, cy',
    });
    expect(work.accept(pick('bo'), call)).toEqual({ invalid: '/picked must name 2 members' });
  });

  it('sums up the round, and at the end the whole talk', () => {
    const ofRound = facilitationOf(given(...summarising).state);
    expect(ofRound.prompt).toMatchObject({ template: 'summarise@4', max_output_tokens: 1500 });
    expect(ofRound.prompt.user).toContain('<contribution participant_id="ana"');
    const ended = [...summarising, summed('summarise-1-1-1'), monitor('stop', ['stability'], 'check-1-1')];
    const closing = facilitationOf(given(...ended).state);
    expect(closing.prompt).toMatchObject({ template: 'conclude@4', max_output_tokens: 2500 });
    expect(closing.prompt.shared.at(-1)).toContain('<summary after_round="1">They talked.</summary>');
    expect(closing.rehearse()).toMatchObject({ summary: expect.stringContaining('After round 1') as string });
  });

  it('judges what was said in the round', () => {
    const agreeing = ['ana', 'bo', 'cy'].map((id) => says(id, 'Yes.', { stance: stance('agree') }));
    const doubt = [summed('summarise-1-1-1'), monitor('doubt', ['consensus'], 'check-1-1')];
    const work = facilitationOf(given(table(), ...agreeing, ...doubt).state);
    expect(work.prompt.template).toBe('judge@3');
    expect(work.rehearse()).toEqual({ agreed: true, reason: '' });
  });

  it('is told why the try before failed; members are told nothing of it', () => {
    const fail = (request_id: string) =>
      command('FailFacilitation', { request_id, code: 'invalid_output', message: '/summary is missing' });
    const refused = '<complaint>/summary is missing</complaint>';
    const secondTry = given(...summarising, fail('summarise-1-1-1')).state;
    expect(facilitationOf(secondTry).prompt.user).toContain(refused);
    const givenUp = [...summarising, fail('summarise-1-1-1'), fail('summarise-1-2-2'), goes('check-1-1')];
    expect(turnOf(given(...givenUp).state, 'ana').prompt.user).not.toMatch(/refused|<complaint>/u);
  });
});

describe('a ballot (T1)', () => {
  it('shows the question of the vote, and is cast as scripted', () => {
    const script = [{ turn: 1, text: 'x', ballot: 'continue' as const }];
    const opened = table({ members: [member('ana', { script, persona: 'Stubborn' }), member('bo')] });
    const { state } = given(opened, command('CallVote', { question: 'Enough?' }));
    const request = { request_id: '', vote_id: 'vote-1', participant_kind: 'hosted', due_at: '' };
    const work = ballotWork(roundTable, state, { ...request, participant_id: 'ana' })!;
    expect(work.prompt.user).toContain('## You are ANA\n> Stubborn');
    expect(work.prompt.user).toContain('## The vote\n> Enough?');
    expect(work.rehearse()).toEqual({ choice: 'continue', reasoning: '' });
    expect(work.accept({ choice: 'end', reasoning: 'Done' }, call)).toEqual({
      type: 'CastBallot',
      data: { participant_id: 'ana', vote_id: 'vote-1', choice: 'end', reasoning: 'Done', call },
    });
    expect(ballotWork(roundTable, state, { ...request, participant_id: 'bo' })!.rehearse()).toMatchObject({
      choice: 'end',
    });
  });
});
