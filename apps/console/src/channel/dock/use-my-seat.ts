import type { Channel } from '@parley/client';
import { useSearchParams } from 'react-router';
import { useMe } from '../../frame/me.js';
import { seatsOf } from '../names.js';
import { mySeat } from './whose.js';

/** The seat of whoever looks at a channel; undefined where they have none, or nobody knows. */
export function useMySeat(channel: Channel): string | undefined {
  const [search] = useSearchParams();
  const me = useMe();
  return mySeat({ seats: seatsOf(channel), named: search.get('as') ?? '', me: me?.name });
}
