import type { Terminal } from '../../terminal.js';

/** Why a command of an interview does not do what it was asked. */
export const interviewErrors = ({ self }: Terminal) => ({
  usage: () => `usage: ${self()} interview "topic" | -f interview.yaml | --resume CHANNEL`,
  resumesAsIs: '--resume goes on with an interview as it is; ',
  emptyTopic: 'the topic is empty; ',
  whatAbout: 'what is it to be about? ',
  otherDocuments: (folder: string) => `${folder} holds other documents; choose another folder with --save`,
  documentsUsage: () =>
    `usage: ${self()} documents CHANNEL [DOC_03 [--at-version N | --compare A B]] | --save [folder]`,
  whichDocument: 'say which document; ',
  versionOrCompare: 'give --at-version or --compare; ',
  twoVersions: '--compare takes two versions; ',
  savesAll: '--save writes all of them; ',
  noDocument: (name: string, known: string) => `there is no document ${name}; there are ${known}`,
});
