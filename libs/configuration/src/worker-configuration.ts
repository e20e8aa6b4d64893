import { Matches } from 'class-validator';

/** What a service without a database needs. */
export class WorkerConfiguration {
  @Matches(/^(?:nats|tls):\/\/\S+$/u, { message: 'NATS_URL must look like nats://host:4222' })
  NATS_URL!: string;
}
