import type { ChannelSummary, DecisionRecord } from '@parley/client';
import * as z from 'zod';
import type { Standing, Waits } from '@parley/on-behalf';

/** What tools answer besides their text, for programs. */

const channel = z.string();

const author = z.enum(['ai', 'script', 'people']);
const generated_by = z
  .object({ tool: z.literal('parley'), by: z.array(author), models: z.array(z.string()) })
  .describe('Who wrote what is said: AI agents by which models, people, or scripts of a rehearsal. Tell the user.');
const page = z.string().optional().describe('Where people see it in a browser.');

const waiting = z.object({
  question: z.string(),
  kind: z.enum(['clarification', 'turn', 'vote', 'message']),
  seat: z.object({ participant_id: z.string(), name: z.string() }).optional(),
  from: z.string().optional(),
  text: z.string(),
  assumption: z.string().optional(),
  due_at: z.string().optional(),
  choices: z.array(z.string()).optional().describe('What a sealed ballot may choose; the answer may be one as a text.'),
  schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of the answer.'),
});

const waits = {
  waiting_for: z.array(waiting).describe('What the user has to answer, by the answer tool.'),
  waiting_elsewhere: z.array(z.string()).describe('Others who are waited for.'),
};

const decided = {
  verdict: z.enum(['agreed', 'done', 'partly', 'not_agreed', 'stopped', 'failed', 'rehearsed', 'open']),
  counts: z.record(z.string(), z.number()),
  positions: z.array(
    z.looseObject({
      name: z.string(),
      side: z.enum(['for', 'between', 'against', 'absent']),
      claim: z.string().optional(),
    }),
  ),
  dissent: z.array(z.looseObject({ name: z.string(), position: z.string(), argument: z.string() })),
  open_points: z.array(z.string()),
  rounds: z.number(),
  cost_usd: z.number(),
  took_seconds: z.number(),
};

const estimate = z
  .looseObject({})
  .optional()
  .describe('What it is likely to cost (millionths of a US dollar) and to take; absent where nobody knows.');

export const estimated = z.object({ estimate });

export const begun = z.object({
  channel,
  next: z.number(),
  rehearsal: z.boolean(),
  seats: z.array(z.object({ name: z.string(), author: author.optional(), persona: z.string().optional() })),
  estimate,
  page,
});

export const standing = z.object({
  channel,
  status: z.enum(['open', 'closed']),
  topic: z.string().optional(),
  round: z.number().optional(),
  rehearsal: z.boolean().optional(),
  generated_by: generated_by.optional(),
  said: z.array(z.object({ name: z.string(), text: z.string(), author, round: z.number().optional() })),
  next: z.number().describe('To be sent as `after` the next time.'),
  ...waits,
  decision: z.object(decided).optional(),
  page,
});

export const answered = z.object({ channel, ...waits });
export const heard = z.object({ channel, applies: z.string() });
export const outcome = z.object({ channel, topic: z.string(), rehearsal: z.boolean(), generated_by, ...decided, page });
export const verified = z.object({
  channel,
  verified: z.boolean(),
  events: z.number().optional(),
  head: z.string().optional(),
  fault: z.looseObject({}).optional(),
  levels: z.array(z.object({ reached: z.boolean(), text: z.string() })).optional(),
});
export const list = z.object({
  items: z.array(
    z.object({
      channel,
      topic: z.string(),
      protocol: z.string(),
      status: z.enum(['open', 'closed']),
      outcome: z.string().optional(),
      last_activity_at: z.string(),
    }),
  ),
});

export const waitsOf = ({ here, elsewhere }: Waits) => ({ waiting_for: here, waiting_elsewhere: elsewhere });

export function standingOf(
  { channel: id, view, waits: all, said, next, decision }: Standing,
  where?: string,
): z.infer<typeof standing> {
  return {
    ...{ channel: id, status: view?.status ?? 'open', said, next, ...waitsOf(all) },
    ...(view && { topic: view.topic, round: view.round, rehearsal: view.rehearsal, generated_by: view.generated_by }),
    ...(decision && { decision: decidedOf(decision) }),
    ...(where && { page: where }),
  };
}

export const outcomeOf = (record: DecisionRecord, where?: string): z.infer<typeof outcome> => ({
  ...{ channel: record.channel_id, topic: record.topic, rehearsal: record.rehearsal },
  generated_by: record.generated_by,
  ...decidedOf(record),
  ...(where && { page: where }),
});

const decidedOf = ({
  verdict,
  counts,
  positions,
  dissent,
  open_points,
  rounds,
  cost_micro_usd,
  took_ms,
}: DecisionRecord) => ({
  ...{ verdict, counts, positions, dissent, open_points, rounds },
  cost_usd: cost_micro_usd / 1e6,
  took_seconds: Math.round(took_ms / 1_000),
});

export const listedOf = ({ channel_id, topic, protocol, status, outcome: came, last_activity_at }: ChannelSummary) => ({
  ...{ channel: channel_id, topic, protocol, status, last_activity_at },
  ...(came !== undefined && { outcome: came }),
});
