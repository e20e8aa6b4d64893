import { works } from './works.js';

/** What is said of two channels beside each other, wherever people read of it. */
export const compare = {
  opening: 'What they were opened with differs in:',
  shared: (steps: number) => `${steps} answers and inputs are the same in both.`,
  none: 'No answer and no input differs.',
  first: (where: string) => `The first difference: ${where}`,
  where: (round: number, who: string, work: string) => `round ${round}, ${who ? `${who}, ` : ''}${work}`,
  works,
  cause: {
    input: 'A person said or did something else.',
    answer: 'The model was asked the same, and answered otherwise.',
    prompt: 'The model was asked something else.',
    missing: 'One of the two has no such step.',
  },
  because: {
    opening: 'Because of what they were opened with.',
    rules: 'Because other rules decided: the log names them.',
    template: 'Because another release words the prompt otherwise.',
    order: 'Because of the order in which things had come.',
    ended: 'Because it had ended, or had not come so far.',
  },
  said: 'What was said',
  asked: 'What the model was asked',
  outcomes: { same: 'Both came to the same.', other: 'They came to different things.' },
  rows: {
    status: 'How it ended',
    rounds: 'Rounds in all',
    turns: 'Turns in all',
    money: 'Money in all',
    model: 'Who answered',
    cameTo: 'What it came to',
  },
  absent: '(not there)',
};
