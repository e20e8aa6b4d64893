import { Body, Controller, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { userSubject } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, fail, failField, needsScope, type Caller } from '@parley/http';
import { CommandHandler } from '../command-handler.js';
import { Erasures } from '../erasures/erasures.js';
import { Answers, type Erased } from './answers.js';
import { EraseWordsDto } from './generated/bodies.js';
import { RestCommands, type CommandHeaders } from './rest-commands.js';

/** How a subject begins that is no seat. */
const USER = userSubject({ id: '' });

/** What somebody said in a channel that is over, and their name, for ever unreadable. */
@ApiTags('operating')
@Controller('v1/channels/:id/erasures')
export class ErasuresController {
  constructor(
    private readonly commands: RestCommands,
    @Inject(Erasures) private readonly erasures: Erasures,
    @Inject(CommandHandler) private readonly handler: CommandHandler,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(
    'Erased',
    'The words of a person, or of an agent of others, and their name are unreadable from now on, wherever Parley keeps them; the channel has to be closed. What others quoted, exports that were given out and backups with the keys are not reached. A second time changes nothing. Needs the scopes operate and erase.',
  )
  async erase(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: EraseWordsDto,
    @Headers() headers: CommandHeaders,
  ): Promise<Erased> {
    needsScope(caller, 'erase');
    const { subject } = body;
    const opening = await this.erasures.opening(caller.tenant, channelId);
    if (!opening) fail('channel-not-found');
    const erased = await this.erasures.hasWords(caller.tenant, channelId, subject);
    if (!erased && subject.startsWith(USER) && !(await this.wasErased(caller, channelId, subject)))
      failField('/subject', 'has said nothing in this channel that is kept');
    const given = { ...body, ...opening, ...(erased && { still_kept: true }) };
    const { channel_id, position } = await this.commands.send('EraseWords', given, { caller, channelId, headers });
    await this.erasures.forget(caller.tenant, channelId);
    return { channel_id, subject, erased, position };
  }

  /** Then it is asked a second time, or a first one did not come to its end. */
  private async wasErased({ tenant }: Caller, channelId: string, subject: string): Promise<boolean> {
    const { state } = await this.handler.channelOf(tenant, channelId);
    return state.state?.erased?.includes(subject) ?? false;
  }
}
