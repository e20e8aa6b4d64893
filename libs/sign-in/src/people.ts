import { fail, type People, type Principal } from '@parley/http';
import { personOf } from './claims.js';
import type { Issuer } from './issuer.js';
import { metadataPath, RESOURCE } from './resource.js';
import { sessionBearer, SessionCookies, sessionIn } from './session-cookie.js';
import type { Sessions } from './sessions.js';
import type { SignInSettings } from './sign-in-file.js';

/** Three parts, the first an object: whatever it says, it is no key of ours. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/u;

interface Options {
  settings: SignInSettings;
  issuer: Pick<Issuer, 'verify'>;
  sessions: Sessions;
  /** Where people find Parley: it says what its cookies are called. */
  address(): string;
}

/** Tells people by their session, and programs by tokens of the issuer. */
export class SignedIn implements People {
  constructor(private readonly options: Options) {}

  bearerIn(cookies: string | undefined): string | undefined {
    const id = new SessionCookies(this.options.address()).read('session', cookies);
    return id === undefined ? undefined : sessionBearer(id);
  }

  knows(bearer: string): boolean {
    return bearer.startsWith(sessionBearer('')) || TOKEN.test(bearer);
  }

  challenge(path: string): string | undefined {
    const isAsked = this.options.settings.audience !== undefined && path.split('?')[0] === RESOURCE;
    return isAsked ? `Bearer resource_metadata="${this.options.address()}${metadataPath}"` : undefined;
  }

  async identify(bearer: string): Promise<Principal> {
    const { settings, issuer, sessions } = this.options;
    if (TOKEN.test(bearer)) {
      if (settings.audience === undefined)
        return fail('unauthenticated', { detail: 'no tokens are taken here: there is no audience for them' });
      return personOf(await issuer.verify(bearer, settings.audience), settings);
    }
    const id = sessionIn(bearer);
    const session = id === undefined ? undefined : await sessions.find(id);
    return session ?? fail('unauthenticated', { detail: 'you are no longer signed in' });
  }
}
