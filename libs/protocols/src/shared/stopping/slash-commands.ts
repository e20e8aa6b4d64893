import type { Command, FieldError } from '@parley/contracts';

type Intervention = Extract<Command, { type: 'Intervene' }>;

const MINUTE_MS = 60_000;
const KNOWN = ['/stop', '/vote', '/extend', '/continue'];

/**
 * What a person typed, as the command it stands for; plain text, and what is left to the monitor (`/end`), stay an
 * intervention.
 * @param priority the commands that a `priority_command` condition waits for
 */
export function spokenCommand(command: Intervention, priority: readonly string[]): Command | FieldError {
  const text = command.data.text.trim();
  const [word = '', ...rest] = text.split(/\s+/u);
  if (!word) return { pointer: '/text', reason: 'is empty' };
  if (!word.startsWith('/') || priority.includes(word.toLowerCase())) return command;
  switch (word.toLowerCase()) {
    case '/stop':
      return { ...command, type: 'StopChannel', data: { reason: rest.join(' ') } };
    case '/vote':
      return { ...command, type: 'CallVote', data: { question: rest.join(' ').slice(0, 1000) } };
    case '/continue':
      return { ...command, type: 'ContinueChannel', data: {} };
    case '/extend':
      return extension(command, rest.join(' '));
    default: {
      const known = [...KNOWN, ...priority].toSorted().join(', ');
      return { pointer: '/text', reason: `${word} is not a command of this channel; known: ${known}` };
    }
  }
}

function extension(command: Intervention, amount: string): Command | FieldError {
  const [, count, unit = ''] = /^(\d{1,6})\s*(rounds?|轮|m|min|minutes?|分钟)$/iu.exec(amount) ?? [];
  if (!count) return { pointer: '/text', reason: 'write /extend 2 rounds, or /extend 10 minutes' };
  const isRounds = /^(?:rounds?|轮)$/iu.test(unit);
  const data = isRounds ? { rounds: Number(count), time_ms: 0 } : { rounds: 0, time_ms: Number(count) * MINUTE_MS };
  return { ...command, type: 'ExtendLimits', data };
}
