import { describe, expect, it } from 'vitest';
import {
  all,
  FACT,
  analyses,
  answers,
  briefed,
  command,
  compresses,
  failsThinking,
  failsTurn,
  fires,
  LATER,
  openInterview,
  opensInterview,
  oversees,
  play,
  playOn,
  playUnchecked,
  says,
  scores,
  turn,
  typesOf,
} from './interview.fixtures.js';
import { addMilliseconds } from '../shared/timers.js';

const DAYS = 86_400_000;

describe('an interview opens (source 002, 3.1)', () => {
  it('with the Analyst’s first notice, then with the Interviewer’s own first words', () => {
    const begun = play(opensInterview());
    expect(begun.state.facilitation?.task).toBe('brief');
    const noticed = playOn(begun, briefed);
    expect(all('NoticeIssued', noticed.last)).toEqual([
      { by: 'analyst', text: 'Say hello.', turns: [], corrects: false },
    ]);
    expect(all('TurnRequested', noticed.last)).toMatchObject([
      { work: 'answer', round: 0, participant_kind: 'hosted' },
    ]);
    const { state, last } = playOn(noticed, answers('Hello.'));
    expect(all('TurnRequested', last)).toMatchObject([
      { work: 'say', participant_id: 'user', participant_kind: 'person' },
    ]);
    expect(state.phase).toBe('listening');
  });

  it('by Parley’s own notice where the Analyst gives none', () => {
    const { last } = play(opensInterview(), failsThinking(), failsThinking());
    expect(all('NoticeIssued', last)).toMatchObject([{ by: 'rules' }]);
    expect(all('TurnRequested', last)).toMatchObject([{ work: 'answer' }]);
  });

  it('and refuses a user who is no person, and names that are there twice', () => {
    const user = { participant_id: 'interviewer', name: 'Ula', kind: 'hosted' as const, persona: '' };
    const { refused } = play(opensInterview({ user }));
    expect(refused?.['errors']).toMatchObject([{ pointer: expect.stringMatching('seats') }, { pointer: '/user/kind' }]);
  });

  it('what is said before it is heard right after the first words', () => {
    const { state, last } = play(opensInterview(), says('I am early.'), briefed, answers('Hello.'));
    expect(all('UserSpoke', last)).toMatchObject([{ turn: 1 }]);
    expect(state.talk.exchanges).toEqual([
      { turn: 0, user: [], answer: 'Hello.' },
      { turn: 1, user: ['I am early.'] },
    ]);
  });
});

describe('the Interviewer answers at once (I2)', () => {
  it('the request for its words is in the same commit as the user’s', () => {
    const { last } = playOn(openInterview(), says('We are nine.'));
    expect(typesOf(last)).toEqual([
      'InterventionRecorded',
      'TimerCancelled',
      'RoundStarted',
      'InterventionsApplied',
      'UserSpoke',
      'TimerSet',
      'TurnRequested',
    ]);
    expect(all('TurnRequested', last)).toMatchObject([{ work: 'answer', round: 1 }]);
  });

  it('a model that fails is tried again, then waited for, and what it did not answer is not forgotten', () => {
    const asked = playOn(openInterview(), says('We are nine.'), failsTurn('answer-1', 'overloaded'));
    expect(all('TurnRequested', asked.last)).toMatchObject([{ request_id: 'answer-1-2' }]);
    const paused = playOn(asked, failsTurn('answer-1-2', 'overloaded'));
    expect(paused.state.phase).toBe('waiting_for_model');
    const again = playOn(paused, fires('model-retry-1'), answers('Sorry for the wait.', { request_id: 'answer-1-3' }));
    expect(again.state.talk.exchanges.at(-1)).toEqual({
      turn: 1,
      user: ['We are nine.'],
      answer: 'Sorry for the wait.',
    });
  });

  it('a key that is refused is tried once, and waits for a person', () => {
    const { state } = playOn(openInterview(), says('We are nine.'), failsTurn('answer-1', 'bad_key'));
    const paused = { code: 'bad_key', permanent: true };
    expect(state).toMatchObject({ phase: 'waiting_for_model', wait: { attempts: 1, paused } });
  });

  it('a refusal is passed over: the turn is thought about all the same, and stays without an answer', () => {
    const { state, last } = playOn(openInterview(), says('Hm.'), failsTurn('answer-1'), failsTurn('answer-1-2'));
    expect(all('TurnSkipped', last)).toMatchObject([{ request_id: 'answer-1-2', cause: 'turn_failed' }]);
    expect(state.facilitation?.task).toBe('analyse');
    expect(state.talk.exchanges.at(-1)).toEqual({ turn: 1, user: ['Hm.'] });
  });

  it('ends as failed where it has waited as long as it may, with what is known', () => {
    const settings = { model_wait_limit_ms: 0 };
    const { state, last } = playOn(
      openInterview({ settings }),
      says('Hm.'),
      failsTurn('answer-1', 'overloaded'),
      failsTurn('answer-1-2', 'overloaded'),
    );
    expect(all('RoundSummarised', last)).toMatchObject([{ final: true, from_template: true }]);
    expect(state.closed).toMatchObject({ status: 'failed', reason: 'model_unavailable' });
  });
});

describe('the background (I3)', () => {
  it('the Analyst’s notice is for the next turn, and its state cites the turns', () => {
    const { state, last } = playOn(openInterview(), ...turn('We are nine.', { added: [FACT] }));
    expect(all('InterviewAnalysed', last)).toMatchObject([
      {
        from_turn: 1,
        through_turn: 1,
        completeness_score: 20,
        score_before: 0,
        added: [{ fact_id: 'F1', turns: [1] }],
      },
    ]);
    expect(state).toMatchObject({
      processedTurns: 1,
      score: 20,
      notice: { by: 'analyst', text: 'Ask about the pain.' },
    });
    expect(all('BarrierReleased', last)).toEqual([{ turn: 1, cause: 'done', blocking_agent: 'None' }]);
    expect(state.phase).toBe('listening');
  });

  it('facts change and go with the turns that say so', () => {
    const changed = { fact_id: 'F1', reason: 'One left.', text: 'Eight people.', turns: [2] };
    const played = playOn(
      openInterview(),
      ...turn('Nine.', { added: [FACT] }),
      ...turn('Eight.', { changed: [changed] }),
    );
    expect(played.state.facts).toEqual([{ fact_id: 'F1', ...FACT, text: 'Eight people.', turns: [1, 2] }]);
    const dropped = { ...changed, text: '', turns: [3] };
    expect(playOn(played, ...turn('None.', { changed: [dropped] })).state.facts).toEqual([]);
  });

  it('a change of status needs the Judge, whose notice the Interviewer gets', () => {
    const judged = playOn(openInterview(), ...turn('We are nine.', { status: 'DeepDive' }));
    expect(judged.state).toMatchObject({ status: 'Profiling', facilitation: { task: 'oversee' } });
    const { state, last } = playOn(judged, oversees({ notice: 'Dig deeper.' }));
    expect(all('StatusChanged', last)).toMatchObject([{ from: 'Profiling', to: 'DeepDive', turn: 1, turns: [1] }]);
    expect(state).toMatchObject({ status: 'DeepDive', notice: { by: 'judge', text: 'Dig deeper.' } });
  });

  it('without its approval the status stays', () => {
    const { state, last } = playOn(
      openInterview(),
      ...turn('Hm.', { status: 'Completed' }),
      oversees({ approves: false }),
    );
    expect(all('StatusChanged', last)).toEqual([]);
    expect(state.status).toBe('Profiling');
  });

  it('a risk is for the Judge, who may have the Interviewer put something right', () => {
    const risk = { kind: 'misunderstanding' as const, text: 'It said ten.', turns: [1] };
    const { state } = playOn(
      openInterview(),
      ...turn('Nine.', { risks: [risk] }),
      oversees({ corrects: true, notice: 'It is nine.' }),
    );
    expect(state.notice).toMatchObject({ by: 'judge', corrects: true, text: 'It is nine.' });
  });

  it('a Judge that fails holds nothing up: the status stays, and the Analyst’s notice stands', () => {
    const { state, last } = playOn(
      openInterview(),
      ...turn('Nine.', { status: 'DeepDive' }),
      failsThinking(),
      failsThinking(),
    );
    expect(all('BarrierReleased', last)).toMatchObject([{ cause: 'failed', blocking_agent: 'Judge', code: 'refusal' }]);
    expect(state).toMatchObject({ status: 'Profiling', notice: { by: 'analyst' }, phase: 'listening' });
  });
});

describe('the barrier (I4)', () => {
  const answered = () => playOn(openInterview(), says('One.'), answers());

  it('keeps what is said early in order, tells that it waits and for whom, and takes it up as the next turn', () => {
    const waiting = playOn(answered(), says('Two.'), says('Three.'));
    expect(all('BarrierHeld', waiting.events)).toEqual([
      { turn: 1, level: 'syncing', blocking_agent: 'Analyst', waiting: 1 },
    ]);
    const { state, last } = playOn(waiting, analyses());
    expect(all('UserSpoke', last)).toMatchObject([{ turn: 2 }]);
    expect(state.talk.exchanges.at(-1)).toEqual({ turn: 2, user: ['Two.', 'Three.'] });
  });

  it('takes no more into one turn than it can hold; the rest is the next turn’s', () => {
    const long = 'x'.repeat(7_000);
    const waiting = playOn(answered(), says(`1${long}`), says(`2${long}`), says(`3${long}`));
    const next = playOn(waiting, analyses());
    expect(next.state.talk.exchanges.at(-1)?.user.map((text) => text[0])).toEqual(['1', '2']);
    const after = playOn(next, answers(), analyses());
    expect(after.state.talk.exchanges.at(-1)?.user.map((text) => text[0])).toEqual(['3']);
  });

  it('says that it thinks deeply once it takes long', () => {
    const { last } = playOn(answered(), says('Two.'), fires('deep-1'));
    expect(all('BarrierHeld', last)).toMatchObject([{ level: 'thinking_deeply', blocking_agent: 'Analyst' }]);
    const late = playOn(answered(), fires('deep-1'), says('Two.'));
    expect(all('BarrierHeld', late.events)).toMatchObject([{ level: 'thinking_deeply' }]);
  });

  it('a background that hangs is released at its deadline, with a mark; what it did not read comes with the next turn', () => {
    const released = playOn(answered(), says('Two.'), fires('background-1'));
    expect(all('BarrierReleased', released.last)).toMatchObject([
      { turn: 1, cause: 'timeout', blocking_agent: 'Analyst', request_id: 'analyse-1-2-1' },
    ]);
    expect(all('TurnRequested', released.last)).toMatchObject([{ work: 'answer', round: 2 }]);
    const { last } = playOn(released, answers(), analyses());
    expect(all('InterviewAnalysed', last)).toMatchObject([{ from_turn: 1, through_turn: 2 }]);
  });

  it('an analysis that comes after its release leaves its cost in the log, and nothing else', () => {
    const asked = answered();
    const late = analyses()(asked.state);
    const { last, state } = playOn(asked, fires('background-1'), late);
    expect(all('AnswerDiscarded', last)).toMatchObject([{ reason: 'late' }]);
    expect(state.processedTurns).toBe(0);
  });

  it('a monitor that is away holds it no longer than that', () => {
    const unchecked = playUnchecked(playOn(openInterview(), says('One.')), answers());
    const { last } = playUnchecked(playUnchecked(unchecked, says('Two.')), fires('background-1'));
    expect(all('BarrierReleased', last)).toMatchObject([{ cause: 'timeout', blocking_agent: 'Monitor' }]);
    expect(all('UserSpoke', last)).toMatchObject([{ turn: 2 }]);
  });

  it('refuses more messages than may wait, and loses none', () => {
    const few = openInterview({ settings: { max_waiting: 2 } });
    const { refused, state } = playOn(few, says('0'), says('1'), says('2'), says('3'));
    expect(refused).toMatchObject({ code: 'interventions-full', params: { most: 2 } });
    expect(state.waiting.map(({ text }) => text)).toEqual(['1', '2']);
  });
});

describe('compression (I5)', () => {
  it('takes older turns together once there are enough, keeps the latest word for word, and cites the turns', () => {
    const small = openInterview({ settings: { compress_every: 2, keep_recent: 1 } });
    const asked = playOn(small, ...turn('One.'), ...turn('Two.'), ...turn('Three.'));
    expect(asked.state.facilitation?.task).toBe('compress');
    const { state, last } = playOn(asked, compresses('One and two.', [1, 2]));
    expect(all('MemoryCompressed', last)).toEqual([
      { from_turn: 1, through_turn: 2, points: [{ text: 'One and two.', turns: [1, 2] }] },
    ]);
    expect(state.talk).toMatchObject({ compressed: 2, exchanges: [{ turn: 3, user: ['Three.'] }] });
  });

  it('comes earlier where the turns are long', () => {
    const long = 'x'.repeat(7_900);
    const { state } = playOn(
      openInterview({ settings: { keep_recent: 1 } }),
      ...turn(long),
      ...turn(long),
      ...turn(long),
      ...turn(long),
    );
    expect(state.facilitation?.task).toBe('compress');
  });
});

describe('an interruption (I8)', () => {
  const speaking = () => playOn(openInterview(), says('Tell me everything.'));
  const interrupts = (more = {}) => command('InterruptAnswer', more);

  it('settles the turn, keeps what was said, marked, and goes on from there', () => {
    const broken = playOn(speaking(), interrupts({ heard_characters: 5 }));
    expect(all('AnswerInterrupted', broken.last)).toMatchObject([
      { request_id: 'answer-1', turn: 1, heard_characters: 5 },
    ]);
    const { state, last } = playOn(broken, answers('Well, fir', { interrupted: true }));
    expect(all('AnswerGiven', last)).toMatchObject([{ text: 'Well, fir', interrupted: true, turn: 1 }]);
    expect(state.talk.exchanges.at(-1)).toMatchObject({ answer: 'Well, fir', interrupted: { heard_characters: 5 } });
    expect(state.facilitation?.task).toBe('analyse');
  });

  it('what the user says then waits for the rest, and comes next', () => {
    const { state } = playOn(
      speaking(),
      interrupts(),
      says('Stop.'),
      answers('Well', { interrupted: true }),
      analyses(),
    );
    expect(state.talk.exchanges.at(-1)).toEqual({ turn: 2, user: ['Stop.'] });
  });

  it('a worker that tells nothing any more holds nobody up', () => {
    const { last, state } = playOn(speaking(), interrupts(), fires('rest-answer-1'));
    expect(all('TurnSkipped', last)).toMatchObject([{ cause: 'stopped' }]);
    expect(state.facilitation?.task).toBe('analyse');
    expect(playOn(playOn(speaking(), interrupts()), failsTurn('answer-1', 'aborted')).state.facilitation?.task).toBe(
      'analyse',
    );
  });

  it('of an answer that was given whole is only a mark, once', () => {
    const marked = playOn(speaking(), answers('All of it.'), interrupts({ heard_characters: 3 }));
    expect(marked.state.talk.exchanges.at(-1)).toMatchObject({
      answer: 'All of it.',
      interrupted: { heard_characters: 3 },
    });
    expect(playOn(marked, interrupts()).refused?.code).toBe('already-answered');
  });

  it('of nothing is refused', () => {
    expect(playOn(play(opensInterview()), interrupts()).refused?.code).toBe('no-open-turn');
    expect(playOn(speaking(), interrupts({ request_id: 'answer-9' })).refused?.code).toBe('unknown-request');
  });
});

describe('a user who comes back', () => {
  it('days later goes on where it stood, and is told so in a line', () => {
    const left = playOn(openInterview(), ...turn('We are nine.', { areas: scores(40) }));
    const { last } = playOn(left, says('Here I am.', addMilliseconds(LATER, 3 * DAYS)));
    expect(all('InterviewResumed', last)).toEqual([
      {
        turn: 2,
        away_minutes: 3 * 24 * 60 + 120,
        message: 'Welcome back after 3 days. We stood at: getting to know you, 40 of 100; next was who you are.',
      },
    ]);
    expect(all('TurnRequested', last)).toMatchObject([{ work: 'answer', round: 2 }]);
  });

  it('is welcomed once: what failed meanwhile does not make it days again', () => {
    const back = addMilliseconds(LATER, 3 * DAYS);
    const left = playOn(openInterview(), ...turn('We are nine.'), says('Here I am.', back));
    const refused = playOn(left, failsTurn('answer-2'), failsTurn('answer-2-2'), analyses());
    expect(all('InterviewResumed', playOn(refused, says('Hello?', addMilliseconds(back, 60_000))).last)).toEqual([]);
  });

  it('within the hour is not welcomed', () => {
    const left = playOn(openInterview(), ...turn('We are nine.'));
    expect(all('InterviewResumed', playOn(left, says('So.')).last)).toEqual([]);
  });

  it('and who never comes back finds it closed, with what was learnt', () => {
    const left = playOn(openInterview(), ...turn('We are nine.'));
    const { last, state } = playOn(left, fires('timeout-say-2', LATER));
    expect(all('RoundSummarised', last)).toMatchObject([{ from_template: true }]);
    expect(state.closed).toMatchObject({ status: 'completed', reason: 'user_away' });
  });
});
