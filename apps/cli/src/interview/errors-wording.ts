import { self } from '../called.js';
import { spoken, type Language } from '../language.js';

/** Why a command of an interview does not do what it was asked. */
interface InterviewErrors {
  usage: string;
  resumesAsIs: string;
  emptyTopic: string;
  whatAbout: string;
  otherDocuments(folder: string): string;
  documentsUsage: string;
  whichDocument: string;
  versionOrCompare: string;
  twoVersions: string;
  savesAll: string;
  noDocument(name: string, known: string): string;
}

const en: InterviewErrors = {
  get usage() {
    return `usage: ${self()} interview "topic" | -f interview.yaml | --resume CHANNEL`;
  },
  resumesAsIs: '--resume goes on with an interview as it is; ',
  emptyTopic: 'the topic is empty; ',
  whatAbout: 'what is it to be about? ',
  otherDocuments: (folder) => `${folder} holds other documents; choose another folder with --save`,
  get documentsUsage() {
    return `usage: ${self()} documents CHANNEL [DOC_03 [--at-version N | --compare A B]] | --save [folder]`;
  },
  whichDocument: 'say which document; ',
  versionOrCompare: 'give --at-version or --compare; ',
  twoVersions: '--compare takes two versions; ',
  savesAll: '--save writes all of them; ',
  noDocument: (name, known) => `there is no document ${name}; there are ${known}`,
};

const zh: InterviewErrors = {
  get usage() {
    return `用法：${self()} interview "主题" | -f interview.yaml | --resume CHANNEL`;
  },
  resumesAsIs: '--resume 按原样继续访谈；',
  emptyTopic: '主题为空；',
  whatAbout: '访谈的主题是什么？',
  otherDocuments: (folder) => `${folder} 中是其他文档；请用 --save 选择另一个文件夹`,
  get documentsUsage() {
    return `用法：${self()} documents CHANNEL [DOC_03 [--at-version N | --compare A B]] | --save [folder]`;
  },
  whichDocument: '请说明是哪份文档；',
  versionOrCompare: '请给出 --at-version 或 --compare 之一；',
  twoVersions: '--compare 需要两个版本；',
  savesAll: '--save 会写出全部文档；',
  noDocument: (name, known) => `没有文档 ${name}；可用的有 ${known}`,
};

export const interviewErrorsOf = (language: Language): InterviewErrors => ({ en, zh })[language];

/** In the language of this command. */
export const interviewComplaints = (): InterviewErrors => interviewErrorsOf(spoken());
