import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { People } from '@parley/http';
import type pg from 'pg';
import { Issuer } from './issuer.js';
import { SignedIn } from './people.js';
import { serveResource } from './serve-resource.js';
import { serveSignIn } from './serve-sign-in.js';
import { sessionsElsewhere } from './sessions-elsewhere.js';
import { PostgresSessions } from './sessions.js';
import { readSignInFile, type SignInSettings } from './sign-in-file.js';

/** Where people find Parley (PARLEY_PUBLIC_ADDRESS), or how that is told once it is known. */
type Address = string | (() => string) | undefined;

/** How people sign in here. */
export interface SignIn {
  people: People;
  /** The routes of the console's sign-in, and where programs learn whose tokens are taken. */
  serve(app: NestFastifyApplication, allowedHosts: ReadonlySet<string>): void;
}

/** @throws where the file cannot be used, naming the field */
export const signInBy = (file: string): SignInBy => new SignInBy(readSignInFile(file));

/** How people sign in, as a file says. */
export class SignInBy {
  private readonly issuer: Issuer;

  constructor(private readonly settings: SignInSettings) {
    this.issuer = new Issuer(settings);
  }

  /** People by their sessions in Postgres. @throws where there is no address */
  over(pool: pg.Pool, given: Address): SignIn {
    const { settings, issuer } = this;
    const address = addressOf(given);
    const sessions = new PostgresSessions(pool);
    return {
      people: new SignedIn({ settings, issuer, sessions, address }),
      serve(app, allowedHosts) {
        serveSignIn(app, { settings, issuer, sessions, address, allowedHosts });
        serveResource(app, { settings, address });
      },
    };
  }

  /** People by sessions that another service knows. @param server where that is  @throws where there is no address */
  elsewhere(server: string, given: Address): People {
    const { settings, issuer } = this;
    return new SignedIn({ settings, issuer, sessions: sessionsElsewhere(server), address: addressOf(given) });
  }
}

function addressOf(given: Address): () => string {
  if (given === undefined)
    throw new Error(
      'PARLEY_SIGN_IN_FILE needs PARLEY_PUBLIC_ADDRESS: where people find Parley, and the issuer sends them back to',
    );
  if (typeof given !== 'string') return given;
  // The issuer sends people back to it, and cookies are of a host.
  if (new URL(given).pathname !== '/')
    throw new Error(`PARLEY_SIGN_IN_FILE needs a PARLEY_PUBLIC_ADDRESS without a path: ${given}`);
  return () => given;
}
