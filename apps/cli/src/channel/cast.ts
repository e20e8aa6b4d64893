import { newId, type CastMember } from '@parley/contracts';
import { colonOf, commaOf } from '@parley/wording';
import { command } from '../called.js';
import type { Language } from '../language.js';
import { note } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import type { Desk } from '../conversing/desk.js';

/** As the server answers it. */
interface ChosenCast {
  members: CastMember[];
  made_by: 'model' | 'fixed';
  reason?: 'rehearsal' | 'no_answer';
  detail?: string;
}

/** What a cast is for, and what it is about: all who take part, if nobody was named. */
export interface Uncast {
  protocol: string;
  topic: string;
  language: Language;
}

/** Where it is shown. */
interface Shown {
  options: GlobalOptions;
  chat?: Desk | undefined;
}

/** After how long it is said what is waited for, in milliseconds. */
const SOON_MS = 1_000;

/**
 * Whoever takes part where nobody was named: chosen for the topic, and told before it begins.
 * @throws CliError where the server refuses it, as it would refuse to open a channel
 */
export async function chosenCast({ client }: Session, about: Uncast, { options, chat }: Shown): Promise<CastMember[]> {
  const tell = (text: string) => void (options.quiet || (chat?.note ?? note)(text));
  const words = WORDS[about.language];
  const waiting = setTimeout(() => tell(words.choosing), SOON_MS);
  const asked = client.post<ChosenCast>('/v1/casts', about, { 'Idempotency-Key': newId() });
  const cast = await asked.finally(() => clearTimeout(waiting));
  const lines = cast.members.map(
    ({ name, persona, expertise }) => `  ${name} · ${persona || expertise.join(commaOf(about.language))}`,
  );
  tell([titleOf(cast, about.language), ...lines, words.others()].join('\n'));
  return cast.members;
}

const WORDS = {
  en: {
    choosing: 'choosing who takes part …',
    model: 'Who takes part, chosen for this topic',
    rehearsal: 'Who takes part, the same for every topic as in any rehearsal',
    no_answer: 'Who takes part, the same for every topic since no model chose anybody',
    others: () => `Others by --members "security-engineer, Ana (treasurer)"; who is ready: ${command`experts`}`,
  },
  zh: {
    choosing: '正在选定参加者……',
    model: '参加者（为本议题选定）',
    rehearsal: '参加者（排练时，任何议题都是这些人）',
    no_answer: '参加者（模型未能选出，任何议题都是这些人）',
    others: () => `用 --members "security-engineer，安娜（财务）" 另选他人；现成专家：${command`experts`}`,
  },
} satisfies Record<Language, object>;

function titleOf({ made_by, reason = 'no_answer', detail }: ChosenCast, language: Language): string {
  const words = WORDS[language];
  if (made_by === 'model') return words.model + colonOf(language).trimEnd();
  return words[reason] + (detail ? ` (${detail})` : '') + colonOf(language).trimEnd();
}
