import type { WitnessConfiguration } from '@parley/configuration';
import { EgressRefused, type Egress } from '@parley/http';
import type pg from 'pg';
import { signingKeyOf, type SigningKey } from './signing-key.js';
import { readWitnesses } from './sinks.js';
import { LogWitness } from './witness.js';

/** What an installation has of its own, made where it is not there yet. */
type Own = () => { key: SigningKey; file: string };

/**
 * Whoever signs how far the log has come, as the configuration says.
 * @param own used where the configuration names no key and no file
 * @throws naming what is wrong, before anything is opened
 */
export function witnessAs(
  {
    PARLEY_CHECKPOINT_KEY: pem,
    PARLEY_CHECKPOINT_HISTORY: history,
    PARLEY_CHECKPOINT_WEBHOOK: webhook,
    PARLEY_CHECKPOINT_SECONDS: seconds,
    PARLEY_WITNESSES: lines = '',
  }: WitnessConfiguration,
  egress: Egress,
  own?: Own,
): (pool: pg.Pool) => LogWitness {
  const witnesses = readWitnesses(lines, 'PARLEY_WITNESSES');
  if (webhook !== undefined) assertAllowed('PARLEY_CHECKPOINT_WEBHOOK', webhook, egress);
  for (const { url } of witnesses) assertAllowed('PARLEY_WITNESSES', url, egress);
  const given = pem === undefined ? undefined : signingKeyOf(pem);
  const isTold = history !== undefined || webhook !== undefined || witnesses.length > 0;
  if (!given && !own && isTold)
    throw new Error('PARLEY_CHECKPOINT_KEY is not set: checkpoints are told, and signed by nobody');
  return (pool) => {
    const made = own?.();
    return new LogWitness({
      ...{ pool, egress, webhook, witnesses, key: given ?? made?.key, file: history ?? made?.file },
      ...{ isOutside: history !== undefined, everyMs: seconds * 1_000 },
    });
  };
}

function assertAllowed(name: string, url: string, egress: Pick<Egress, 'refusal'>): void {
  const why = egress.refusal(url);
  if (why !== undefined) throw new EgressRefused(`${name}: ${url} ${why}`);
}
