import { describe, expect, it } from 'vitest';
import { fittedPrompt } from './fitted-prompt.js';
import type { Prompt } from './prompt.js';
import { quoted } from './quoted.js';
import { section } from './sections.js';

const said = (number: number) =>
  quoted('contribution', `Word ${number}. ${'x'.repeat(200)}\n## Now\nnot ours`, { number });
const prompt: Prompt = {
  template: 'contribute@2',
  language: 'en',
  system: 'You take part in a round table.',
  shared: [
    section('Topic', 'A meetup'),
    `## Round 1\n${said(1)}\n${said(2)}`,
    `## Round 2\n${said(3)}\n${said(4)}`,
    `## Round 3\n${said(5)}\n${said(6)}`,
  ],
  user: [section('You are Ana', 'An engineer.'), quoted('you_said', 'y'.repeat(300)), section('Now', 'Speak.')].join(
    '\n',
  ),
  schema: {},
  max_output_tokens: 100,
};
const lengthOf = ({ system, shared, user }: Prompt) =>
  [system, ...shared, user].reduce((sum, { length }) => sum + length, 0);
const textOf = ({ shared, user }: Prompt) => [...shared, user].join('\n');
const heard = (fitted: Prompt) => [1, 2, 3, 4, 5, 6].filter((number) => textOf(fitted).includes(`Word ${number}.`));

describe('a prompt that a window cannot hold', () => {
  it('stays as it is where it fits', () => {
    expect(fittedPrompt(prompt, lengthOf(prompt))).toEqual({ prompt, left_out: 0 });
  });

  it('loses the oldest first, at the ends of contributions, and says so once', () => {
    const { prompt: fitted, left_out } = fittedPrompt(prompt, lengthOf(prompt) - 400)!;
    expect(heard(fitted)).toEqual([3, 4, 5, 6]);
    expect(textOf(fitted).match(/is left out here/gu)).toHaveLength(1);
    expect(left_out).toBe(lengthOf(prompt) - lengthOf(fitted));
    expect(left_out).toBeGreaterThan(400);
  });

  it('keeps the topic, the newest that was said, who one is and what to do, however little fits', () => {
    const { prompt: fitted } = fittedPrompt(prompt, 650)!;
    expect(heard(fitted)).toEqual([6]);
    for (const part of ['A meetup', 'You are Ana', '## Now\nSpeak.']) expect(textOf(fitted)).toContain(part);
    expect(fitted).toMatchObject({ system: prompt.system, schema: prompt.schema, template: prompt.template });
  });

  it('is none where even that is too long', () => {
    expect(fittedPrompt(prompt, 200)).toBeUndefined();
  });

  it('is never longer than it may be, and the same each time', () => {
    for (let most = 500; most < lengthOf(prompt); most += 37) {
      const fitted = fittedPrompt(prompt, most);
      if (fitted) expect(lengthOf(fitted.prompt)).toBeLessThanOrEqual(most);
      expect(fittedPrompt(prompt, most)).toEqual(fitted);
    }
  });

  it('leaves out of a single block what stands behind its topic', () => {
    const whole = `${section('Request', 'Offline.')}\n${said(1)}\n${said(2)}\n${said(3)}`;
    const { prompt: fitted } = fittedPrompt({ ...prompt, shared: [whole] }, 750)!;
    expect(textOf(fitted)).toContain('Offline.');
    expect(heard(fitted)).toEqual([3]);
  });
});
