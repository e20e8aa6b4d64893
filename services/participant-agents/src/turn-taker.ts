import type { Command, RecordedEvent } from '@parley/contracts';
import type { ModelAnswer, ModelFor } from '@parley/llm';
import { submit, type ChannelFolds, type CommandBus, type Delivery } from '@parley/messaging';
import {
  ballotTask,
  contributeTask,
  feedbackTask,
  negotiationBallotTask,
  renderPrompt,
  roleTask,
  workshopBallotTask,
  type Task,
} from '@parley/prompts';
import { modelNeeds, type Deliberation } from '@parley/protocols';
import {
  abstention,
  ballot,
  contribution,
  feedback,
  followUp,
  planDocument,
  speech,
  turnFailure,
} from './submissions.js';

import type { Lookups } from './lookups.js';

type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;
type BallotRequested = Extract<RecordedEvent, { type: 'BallotRequested' }>;

/** Takes the turns of hosted participants: from the request to the answer, idempotent at every step. */
export class TurnTaker {
  constructor(
    private readonly channels: ChannelFolds<Deliberation>,
    private readonly commands: CommandBus,
    private readonly modelFor: ModelFor,
    private readonly lookups?: Lookups,
    private readonly onText: (event: TurnRequested, text: string) => void = () => undefined,
  ) {}

  /** Answers a turn that is still open; a turn that was settled meanwhile costs no model call. */
  async take(event: TurnRequested, delivery: Delivery): Promise<void> {
    if (event.data.participant_kind !== 'hosted') return;
    const opened = await this.channels.at(event.tenant, event.channel_id, event.version);
    const channel = this.lookups ? await this.lookups.before(event, opened.state, delivery) : opened.state;
    const task = openTurnTask(channel, event);
    if (!task) return;
    const answer = await this.ask(channel, event.channel_id, task, delivery, (text) => this.onText(event, text));
    if (!answer.ok && answer.code === 'silent') return;
    if (!answer.ok) return submit(this.commands, turnFailure(event, answer));
    return submit(this.commands, submission(channel, event, task, answer));
  }

  /** Votes for a hosted participant (T1); one whose model fails abstains. */
  async vote(event: BallotRequested, delivery: Delivery): Promise<void> {
    const { participant_id, participant_kind, vote_id } = event.data;
    if (participant_kind !== 'hosted') return;
    const { state: channel } = await this.channels.at(event.tenant, event.channel_id, event.version);
    if (channel.protocol === 'unopened' || channel.state.stopping.vote?.vote_id !== vote_id) return;
    if (channel.state.stopping.vote.ballots[participant_id]) return;
    const task = voteTask(channel, participant_id);
    const answer = await this.ask(channel, event.channel_id, task, delivery);
    const cast = answer.ok ? ballot(event, answer.output, answer.call) : abstention(event, answer.message, answer.call);
    return submit(this.commands, cast);
  }

  /** @throws where the service is closing: the work will be taken up again */
  private async ask(
    channel: Deliberation,
    channelId: string,
    task: Task,
    delivery: Delivery,
    onText: (text: string) => void = () => undefined,
  ): Promise<ModelAnswer> {
    const model = this.modelFor(modelNeeds(channelId, channel));
    const answer = await model.generate({ task, prompt: renderPrompt(task), signal: delivery.signal, onText });
    if (!answer.ok && answer.code === 'aborted')
      throw new Error('the service is closing; the turn will be taken up again');
    return answer;
  }
}

type Opened = Exclude<Deliberation, { protocol: 'unopened' }>;

function voteTask(channel: Opened, participantId: string): Task {
  switch (channel.protocol) {
    case 'negotiation':
      return negotiationBallotTask(channel.state, participantId);
    case 'round-table':
      return ballotTask(channel.state, participantId);
    case 'workshop':
      return workshopBallotTask(channel.state, participantId);
  }
}

/** The answer as the command that the turn asks for. */
function submission(
  channel: Deliberation,
  event: TurnRequested,
  task: Task,
  { output, call }: Extract<ModelAnswer, { ok: true }>,
): Command {
  if (channel.protocol === 'workshop') {
    if (task.kind === 'follow_up') return followUp(event, output, call);
    const { state } = channel;
    return task.kind === 'document' ? planDocument(event, state, output, call) : speech(event, state, output, call);
  }
  if (task.kind !== 'contribute') return feedback(event, output, call);
  const others = task.others.map((other) => other.participant_id);
  return contribution(event, output, call, others);
}

/** The task of a turn that is still open, or undefined. */
function openTurnTask(channel: Deliberation, { data }: TurnRequested): Task | undefined {
  const { request_id, participant_id } = data;
  if (channel.protocol === 'workshop') {
    const turn = channel.state.turns.find((candidate) => candidate.request_id === request_id);
    return turn?.status === 'open' ? roleTask(channel.state, turn) : undefined;
  }
  if (channel.protocol === 'unopened' || channel.state.phase !== 'round') return undefined;
  if (channel.protocol === 'negotiation') {
    const turn = channel.state.turns.find((candidate) => candidate.request_id === request_id);
    return turn && !turn.feedback ? feedbackTask(channel.state, participant_id) : undefined;
  }
  const turn = channel.state.turns.find((candidate) => candidate.request_id === request_id);
  return turn?.status === 'open' ? contributeTask(channel.state, participant_id) : undefined;
}
