import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, type Caller } from '@parley/http';
import { In, type DataSource } from 'typeorm';
import { ChannelRow, ProposalRow, TurnRow } from './projections/entities.js';
import { PROJECTIONS } from './tokens.js';

/** What waits for a person or an external agent. */
@ApiTags('views')
@Controller('v1/inbox')
export class InboxController {
  constructor(@Inject(PROJECTIONS) private readonly source: DataSource) {}

  @Get(':name')
  @ApiOkResponse({ description: 'Open turns of a participant, by id or by name, the oldest first.' })
  async inbox(@CallerOf() { tenant }: Caller, @Param('name') name: string) {
    const asked = { tenant, open: true, kind: In(['person', 'external']) };
    const turns = await this.source.manager.find(TurnRow, {
      where: [
        { ...asked, participant_id: name },
        { ...asked, name },
      ],
      order: { position: 'asc' },
      take: 200,
    });
    return { items: await Promise.all(turns.map((turn) => this.item(turn))) };
  }

  private async item(turn: TurnRow) {
    const { channel_id, request_id, participant_id, name, round, due_at, proposal_version } = turn;
    const channel = await this.source.manager.findOneByOrFail(ChannelRow, { channel_id });
    const { view } = channel;
    const asked = { channel_id, topic: view.topic, request_id, participant_id, name, round, due_at };
    if (request_id.startsWith('ballot-')) return { ...asked, protocol: view.protocol, vote: view.vote };
    if (view.protocol === 'round-table') {
      const { question, last_summary } = view;
      return {
        ...asked,
        protocol: view.protocol,
        question,
        ...(last_summary && { last_summary: last_summary.summary }),
      };
    }
    if (view.protocol === 'workshop') {
      const { requirement, plan_version } = view;
      return { ...asked, protocol: view.protocol, requirement, plan_version };
    }
    const { proposal } = await this.source.manager.findOneByOrFail(ProposalRow, {
      channel_id,
      version: proposal_version,
    });
    const assignment = proposal.assignments.find((seat) => seat.participant_id === participant_id);
    return { ...asked, protocol: view.protocol, assignment, proposal, demand: view.demand };
  }
}
