import { isAway } from '../absence.js';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { spokenWords } from '../words.js';

/** What is typed to a channel, on its way there: where the server is away it is kept, in its order, until it is back. */
export class Outbox {
  private readonly left = new AbortController();

  constructor(
    private readonly client: ApiClient,
    private readonly channelId: string,
    private readonly note: (line: string) => void,
  ) {}

  /**
   * @param path from the channel's address on
   * @param typed as it is told where it is kept, or was not sent
   * @throws CliError where it is refused, or nobody waits any more
   */
  async send<T>(path: string, body: object, typed: string): Promise<T> {
    let isTold = false;
    const onKept = () => {
      if (!isTold) this.note(spokenWords().errors.keptUntilBack(typed));
      isTold = true;
    };
    const url = `/v1/channels/${this.channelId}/${path}`;
    return this.client.deliver<T>(url, body, this.left.signal, onKept).catch((error: Error) => {
      throw isAway(error) ? new CliError(spokenWords().errors.notSent(typed), EXIT.unreachable) : error;
    });
  }

  /** Nobody waits any more. */
  end(): void {
    this.left.abort();
  }
}
