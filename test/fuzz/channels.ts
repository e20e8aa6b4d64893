import request from 'supertest';
import { OPENINGS } from '../../apps/standalone/src/rest.fixtures.js';

/** One channel of each protocol, the negotiation first. @param api where commands are taken */
export const openChannels = (api: string): Promise<string[]> =>
  Promise.all(
    OPENINGS.map(async ([address, opening]) => {
      const { body } = await request(api).post(`/v1/${address}`).send(opening).expect(201);
      return (body as { channel_id: string }).channel_id;
    }),
  );

/** All the words of the channels' events that a command might name: ids, names, fields, kinds. @param api where views are read */
export async function wordsOf(api: string, channels: readonly string[]): Promise<string[]> {
  const words = new Set<string>(['user', 'facilitator']);
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 0 && value.length < 60) words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const channel of channels) {
    const { text } = await request(api).get(`/v1/channels/${channel}/export`).buffer().expect(200);
    for (const line of text.trim().split('\n')) collect(JSON.parse(line));
  }
  return [...words];
}
