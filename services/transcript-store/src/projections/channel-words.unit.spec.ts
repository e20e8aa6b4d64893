import { PROTOCOLS, REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { EMPTY_FOLD, type ChannelFold } from './channel-view.js';
import { newWords } from './channel-words.js';

const ana = { participant_id: 'ana', name: 'Ana Li' };
const bo = { participant_id: 'bo-2', name: 'Bo' };
const { initialState } = PROTOCOLS.find(({ name }) => name === 'negotiation')!;
const at = (topic: string, candidates: object[], more: object = {}, guests: string[] = []): ChannelFold => ({
  ...EMPTY_FOLD,
  guests,
  channel: {
    protocol: 'negotiation',
    state: { ...(initialState as object), opened: { topic, candidates, language: 'en' }, ...more },
  } as never,
});
const before = at('A meetup', [ana]);
const found = (after: ChannelFold) => newWords(before, after, REGISTRY);

it('a channel is found by whoever takes part from then on, and by its topic as it is now', () => {
  expect(newWords(EMPTY_FOLD, before, REGISTRY)?.people).toEqual(['ana li', 'ana']);
  expect(found(at('A meetup', [ana, bo]))?.people).toEqual(['ana li', 'bo', 'ana', 'bo-2']);
  expect(found(at('A meetup', []))?.people).toEqual([]);
  expect(found(at('A meetup', [ana], {}, ['Lena']))).toMatchObject({ people: ['ana li', 'lena', 'ana'] });
  expect(found(at('A picnic', [ana]))?.words).toContain('picnic');
});

it('what changes nothing of it is written no second time, until it is over', () => {
  expect(found(at('A meetup', [ana], { round: 2 }))).toBeUndefined();
  const closed = at('A meetup', [ana], { closed: { status: 'stopped', message: 'Enough' } });
  expect(newWords(closed, closed, REGISTRY)?.words).toContain('enough');
});
