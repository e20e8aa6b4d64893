import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, cursorOf, failField, ForSeats, pageLimit, positionCursor, type Caller } from '@parley/http';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import { Answers } from './answers/index.js';
import type { InboxItem } from './answers/pages.js';
import type { ChannelView } from '../projections/channel-view.js';
import { ChannelRow, type QuestionRow, type TurnRow } from '../projections/entities.js';
import { BALLOT_WORK } from '../projections/turn-rows.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';
import { boundedTurns } from './bounded-turns.js';
import { ReadsOwnWrites } from './min-position.js';
import { wholeViews } from '../whole-views.js';

/** Items of a page where the caller does not say. */
const PAGE = 200;

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
  @Answers(
    'InboxPage',
    'Open turns of a participant, by id or by name, the oldest first; for `user`, or with ?user=true, the questions that wait, too.',
  )
  @ApiQuery({
    name: 'user',
    required: false,
    enum: ['true', 'false'],
    description: 'Whether what is asked of the user comes with it.',
  })
  @ApiQuery({ name: 'limit', required: false, description: '200 where absent.' })
  @ApiQuery({ name: 'cursor', required: false })
  async inbox(
    @CallerOf() { tenant, seat }: Caller,
    @Param('name') name: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    const limit = pageLimit(query['limit'] ?? String(PAGE));
    const after = positionCursor(query['cursor']) ?? 0;
    const { user = 'false' } = query;
    if (user !== 'true' && user !== 'false') failField('/user', 'must be one of true, false');
    const names = user === 'true' && !seat ? [name, USER] : [name];
    await wholeViews(this.projector);
    const { page, views } = await asTenant(this.source, tenant, async (manager) => {
      const turns = await openTurns(manager, { tenant, seat, names, after, limit });
      const questions = names.includes(USER) && !seat ? await waitingQuestions(manager, tenant, after, limit + 1) : [];
      const page = firstPage(turns, questions, limit);
      return { page, views: await viewsOf(manager, page.rows) };
    });
    const { rows, next } = page;
    const items = rows.flatMap((row) => {
      const view = views.get(row.channel_id);
      return (view && ('question' in row ? questionItem(row, view) : turnItem(row, view))) ?? [];
    });
    return { items, ...(next !== undefined && { next_cursor: cursorOf(next) }) };
  }
}

type OpenTurn = Pick<TurnRow, 'position' | (typeof SHOWN)[number]>;
const SHOWN = ['channel_id', 'request_id', 'participant_id', 'name', 'round', 'due_at', 'work', 'context'] as const;

/** The key of a seat is for that seat, whoever else has its name. */
function openTurns(
  manager: EntityManager,
  {
    tenant,
    seat,
    names,
    after,
    limit,
  }: Pick<Caller, 'tenant' | 'seat'> & { names: readonly string[]; after: number; limit: number },
) {
  const whose = seat ? 'participant_id = any($3) and channel_id = $4' : '(participant_id = any($3) or name = any($3))';
  return boundedTurns(manager, {
    columns: SHOWN,
    sized: 'context',
    where: `tenant = $1 and open and kind in ('person', 'external') and position > $2 and ${whose}`,
    values: [tenant, after, names, ...(seat ? [seat.channel_id] : [])],
    limit,
  });
}

/** What participants ask the user (W6), the oldest first; with those that one event has asked together. */
async function waitingQuestions(
  manager: EntityManager,
  tenant: string,
  after: number,
  most: number,
): Promise<QuestionRow[]> {
  const rows = await manager.query<(Omit<QuestionRow, 'position'> & { position: string })[]>(
    `select * from projections.questions where tenant = $1 and pending and position > $2
     order by position fetch first $3 rows with ties`,
    [tenant, after, most],
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

async function viewsOf(
  manager: EntityManager,
  rows: readonly { channel_id: string }[],
): Promise<Map<string, ChannelView>> {
  const ids = [...new Set(rows.map(({ channel_id }) => channel_id))];
  const channels = ids.length ? await manager.findBy(ChannelRow, { channel_id: In(ids) }) : [];
  return new Map(channels.map(({ channel_id, view }) => [channel_id, view]));
}

/**
 * The first rows by their position, and the position to go on from where there are more. Rows of one position, as the
 * questions of one event, stay together: a cursor cannot come between them.
 */
function firstPage(
  { rows: turns, hasMore }: { rows: OpenTurn[]; hasMore: boolean },
  questions: QuestionRow[],
  limit: number,
): { rows: (OpenTurn | QuestionRow)[]; next?: number } {
  const lastTurn = hasMore ? turns.at(-1)!.position : Infinity;
  const inOrder = [...turns, ...questions].toSorted((one, other) => one.position - other.position);
  const last = Math.min(lastTurn, inOrder.length > limit ? inOrder[limit - 1]!.position : Infinity);
  if (last === Infinity) return { rows: inOrder };
  // More than was asked for came, so more may follow: at worst the next page is empty.
  return { rows: inOrder.filter(({ position }) => position <= last), next: last };
}

const questionItem = (
  { channel_id, question }: QuestionRow,
  { topic, protocol, rehearsal, generated_by }: ChannelView,
): InboxItem => ({
  channel_id,
  topic,
  protocol,
  rehearsal,
  generated_by,
  ...question,
});

/** An open turn with what one has to know to take it; undefined where the channel has gone on since it was read. */
function turnItem(turn: OpenTurn, view: ChannelView): InboxItem | undefined {
  const { topic, protocol, rehearsal, generated_by, vote } = view;
  const { channel_id, request_id, participant_id, name, round, due_at, work, context } = turn;
  const asked = {
    channel_id,
    topic,
    request_id,
    participant_id,
    name,
    round,
    due_at,
    protocol,
    rehearsal,
    generated_by,
  };
  if (work === BALLOT_WORK) return vote && { ...asked, vote };
  return { ...asked, ...(work && { work }), ...context };
}
