import { IsInt, IsOptional, IsString, Matches, Max, Min, ValidateBy } from 'class-validator';
import { WholeNumber } from './whole-number.js';

export const IsNatsUrl = (name = 'NATS_URL'): PropertyDecorator =>
  ValidateBy({
    name: 'isNatsUrl',
    validator: {
      validate: (text: string) => /^(?:nats|tls):\/\/\S+$/u.test(text) && URL.canParse(text),
      defaultMessage: () => `${name} must look like nats://host:4222`,
    },
  });

export function IsPortNumber(): PropertyDecorator {
  const said = { message: 'PORT must be a port number' };
  return (target, property) => {
    for (const rule of [IsInt(said), Min(0, said), Max(65_535, said)]) rule(target, property);
  };
}

/** What a service without a database needs. */
export class WorkerConfiguration {
  @IsNatsUrl()
  NATS_URL!: string;

  @IsString()
  HOST: string = '127.0.0.1';

  /** Where it answers whoever asks for its health; without it, nowhere. */
  @IsPortNumber()
  @IsOptional()
  PORT?: number;
}

/** What a process may have whose own services need no bus. */
export class BrokerConfiguration {
  @IsNatsUrl()
  @IsOptional()
  NATS_URL?: string;
}

/** What channel-admin needs to let seats in on the broker (docs/guide/operations.md); without it none is. */
export class SeatsConfiguration {
  /** The desk at which seats are answered, `nats://seats:password@host:4222`. */
  @IsNatsUrl('NATS_SEATS_URL')
  @IsOptional()
  NATS_SEATS_URL?: string;

  /** Seed of the key by which it vouches for seats. */
  @Matches(/^SA[A-Z2-7]{56}$/u, { message: 'NATS_SEATS_ISSUER must be the seed of an account’s key (SA…)' })
  @IsOptional()
  NATS_SEATS_ISSUER?: string;

  /** Where agents reach the broker; as in NATS_SEATS_URL where absent. */
  @IsString()
  @IsOptional()
  PARLEY_NATS_ADDRESS?: string;

  /** How seats are let in; undefined where none is. */
  get seats(): { url: string; issuer: string; address: string } | undefined {
    const { NATS_SEATS_URL: url, NATS_SEATS_ISSUER: issuer, PARLEY_NATS_ADDRESS: given } = this;
    if (!url || !issuer) return undefined;
    return { url, issuer, address: given ?? `nats://${new URL(url).host}` };
  }
}

/** What a process needs that asks models. */
export class StopConfiguration {
  /** How long a stop waits for answers of models that are under way: they are paid for. As long as one may take, by default. */
  @WholeNumber(60, 'must be a whole number from 60 to 3600', 3_600)
  PARLEY_STOP_WAIT_SECONDS: number = 300;

  get stopWaitMs(): number {
    return this.PARLEY_STOP_WAIT_SECONDS * 1_000;
  }
}
