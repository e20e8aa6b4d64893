import { protocolWords, type Language, type ProtocolWords } from '@parley/wording';

/** What protocols write into the log for people, in the language of a channel. */
export const wordingOf = (language: Language): ProtocolWords => protocolWords[language];
