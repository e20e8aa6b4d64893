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
  /** Whether the lead may put debates in by itself. */
  debates: boolean;
}

/** Somebody whom a model plays. */
export interface Agent extends Person {
  thinking_style?: string;
  speaking_style?: string;
  expertise?: string[];
}

export const emptyDraft = (rounds: number, about: Partial<Draft> = {}): Draft => ({
  text: '',
  agents: '',
  people: '',
  rounds,
  constraints: '',
  mode: 'board',
  debates: true,
  ...about,
});

export const agentsIn = ({ agents }: Pick<Draft, 'agents'>): Agent[] => lines(agents).map(personOf);

export const peopleIn = ({ people }: Pick<Draft, 'people'>) =>
  lines(people).map((name) => ({ name, kind: 'person' as const }));
