import type { Terminal } from '../../terminal.js';
import type { writing as En } from '../../en/terminal/writing.js';
import type { Translation } from '../../translation.js';

export const writing = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
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
  elsewhere: (channel, name) =>
    `请在另一个终端填写，这里继续进行：${name === undefined ? command`write ${channel}` : command`write ${channel} ${name}`}`,
  listed: '  每行一项；空行结束',
  sent: (name) => `${name}：已发出。`,
  ended: '输入已结束：没有发出',
  yes: /^(?:y|yes|true|是|对)$/iu,
});
