import type { Command, CommandTypes, ModelCall } from '@parley/contracts';

export const TIME = '2026-01-01T12:00:00.000Z';
const CHANNEL = '01900000-0000-7000-8000-000000000001';

let count = 0;

export function command<T extends Command['type']>(type: T, data: CommandTypes[T], time = TIME): Command {
  const number = String((count += 1)).padStart(12, '0');
  const header = { id: `00000000-0000-4000-8000-${number}`, tenant: 'default', channel_id: CHANNEL, time };
  return { ...header, type, actor: { kind: 'user', id: 'ula' }, data } as unknown as Command;
}

export const call: ModelCall = {
  provider: 'rehearsal',
  model: 'rehearsal',
  template: 'turn@1',
  prompt_hash: '0',
  input_tokens: 1,
  output_tokens: 2,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 3,
  latency_ms: 4,
  attempts: 1,
  stop_reason: 'end_turn',
};
