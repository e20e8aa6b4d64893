import Table from 'cli-table3';
import { timeText } from '../render/time.js';
import { wrap } from '../render/wrap.js';
import type { InterviewView } from './view.js';
import { type TerminalWords } from '../words.js';

const MOST_COLUMNS = 110;
/** The names, and the lines of the table. */
const BESIDE = 20;

/** What is known of the user, as a table that fits the terminal (I7). */
export function stateTable({ state, areas }: InterviewView, words: TerminalWords['interview'], width: number): string {
  const { state: names, areas: areaNames } = words;
  const missing = areas
    .filter((area) => area.missing)
    .map((area) => `${areaNames[area.area]} (${area.score})${words.colon}${area.missing}`);
  const rows: [string, string][] = [
    [names.session, state.session_id],
    [names.status, words.statuses[state.status]],
    [names.turns, String(state.processed_turns)],
    [names.score, `${state.completeness_score}/100`],
    [names.updated, state.last_updated ? timeText(state.last_updated) : '—'],
    [names.profile, named(state.user_profile, words)],
    [areaNames.context, named(state.current_practice, words)],
    [names.pains, state.pain_points.join('\n')],
    [names.constraints, named(state.constraints, words)],
    [areaNames.success, named(state.success_criteria, words)],
    [names.missing, missing.join('\n')],
  ];
  // Chinese has no word boundary that the table could wrap at.
  const room = Math.max(20, Math.min(width, MOST_COLUMNS) - BESIDE);
  const table = new Table({ style: { head: [], border: [] } });
  table.push(...rows.filter(([, value]) => value !== '').map(([name, value]) => [name, wrap(value, room)]));
  return table.toString();
}

const named = (values: Record<string, string>, { colon }: TerminalWords['interview']): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}${colon}${value}`)
    .join('\n');
