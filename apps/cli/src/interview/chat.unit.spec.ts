import type { TokenFrame } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { Chat } from './chat.js';
import { answer, interviewOpened, recorded } from './interview.fixtures.js';
import { wordsOf } from '../words.js';

const frame = (text: string, offset: number, more: Partial<TokenFrame> = {}): TokenFrame => ({
  ...{ tenant: 't', channel_id: 'c1', request_id: 'answer-1', participant_id: 'ines', work: 'answer', kind: 'text' },
  ...{ offset, text },
  ...more,
});

/** A chat on a screen that keeps all that was written. */
function chatOf(isVerbose = false) {
  let screen = '';
  const write = (text: string) => void (screen += stripVTControlCharacters(text));
  const paper = { print: (text: string) => write(`${text}\n`), stream: write, endStream: () => write('\n') };
  const chat = new Chat(paper, wordsOf('en').interview, isVerbose);
  chat.see(interviewOpened());
  return { chat, screen: () => screen };
}

it('shows an answer while it is said, and its end from the record (I2)', () => {
  const { chat, screen } = chatOf();
  chat.take(frame('What ', 0));
  chat.take(frame('hurts ', 5));
  expect(screen()).toBe('Ines: What hurts ');
  const given = answer(1, 'What hurts most?');
  chat.see(given);
  chat.print('Ines: What hurts most?', given);
  expect(screen()).toBe('Ines: What hurts most?\n');
  chat.take(frame('What ', 0));
  expect(screen()).toBe('Ines: What hurts most?\n');
});

it('fills in what was lost on the way, and says what was heard of it when the user breaks in (I8)', () => {
  const { chat, screen } = chatOf();
  chat.take(frame('What ', 0));
  chat.take(frame('most?', 11));
  expect(chat.heard).toEqual({ request_id: 'answer-1', heard_characters: 5 });
  chat.print('', answer(1, 'What hurts', { interrupted: true }));
  expect(screen()).toBe('Ines: What hurts — interrupted\n');
  expect(chat.heard).toBeUndefined();
});

it('takes back what is not said after all, and begins anew', () => {
  const { chat, screen } = chatOf();
  chat.take(frame('Well', 0));
  chat.take(frame('', 0, { kind: 'withdrawn' }));
  chat.take(frame('What hurts?', 0));
  expect(screen()).toBe('Ines: Well … takes that back\nInes: What hurts?');
  chat.see(recorded('TurnFailed', { request_id: 'answer-1' }));
  expect(screen()).toBe('Ines: Well … takes that back\nInes: What hurts? … takes that back\n');
});

it('shows nothing of thoughts and of documents while they are written', () => {
  const { chat, screen } = chatOf();
  chat.take(frame('Hm', 0, { kind: 'thinking' }));
  chat.take(frame('## ', 0, { work: 'write', request_id: 'write-1-DOC_01' }));
  expect(screen()).toBe('');
});

it('repeats nothing that the user typed, once for each time', () => {
  const { chat, screen } = chatOf();
  const said = recorded('InterventionRecorded', { intervention_id: 'i', text: 'yes' });
  chat.typed('yes');
  chat.print('» yes', said);
  expect(screen()).toBe('');
  chat.print('» yes', said);
  expect(screen()).toBe('» yes\n');
});

it('shows what is thought behind the talk only where it is wanted (I3)', () => {
  for (const type of ['NoticeIssued', 'AnalysisOverseen', 'FacilitationFailed'])
    for (const isVerbose of [false, true]) {
      const { chat, screen } = chatOf(isVerbose);
      chat.print('behind', recorded(type, {}));
      expect(screen()).toBe(isVerbose ? 'behind\n' : '');
    }
});

it('tells thoughts that were asked for before the answer, marked; others it has none of', () => {
  const { chat, screen } = chatOf();
  chat.take(frame('', 0, { kind: 'thinking' }));
  chat.take(frame('It is about\nthe calendar.', 0, { kind: 'thinking' }));
  chat.take(frame('Behind the talk.', 0, { kind: 'thinking', work: 'analyse', request_id: 'analyse-1' }));
  expect(screen()).toBe('');
  chat.take(frame('What hurts?', 0));
  chat.see(answer(1, 'What hurts?'));
  expect(screen()).toBe('Ines is thinking:\n┊ It is about\n┊ the calendar.\nInes: What hurts?');
});
