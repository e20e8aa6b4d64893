import { IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { IsNatsUrl, IsPortNumber } from './service-configuration.js';
import { ProxyConfiguration } from './proxy-configuration.js';
import { WholeNumber } from './whole-number.js';

/** What whoever answers over HTTP needs. */
class HttpConfiguration extends ProxyConfiguration {
  @IsString()
  HOST: string = '127.0.0.1';

  @IsPortNumber()
  PORT!: number;

  @IsString()
  @IsOptional()
  PARLEY_API_KEYS_FILE?: string;

  /** How people sign in, a JSON file (docs/guide/sign-in.md); nobody does where absent. */
  @IsString()
  @IsOptional()
  PARLEY_SIGN_IN_FILE?: string;

  /** What is in that file. */
  @IsString()
  @IsOptional()
  PARLEY_SIGN_IN?: string;

  /** Names besides which browsers may call it by (docs/guide/operations.md). */
  @IsString()
  @IsOptional()
  PARLEY_ALLOWED_HOSTS?: string;

  /** Seconds that it goes on answering after it has said that it is being stopped (docs/guide/operations.md). */
  @WholeNumber(0, 'must be a whole number from 0 to 300', 300)
  PARLEY_STOP_NOTICE_SECONDS: number = 5;

  /** The file that says how people sign in; undefined where it is empty, as compose gives it where nobody does. */
  get signInFile(): string | undefined {
    return this.PARLEY_SIGN_IN ? this.PARLEY_SIGN_IN_FILE : undefined;
  }

  get stopNoticeMs(): number {
    return this.PARLEY_STOP_NOTICE_SECONDS * 1_000;
  }
}

const IsAddress = (): PropertyDecorator =>
  Matches(/^https?:\/\/\S+[^\s/]$/u, { message: '$property must look like http://host:4701' });

/** What voice needs, which has neither a database nor the bus. */
export class VoiceConfiguration extends HttpConfiguration {
  /** Where commands are taken. */
  @IsAddress()
  CHANNEL_ADMIN_ADDRESS!: string;

  /** Where views and events are read. */
  @IsAddress()
  TRANSCRIPT_STORE_ADDRESS!: string;
}

/** What a service with a database and a port needs. */
export class WebConfiguration extends HttpConfiguration {
  @IsNatsUrl()
  NATS_URL!: string;

  @Matches(/^postgres(?:ql)?:\/\/\S+$/u, {
    message: 'DATABASE_URL must look like postgres://role:password@host:5432/database',
  })
  DATABASE_URL!: string;

  /** Where commands are taken: the views' service serves MCP, AG-UI and A2A where it knows. */
  @IsAddress()
  @IsOptional()
  CHANNEL_ADMIN_ADDRESS?: string;

  /** What the card for A2A is signed by, an Ed25519 private key in PEM; given as a file, PARLEY_CARD_KEY_FILE (docs/guide/a2a.md). */
  @IsString()
  @IsOptional()
  PARLEY_CARD_KEY?: string;

  /** Whoever takes a seat at others' tables, a JSON file by tenant (docs/guide/a2a.md); a model as itself where absent. */
  @IsString()
  @IsOptional()
  PARLEY_GUEST_FILE?: string;

  /** The folder of the built web console; without it there is the API alone. */
  @IsString()
  @IsOptional()
  PARLEY_CONSOLE?: string;

  /** Event streams of one key that may be open at once. */
  @IsInt({ message: 'PARLEY_MAX_STREAMS must be a whole number' })
  @Min(1, { message: 'PARLEY_MAX_STREAMS must be 1 or more' })
  PARLEY_MAX_STREAMS: number = 256;

  /** The installation's termination policies, a JSON file (docs/guide/termination.md). */
  @IsString()
  @IsOptional()
  PARLEY_TERMINATION_FILE?: string;

  /** Seconds that events may wait for the views while none is written, before /readyz says so. */
  @WholeNumber(1, 'must be a whole number from 1')
  PARLEY_STALE_SECONDS: number = 30;

  /** Whether channels that do not say otherwise are rehearsed; `auto`: where the workers have no model. */
  @Matches(/^(?:true|false|auto)$/u, { message: 'PARLEY_REHEARSAL must be true, false or auto' })
  PARLEY_REHEARSAL: string = 'auto';
}
