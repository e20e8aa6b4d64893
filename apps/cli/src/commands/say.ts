import type { GlobalOptions, Session } from '../session.js';
import { send } from './send.js';

export const say = (session: Session, channel: string, text: string, options: GlobalOptions): Promise<number> =>
  send(session, { channel, path: 'interventions', body: { text }, line: 'heard' }, options);
