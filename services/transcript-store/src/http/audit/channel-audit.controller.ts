import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { verdictOf, type AuditReport, type RecordFault } from '@parley/audit';
import type { Found } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import type { FastifyReply } from 'fastify';
import { Auditor } from '../../auditor.js';
import { EVENT_LOG } from '../../tokens.js';
import { Answers } from '../answers/index.js';
import { firstEvent } from '../event-pages.js';
import { exportLines } from '../export-lines.js';

/** Whether a channel follows from what was asked for (P5), as `parley audit` says it. */
@ApiTags('views')
@Controller('v1/channels')
export class ChannelAuditController {
  private readonly auditor = new Auditor();

  constructor(@Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'>) {}

  @Get(':id/audit')
  @Answers(
    'AuditOfChannel',
    'Each command of the channel decided once more by the rules of today, each verdict of the monitor and each prompt made anew: whether all of it is what was recorded, the first that is not with both sides, and what is not known. No model is asked. One channel after another is audited, in a thread of its own.',
  )
  async show(
    @CallerOf() { tenant }: Caller,
    @Param('id', ChannelIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const first = await firstEvent(this.log, tenant, id);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const audited = await this.auditor.audit(() => exportLines(this.log, tenant, id), gone.signal);
    return audited.ok ? answerOf(audited) : brokenBy(first.channel_id, audited.fault);
  }
}

/** The export says who wrote what is quoted, whether or not the views of the channel can be made. */
const answerOf = ({ report, found }: { report: AuditReport; found: Found }) => ({
  ...report,
  verdict: verdictOf(report),
  generated_by: found.generated_by!,
});

const brokenBy = (channel_id: string, { kind, ...fault }: RecordFault) => {
  const version = 'from' in fault ? fault.from : 'version' in fault ? fault.version : undefined;
  return { verdict: 'broken' as const, channel_id, kind, ...(version !== undefined && { version }) };
};
