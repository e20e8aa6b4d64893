import type { Assignment, Proposal } from '@parley/contracts';
import { CliError, EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from './views.js';

interface InboxItem {
  channel_id: string;
  topic: string;
  participant_id: string;
  round: number;
  due_at: string;
}

interface NegotiationItem extends InboxItem {
  protocol: 'negotiation';
  assignment: Assignment;
  proposal: Proposal;
}

interface BallotItem extends InboxItem {
  vote: { vote_id: string; question: string };
}

interface TableItem extends InboxItem {
  protocol: 'round-table';
  question: string;
  last_summary?: string;
}

export async function inbox({ client }: Session, name: string, options: GlobalOptions): Promise<number> {
  const { items } = await client.get<{ items: (NegotiationItem | TableItem | BallotItem)[] }>(
    `/v1/inbox/${encodeURIComponent(name)}`,
  );
  if (printed(items, options)) return EXIT.done;
  if (!items.length) process.stdout.write(`nothing waits for ${name}\n`);
  for (const item of items) {
    const lines = 'vote' in item ? ballotLines(item) : 'question' in item ? tableLines(item) : negotiationLines(item);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  return EXIT.done;
}

function negotiationLines({ channel_id, topic, participant_id, round, due_at, assignment, proposal }: NegotiationItem) {
  return [
    paint.bold(`${topic} · round ${round} · v${proposal.version} · until ${due_at}`),
    `  ${assignment.role}${assignment.core ? ' [core]' : ''}: ${assignment.task}`,
    ...proposal.terms.map(({ field, value, unit }) => `  ${field}: ${value}${unit ? ` ${unit}` : ''}`),
    paint.dim(`  parley reply ${channel_id} ${participant_id} accept|negotiate|withdraw`),
  ];
}

function ballotLines({ channel_id, topic, participant_id, due_at, vote }: BallotItem) {
  return [
    paint.bold(`${topic} · vote on ending · until ${due_at}`),
    ...(vote.question ? [`  ${vote.question}`] : []),
    paint.dim(`  parley ballot ${channel_id} end|continue|abstain --as ${participant_id}`),
  ];
}

function tableLines({ channel_id, topic, participant_id, round, due_at, question, last_summary }: TableItem) {
  return [
    paint.bold(`${topic} · round ${round} · until ${due_at}`),
    `  ${question}`,
    ...(last_summary ? [`  ${last_summary}`] : []),
    paint.dim(`  parley speak ${channel_id} ${participant_id} "…" --stance agree|partly|disagree`),
  ];
}

export interface ReplyOptions {
  message: string;
  change: string[];
  reason?: string;
  round?: string;
}

export async function reply(
  { client }: Session,
  { channel, name, feedback }: { channel: string; name: string; feedback: string },
  { message, change, reason, round }: ReplyOptions,
  options: GlobalOptions,
): Promise<number> {
  const proposed_changes = change.map((text) => {
    const [, field, new_value] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
    if (!field || !new_value) throw new CliError(`--change ${text}: write it as field=value`, EXIT.usage);
    return { field, new_value, reason: reason ?? (message || '-') };
  });
  const body = {
    participant_id: name,
    feedback_type: feedback,
    reasoning: message,
    proposed_changes,
    ...(round !== undefined && { round: Number(round) }),
  };
  return sent(
    await client.post(`/v1/channels/${encodeURIComponent(channel)}/feedback`, body),
    `${name} ${feedback}`,
    options,
  );
}

/** A person's or an external agent's turn at a round table. */
export async function speak(
  { client }: Session,
  { channel, name, text }: { channel: string; name: string; text: string },
  { stance, claim }: { stance?: string; claim?: string },
  options: GlobalOptions,
): Promise<number> {
  const body = {
    participant_id: name,
    text,
    ...(stance !== undefined && { stance: { verdict: stance, ...(claim !== undefined && { claim }) } }),
  };
  return sent(
    await client.post(`/v1/channels/${encodeURIComponent(channel)}/contributions`, body),
    `${name} has spoken`,
    options,
  );
}

export async function say({ client }: Session, channel: string, text: string, options: GlobalOptions): Promise<number> {
  return sent(
    await client.post(`/v1/channels/${encodeURIComponent(channel)}/interventions`, { text }),
    'heard',
    options,
  );
}

export function sent(result: unknown, line: string, { output }: GlobalOptions): number {
  process.stdout.write(`${output === 'text' ? line : JSON.stringify(result)}\n`);
  return EXIT.done;
}
