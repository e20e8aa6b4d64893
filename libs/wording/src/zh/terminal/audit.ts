import type { audit as En } from '../../en/terminal/audit.js';
import type { Translation } from '../../translation.js';
import { audit as shared } from '../audit.js';
import { terms } from '../terms.js';

export const audit: Translation<typeof En> = {
  ...shared,
  follows: (what, commands, events) => `${what}：可推导。按当前规则，${commands} 条命令得出所记录的 ${events} 个事件`,
  incomplete: (what, follow, commands) =>
    `${what}：在可知范围内可推导。${commands} 条命令中有 ${follow} 条得出所记录的内容`,
  diverges: (what, version, type) => `${what}：从版本 ${version}（命令 ${type}）起不可推导`,
  recorded: (text) => `记录：${text}`,
  decided: (text) => `现在的决定：${text}`,
  event: (type) => `事件 ${type}`,
  command: (type) => `命令 ${type}`,
  actor: {
    user: (id) => `密钥“${id}”`,
    operator: (id) => `操作者“${id}”`,
    participant: (id) => `参与者“${id}”`,
    service: terms.service,
  },
  proofNotChecked: (how) => `未检查文件所附的证明：${how}`,
  notByContract: (what, version, why) => `${what}：版本 ${version} 不是 Parley 可能记录的事件：${why}`,
  refused: (count) => `最近 90 天内有 ${count} 条命令被拒绝；最近的几条：`,
  all: (channels, follow, incomplete, diverge, broken) =>
    `${channels} 个频道：${follow} 个可推导，${incomplete} 个在可知范围内可推导，${diverge} 个不可推导，${broken} 个不完整`,
  oneOrAll: '请指明一个频道或文件，或要求审计所有频道，二者不可同时',
  unknownProtocol: (what, protocol) => `${what}：本版本没有协议 ${protocol}，无法为其作出决定`,
};
