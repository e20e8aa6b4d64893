import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { FoundAnswer, WantedAnswer } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { checkQuery, KeepCause } from '@parley/messaging';
import { RecordedAnswers } from '../recorded-answers.js';
import { EVENT_LOG } from '../tokens.js';

interface FindAnswer extends WantedAnswer {
  tenant: string;
  /** The parent of a fork. */
  channel_id: string;
}

/** Answers workers, who have no database, what models have answered in the parent of a fork (ADR 47). */
@Controller()
@UseFilters(KeepCause)
export class FindAnswerController {
  private readonly answers: RecordedAnswers;

  constructor(@Inject(EVENT_LOG) log: Pick<EventLog, 'readChannel' | 'readInputs'>) {
    this.answers = new RecordedAnswers(log);
  }

  @MessagePattern('FindAnswer')
  find(@Payload() asked: FindAnswer): Promise<FoundAnswer> {
    checkQuery(asked, 'tenant', 'channel_id', 'after', 'participant_id', 'hashes');
    const { tenant, channel_id, after, participant_id, hashes } = asked;
    return this.answers.find(tenant, channel_id, { after, participant_id, hashes });
  }
}
