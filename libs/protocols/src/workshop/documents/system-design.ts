import { type DocumentKind, cited, grid, prose } from './document-kind.js';

const WORDS = {
  en: {
    approach: 'Approach',
    architecture: 'Architecture',
    modules: 'Modules',
    moduleHeadings: ['Module', 'Is there for', 'Entries'],
    interfaces: 'Interfaces',
    interfaceHeadings: ['Interface', 'Between', 'Contract', 'Entries'],
    files: 'Files touched',
    fileHeadings: ['File', 'Change', 'What', 'Entries'],
    changes: { create: 'create', modify: 'modify', delete: 'delete' },
  },
  zh: {
    approach: '技术方案',
    architecture: '架构',
    modules: '模块',
    moduleHeadings: ['模块', '职责', '依据'],
    interfaces: '接口',
    interfaceHeadings: ['接口', '双方', '约定', '依据'],
    files: '受影响的文件',
    fileHeadings: ['文件', '变更', '内容', '依据'],
    changes: { create: '新增', modify: '修改', delete: '删除' },
  },
};

/** How it is built. */
export const systemDesign: DocumentKind<'system_design'> = {
  kind: 'system_design',
  message: 'SystemDesign',
  instruction: {
    en: `approach: the technical approach, the alternative that was weighed, and what decided. architecture: how the parts hang together.
modules: the parts, each with the one thing it is there for. interfaces: what two parts agree on: what goes in, what comes out, what happens where it fails.
file_impacts: the files that the work touches, by path; a path that nobody named ends in "?". An example:
{"path": "notes/queue.ts", "change": "create", "what": "keeps notes made offline until they are sent, oldest first", "based_on": ["entry-4"]}`,
    zh: `approach：技术方案、权衡过的备选，以及取舍的理由。architecture：各部分如何组合。
modules：各部分及其唯一职责。interfaces：两个部分之间的约定：输入、输出、失败时怎样。
file_impacts：受影响的文件路径；没有人提到过的路径以“?”结尾。示例：
{"path": "notes/queue.ts", "change": "create", "what": "保存离线笔记直到发送，先进先出", "based_on": ["entry-4"]}`,
  },
  breaches: () => [],
  showParts({ approach, architecture, modules, interfaces, file_impacts }, language) {
    const words = WORDS[language];
    return [
      prose(words.approach, approach),
      prose(words.architecture, architecture),
      grid(
        words.modules,
        words.moduleHeadings,
        modules.map(({ name, responsibility, based_on }) => [name, responsibility, cited(based_on)]),
      ),
      grid(
        words.interfaces,
        words.interfaceHeadings,
        interfaces.map(({ name, between, contract, based_on }) => [name, between, contract, cited(based_on)]),
      ),
      grid(
        words.files,
        words.fileHeadings,
        file_impacts.map(({ path, change, what, based_on }) => [path, words.changes[change], what, cited(based_on)]),
      ),
    ];
  },
};
