import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { expect } from 'vitest';
import type { Standalone } from './start-standalone.js';

/** An interview over REST, as a test holds it. */
export function interviewsOf(parley: () => Standalone) {
  const get = (path: string) => request(parley().url).get(path);
  const post = (path: string, body: object = {}) => request(parley().url).post(path).send(body);
  const interview = async (id: string) => (await get(`/v1/interviews/${id}`).expect(200)).body as InterviewBody;
  const events = async (id: string): Promise<RecordedEvent[]> => {
    const { body } = await get(`/v1/channels/${id}/timeline?limit=200`).expect(200);
    return (body as { items: RecordedEvent[] }).items;
  };
  return {
    ...{ get, post, eventually, interview, events },
    async open(more: object = {}): Promise<string> {
      const { body } = await post('/v1/interviews', { topic: 'How our club plans its evenings', ...more }).expect(201);
      return (body as { channel_id: string }).channel_id;
    },
    say: (id: string, text: string) => post(`/v1/channels/${id}/interventions`, { text }),
    /** The user has the word: the turn is answered and thought about. */
    listens: (id: string, round: number) =>
      eventually(async () => {
        const view = await interview(id);
        expect(view).toMatchObject({ phase: 'listening', round });
        expect(view.turns.map(({ participant_id }) => participant_id)).toContain('user');
        return view;
      }),
  };
}

export interface InterviewBody {
  phase: string;
  round: number;
  turns: { participant_id: string; request_id: string }[];
  state: Record<string, unknown> & { status: string; completeness_score: number };
  facts: { label: string; turns: number[] }[];
  context: { blocking_agent: string; system_notice: string };
  barrier?: { level: string; blocking_agent: string; waiting: number };
  documents: { document: string; version: number; title: string }[];
}
