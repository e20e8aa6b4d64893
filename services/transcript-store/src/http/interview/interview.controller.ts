import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { ChannelIdPipe, ForSeats } from '@parley/http';
import type { InterviewView, MemoryRow, StateRow } from '@parley/protocols/interview';
import { Answers } from '../answers/index.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { messagePage } from './message-page.js';

/** An interview's views: what is known, what was said, how it came about (I3, I5, I7). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/interviews/:id')
export class InterviewViewsController {
  constructor(private readonly views: ChannelViews) {}

  @Get()
  @Answers('Interview', 'The channel with the InterviewState, the facts with their turns, who is waited for.')
  async interview(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    const view = await this.views.ofProtocol<InterviewView>(reader, id, 'interview');
    return { ...view, protocol: 'interview' as const, state: { session_id: id, ...view.state } };
  }

  @Get('messages')
  @Answers('MessagePage', 'What was said, whole, by turn, oldest first.')
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'cursor', required: false })
  async messages(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Query() query: Record<string, string | undefined>,
  ) {
    await this.views.ofProtocol<InterviewView>(reader, id, 'interview');
    return messagePage(this.views, reader, id, query);
  }

  @Get('states')
  @Answers('InterviewSteps', 'Every analysis, change of status and notice, with the turns that it rests on.')
  async states(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    await this.views.ofProtocol<InterviewView>(reader, id, 'interview');
    const rows = await this.views.rows<StateRow>(reader, id, 'interview_states');
    return { items: rows.map((row) => ('state' in row ? { ...row, state: { session_id: id, ...row.state } } : row)) };
  }

  @Get('memories')
  @Answers('MemoryList', 'Every compression: each point with the turns that it stands for.')
  async memories(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    await this.views.ofProtocol<InterviewView>(reader, id, 'interview');
    return { items: await this.views.rows<MemoryRow>(reader, id, 'memories') };
  }
}
