import { channelsShow, channelsState, type ChannelState } from '@parley/client';
import { type Finding } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { figureText } from '@parley/termination';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import { isSudden } from '../render/why.js';
import { conditionName } from '@parley/wording';
import { paint } from '../render/style.js';
import { tableText } from '../render/table.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { ofChannel } from '../print-results.js';
import { spokenWords } from '../words.js';

const MARKS = { clear: ' ', near: '!', met: '■' };

/**
 * The conversation's state (T4): why it has not stopped, or why it did.
 * @param at a version of the channel: as it stood after it
 */
export async function state(
  { client }: Session,
  channel: string,
  { at }: { at?: number },
  options: GlobalOptions,
): Promise<number> {
  const found = await stateOf(client, channel, at);
  if (options.output === 'text') printText(stateText(found));
  else print(plainJson(ofChannel(channel, found)));
  return EXIT.done;
}

async function stateOf(client: Session['client'], id: string, at: number | undefined): Promise<ChannelState> {
  if (at === undefined) return (await channelsState({ ...client.to, path: { id } })).data;
  const query = { at: String(at) };
  const { termination, rehearsal } = (await channelsShow({ ...client.to, path: { id }, query })).data;
  return { ...termination, rehearsal };
}

export function stateText({ findings, ...state }: ChannelState, columns = process.stdout.columns): string {
  const words = spokenWords().commands;
  const { state: names, yes, no } = words;
  const saidOf = (holds: boolean) => (holds ? yes : no);
  const lines: [string, string][] = [
    ...(state.rehearsal ? [[words.rehearsal, yes] as [string, string]] : []),
    [names.round, String(state.current_round)],
    [names.started, timeText(state.started_at)],
    [names.lastActivity, timeText(state.last_activity_at)],
    [names.agreed, saidOf(state.consensus_reached)],
    [names.silence, String(state.silence_count)],
    [names.endsByItself, saidOf(state.auto_exit_enabled)],
  ];
  return [
    ...lines.map(([name, value]) => paint.bold(name) + words.colon + value),
    tableText(words.conditionHead, findings.map(rowOf), columns),
  ].join('\n');
}

/** What happens or not has no figures. */
function rowOf(finding: Finding): string[] {
  const { condition, status, measured, warn_at, limit, unit } = finding;
  const words = spokenWords().commands;
  const name = `${MARKS[status]} ${conditionName(condition, chosenLanguage())}`;
  if (isSudden(finding)) return [name, measured ? words.happened : words.notYet, '', ''];
  return [name, ...[measured, warn_at, limit].map((value) => figureText(chosenLanguage(), unit, value))];
}
