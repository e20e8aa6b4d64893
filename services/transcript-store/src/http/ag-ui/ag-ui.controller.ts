import { Body, Controller, Headers, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { start, wantedIn } from '@parley/ag-ui';
import { ApiError } from '@parley/client';
import {
  CallerOf,
  dropBody,
  fail,
  ProblemError,
  refTo,
  RELAYED_ROUTE,
  sendStream,
  stopOf,
  type Caller,
} from '@parley/http';
import { Api } from '@parley/on-behalf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESSES, STREAMS, type Addresses } from '../../tokens.js';
import type { StreamLimits } from '../open-streams.js';
import { RUN_AGENT_INPUT } from './run-agent-input.js';

/** Largest input, in bytes: clients send all that was said with each run. */
const MOST_BYTES = 4 * 1024 * 1024;

/** AG-UI 1.0: each run in the name of whoever asks for it. What that may see and do, the API says that is asked for it. */
@ApiTags('views')
@Controller('v1/ag-ui')
export class AgUiController {
  constructor(
    @Inject(ADDRESSES) private readonly addresses: Addresses | undefined,
    @Inject(STREAMS) private readonly limits: StreamLimits,
  ) {}

  @RouteConfig({ ...RELAYED_ROUTE, lasts: true, mostBytes: MOST_BYTES })
  @Post()
  @HttpCode(200)
  @ApiBody({ schema: RUN_AGENT_INPUT })
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: refTo('File') } },
    description:
      'The run as AG-UI 1.0 events: how the channel stands (STATE_SNAPSHOT, MESSAGES_SNAPSHOT), then all that happens, until it is closed (RUN_FINISHED with the decision as its result), or the caller is asked (outcome `interrupt`, answered by `resume` of the next run). A thread is a channel by its id, or a name of your own under which one was opened. A client that leaves ends the run alone.',
  })
  async run(
    @CallerOf() caller: Caller,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.addresses) return fail('not-ready', { detail: 'it is not known where commands are taken' });
    const wanted = wantedIn(body);
    if (Array.isArray(wanted)) return fail('invalid-request', { errors: wanted });
    dropBody(request);
    const out = reply.raw;
    const gone = new AbortController();
    out.once('close', () => gone.abort());
    const api = new Api({ ...this.addresses(), ...(authorization !== undefined && { authorization }) });
    const over = AbortSignal.any([gone.signal, stopOf(request.server.server)]);
    const events = await start(api, caller, wanted, over).catch((error: unknown) => {
      gone.abort();
      throw error instanceof ApiError ? new ProblemError(error.problem) : error;
    });
    reply.hijack();
    await sendStream(out, textsOf(events), this.limits).finally(() => gone.abort());
  }
}

async function* textsOf(events: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const some of events) yield some.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}
