import { fail } from '@parley/http';
import type { DataSource } from 'typeorm';
import type { ChannelView } from '../projections/channel-view.js';
import { ProposalRow, SummaryRow } from '../projections/entities.js';
import { workshopOutcome } from '../projections/workshop-view.js';

type Of<P extends ChannelView['protocol']> = Extract<ChannelView, { protocol: P }>;

/** What a channel came to, as its protocol says it. @throws ProblemError not-found while it has come to nothing yet */
export function outcomeOf(view: ChannelView, source: DataSource): object | Promise<object> {
  switch (view.protocol) {
    case 'negotiation':
      return negotiationOutcome(view, source);
    case 'round-table':
      return tableOutcome(view, source);
    case 'workshop':
      return workshopOutcome(view);
  }
}

async function negotiationOutcome({ channel_id, decision, gaps, closed }: Of<'negotiation'>, source: DataSource) {
  if (!decision && !closed) return noOutcomeYet();
  const version = decision?.proposal_version ?? 0;
  const row = version ? await source.manager.findOneByOrFail(ProposalRow, { channel_id, version }) : undefined;
  return {
    status: decision?.status ?? closed?.status,
    reason: decision?.reason ?? closed?.reason,
    proposal: row?.proposal ?? null,
    ...(decision?.risk !== undefined && { risk: decision.risk }),
    open_points: decision?.open_points ?? [],
    gaps: gaps?.gaps ?? [],
    ...(gaps && { follow_up: gaps.follow_up }),
    ...(closed && { closed }),
  };
}

async function tableOutcome({ channel_id, closed }: Of<'round-table'>, source: DataSource) {
  if (!closed) return noOutcomeYet();
  const summary = await source.manager.findOne(SummaryRow, { where: { channel_id }, order: { position: 'desc' } });
  const { status, reason } = closed;
  return { status, reason, summary: summary?.summary ?? '', open_points: summary?.open_points ?? [], closed };
}

const noOutcomeYet = (): never => fail('not-found', { detail: 'there is no outcome yet' });
