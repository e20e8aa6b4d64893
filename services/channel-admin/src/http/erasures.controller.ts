import { Body, Controller, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { newId, userSubject, type EraseWords } from '@parley/contracts';
import { CallerOf, ChannelIdPipe, fail, failField, needsScope, ProblemError, type Caller } from '@parley/http';
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
    'The words of a person, or of an agent of others, and their name are unreadable from now on, wherever Parley keeps them, and in all channels that were forked from it or that it was forked from; they have to be closed. What others quoted, exports that were given out and backups with the keys are not reached. A second time changes nothing. Needs the scopes operate and erase.',
  )
  async erase(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: EraseWordsDto,
    @Headers() headers: CommandHeaders,
  ): Promise<Erased> {
    needsScope(caller, 'erase');
    const { subject } = body;
    const { tenant } = caller;
    const family = await this.erasures.family(tenant, channelId);
    if (!family.length) fail('channel-not-found');
    const ids = family.map(({ channel_id }) => channel_id);
    const erased = await this.erasures.hasWords(tenant, ids, subject);
    if (!erased && subject.startsWith(USER) && !(await this.wasErased(caller, channelId, subject)))
      failField('/subject', 'has said nothing in this channel that is kept');
    const given = family.map(({ channel_id, opened_at }) => ({
      channelId: channel_id,
      data: { ...body, ...(opened_at && { opened_at }), ...(erased && { still_kept: true }) },
    }));
    // In all of them or in none: words that one still goes by are not taken from another.
    for (const one of given) await this.mustBePossible(caller, one, channelId);
    let position = 0;
    const { 'if-match': _, ...elsewhere } = headers;
    for (const { channelId: id, data } of given) {
      const addressed = { caller, channelId: id, headers: id === channelId ? headers : elsewhere };
      const committed = await this.commands.send('EraseWords', data, addressed);
      await this.erasures.forget(tenant, id);
      if (id === channelId) ({ position } = committed);
    }
    return { channel_id: channelId, subject, erased, position };
  }

  private async mustBePossible(
    { tenant, actor }: Caller,
    { channelId, data }: { channelId: string; data: EraseWords },
    asked: string,
  ): Promise<void> {
    const { state } = await this.handler.channelOf(tenant, channelId);
    const header = { id: newId(), tenant, channel_id: channelId, actor, time: new Date().toISOString() };
    const decision = this.handler.rules.decide(state, { ...header, type: 'EraseWords', data });
    if (decision.ok) return;
    const detail = `the words are in ${channelId} as well, and there: ${decision.problem.detail ?? decision.problem.title}`;
    throw new ProblemError(channelId === asked ? decision.problem : { ...decision.problem, detail });
  }

  /** Then it is asked a second time, or a first one did not come to its end. */
  private async wasErased({ tenant }: Caller, channelId: string, subject: string): Promise<boolean> {
    const { state } = await this.handler.channelOf(tenant, channelId);
    return state.state?.erased?.includes(subject) ?? false;
  }
}
