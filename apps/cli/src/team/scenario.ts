import { bodyOfFile } from '../read-yaml.js';
import { expertBody, idOf, type ExpertBody, type OwnExperts } from './line-up.js';

/** What a team's file says, as POST /v1/teams takes it. */
export interface TeamBody {
  experts: ExpertBody[];
  config?: object;
  task?: string;
  lead?: string;
}

/** A ready expert or one of the user's own by id, or somebody who is described. */
interface Seat {
  expert?: string;
  [field: string]: unknown;
}

/**
 * Reads a team's file into the body of POST /v1/teams. What it says of a known expert holds beside what is known of it.
 * @throws CliError with every error as `file:line:column field: reason`, or for an expert that nobody knows
 */
export function teamBody(file: string, own: OwnExperts): TeamBody {
  const { experts, ...body } = bodyOfFile('team', file);
  return { ...body, experts: (experts as Seat[]).map((seat) => knownSeat(seat, own)) };
}

const knownSeat = ({ expert, ...given }: Seat, own: OwnExperts): ExpertBody =>
  expert === undefined ? given : { ...expertBody(idOf(expert, own), own), ...given };
