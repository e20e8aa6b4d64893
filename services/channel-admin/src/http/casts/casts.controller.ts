import { languageOf } from '@parley/contracts/language-of';
import { Body, Controller, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ProblemError, type Caller } from '@parley/http';
import { Casts } from '../../casts/casts.js';
import { INSTALLATION, installationNow, type Installation } from '../../tokens.js';
import { Answers, type ChosenCast } from '../answers.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { commandIdOf, type CommandHeaders } from '../rest-commands.js';
import { CastDto } from './cast.dto.js';

/** Whoever takes part where the user names nobody: chosen for the topic, shown, and then sent with the opening as any other. */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/casts')
export class CastsController {
  constructor(
    private readonly casts: Casts,
    @Inject(INSTALLATION) private readonly installation: Installation,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers('ChosenCast', 'Who could take part: chosen by a model for this topic, or the fixed cast and why.')
  async choose(
    @CallerOf() caller: Caller,
    @Body() { protocol, topic, language = languageOf(topic), rehearsal }: CastDto,
    @Headers() headers: CommandHeaders,
  ): Promise<ChosenCast> {
    const wanted = { protocol, topic, language };
    if ((await installationNow(this.installation, rehearsal)).rehearsal) return this.casts.rehearsed(wanted);
    const id = commandIdOf(caller, 'cast', headers);
    const chosen = await this.casts.choose({ tenant: caller.tenant, id }, wanted);
    if ('code' in chosen) throw new ProblemError(chosen);
    return chosen;
  }
}
