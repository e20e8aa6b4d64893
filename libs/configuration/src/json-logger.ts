import type { LoggerService } from '@nestjs/common';
import { logFields, tellLine } from '@parley/telemetry';
import { escaped } from '@parley/untrusted';
import pino, { type DestinationStream, type Logger } from 'pino';
import { ownSecrets } from './own-secrets.js';

/** Members that never reach the log, wherever they stand in what is logged. */
const SECRET = ['*.authorization', '*.apiKey', '*.api_key', '*.password', '*.token', 'headers.authorization'];

/** Nest's log as JSON lines, with what is secret taken out; where telemetry is on, with channel and turn, and sent along. */
export class JsonLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(
    service: string,
    level = process.env['LOG_LEVEL'] || 'info',
    to: DestinationStream = pino.destination(1),
  ) {
    // As a line has them: within JSON.
    const secrets = ownSecrets(process.env).map((secret) => JSON.stringify(secret).slice(1, -1));
    const plain = {
      write(lines: string) {
        const told = secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), lines);
        // Whoever reads a log at a terminal is steered by nothing in it; the values stay what they are.
        to.write(escaped(told));
        tellLine(told);
      },
    };
    const redact = { paths: SECRET, censor: '[secret]' };
    this.logger = pino({ name: service, level, redact, mixin: logFields }, plain);
  }

  log(message: unknown, context?: string): void {
    this.logger.info({ context }, text(message));
  }

  error(message: unknown, ...more: unknown[]): void {
    this.logger.error({ context: more.at(-1), err: message instanceof Error ? message : undefined }, text(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, text(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, text(message));
  }
}

/** Connection strings carry passwords; the log shows none. */
const text = (message: unknown): string =>
  (message instanceof Error ? message.message : String(message)).replaceAll(/:\/\/[^\s/@]+@/gu, '://[secret]@');
