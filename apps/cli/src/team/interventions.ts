import type { Lines } from '../commands/lines.js';
import type { GlobalOptions, Session } from '../session.js';
import { teamWordingOf } from './wording.js';
import { note } from '../output.js';

/**
 * Says to a team what is typed, line by line and in that order (D5): context for the lead, `/debate <topic>`, `/stop`. The
 * channel records each and says when it counts; what it refuses is told and not sent again. The end of the input says
 * nothing: the team works on.
 */
export function interventions(
  { client }: Session,
  channelId: string,
  lines: Lines,
  { quiet, lang = 'en' }: GlobalOptions,
): { close(): Promise<void> } {
  const tell = (text: string) => void (quiet || note(text));
  const over = new AbortController();
  if (process.stdin.isTTY) tell(teamWordingOf(lang).howToIntervene);
  const hearing = (async () => {
    for (;;) {
      const text = (await lines.next())?.trim();
      if (text === undefined || over.signal.aborted) return;
      if (!text) continue;
      await client
        .post(`/v1/channels/${channelId}/interventions`, { text })
        .catch((error: Error) => tell(error.message));
    }
  })();
  return {
    close() {
      over.abort();
      lines.close();
      return hearing;
    },
  };
}
