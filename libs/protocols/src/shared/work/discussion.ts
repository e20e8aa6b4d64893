import type { Stance } from '@parley/contracts';
import type { Language } from '../channel-state.js';
import { DATA } from './data-notice.js';
import { quoted } from './quoted.js';

/** Who speaks, as its prompt shows it. */
export interface Speaker {
  name: string;
  persona: string;
  expertise: string[];
}

/** What somebody has said, as others see it. */
export interface Heard {
  participant_id: string;
  name: string;
  round: number;
  text: string;
  stance?: Stance;
}

/** What is discussed, and how far it has come. */
export interface Discussed {
  topic: string;
  question: string;
  /** What people said lately. */
  interventions: string[];
  /** The facilitator's last summary: what the group has on the table. */
  last_summary?: string;
  open_points: string[];
}

/** Who a speaker is, and what it is to do. */
export function speakerSystem({ name, persona, expertise }: Speaker, language: Language, instruction: string): string {
  const zh = language === 'zh';
  return [
    zh
      ? `你是圆桌成员${name}，以第一人称发言。`
      : `You are ${name}, a member of a round table. You speak in the first person.`,
    quoted('persona', persona),
    quoted('expertise', expertise.join(zh ? '、' : ', ')),
    DATA[language],
    instruction,
  ].join('\n');
}

export const discussedText = ({ topic, question, interventions, last_summary, open_points }: Discussed): string[] => [
  quoted('topic', topic),
  ...(question && question !== topic ? [quoted('question', question)] : []),
  ...(last_summary === undefined ? [] : [quoted('last_summary', last_summary)]),
  ...open_points.map((point) => quoted('open_point', point)),
  ...interventions.map((text) => quoted('said_by_the_user', text)),
];

export const heardText = ({ participant_id, name, round, text, stance }: Heard): string =>
  quoted('contribution', text, { participant_id, name, round, ...(stance && { verdict: stance.verdict }) });
