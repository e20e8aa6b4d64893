import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ForSeats, type Caller } from '@parley/http';
import { In, type DataSource } from 'typeorm';
import type { ChannelView } from '../projections/channel-view.js';
import { ChannelRow, QuestionRow, TurnRow } from '../projections/entities.js';
import { BALLOT_WORK } from '../projections/turn-rows.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';
import { ReadsOwnWrites } from './min-position.js';

/** The name under which the inbox holds what is asked of the user. */
const USER = 'user';

/** What waits for a person or an external agent, in channels of any protocol. */
@ApiTags('views')
@ReadsOwnWrites()
@Controller('v1/inbox')
export class InboxController {
  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @ForSeats()
  @Get(':name')
  @ApiOkResponse({
    description: 'Open turns of a participant, by id or by name, the oldest first; for `user` the questions that wait.',
  })
  async inbox(@CallerOf() { tenant, seat }: Caller, @Param('name') name: string) {
    await this.projector.write();
    const asked = { tenant, ...seat, open: true, kind: In(['person', 'external']) };
    const turns = await this.source.manager.find(TurnRow, {
      where: [
        { ...asked, participant_id: name },
        // The key of a seat is for that seat, whoever else has its name.
        ...(seat ? [] : [{ ...asked, name }]),
      ],
      order: { position: 'asc' },
      take: 200,
    });
    const questions = name === USER && !seat ? await this.questions(tenant) : [];
    const views = await this.viewsOf([...turns, ...questions]);
    return {
      items: [
        ...turns.flatMap((turn) => turnItem(turn, views.get(turn.channel_id)!) ?? []),
        ...questions.map(({ channel_id, question }) => {
          const { topic, protocol, rehearsal } = views.get(channel_id)!;
          return { channel_id, topic, protocol, rehearsal, ...question };
        }),
      ],
    };
  }

  /** What participants ask the user (W6), the oldest first. */
  private questions(tenant: string): Promise<QuestionRow[]> {
    const where = { tenant, pending: true };
    return this.source.manager.find(QuestionRow, { where, order: { position: 'asc' }, take: 200 });
  }

  private async viewsOf(rows: readonly { channel_id: string }[]): Promise<Map<string, ChannelView>> {
    const ids = [...new Set(rows.map(({ channel_id }) => channel_id))];
    const channels = ids.length ? await this.source.manager.findBy(ChannelRow, { channel_id: In(ids) }) : [];
    return new Map(channels.map(({ channel_id, view }) => [channel_id, view]));
  }
}

/** An open turn with what one has to know to take it; undefined where the channel has gone on since it was read. */
function turnItem(turn: TurnRow, { topic, protocol, rehearsal, vote }: ChannelView): object | undefined {
  const { channel_id, request_id, participant_id, name, round, due_at, work, context } = turn;
  const asked = { channel_id, topic, request_id, participant_id, name, round, due_at, protocol, rehearsal };
  if (work === BALLOT_WORK) return vote && { ...asked, vote };
  return { ...asked, ...(work && { work }), ...context };
}
