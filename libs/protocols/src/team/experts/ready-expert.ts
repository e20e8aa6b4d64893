import type { Expert } from '@parley/contracts';

type Voice = Required<Pick<Expert, 'name' | 'persona' | 'thinking_style' | 'speaking_style' | 'expertise'>>;

/** An expert to take as it is, in both languages (D1). */
export interface ReadyExpert {
  /** What it is asked for by; its participant id in a team. */
  id: string;
  en: Voice;
  zh: Voice;
}
