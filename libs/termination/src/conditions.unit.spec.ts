import type { Finding, TerminationRule } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { assess, CONDITIONS } from './index.js';
import { Log, stance } from './ledger.fixtures.js';

const only = (rule: TerminationRule) => ({ stop_when: [rule] });
const finding = (log: Log): Finding => assess(log.ledger).findings[0]!;
const status = (log: Log) => finding(log).status;
const fired = (log: Log, purpose: 'elapsed' | 'silence', span_ms: number) => {
  const timer_id = `${purpose}-${log.events.length}`;
  const due_at = '2026-01-01T00:00:00.000Z';
  return log.add('TimerSet', { timer_id, purpose, due_at, span_ms, series: 1 }).add('TimerFired', { timer_id });
};

const AGREE = stance('agree', 'We do it in April');

describe('limits (T1)', () => {
  it('rounds count when they are over: the last one allowed is played', () => {
    const log = new Log(only({ round_limit: { max: 3, warn_at: 2 } }));
    log.plays({ ana: 'one', bo: 'two' });
    expect(status(log)).toBe('clear');
    log.plays({ ana: 'three', bo: 'four' });
    expect(status(log)).toBe('near');
    log.begin();
    expect(status(log)).toBe('near');
    log.says('ana', 'five').end();
    expect(finding(log)).toMatchObject({ status: 'met', measured: 3, limit: 3 });
    log.add('LimitsExtended', { actor: { kind: 'user', id: 'ula' }, rounds: 2, time_ms: 0 });
    expect(finding(log)).toMatchObject({ status: 'clear', limit: 5 });
  });

  it('time is what timers have told: no clock is looked at', () => {
    const log = new Log(only({ time_limit: { max_ms: 60_000, warn_at_ms: 50_000 } }));
    log.plays({ ana: 'x', bo: 'y' });
    expect(status(log)).toBe('clear');
    expect(status(fired(log, 'elapsed', 50_000))).toBe('near');
    expect(finding(fired(log, 'elapsed', 60_000))).toMatchObject({ status: 'met', measured: 60_000 });
    log.add('LimitsExtended', { actor: { kind: 'user', id: 'ula' }, rounds: 0, time_ms: 60_000 });
    expect(status(log)).toBe('clear');
  });

  it('silence begins anew when a person says something', () => {
    const log = new Log(only({ user_silence: { max_ms: 300_000 } }));
    expect(status(fired(log, 'silence', 240_000))).toBe('near');
    expect(status(log.hears('still here'))).toBe('clear');
    expect(status(fired(log, 'silence', 300_000))).toBe('met');
  });

  it('failures count in a row, and misses for each participant', () => {
    const log = new Log(only({ failures_in_a_row: { max: 2 } }));
    const fail = () => log.add('TurnFailed', { request_id: 't', participant_id: 'ana', code: 'refusal', message: '' });
    log.begin();
    expect(status(fail())).toBe('near');
    expect(status(log.says('bo', 'I can'))).toBe('clear');
    fail();
    expect(finding(fail())).toMatchObject({ status: 'met', evidence: [{ value: 'refusal' }, { value: 'refusal' }] });

    const stalled = new Log(only({ stalled_participant: { max: 2 } }));
    for (let round = 0; round < 2; round++) stalled.begin().says('ana', `${round}`).skips('bo').end();
    expect(finding(stalled).evidence.map(({ participant_id }) => participant_id)).toEqual(['bo', 'bo']);
    expect(status(stalled)).toBe('met');
    expect(status(stalled.begin().says('bo', 'back'))).toBe('clear');
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'turns missed by a member called %s are counted, from none',
    (name) => {
      const stalled = new Log(only({ stalled_participant: { max: 2 } }), [{ id: 'ana' }, { id: name }]);
      expect(status(stalled.begin().says('ana', 'yes').skips(name).end())).toBe('near');
      expect(status(stalled.begin().says('ana', 'yes').skips(name).end())).toBe('met');
      expect(status(stalled.begin().says(name, 'back'))).toBe('clear');
    },
  );

  it('messages, tokens and money add up', () => {
    const call = {
      provider: '',
      model: '',
      template: '',
      prompt_hash: '',
      latency_ms: 0,
      attempts: 1,
      stop_reason: '',
      input_tokens: 10,
      output_tokens: 5,
      cache_read_tokens: 3,
      cache_write_tokens: 2,
      cost_micro_usd: 100,
    };
    const spend = (rule: TerminationRule) =>
      new Log(only(rule)).add('FacilitationCompleted', { request_id: 'f', task: 'summarise', call });
    expect(finding(spend({ token_budget: { max: 20 } }))).toMatchObject({ status: 'met', measured: 20 });
    expect(finding(spend({ cost_budget: { max_micro_usd: 120 } }))).toMatchObject({ status: 'near', measured: 100 });
    const talk = new Log(only({ message_count: { max: 2 } })).plays({ ana: 'x', bo: 'y' });
    expect(finding(talk)).toMatchObject({ status: 'met', measured: 2 });
  });
});

describe('words and acts', () => {
  it.each(['*exit', 'goodbye', 'Goodbye!', 'GOODBYE 👋', ' “quit” ', 'end   party', '再见。'])(
    '%j is an exit word',
    (text) => {
      expect(status(new Log(only({ exit_words: {} })).hears(text))).toBe('met');
    },
  );

  it.each([
    'say goodbye to bugs',
    'we should not quit',
    'goodbye?! never, I stay',
    'exit',
    '我们不说再见',
    '',
    '👋',
    'quit '.repeat(20_000),
  ])('%.40j is none', (text) => {
    expect(status(new Log(only({ exit_words: {} })).hears(text))).toBe('clear');
  });

  it('an agent cannot end a conversation by an exit word, a person at the table can', () => {
    const log = new Log(only({ exit_words: {} }), [{ id: 'ana' }, { id: 'pia', kind: 'person' }]);
    expect(status(log.begin().says('ana', 'goodbye'))).toBe('clear');
    expect(status(log.says('pia', 'goodbye'))).toBe('met');
  });

  it('a text counts where it is said as a word, by one of those meant; the topic never does', () => {
    const log = new Log(only({ text_mention: { text: 'done', from: ['bo'] } }));
    expect(status(log.begin().says('ana', 'done').says('bo', 'condoned, undone'))).toBe('clear');
    expect(status(log.says('bo', 'It is DONE.'))).toBe('met');
    const topic = new Log(only({ consensus: { method: 'keywords', min_rounds: 1 } }));
    expect(status(topic.plays({ ana: 'hm', bo: 'hm' }))).toBe('clear');
  });

  it('speaking, handing over and calling a tool count once and for all', () => {
    expect(status(new Log(only({ spoken_by: { participants: ['bo'] } })).plays({ bo: 'x' }))).toBe('met');
    const over = new Log(only({ hand_over: { to: 'user' } })).begin().says('ana', 'x', { hands_over_to: 'user' });
    expect(status(over.end().plays({ ana: 'y' }))).toBe('met');
    const tool = new Log(only({ tool_call: { name: 'approve' } })).begin();
    expect(status(tool.says('ana', 'x', { tool_calls: ['reject'] }))).toBe('clear');
    expect(status(tool.says('bo', 'x', { tool_calls: ['approve'] }))).toBe('met');
  });

  it('a vote counts where it was won, a signal and a command where they were meant', () => {
    const vote = (passed: boolean) =>
      new Log(only({ vote: {} })).add('VoteClosed', {
        vote_id: 'vote-1',
        end: 2,
        continue: 1,
        abstained: 0,
        turnout: 1,
        quorum_met: true,
        passed,
      });
    expect(status(vote(false))).toBe('clear');
    expect(status(vote(true))).toBe('met');
    const actor = { kind: 'user', id: 'ula' } as const;
    const signalled = new Log(only({ external_signal: { name: 'go' } })).add('SignalReceived', { name: 'stop', actor });
    expect(status(signalled)).toBe('clear');
    expect(status(signalled.add('SignalReceived', { name: 'go', actor }))).toBe('met');
    expect(status(new Log(only({ priority_command: { from: ['boss'] } })).hears('/end'))).toBe('clear');
    expect(status(new Log(only({ priority_command: {} })).hears('/end now'))).toBe('met');
  });
});

describe('consensus (T2)', () => {
  const agreed = (log: Log) => log.plays({ ana: ['April then.', AGREE], bo: ['April it is.', AGREE] });

  it('is what everybody says it is, after at least two rounds', () => {
    const log = new Log(only({ consensus: {} }));
    expect(status(agreed(log))).toBe('near');
    expect(finding(agreed(log))).toMatchObject({
      status: 'met',
      evidence: [
        { what: 'stance', value: 'agree', participant_id: 'ana' },
        { participant_id: 'bo' },
        { what: 'similarity_across' },
      ],
    });
  });

  it('is not similar words with opposite stances', () => {
    const log = new Log(only({ consensus: { min_rounds: 1 } }));
    const same = 'We agree that four days are the right answer for this team and its customers';
    log.plays({ ana: [same, stance('agree')], bo: [same, stance('disagree', '', ['ana'])] });
    expect(status(log)).toBe('clear');
  });

  it('is not what a silent member has not said', () => {
    const log = new Log(only({ consensus: { min_rounds: 1 } }));
    log.begin().says('ana', 'x', { stance: AGREE }).says('bo', 'x', { stance: AGREE }).skips('cy').end();
    expect(status(log)).toBe('clear');
  });

  it('is warned of where one is missing', () => {
    const log = new Log(only({ consensus: { min_rounds: 1 } }));
    log.plays({ ana: ['x', AGREE], bo: ['x', AGREE], cy: ['x', stance('partly')] });
    expect(status(log)).toBe('near');
  });

  it('is what the neutral model says, where it was asked', () => {
    const judged = (agreement: boolean) => {
      const log = new Log(only({ consensus: { min_rounds: 1, model_check: true } }));
      log.plays({ ana: 'Perhaps we could.', bo: 'Perhaps, yes.' });
      return log.add('AgreementJudged', { round: 1, agreed: agreement, reason: 'so they say' });
    };
    expect(status(judged(false))).toBe('clear');
    expect(finding(judged(true))).toMatchObject({
      status: 'met',
      evidence: [{ what: 'judged', value: 'so they say' }],
    });
  });

  it("the source's rules do what they say, and no more: that is why they are no default", () => {
    const parrots = new Log(only({ consensus: { method: 'similarity', min_rounds: 3 } }));
    for (let round = 0; round < 3; round++) {
      parrots.plays({
        ana: 'I still believe that tabs are the better choice',
        bo: 'I still believe that tabs are the better choice?',
      });
    }
    expect(status(parrots)).toBe('met');
    const refused = new Log(only({ consensus: { method: 'keywords', min_rounds: 1 } }));
    expect(status(refused.plays({ ana: 'There is no consensus.', bo: 'Right, none.' }))).toBe('met');
  });
});

describe('stagnation', () => {
  const thanks = {
    ana: 'Thank you so much, that is really kind of you.',
    bo: 'No, thank you, you are the kind one here.',
  };

  it('repetition is a round that says what was said, three times in a row', () => {
    const log = new Log(only({ repetition: {} }));
    for (let round = 0; round < 3; round++) log.plays(thanks);
    expect(status(log)).toBe('near');
    expect(finding(log.plays(thanks))).toMatchObject({ status: 'met', measured: 3 });
    expect(
      status(log.plays({ ana: 'Something else altogether: the budget is short.', bo: 'Then we cut the catering.' })),
    ).toBe('clear');
  });

  it.each([
    [
      ['Thank you so much!', 'No, thank you!'],
      ['My pleasure, thanks again.', 'You are most welcome, dear friend.'],
      ['Likewise, thank you!', 'So kind of you!'],
    ],
    [
      ['谢谢你，太客气了', '不客气，谢谢你'],
      ['再次感谢', '哪里哪里，感谢您'],
      ['非常感谢', '别客气'],
    ],
  ])('courtesies without an end are one: %j', (...rounds) => {
    const log = new Log(only({ repetition: { rounds: 2 } }));
    for (const [ana, bo] of rounds as unknown as [string, string][]) log.plays({ ana, bo });
    expect(status(log)).toBe('met');
  });

  it('one new voice among those who repeat themselves is no repetition', () => {
    const log = new Log(only({ repetition: { rounds: 1 } }));
    log
      .plays({ ...thanks, cy: 'We have forty euros left.' })
      .plays({ ...thanks, cy: 'The caterer just cancelled on us.' });
    expect(status(log)).toBe('clear');
  });

  it('no progress is the same open points, in any order and spelling', () => {
    const log = new Log(only({ no_progress: { rounds: 2 } }));
    log.plays({ ana: 'a' }, ['Pay?', 'Dates']).plays({ ana: 'b' }, ['dates', 'pay']);
    expect(status(log)).toBe('near');
    expect(status(log.plays({ ana: 'c' }, ['Dates.', 'Pay']))).toBe('met');
    expect(status(log.plays({ ana: 'd' }, ['Dates']))).toBe('clear');
    expect(status(log.plays({ ana: 'e' }, []).plays({ ana: 'f' }, []))).toBe('clear');
  });

  it('disagreements have vanished where nothing was open for some rounds, everybody was heard, and nobody disagrees', () => {
    const settled = () => new Log(only({ converged: {} })).plays({ ana: 'a' }, []);
    expect(status(settled())).toBe('near');
    expect(status(settled().plays({ ana: 'b' }, []))).toBe('met');
    expect(status(settled().plays({ ana: 'b' }, ['Pay?']))).toBe('clear');
    expect(status(settled().plays({ ana: 'b' }))).toBe('clear');
    expect(status(settled().plays({ ana: ['b', stance('disagree', 'tabs', [])] }, []))).toBe('clear');
    expect(status(settled().plays({ ana: ['b', stance('partly', 'tabs', ['bo'])] }, []))).toBe('clear');
    expect(status(settled().plays({}, []))).toBe('clear');
    const unheard = settled().begin().says('ana', 'b').skips('bo').end([]);
    expect(status(unheard)).toBe('clear');
  });

  it('stability is that nobody moves though they differ: agreement that stands is none', () => {
    const apart = {
      ana: ['x', stance('disagree', 'tabs', ['bo'])],
      bo: ['y', stance('disagree', 'spaces', ['ana'])],
    } as const;
    const log = new Log(only({ stability: {} }));
    const play = (lines: object) => log.plays(lines as never);
    play(apart);
    play({ ...apart, bo: ['z', stance('disagree', 'spaces', ['ana'])] });
    expect(status(log)).toBe('near');
    play(apart);
    expect(status(log)).toBe('met');
    play({ ...apart, bo: ['z', stance('partly', 'tabs, but four wide')] });
    expect(status(log)).toBe('clear');
    const calm = new Log(only({ stability: {} }));
    for (let round = 0; round < 4; round++) calm.plays({ ana: ['x', AGREE], bo: ['y', AGREE] });
    expect(status(calm)).toBe('clear');
  });
});

it('every condition has defaults for all that is optional, and gives the same figures again', () => {
  const needed: Record<string, object> = {
    token_budget: { max: 10 },
    cost_budget: { max_micro_usd: 10 },
    external_signal: { name: 'x' },
    message_count: { max: 10 },
    text_mention: { text: 'x' },
    spoken_by: { participants: ['x'] },
    hand_over: { to: 'x' },
    tool_call: { name: 'x' },
  };
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const defaults = condition.defaults((needed[name] ?? {}) as never);
    expect(Object.values(defaults), name).not.toContain(undefined);
    expect(condition.defaults(defaults as never), name).toEqual(defaults);
  }
});
