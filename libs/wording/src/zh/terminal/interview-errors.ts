import type { Terminal } from '../../terminal.js';
import type { interviewErrors as En } from '../../en/terminal/interview-errors.js';
import type { Translation } from '../../translation.js';

export const interviewErrors = ({ self }: Terminal): Translation<ReturnType<typeof En>> => ({
  usage: () => `用法：${self()} interview "主题" | -f interview.yaml | --resume CHANNEL`,
  resumesAsIs: '--resume 按原样继续访谈；',
  emptyTopic: '主题为空；',
  whatAbout: '访谈的主题是什么？',
  otherDocuments: (folder) => `${folder} 中是其他文档；请用 --save 选择另一个文件夹`,
  documentsUsage: () => `用法：${self()} documents CHANNEL [DOC_03 [--at-version N | --compare A B]] | --save [folder]`,
  whichDocument: '请说明是哪份文档；',
  versionOrCompare: '请给出 --at-version 或 --compare 之一；',
  twoVersions: '--compare 需要两个版本；',
  savesAll: '--save 会写出全部文档；',
  noDocument: (name, known) => `没有文档 ${name}；可用的有 ${known}`,
});
