import { IsInt, IsOptional, IsString, Max, Min, ValidateBy } from 'class-validator';
import { WholeNumber } from './whole-number.js';

export const IsNatsUrl = (): PropertyDecorator =>
  ValidateBy({
    name: 'isNatsUrl',
    validator: {
      validate: (text: string) => /^(?:nats|tls):\/\/\S+$/u.test(text) && URL.canParse(text),
      defaultMessage: () => 'NATS_URL must look like nats://host:4222',
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

/** What a process needs that asks models. */
export class StopConfiguration {
  /** How long a stop waits for answers of models that are under way: they are paid for. As long as one may take, by default. */
  @WholeNumber(60, 'must be a whole number from 60 to 3600', 3_600)
  PARLEY_STOP_WAIT_SECONDS: number = 300;

  get stopWaitMs(): number {
    return this.PARLEY_STOP_WAIT_SECONDS * 1_000;
  }
}
