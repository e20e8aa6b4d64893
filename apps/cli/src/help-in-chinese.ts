import { ownProperty } from '@parley/untrusted';
import { chosenLanguage } from './language.js';
import { usageInChinese } from './known-protocols.js';
import { USAGE_IN_CHINESE } from './usage/in-chinese.js';

/** What stands around the commands in a help, in Chinese by the English text. */
export const FRAME_IN_CHINESE: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  '[options]': '[选项]',
  '[command]': '[命令]',
  'Run it:': '运行：',
  'Deliberate:': '发起讨论：',
  'Take part:': '参与：',
  'End, or go on:': '结束或继续：',
  'Read and audit:': '查看与审计：',
  'Exit codes:': '退出码：',
  'agreed, completed, or done': '达成一致、已完成或已执行',
  'something broke, or every model failed': '出现故障，或所有模型都失败',
  'wrong usage, or refused by the server': '用法有误，或被服务器拒绝',
  'no agreement, out of time, or stopped': '未达成一致、超时或已停止',
  'partial consensus, or a result in part': '部分共识，或部分结果',
  'waits for a person (with --no-input)': '等待人（使用 --no-input 时）',
  'verification failed': '校验失败',
  'the server cannot be reached': '无法连接服务器',
  'rehearsed without a model or a script: nothing was agreed': '既无模型也无脚本的排练：没有达成任何结论',
  'of an audit: something does not follow from what is recorded': '审计：有内容不能由记录推导',
  'of an audit: everything follows that is known, but not everything is': '审计：已知内容均可推导，但并非全部已知',
  'of a verification: a key or a checkpoint that was given is not borne out': '核验：所给的密钥或检查点未得到印证',
  'detached by Ctrl-C; the channel goes on': '按 Ctrl-C 离开；频道继续进行',
  'Data goes to stdout, progress to stderr. NO_COLOR=1 leaves out colours.':
    '数据写到标准输出，进度写到标准错误。NO_COLOR=1 关闭颜色。',
};

/** A text of the help in the language of this command. */
export function inChosenLanguage(text: string): string {
  if (chosenLanguage() === 'en') return text;
  return (
    ownProperty<string>(FRAME_IN_CHINESE, text) ??
    ownProperty<string>(USAGE_IN_CHINESE, text) ??
    usageInChinese(text) ??
    text
  );
}
