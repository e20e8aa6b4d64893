import { promptsShow, type ShownPrompt } from '@parley/client';
import { callOf, type RecordedEvent } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { figureText, usdText } from '@parley/termination';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { note, print, printText } from '../output.js';
import { paint } from '../render/style.js';
import { tableText } from '../render/table.js';
import type { GlobalOptions, Session } from '../session.js';
import { safeForScreen } from '../safe-for-screen.js';
import { peopleIn } from '../channel/find-participant.js';
import { ofChannel, printed } from '../print-results.js';
import { recordedOf } from '../channel/recorded.js';
import { wordsOf } from '../words.js';

/** What models were asked in a channel, by the position of the event that records the call. */
export async function prompts({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const events = await recordedOf(client, channel);
  const asked = events.flatMap(askedIn);
  if (
    printed(
      asked.map((one) => ofChannel(channel, one)),
      options,
    )
  )
    return EXIT.done;
  const words = wordsOf(chosenLanguage()).prompts;
  const people = await peopleIn(events[0]!);
  const nameOf = (id: string) => people.find(({ participant_id }) => participant_id === id)?.name ?? id;
  const rows = asked.map((one) => rowOf(one, nameOf));
  printText(asked.length ? tableText(words.head, rows) : words.none);
  if (asked.length && !options.quiet) note(words.how(channel, asked.at(-1)!.position));
  return EXIT.done;
}

/** One of them whole, and whether it is as it was sent. */
export async function prompt(
  { client }: Session,
  channel: string,
  position: number,
  options: GlobalOptions,
): Promise<number> {
  const path = { id: channel, position: String(position) };
  const { data } = await promptsShow({ ...client.to, path });
  if (options.output === 'text') printText(pageOf(data));
  else print(plainJson(ofChannel(channel, data)));
  return EXIT.done;
}

/** A call with where it stands. */
function askedIn(event: RecordedEvent) {
  const { position, version, type, data } = event;
  const call = callOf(event);
  if (!call) return [];
  return [{ position, version, type, participant_id: 'participant_id' in data ? data.participant_id : null, ...call }];
}

function rowOf(
  { position, template, participant_id, model, ...call }: ReturnType<typeof askedIn>[number],
  nameOf: (id: string) => string,
): string[] {
  const tokens = (count: number) => figureText(chosenLanguage(), 'count', count);
  const read = call.input_tokens + call.cache_read_tokens + call.cache_write_tokens;
  const figures = [tokens(read), tokens(call.output_tokens), usdText(call.cost_micro_usd)];
  return safeForScreen([String(position), template, participant_id ? nameOf(participant_id) : '', model, ...figures]);
}

function pageOf({ template, provider, model, matches, ...prompt }: ShownPrompt): string {
  const words = wordsOf(chosenLanguage()).prompts;
  // Whoever wrote it, it is set in from its second line on: so is the first.
  const part = (name: string, text: string) => `\n${paint.bold(`── ${name}`)}\n    ${text}`;
  const shared = prompt.shared.map((text, index) =>
    part(prompt.shared.length > 1 ? `${words.part.shared} ${index + 1}` : words.part.shared, text),
  );
  return [
    paint.bold(`${template} · ${provider}/${model}`),
    matches ? words.asSent(prompt.prompt_hash.slice(0, 16)) : words.notAsSent,
    words.mostTokens(figureText(chosenLanguage(), 'count', prompt.max_output_tokens)),
    part(words.part.system, prompt.system),
    ...shared,
    part(words.part.user, prompt.user),
    part(words.part.schema, JSON.stringify(prompt.schema, null, 2).replaceAll('\n', '\n    ')),
  ].join('\n');
}
