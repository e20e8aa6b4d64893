import type { Stance } from '@parley/contracts';
import { colonOf } from '@parley/wording';
import type { Language } from '../channel-state.js';
import { oneLine, quoted, shortened } from './quoted.js';
import { section, spokenInTurn, spokenWords } from './sections.js';

/** Whoever speaks, as its own prompt says it. */
export interface Speaker {
  name: string;
  persona: string;
  expertise: string[];
  thinking_style?: string | undefined;
  speaking_style?: string | undefined;
}

/** What somebody has said, as others see it. */
export interface Heard {
  participant_id: string;
  name: string;
  round: number;
  text: string;
  stance?: Stance;
}

const SELF = {
  en: { you: 'You are', knows: 'What you know', thinks: 'How you think', speaks: 'How you speak', comma: ', ' },
  zh: { you: '你是', knows: '你的专长', thinks: '你的思考方式', speaks: '你的说话方式', comma: '、' },
};

/** How oneself is described: an instruction to the one it is about, and no data (it is for nobody else's prompt). */
export function selfText({ name, persona, expertise, ...style }: Speaker, language: Language): string {
  const words = SELF[language];
  const colon = colonOf(language);
  return section(
    language === 'zh' ? `${words.you}${name}` : `${words.you} ${name}`,
    ...(persona ? [spokenWords(persona)] : []),
    ...(expertise.length ? [`${words.knows}${colon}${oneLine(expertise.join(words.comma))}`] : []),
    ...(style.thinking_style ? [`${words.thinks}${colon}${oneLine(style.thinking_style)}`] : []),
    ...(style.speaking_style ? [`${words.speaks}${colon}${oneLine(style.speaking_style)}`] : []),
  );
}

/** Characters of one contribution that others are shown; the whole stands in the log. */
const SHOWN = 6000;

export const heardText = ({ participant_id, name, round, text, stance }: Heard): string =>
  quoted('contribution', shortened(text, SHOWN), {
    participant_id,
    name,
    round,
    ...(stance && { verdict: stance.verdict }),
    ...(stance?.claim && { claim: stance.claim }),
  });

const SAID = { en: 'The user said', zh: '用户说' };
/** What the user said earlier, in its place in the talk. */
export const saidByUser = (text: string, language: Language): string => section(SAID[language], spokenWords(text));

const JUST_SAID = {
  answer: {
    en: 'The user has just said this; answer it before anything else',
    zh: '用户刚刚说了以下内容，请首先回应',
  },
  heed: {
    en: 'The user has just said this; it goes before what anybody else wants',
    zh: '用户刚刚说了以下内容，以此为先',
  },
};

/** What the user said last: to be answered, or to be heeded in what one does; nothing where there is nothing. */
export const justSaid = (texts: readonly string[], purpose: keyof typeof JUST_SAID, language: Language): string[] =>
  texts.length ? [section(JUST_SAID[purpose][language], spokenInTurn(texts))] : [];
