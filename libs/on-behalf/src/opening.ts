import { isCalled } from '@parley/contracts';
import {
  ApiError,
  castsChoose,
  modelsEstimate,
  type CastDto,
  type CastMember,
  type Committed,
  type Estimate,
} from '@parley/client';
import { TABLE_IDS, TABLES } from '@parley/protocols/round-table/gallery';
import * as z from 'zod';
import { keyed, type Api } from './api.js';
import { OPENINGS, type Opening } from './protocols/openings.js';

export { SKILLS, skillOf, USUAL_SKILL } from './protocols/skills.js';

type Protocol = keyof typeof OPENINGS;

/** Ways to deliberate, each with what it is good for. */
export const WAYS = Object.entries(OPENINGS)
  .map(([name, { what }]) => `${name}: ${what}`)
  .join('; ');

const seat = z.object({
  name: z.string().min(1).max(128),
  persona: z.string().max(4_000).optional().describe('Who it is and what it wants, in a sentence or two.'),
  expertise: z.array(z.string()).max(20).optional(),
  kind: z
    .enum(['hosted', 'person', 'external', 'a2a'])
    .optional()
    .describe(
      'hosted (usual): a model plays it. person: a human answers, by the answer tool too. external: an agent of theirs. a2a: an agent at a url, which Parley asks by A2A.',
    ),
  url: z.string().max(2_000).optional().describe('Where the agent of a seat of kind a2a is: https://agents.example.'),
});

export const openingInput = z.object({
  protocol: z.enum(Object.keys(OPENINGS) as [Protocol, ...Protocol[]]).describe(WAYS),
  text: z
    .string()
    .min(1)
    .max(20_000)
    .describe('The demand, question, requirement, task or topic, whole, in the user’s own words and language.'),
  seats: z
    .array(seat)
    .max(20)
    .optional()
    .describe(
      'Who takes part. Absent, or people alone: agents are chosen for the text. Add the user as {name, kind: "person"} where they want a say.',
    ),
  table: z
    .enum(TABLE_IDS as [string, ...string[]])
    .optional()
    .describe(
      `With protocol round-table: a ready table, which is asked to do one thing with the text by seats of its own; people among the seats join them. ${TABLES.map(({ id, en }) => `${id}: ${en.about}`).join('; ')}`,
    ),
  rounds: z.number().int().min(1).max(100).optional().describe('Rounds at most.'),
  budget_usd: z.number().min(0).optional().describe('What models may cost together, in US dollars; 0 is no limit.'),
  accepts_cost: z
    .boolean()
    .optional()
    .describe('True once the user accepts what it is likely to cost, where that is more than may begin unasked.'),
  more: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Further fields of the opening as the REST API has them (/docs), e.g. {"config": {…}}.'),
});

export type OpeningInput = z.infer<typeof openingInput>;

const isWaitedFor = ({ kind = 'hosted' }: { kind?: string }): boolean => !isCalled(kind);

/** The command that opens it, as REST has it. Pure. @param cast agents that were chosen for the text */
export function openingOf(
  { protocol, text, seats = [], table, rounds, budget_usd, accepts_cost, more = {} }: OpeningInput,
  cast: readonly CastMember[] = [],
): { url: string; body: object } {
  const opening: Opening = OPENINGS[protocol];
  const { path, seats: taking, rounds: bound } = opening;
  const patience: { config?: object; termination?: object } = seats.some(isWaitedFor) ? opening.patience : {};
  const members = [...seats, ...cast];
  const config = {
    ...patience.config,
    ...(rounds !== undefined && bound && { [bound]: rounds }),
    ...(budget_usd !== undefined && { budget_micro_usd: Math.round(budget_usd * 1e6) }),
    ...(more['config'] as object | undefined),
  };
  const body = {
    ...opening.text(text),
    ...(table !== undefined && { table }),
    ...(taking && members.length && { [taking.field]: members.map((one) => taking.of(one)) }),
    ...(patience.termination && { termination: patience.termination }),
    ...(accepts_cost && { accepts_cost }),
    ...more,
    ...(Object.keys(config).length && { config }),
  };
  return { url: `/v1/${path}`, body };
}

/** What further fields may say of its price. */
interface OwnConfig {
  mode?: string;
  budget_micro_usd?: number;
  baseline?: boolean;
}

/** What it is likely to cost and to take, before it is opened; undefined where it is rehearsed, and where nobody knows. @throws ApiError */
export async function likelyOf(api: Api, input: OpeningInput): Promise<Estimate | undefined> {
  const data = await estimateOf(api, input);
  return data.rehearsal || !(data.cost_micro_usd ?? data.seconds) ? undefined : data;
}

/** As the server tells it; of a party, which ends when its user does, no more than whether it may begin unasked. */
async function estimateOf(api: Api, input: OpeningInput): Promise<Estimate> {
  const { protocol, seats = [], budget_usd, more = {} } = input;
  const { rehearsal, config, mode = config?.mode } = more as { rehearsal?: boolean; mode?: string; config?: OwnConfig };
  const { rounds = mode === 'party' ? 0 : undefined } = input;
  const budget = budget_usd === undefined ? config?.budget_micro_usd : Math.round(budget_usd * 1e6);
  const hosted = seats.filter(({ kind = 'hosted' }) => kind === 'hosted').length;
  const asked = {
    seats: hosted || undefined,
    rounds,
    budget_micro_usd: budget,
    rehearsal,
    baseline: config?.baseline,
  };
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const query = { protocol, ...(Object.fromEntries(given) as Record<string, string>) };
  return (await modelsEstimate({ ...api.commands, query: query as never })).data;
}

/** A model that chooses who takes part is paid for: what would be refused for its price is refused before. @throws ApiError */
async function refuseDear(api: Api, input: OpeningInput): Promise<void> {
  if (input.accepts_cost || input.more?.['accepts_cost'] === true) return;
  const { refusal } = await estimateOf(api, input);
  if (refusal) throw new ApiError(refusal);
}

export interface Opened {
  channel: string;
  position: number;
  /** The position of the log before it. */
  before: number;
  cast?: readonly CastMember[];
}

/**
 * Opens a channel; agents are chosen for the text where nobody else than people was named.
 * @param key sent again with the same opening, it is the same channel
 * @throws ApiError
 */
export async function open(api: Api, input: OpeningInput, key?: string): Promise<Opened> {
  const { protocol, text, seats = [], table, more = {} } = input;
  const { casts, seats: taking }: Opening = OPENINGS[protocol];
  const isUncast =
    casts && table === undefined && seats.every(isWaitedFor) && !Object.hasOwn(more, taking?.field ?? '');
  const body = { protocol: protocol as CastDto['protocol'], topic: text };
  if (isUncast) await refuseDear(api, input);
  const cast = isUncast ? (await castsChoose({ ...api.commands, body, headers: keyed(key) })).data.members : undefined;
  const { url, body: command } = openingOf(input, cast);
  const { channel_id, position, version } = await api.post<Committed>(url, command, key);
  return { channel: channel_id, position, before: position - version, ...(cast && { cast }) };
}
