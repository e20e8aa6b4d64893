const KB = 1_024;

/** What makes a scan go back: one character, openers without closers, things that almost end, in turns. */
const PARTS = [
  ...['a', ' ', '\t', '\n', '-', '.', '?', ':', '#', '`', '*', '_', '[', '{', '"', "'", '<', '>', '\\', '/', '|', '0'],
  ...[
    '甲',
    '“',
    '"{',
    '{"a":',
    '[](',
    '![a](',
    '**a',
    '~~~',
    '```',
    '> ',
    '- ',
    '1. ',
    '# ',
    ' #',
    '\n# ',
    '\n\n',
    ' \n',
  ],
  ...['a ', 'a. ', 'a, ', 'not ', 'no ', 'don t ', 'you said ', 'the answer is ', 'the answer:', '/stop ', '甲 '],
  ...['&lt;', '<think>', '</think>{', '\u001b[', '\r', '\u2028', '\u202e', 'a@b.', 'www.', 'http://'],
];

export interface Shape {
  name: string;
  /** As long as this many kB. */
  text(kilobytes: number): string;
}

const filled = (part: string, kilobytes: number): string => part.repeat(Math.ceil((kilobytes * KB) / part.length));

/** Each part over and over, behind a beginning that lets a scan start and before an end that makes it fail. */
export const SHAPES: readonly Shape[] = PARTS.flatMap((part) => {
  const name = JSON.stringify(part);
  const whole: Shape = { name, text: (kilobytes) => `${filled(part, kilobytes)}x` };
  const behind: Shape = { name: `# x and ${name}`, text: (kilobytes) => `# x${filled(part, kilobytes)}x` };
  return part.trim() === '' ? [whole, behind] : [whole];
});
