export type Language = 'en' | 'zh';

let chosen: Language = 'en';
let usual: Language = 'en';

/** The language of --lang: of what is said of no channel, or before one is known. */
export const chosenLanguage = (): Language => chosen;

/** The language that a machine is set to; what no `LANG` says is English. */
export const languageOfMachine = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language =>
  /^zh(?![a-z])/iu.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';

/** Set once for each command, before it does anything. */
export const speak = (language: Language = usual): void => void (chosen = language);

/** What is spoken where no --lang says otherwise. */
export const speakUsually = (language: Language): void => speak((usual = language));
