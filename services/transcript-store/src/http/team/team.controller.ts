import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { ChannelIdPipe, fail, wholeNumber, ForSeats } from '@parley/http';
import type { DebateRow, TeamView, WorkspaceRow } from '@parley/protocols/team';
import { Answers } from '../answers/index.js';
import { ChannelViews } from '../channel-views.js';
import { ReadsOwnWrites } from '../min-position.js';
import { ReaderOf, type Reader } from '../reader.js';
import { latest, listed } from './workspace.js';

/** A team's views: what its phases handed over, and its debates (D1, D3). */
@ApiTags('views')
@ReadsOwnWrites()
@ForSeats()
@Controller('v1/channels/:id')
export class TeamViewsController {
  constructor(private readonly views: ChannelViews) {}

  @Get('workspace')
  @Answers('WorkspaceList', 'The latest version of everything handed over; of texts their size only.')
  async workspace(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    return { items: latest(await this.entries(reader, id)).map(listed) };
  }

  @Get('workspace/:folder/:name')
  @Answers('WorkspaceEntry', 'One thing handed over, whole; its key is phases/{phase_id} or artefacts/{name}.')
  @ApiQuery({ name: 'version', required: false, description: 'The latest where absent.' })
  async workspaceEntry(
    @ReaderOf() reader: Reader,
    @Param('id', ChannelIdPipe) id: string,
    @Param('folder') folder: string,
    @Param('name') name: string,
    @Query('version') given?: string,
  ): Promise<WorkspaceRow> {
    const key = `${folder}/${name}`;
    const version = wholeNumber(given, '/version', { min: 1 });
    const versions = (await this.entries(reader, id)).filter((row) => row.key === key);
    const found = version === undefined ? latest(versions)[0] : versions.find((row) => row.version === version);
    return found ?? fail('not-found', { detail: `there is no ${key}${version ? ` in version ${version}` : ''}` });
  }

  @Get('debates')
  @Answers('DebateList', 'Every debate, round by round: why it is held, who said what, the ruling, who differs.')
  async debates(@ReaderOf() reader: Reader, @Param('id', ChannelIdPipe) id: string) {
    await this.views.ofProtocol<TeamView>(reader, id, 'team');
    const rows = await this.views.rows<DebateRow>(reader, id, 'debates');
    return { items: rows.toSorted((one, other) => one.number - other.number) };
  }

  private async entries(reader: Reader, id: string): Promise<WorkspaceRow[]> {
    await this.views.ofProtocol<TeamView>(reader, id, 'team');
    return this.views.rows<WorkspaceRow>(reader, id, 'workspace');
  }
}
