import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, type Caller } from '@parley/http';
import { In, type DataSource } from 'typeorm';
import { ChannelRow, QuestionRow, TurnRow } from '../projections/entities.js';
import { PROJECTIONS } from '../tokens.js';
import { inboxItem, questionItem } from './inbox-item.js';

/** The name under which the inbox holds what is asked of the user. */
const USER = 'user';

/** What waits for a person or an external agent. */
@ApiTags('views')
@Controller('v1/inbox')
export class InboxController {
  constructor(@Inject(PROJECTIONS) private readonly source: DataSource) {}

  @Get(':name')
  @ApiOkResponse({
    description: 'Open turns of a participant, by id or by name, the oldest first; for `user` the questions that wait.',
  })
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
    const items = await Promise.all(turns.map((turn) => this.item(turn)));
    return { items: name === USER ? [...items, ...(await this.questions(tenant))] : items };
  }

  /** What the roles of workshops ask the user (W6), the oldest first. */
  private async questions(tenant: string) {
    const rows = await this.source.manager.find(QuestionRow, {
      where: { tenant, pending: true },
      order: { position: 'asc' },
      take: 200,
    });
    const ids = [...new Set(rows.map(({ channel_id }) => channel_id))];
    const channels = ids.length ? await this.source.manager.findBy(ChannelRow, { channel_id: In(ids) }) : [];
    return rows.flatMap(({ channel_id, question_id }) => {
      const view = channels.find((channel) => channel.channel_id === channel_id)?.view;
      return (view && questionItem(question_id, view)) ?? [];
    });
  }

  private async item(turn: TurnRow): Promise<object> {
    const { view } = await this.source.manager.findOneByOrFail(ChannelRow, { channel_id: turn.channel_id });
    return inboxItem(turn, view, this.source);
  }
}
