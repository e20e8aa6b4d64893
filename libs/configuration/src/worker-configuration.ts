import { IsOptional } from 'class-validator';
import { IsPortNumber, ServiceConfiguration } from './service-configuration.js';

/** What a service without a database needs. */
export class WorkerConfiguration extends ServiceConfiguration {
  /** Where it answers whoever asks for its health; without it, nowhere. */
  @IsPortNumber()
  @IsOptional()
  PORT?: number;
}
