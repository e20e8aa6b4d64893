import { problem, type ParleyEvent, type TokenFrame } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import type { ClientFrame } from './frames.js';
import { begin, onEvent, onFrame, onRefused, onToken, type Session, type Step } from './session.js';

type In = ClientFrame | { type: 'token'; token: TokenFrame } | { type: 'event'; event: ParleyEvent };

const partial: In = { type: 'partial', text: 'wait' };
const final: In = { type: 'final', text: 'Wait!' };
const heard = (characters: number): In => ({ type: 'heard', request_id: 'answer-1', characters });
const token = (text: string, more: Partial<TokenFrame> = {}): In => ({
  type: 'token',
  token: {
    ...{ tenant: 'default', channel_id: 'c', request_id: 'answer-1', participant_id: 'interviewer', work: 'answer' },
    ...{ kind: 'text', offset: 0, text },
    ...more,
  },
});
const event = (type: string, data: object): In => ({ type: 'event', event: { type, data } as ParleyEvent });
const asked = event('TurnRequested', { request_id: 'answer-1', work: 'answer', round: 1 });
const given = (more: object = {}) =>
  event('AnswerGiven', { request_id: 'answer-1', turn: 1, text: 'I see. And then?', ...more });
const interruption = (more: object = {}) => event('AnswerInterrupted', { request_id: 'answer-1', turn: 1, ...more });

function step(session: Session, input: In): Step {
  if (input.type === 'token') return onToken(session, input.token);
  return input.type === 'event' ? onEvent(session, input.event) : onFrame(session, input);
}

/** What the last of these leads to, after those before it. */
function after(...inputs: In[]): Step {
  const last = inputs.at(-1)!;
  return step(
    inputs.slice(0, -1).reduce((session, input) => step(session, input).session, begin({})),
    last,
  );
}

const interrupts = (heard_characters?: number) => ({
  ...{ type: 'InterruptAnswer', asked: false },
  data: { request_id: 'answer-1', ...(heard_characters !== undefined && { heard_characters }) },
});

describe('who speaks (I8)', () => {
  it('while nothing is said breaks into nothing', () => expect(after(partial).commands).toBeUndefined());

  it('while an answer is asked for, or given, breaks in', () => {
    expect(after(asked, partial).commands).toEqual([interrupts()]);
    expect(after(token('I see'), partial).commands).toEqual([interrupts()]);
    const session = begin({ answering: { request_id: 'answer-1', turn: 1 } });
    expect(onFrame(session, partial as ClientFrame).commands).toEqual([interrupts()]);
  });

  it('says nothing by silence that was recognised', () =>
    expect(after(asked, { type: 'partial', text: ' ' }).commands).toBeUndefined());

  it('breaks in once, however much is recognised', () =>
    expect(after(asked, partial, partial).commands).toBeUndefined());

  it('says how much was heard', () =>
    expect(after(token('I see'), heard(3), partial).commands).toEqual([interrupts(3)]));

  it('in one piece breaks in and is heard', () => {
    expect(after(asked, final).commands).toEqual([interrupts(), { type: 'Intervene', data: { text: 'Wait!' } }]);
    expect(after(asked, partial, final).commands).toEqual([{ type: 'Intervene', data: { text: 'Wait!' } }]);
  });

  it('after an answer was given breaks in only where it is known to be still played', () => {
    expect(after(asked, given(), partial).commands).toBeUndefined();
    expect(after(asked, heard(3), given(), partial).commands).toEqual([interrupts(3)]);
    expect(after(asked, given(), heard(16), partial).commands).toBeUndefined();
  });

  it('is told where the answer could not be broken into, and may try again', () => {
    const { session, commands } = after(asked, partial);
    const away = onRefused(session, commands![0]!, problem('log-unavailable'));
    expect(away.send).toMatchObject([{ type: 'problem', problem: { code: 'log-unavailable' } }]);
    expect(step(away.session, partial).commands).toEqual([interrupts()]);
    expect(onRefused(session, commands![0]!, problem('already-answered')).send).toBeUndefined();
    const command = { type: 'InterruptAnswer', data: {}, asked: true } as const;
    expect(onRefused(session, command, problem('no-open-turn')).send).toHaveLength(1);
  });
});

describe('who breaks into words that come before their turn is in the log (I2)', () => {
  const again = { ...interrupts(), isAgain: true };
  const refused = (session: Session, command = interrupts() as object) =>
    onRefused(session, command as Parameters<typeof onRefused>[1], problem('unknown-request'));

  it('does so once it is there', () => {
    const early = refused(after(token('I see'), partial).session);
    expect(early).not.toHaveProperty('send');
    expect(early).not.toHaveProperty('commands');
    const { session, commands } = step(early.session, asked);
    expect(commands).toEqual([again]);
    expect(step(session, asked).commands).toBeUndefined();
  });

  it('and at once where it has come while that was refused; twice refused it was too late', () => {
    const { session } = step(after(token('I see'), partial).session, asked);
    const { session: next, commands } = refused(session);
    expect(commands).toEqual([again]);
    expect(refused(next, again)).toEqual({ session: next });
  });
});

describe('what is said', () => {
  it('is told as it comes, with its turn as soon as that is known', () => {
    const frame = { type: 'token', request_id: 'answer-1', offset: 0, text: 'I see' };
    expect(after(token('I see')).send).toEqual([frame]);
    expect(after(token('I see'), asked, token('I see')).send).toEqual([{ ...frame, turn: 1 }]);
  });

  it('is the Interviewer alone: no thoughts, no documents', () => {
    expect(after(token('', { kind: 'thinking' })).send).toBeUndefined();
    expect(after(token('# DOC_01', { work: 'write' })).send).toBeUndefined();
  });

  it.each([
    ['broken into', partial],
    ['interrupted by another client', interruption()],
    ['given', given()],
    ['withdrawn', token('', { kind: 'withdrawn' })],
    ['passed over', event('TurnSkipped', { request_id: 'answer-1' })],
  ])('stops where it is %s', (_, end) => {
    expect(after(asked, token('I see'), end, token('. And')).send).toBeUndefined();
    expect(after(asked, token('I see'), end, token('Ah', { request_id: 'answer-2' })).send).toHaveLength(1);
  });

  it('is withdrawn where no answer comes, once', () => {
    const skipped = event('TurnSkipped', { request_id: 'answer-1' });
    expect(after(asked, skipped).send).toEqual([{ type: 'withdrawn', request_id: 'answer-1' }]);
    expect(after(asked, token('', { kind: 'withdrawn' }), skipped).send).toBeUndefined();
  });

  it('is told whole, with whether it was broken off, and where', () => {
    expect(after(asked, given({ interrupted: true })).send).toMatchObject([{ type: 'answer', interrupted: true }]);
    expect(after(asked, interruption({ heard_characters: 4 })).send).toEqual([
      { type: 'interrupted', request_id: 'answer-1', turn: 1, heard_characters: 4 },
    ]);
  });
});
