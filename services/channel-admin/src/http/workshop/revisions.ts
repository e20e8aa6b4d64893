import { Inject, Injectable } from '@nestjs/common';
import { derivedId, type OpenWorkshop, type PreviousPlan, type WorkshopOpened } from '@parley/contracts';
import { fail, failField, ProblemError, type Caller } from '@parley/http';
import { previousPlan, workshopOf, type WorkshopState } from '@parley/protocols/workshop';
import { CommandHandler } from '../../command-handler.js';
import { RestCommands, type CommandHeaders } from '../rest-commands.js';

/** A finished version that another starts from. */
export interface BasePlan {
  plan: WorkshopOpened;
  previous: PreviousPlan;
}

/** Revisions of one version that may follow one another; more is a loop. */
const MOST = 1_000;

/**
 * Later versions of a plan (W9). The n-th workshop on a version has an id that follows from that version, so that of
 * two who open one at once the log lets only one in; a further one may follow when that one is closed.
 */
@Injectable()
export class Revisions {
  constructor(
    @Inject(CommandHandler) private readonly handler: CommandHandler,
    private readonly commands: RestCommands,
  ) {}

  /** @throws ProblemError where there is no such version, or it is not finished */
  async base(tenant: string, { channel_id, version }: { channel_id: string; version?: number }): Promise<BasePlan> {
    const { state: channel } = await this.handler.channelOf(tenant, channel_id);
    if (channel.protocol !== 'workshop') return fail('plan-not-found', { detail: channel_id });
    const state = channel.state as WorkshopState;
    const plan = workshopOf(state);
    if (version !== undefined && version !== plan.version) {
      return fail('plan-not-found', { detail: `${channel_id} is version ${plan.version}, not ${version}` });
    }
    if (!state.closed) return fail('plan-unfinished', { detail: channel_id });
    return { plan, previous: previousPlan(state, channel_id) };
  }

  /** @throws ProblemError where another workshop on that version is open */
  async open(data: OpenWorkshop & { previous: PreviousPlan }, caller: Caller, headers: CommandHeaders) {
    const { tenant } = caller;
    const commandId = this.commands.openingId(caller, headers);
    const opened = await this.handler.openedBy(commandId);
    for (let revision = 1; revision <= MOST; revision++) {
      const channelId = derivedId('revision', tenant, data.previous.channel_id, String(revision));
      const { state: channel } = await this.handler.channelOf(tenant, channelId);
      // The same command again gets its first result, whatever became of the channel.
      if (channel.state?.closed && opened !== channelId) continue;
      return this.commands
        .sendWhole('OpenWorkshop', data, { caller, channelId, headers }, commandId)
        .catch((error: unknown) => {
          if (isTaken(error)) return fail('plan-being-revised', { detail: channelId });
          throw error;
        });
    }
    return failField('/base/channel_id', `has ${MOST} revisions already`);
  }
}

const isTaken = (error: unknown): boolean => error instanceof ProblemError && error.problem.code === 'channel-exists';
