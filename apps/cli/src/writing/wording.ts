import { command } from '../called.js';
import { spoken, type Language } from '../language.js';

/** What is said around a turn that is written. */
interface WritingWording {
  /** Above a form, as comments. */
  howTo: readonly string[];
  notSent(reason: string): string;
  kept(file: string): string;
  unchanged(file: string): string;
  editorFailed(editor: string, file: string): string;
  /** Of a turn that is over, or another's. */
  nobodyAsked(channel: string): string;
  severalAsked(names: readonly string[], channel: string): string;
  noForm(how: string): string;
  noInput(channel: string): string;
  nothingRead(channel: string): string;
  /** Here the services run in the same process. */
  elsewhere(channel: string, name: string | undefined): string;
  listed: string;
  sent(name: string): string;
  ended: string;
  yes: RegExp;
}

const writeBy = (channel: string, name: string | undefined): string =>
  name === undefined ? command`write ${channel}` : command`write ${channel} ${name}`;

const en: WritingWording = {
  howTo: [
    'Fill in below what you have to say; leave blank what there is nothing to say of. An item of a list is written by taking away the # before it.',
    'Lines that begin with # are not sent. Save and close to send it; without a change nothing is sent.',
  ],
  notSent: (reason) => `Not sent: ${reason}`,
  kept: (file) => `What you wrote is kept in ${file}`,
  unchanged: (file) => `nothing was changed, and nothing was sent; it is kept in ${file}`,
  editorFailed: (editor, file) => `${editor} did not end well: nothing was sent; what you wrote is kept in ${file}`,
  nobodyAsked: (channel) => `nobody is asked for anything to write in ${channel}`,
  severalAsked: (names, channel) =>
    `several are asked: ${names.join(', ')}; say who writes: ${command`write ${channel} ${names[0] ?? ''}`}`,
  noForm: (how) => `a line says it all: ${how}`,
  noInput: (channel) =>
    `--no-input waits for nobody: write a file, and send it by ${command`write ${channel} --file FILE`}`,
  nothingRead: (channel) =>
    `there is no editor (VISUAL, EDITOR) and nothing to read: ${command`write ${channel} --template`} says what may be written, ${command`write ${channel} --file FILE`} sends it`,
  elsewhere: (channel, name) => `write it in another terminal, while this one goes on: ${writeBy(channel, name)}`,
  listed: '  an item a line; an empty line ends them',
  sent: (name) => `${name}: it is sent.`,
  ended: 'the input has ended: nothing was sent',
  yes: /^(?:y|yes|true)$/iu,
};

const zh: WritingWording = {
  howTo: [
    '请在下面填写您要说的内容；没有内容的留空。去掉列表项前面的 # 即可填写该项。',
    '以 # 开头的行不会发出。保存并关闭即发出；没有改动则什么也不发出。',
  ],
  notSent: (reason) => `没有发出：${reason}`,
  kept: (file) => `您写的内容保存在 ${file}`,
  unchanged: (file) => `没有改动，没有发出；内容保存在 ${file}`,
  editorFailed: (editor, file) => `${editor} 未正常结束：没有发出；您写的内容保存在 ${file}`,
  nobodyAsked: (channel) => `${channel} 没有在等谁填写什么`,
  severalAsked: (names, channel) =>
    `在等多个人：${names.join('、')}；请说明由谁填写：${command`write ${channel} ${names[0] ?? ''}`}`,
  noForm: (how) => `一行即可说完：${how}`,
  noInput: (channel) => `--no-input 不等待任何人：请写好文件，再以 ${command`write ${channel} --file FILE`} 发出`,
  nothingRead: (channel) =>
    `没有编辑器（VISUAL、EDITOR），也没有可读的输入：${command`write ${channel} --template`} 列出可以填写的内容，${command`write ${channel} --file FILE`} 发出`,
  elsewhere: (channel, name) => `请在另一个终端填写，这里继续进行：${writeBy(channel, name)}`,
  listed: '  每行一项；空行结束',
  sent: (name) => `${name}：已发出。`,
  ended: '输入已结束：没有发出',
  yes: /^(?:y|yes|true|是|对)$/iu,
};

export const writingWordingOf = (language: Language): WritingWording => ({ en, zh })[language];

export const writingWords = (): WritingWording => writingWordingOf(spoken());
