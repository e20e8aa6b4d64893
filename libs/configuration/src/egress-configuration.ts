import { IsOptional, IsString, Matches } from 'class-validator';

/** What calls others, and tells them where this installation is. */
export class EgressConfiguration {
  /** Hosts that may be called without https, and in any network, by commas (docs/guide/webhooks.md). */
  @IsString()
  @IsOptional()
  PARLEY_EGRESS_HOSTS?: string;

  /** Where people find the page: what they are sent links to. */
  @Matches(/^https?:\/\/\S+[^\s/]$/u, { message: 'PARLEY_PUBLIC_ADDRESS must look like https://parley.example' })
  @IsOptional()
  PARLEY_PUBLIC_ADDRESS?: string;
}
