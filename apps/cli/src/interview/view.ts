import { interviewViewsInterview, type Interview } from '@parley/client';
import type { AreaScore, DocumentVersion, StatusChanged } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';
import type { Language } from '../language.js';
import { block } from '../safe-for-screen.js';
import { paint } from '../render/style.js';
import { type TerminalWords } from '../words.js';

export type DocumentId = DocumentVersion['document'];

/** What is known of the user, as the source names it (I3). */
export interface InterviewState {
  session_id: string;
  processed_turns: number;
  status: StatusChanged['to'];
  user_profile: Record<string, string>;
  current_practice: Record<string, string>;
  pain_points: string[];
  constraints: Record<string, string>;
  success_criteria: Record<string, string>;
  completeness_score: number;
  last_updated?: string;
}

/** An interview as GET /v1/interviews/{id} answers, as far as the terminal needs it. */
export interface InterviewView {
  channel_id: string;
  position: number;
  topic: string;
  language: Language;
  phase: string;
  interviewer: { name: string };
  user: { name: string };
  state: InterviewState;
  areas: AreaScore[];
  context: { recent_messages: { from: 'user' | 'interviewer'; text: string; interrupted?: boolean }[] };
  barrier?: Interview['barrier'];
  documents: { document: DocumentId; version: number; title: string }[];
  /** Present while documents are being written. */
  delivery?: { version: number };
}

/** @throws CliError where there is no such channel, or it is not an interview */
export const interviewView = async (client: ApiClient, channel: string): Promise<InterviewView> =>
  (await interviewViewsInterview({ ...client.to, path: { id: channel } })).data;

/** The last turn, as it was said. */
export function lastWords({ context, user, interviewer }: InterviewView, words: TerminalWords['interview']): string[] {
  const names = { user: user.name, interviewer: interviewer.name };
  return context.recent_messages.slice(-2).map(({ from, text, interrupted }) => {
    const end = interrupted ? paint.dim(` — ${words.interrupted}`) : '';
    return `${paint.bold(names[from])}${words.colon}${block(text)}${end}`;
  });
}
