import type { Applies } from '@parley/contracts';
import { languageOf } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { send, type Committed } from '../channel/send.js';
import { wordsOf } from '../words.js';

interface Heard extends Committed {
  applies: Applies;
}

/** Says something to a channel, and tells when it counts (D5). */
export function say(session: Session, channel: string, text: string, options: GlobalOptions): Promise<number> {
  const words = wordsOf(options.lang ?? languageOf(text)).channel;
  const line = ({ applies }: Heard) => words.applies[applies];
  return send<Heard>(session, { channel, path: 'interventions', body: { text }, line }, options);
}
