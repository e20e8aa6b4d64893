import { connect, meShow, type Connection, type Me } from '@parley/client';

/** Where the API is, and in whose name it is called. */
export interface Access {
  /** Two services of an installation, or one address for both. */
  commands: string;
  views: string;
  /** What the caller has sent; none where no keys are needed. */
  authorization?: string;
  /** Where people find the console; absent where there is none. */
  console?: string;
}

/** The header of a command that may be sent again. */
export const keyed = (key: string | undefined) => (key === undefined ? {} : { 'Idempotency-Key': key });

/** Parley's API in the name of one caller: what it may read and change, its key says there, and nothing here. */
export class Api {
  readonly views: Connection;
  readonly commands: Connection;
  private me: Promise<Me> | undefined;

  constructor(readonly access: Access) {
    const headers = { ...(access.authorization && { authorization: access.authorization }) };
    this.views = connect({ url: access.views, headers });
    this.commands = connect({ url: access.commands, headers });
  }

  whoami(): Promise<Me> {
    return (this.me ??= meShow(this.commands).then(({ data }) => data));
  }

  /** Sends a command to an address that is only known as a text. @param key sent again with it, it is one command  @throws ApiError */
  async post<Answer>(url: string, body: object, key?: string): Promise<Answer> {
    const headers = keyed(key);
    return (await this.commands.client.post({ ...this.commands, url, body, headers })).data as Answer;
  }
}
