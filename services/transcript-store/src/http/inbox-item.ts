import type { DataSource } from 'typeorm';
import type { ChannelView } from '../projections/channel-view.js';
import { ProposalRow, type TurnRow } from '../projections/entities.js';
import { shownQuestion } from '../projections/workshop-view.js';

/** An open turn with what one has to know to take it, as its protocol has it. */
export async function inboxItem(turn: TurnRow, view: ChannelView, source: DataSource): Promise<object> {
  const { channel_id, request_id, participant_id, name, round, due_at } = turn;
  const { topic, protocol } = view;
  const asked = { channel_id, topic, request_id, participant_id, name, round, due_at, protocol };
  if (request_id.startsWith('ballot-')) return { ...asked, vote: view.vote };
  return { ...asked, ...(await taskOf(turn, view, source)) };
}

/** A question that waits for the user (W6); undefined where the channel asks none of that id. */
export function questionItem(question_id: string, view: ChannelView): object | undefined {
  if (view.protocol !== 'workshop') return undefined;
  const { channel_id, topic, protocol, clarifications } = view;
  const asked = clarifications.find((one) => one.question_id === question_id);
  return asked && { channel_id, topic, protocol, ...shownQuestion(view, asked) };
}

async function taskOf(turn: TurnRow, view: ChannelView, source: DataSource): Promise<object> {
  switch (view.protocol) {
    case 'negotiation': {
      const { channel_id, participant_id, proposal_version: version } = turn;
      const { proposal } = await source.manager.findOneByOrFail(ProposalRow, { channel_id, version });
      const assignment = proposal.assignments.find((seat) => seat.participant_id === participant_id);
      return { assignment, proposal, demand: view.demand };
    }
    case 'round-table': {
      const { question, last_summary } = view;
      return { question, ...(last_summary && { last_summary: last_summary.summary }) };
    }
    case 'workshop': {
      const { requirement, plan_version } = view;
      return { work: turn.work, requirement, plan_version };
    }
  }
}
