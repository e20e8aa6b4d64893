import type { RecordedEvent } from '@parley/contracts';

/** An event as a channel's stream has it, as far as the terminal reads it. */
export const recorded = (type: string, data: object, position = 1): RecordedEvent =>
  ({ type, data, position, channel_id: 'c1', protocol: 'interview' }) as unknown as RecordedEvent;

export const interviewOpened = (more: object = {}): RecordedEvent =>
  recorded('InterviewOpened', {
    ...{ topic: 'A calendar', goal: 'Find out what is needed.', language: 'en', rehearsal: false, script: [] },
    user: { participant_id: 'mara', name: 'Mara', kind: 'person' },
    interviewer: { participant_id: 'ines', name: 'Ines', kind: 'hosted' },
    architect: { participant_id: 'otto', name: 'Otto', kind: 'hosted' },
    config: { complete_at: 80 },
    ...more,
  });

export const answer = (turn: number, text: string, more: object = {}): RecordedEvent =>
  recorded('AnswerGiven', { request_id: `answer-${turn}`, participant_id: 'ines', turn, text, ...more }, 10 + turn);

export const areas = (scores: Partial<Record<string, number>>) =>
  ['who', 'pain', 'context', 'constraints', 'success'].map((area) => ({ area, missing: '', score: scores[area] ?? 0 }));

export const analysed = (scores: Partial<Record<string, number>>, completeness_score: number): RecordedEvent =>
  recorded('InterviewAnalysed', {
    ...{
      from_turn: 1,
      through_turn: 1,
      reading: 'She keeps the calendar.',
      added: [{}],
      changed: [],
      completeness_score,
    },
    areas: areas(scores),
  });
