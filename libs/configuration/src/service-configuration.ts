import { IsInt, IsString, Matches, Max, Min } from 'class-validator';

/** What every service needs. */
export class ServiceConfiguration {
  @Matches(/^(?:nats|tls):\/\/\S+$/u, { message: 'NATS_URL must look like nats://host:4222' })
  NATS_URL!: string;

  @IsString()
  HOST: string = '127.0.0.1';
}

export function IsPortNumber(): PropertyDecorator {
  const said = { message: 'PORT must be a port number' };
  return (target, property) => {
    for (const rule of [IsInt(said), Min(0, said), Max(65_535, said)]) rule(target, property);
  };
}
