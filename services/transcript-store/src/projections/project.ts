import type { RecordedEvent } from '@parley/contracts';
import { nameOf } from '@parley/protocols';
import type { EntityManager } from 'typeorm';
import { read, viewOf, type Reading } from './channel-view.js';
import { ChannelRow, ProposalRow, TurnRow } from './entities.js';

/** Brings one channel's rows forward by its new events; what it returns is the fold to go on from. */
export async function project(manager: EntityManager, before: Reading, events: RecordedEvent[]): Promise<Reading> {
  let reading = before;
  for (const event of events) {
    reading = read(reading, event);
    await projectDetail(manager, reading, event);
  }
  const last = events.at(-1)!;
  const view = viewOf(reading);
  await manager.upsert(
    ChannelRow,
    {
      channel_id: last.channel_id,
      tenant: last.tenant,
      protocol: last.protocol,
      status: view.status,
      last_activity_at: new Date(last.recorded_at),
      position: last.position,
      view: view as never,
    },
    ['channel_id'],
  );
  return reading;
}

async function projectDetail(manager: EntityManager, { state }: Reading, event: RecordedEvent): Promise<void> {
  const { channel_id, tenant, position } = event;
  switch (event.type) {
    case 'ProposalDrafted': {
      const { proposal } = event.data;
      const nothing = { diff: [], changes_made: [], changes_rejected: [], tally: null };
      await manager.insert(ProposalRow, {
        channel_id,
        version: proposal.version,
        cause: 'draft',
        proposal,
        ...nothing,
      });
      return;
    }
    case 'ProposalAdjusted': {
      const { proposal, cause, diff, changes_made, changes_rejected } = event.data;
      const row = { channel_id, version: proposal.version, cause, proposal, diff, changes_made, changes_rejected };
      await manager.insert(ProposalRow, { ...row, tally: null });
      return;
    }
    case 'RoundClosed': {
      const { accepted, negotiating, withdrawn, assumed, proposal_version: version } = event.data;
      await manager.update(
        ProposalRow,
        { channel_id, version },
        { tally: { accepted, negotiating, withdrawn, assumed } },
      );
      return;
    }
    case 'TurnRequested': {
      const { request_id, participant_id, participant_kind: kind, round, proposal_version, due_at } = event.data;
      const row = { channel_id, request_id, tenant, participant_id, kind, round, proposal_version, position };
      const name = nameOf(state, participant_id);
      await manager.insert(TurnRow, { ...row, name, open: true, due_at: new Date(due_at), feedback: null });
      return;
    }
    case 'ReminderSent':
      await manager.update(
        TurnRow,
        { channel_id, request_id: event.data.request_id },
        { due_at: new Date(event.data.due_at) },
      );
      return;
    case 'FeedbackRecorded':
      await manager.update(
        TurnRow,
        { channel_id, request_id: event.data.request_id },
        { open: false, feedback: event.data as never },
      );
      return;
    case 'ChannelClosed':
      await manager.update(TurnRow, { channel_id, open: true }, { open: false });
      return;
    default:
  }
}
