import { lines, personOf, type Person } from './people-lines.js';

/** What is to be deliberated, by whom and how long, as it is typed. Forms of all protocols hold the same; each shows what it has. */
export interface Draft {
  text: string;
  /** A line each: agents, whom a model plays. None: they are chosen for the text. */
  agents: string;
  /** A name a line: people, who answer for themselves. */
  people: string;
  rounds: number;
  /** A line each: what holds in any case. */
  constraints: string;
  mode: 'board' | 'party';
  /** A ready table by its id; an empty text where it is none. */
  table: string;
  /** A line each: what may be chosen in a vote. */
  options: string;
  /** How a vote is counted; a proposal that is put to consent has no options. */
  rule: 'consent' | 'plurality' | 'approval' | 'ranked';
  /** What settles a tie. */
  ties: 'stand' | 'first_listed' | 'lot';
  /** Whether the lead may put debates in by itself. */
  debates: boolean;
  /** What it is for. */
  purpose: string;
  /** One agent is asked the same alone, after the end. */
  baseline: boolean;
  /** For how many days it is to be kept; an empty text where nobody says. */
  retentionDays: number | string;
}

/** Somebody whom a model plays. */
export interface Agent extends Person {
  thinking_style?: string;
  speaking_style?: string;
  expertise?: string[];
}

/** Whoever was chosen to take part, before all is set. */
export interface ChosenSeats {
  /** A name a line. */
  people: string;
  agents: readonly Agent[];
}

export const emptyDraft = (rounds: number, about: Partial<Draft> = {}): Draft => ({
  text: '',
  agents: '',
  people: '',
  rounds,
  constraints: '',
  mode: 'board',
  table: '',
  options: '',
  rule: 'consent',
  ties: 'stand',
  debates: true,
  purpose: '',
  baseline: false,
  retentionDays: '',
  ...about,
});

/** What every protocol's opening may say besides. */
export const keptOf = ({ purpose, retentionDays }: Pick<Draft, 'purpose' | 'retentionDays'>) => ({
  ...(purpose.trim() && { purpose: purpose.trim() }),
  ...(typeof retentionDays === 'number' && { retention_days: retentionDays }),
});

/** Somebody as a form has them: of what a model chose, a line says only the name and who that is. */
export const lineOf = ({ name, persona = '', url = persona }: Person): string =>
  [name, url].filter(Boolean).join(': ').replaceAll(/\s+/gu, ' ');

/** @param known who was chosen before: a line that was not changed is still all of them */
export const agentsIn = ({ agents }: Pick<Draft, 'agents'>, known: readonly Agent[] = []): Agent[] =>
  lines(agents).map((line) => known.find((one) => lineOf(one) === line) ?? personOf(line));

export const peopleIn = ({ people }: Pick<Draft, 'people'>) =>
  lines(people).map((name) => ({ name, kind: 'person' as const }));
