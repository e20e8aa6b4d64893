import { describe, expect, it } from 'vitest';
import type { Language } from '../channel-state.js';
import { INSTRUCTION } from '../../workshop/tasks/speech.js';
import { ANSWER_IN, DATA } from './sections.js';
import { isMeaningless } from './meaningless.js';

/** As a role in a workshop is asked. */
const asked = (language: Language, requirement: string) =>
  [INSTRUCTION[language], DATA[language], ANSWER_IN[language], requirement].join('\n');
const ASKED = asked('en', 'Our reading app should work without a connection: people read on trains and planes.');
const GEFRAGT = asked('zh', '我们的阅读应用要在没有网络时也能使用。');
const LOREM = `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut
enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.`;

describe('what is said in answer to a prompt', () => {
  it.each([
    ['made-up words', 'Fnord wibble blub.', ASKED],
    ['a filler text', LOREM, ASKED],
    ['one token again and again', 'blub '.repeat(400), ASKED],
    ['keys in a row', 'asdf qwer zxcv uiop hjkl', ASKED],
    ['one sign again and again', '喵'.repeat(30), GEFRAGT],
    ['signs at random', '塔罗汤锌苞霓诺钵', GEFRAGT],
    ['words of nobody, asked in Chinese', 'Fnord wibble blub.', GEFRAGT],
  ])('means nothing: %s', (_, said, asked) => {
    expect(isMeaningless(said, asked)).toBe(true);
  });

  it.each([
    ['a sentence on it', 'People lose the connection in tunnels, so articles are kept for a week.', ASKED],
    [
      'a sentence on something else',
      'I am doing quite good. I enjoy camping. I however did not bring enough food.',
      ASKED,
    ],
    ['terms without small words', 'SQLite cache, delta sync, connection watcher, eviction policy', ASKED],
    ['a word', 'Agreed.', ASKED],
    ['two words', 'Looks fine.', ASKED],
    ['nothing', '', ASKED],
    ['figures', '30, 45, 60', ASKED],
    ['Chinese', '隧道里会断网，所以文章要在本机保留一周。', GEFRAGT],
    ['a short Chinese answer', '我同意，一周够了。', GEFRAGT],
    [
      'German where the requirement is',
      'Ohne Verbindung geht es nicht: die App braucht einen Speicher.',
      `${ASKED} Die App soll ohne Verbindung funktionieren: man liest in der Bahn.`,
    ],
  ])('means something, or too little is said to tell: %s', (_, said, asked) => {
    expect(isMeaningless(said, asked)).toBe(false);
  });
});
