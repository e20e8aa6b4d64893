import { readFileSync } from 'node:fs';
import { commaOf } from '@parley/wording';
import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { causeOf } from '../causes.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { nearest } from '../nearest.js';
import type { GlobalOptions, Session } from '../session.js';
import { PATHS, WORKS, type TeamWork } from './work.js';
import { spokenWords, wordsOf } from '../words.js';

export interface DeliverOptions {
  work: string;
  finding: string[];
  decision: string[];
  open: string[];
  json?: string;
  request?: string;
}

export interface ArgueOptions {
  position: string;
  changed?: boolean;
  request?: string;
}

/** What is answered, and with what. */
interface Answer {
  work: TeamWork;
  value: object;
  request_id?: string;
}

/** The answer as given on the command line. @throws CliError where it is none */
export function delivered(summary: string | undefined, options: DeliverOptions): Answer {
  const { finding, decision, open, json, request } = options;
  const work = workOf(options.work);
  const request_id = request === undefined ? {} : { request_id: request };
  if (json !== undefined) return { work, value: jsonOf(json), ...request_id };
  if (work !== 'execute') throw new CliError(spokenWords().teamErrors.moreThanALine(work), EXIT.usage);
  if (!summary?.trim()) throw new CliError(spokenWords().teamErrors.saySummary, EXIT.usage);
  const value = { summary, findings: finding, decisions: decision, open_points: open, artefacts: [] };
  return { work, value, ...request_id };
}

export const argued = (argument: string, { position, changed = false, request }: ArgueOptions): Answer => ({
  work: 'argue',
  value: { argument, position, changed },
  ...(request !== undefined && { request_id: request }),
});

/** A person's or an external agent's piece of work for a team (D1, D3). */
export const answer = async (
  session: Session,
  { channel, name, work, value, request_id }: Answer & { channel: string; name: string },
  options: GlobalOptions,
): Promise<number> => {
  const participant_id = await findParticipant(session.client, channel, name);
  const body = { ...value, participant_id, ...(request_id !== undefined && { request_id }) };
  const line = spokenWords().teamErrors.done(name, wordsOf(chosenLanguage()).team.work[work]);
  return send(session, { channel, path: `team/${PATHS[work]}`, body, line }, options);
};

function workOf(given: string): TeamWork {
  const work = WORKS.find((one) => one === given);
  if (work) return work;
  const meant = nearest(given, WORKS);
  const hint = meant === undefined ? '' : spokenWords().errors.meant(meant);
  const { noWork, works } = spokenWords().teamErrors;
  throw new CliError(noWork(given) + hint + works(WORKS.join(commaOf(chosenLanguage()))), EXIT.usage);
}

function jsonOf(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error(spokenWords().teamErrors.noObject);
    return value;
  } catch (error) {
    throw new CliError(spokenWords().errors.cannotRead(`--json ${file}`, causeOf(error, chosenLanguage())), EXIT.usage);
  }
}
