import type { ChannelSummary, InboxItem } from '@parley/client';
import { pageWords } from '@parley/wording/page';
import { expect, it } from 'vitest';
import { channelsFor, offersFor } from './offered.js';

const waiting = [{ channel_id: '1', participant_id: 'a b', topic: 'A party' }] as InboxItem[];
const channels = Array.from({ length: 20 }, (_, at) => ({
  ...{ channel_id: String(at), topic: `Topic ${at}`, language: 'en', status: 'closed' as const, outcome: 'success' },
})) as ChannelSummary[];
const offered = (text: string, isAdmin = false) =>
  offersFor(text, { waiting, channels, isAdmin }, pageWords.en).map(({ to, name, about }) => [to, name, about]);

it('offers what waits first, then pages, then the deliberations that were active last', () => {
  const all = offered('');
  expect(all.slice(0, 3)).toEqual([
    ['/channels/1?as=a%20b', 'A party', 'waits for you'],
    ['/', 'Deliberations', ''],
    ['/inbox', 'Waiting for you', ''],
  ]);
  expect(all.slice(6)).toHaveLength(8);
  expect(all[6]).toEqual(['/channels/0', 'Topic 0', 'Agreed']);
});

it('offers the operator’s page to whoever runs the installation alone', () => {
  expect(offered('running', true)[0]).toEqual(['/operator', 'Running this installation', 'Operator']);
  expect(offered('running').map(([to]) => to)).not.toContain('/operator');
});

it('offers what has the text in its name; deliberations are as the server has found them', () => {
  expect(offered('PART')[0]).toEqual(['/channels/1?as=a%20b', 'A party', 'waits for you']);
  expect(offered('verify')[0]).toEqual(['/verify', 'Verify', '']);
  expect(offered('zzz').map(([to]) => to)).toEqual(
    channels.slice(0, 8).map(({ channel_id }) => `/channels/${channel_id}`),
  );
});

it.each([
  ['', {}],
  ['meet up', { q: 'meet up' }],
  ['01a21204', { id_prefix: '01a21204' }],
  ['01993b9a-0000-7000-8000-000000000000', { id_prefix: '01993b9a-0000-7000-8000-000000000000' }],
  ['0 people', { q: '0 people' }],
])('asks the server for “%s”', (text, filter) => expect(channelsFor(text)).toEqual(filter));
