import 'reflect-metadata';
import { contractErrors } from '@parley/contracts';
import { plainToInstance } from 'class-transformer';
import { describe, expect, it } from 'vitest';
import { InterviewSeatDto, type OpenInterviewDto } from '../generated/bodies.js';
import { openInterviewData } from './opening.js';

const openingData = (body: OpenInterviewDto) => openInterviewData(body, { rehearsal: false });

describe('an interview over REST (I1)', () => {
  it.each([
    ['How our club plans its evenings', 'en', ['You', 'Interviewer', 'Architect']],
    ['俱乐部如何安排活动', 'zh', ['您', '访谈者', '架构师']],
  ])('a topic alone is enough: %s', (topic, language, names) => {
    const data = openingData({ topic });
    expect(contractErrors('OpenInterview', data)).toEqual([]);
    expect(data).toMatchObject({ topic, goal: topic, language, rehearsal: false, script: [] });
    const seats = [data.user, data.interviewer, data.architect];
    expect(seats.map(({ name }) => name)).toEqual(names);
    expect(seats.map(({ participant_id }) => participant_id)).toEqual(['user', 'interviewer', 'architect']);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'hosted', 'hosted']);
    expect(data.config).toMatchObject({
      ...{ max_turns: 200, max_waiting: 32, background_timeout_ms: 120_000, deep_thinking_after_ms: 30_000 },
      ...{ compress_every: 8, keep_recent: 4, complete_at: 80, user_timeout_ms: 2_592_000_000 },
      ...{ resume_after_ms: 3_600_000, max_facilitation_attempts: 2 },
    });
  });

  it('takes names, models and settings; the budget of the installation comes before the usual one', () => {
    const body: OpenInterviewDto = {
      ...{ topic: 'T', goal: '了解需求', language: 'en', rehearsal: true },
      // As decorators read it: of a class, with undefined for what was left out.
      user: plainToInstance(InterviewSeatDto, { name: 'Ana María' }),
      interviewer: { model: 'claude-opus-5-5', persona: 'Warm.' },
      architect: { kind: 'external', participant_id: 'writer' },
      config: { max_waiting: 3, models: [{ kind: 'analyse', model: 'small', effort: 'low' }] },
      script: [{ turn: 1, agent: 'judge', act: 'silent' }],
    };
    const data = openInterviewData(body, { rehearsal: false, budgetMicroUsd: 7 });
    expect(contractErrors('OpenInterview', data)).toEqual([]);
    expect(data).toMatchObject({
      ...{ goal: '了解需求', language: 'en', rehearsal: true },
      user: { participant_id: 'ana-maría', name: 'Ana María', kind: 'person' },
      interviewer: { participant_id: 'interviewer', model: 'claude-opus-5-5', persona: 'Warm.' },
      architect: { participant_id: 'writer', name: 'Architect', kind: 'external' },
      config: { max_waiting: 3, budget_micro_usd: 7, models: [{ kind: 'analyse', model: 'small', effort: 'low' }] },
    });
  });
});
