import type { verify as En } from '../../en/page/verify.js';
import type { Translation } from '../../translation.js';
import { proofFaults, proofLevels } from '../proof.js';

export const verify: Translation<typeof En> = {
  title: '验证导出文件',
  about:
    '协商中的每个事件都带有一个哈希，覆盖它自身的内容和前一个事件的哈希。请选择通过“下载”或 parley export 得到的文件：验证只在本浏览器中进行，文件不会发送到任何地方。',
  file: '导出的文件',
  drop: '.jsonl 文件，也可以拖放到本页任意位置。',
  choose: '选择文件',
  checking: '正在验证……',
  holds: (name) => `${name}：哈希链完整，没有缺失`,
  channel: '频道',
  chain: (events) => `哈希链完整：${events} 个事件，没有改动，没有缺失`,
  sealedInputs: (count) => `未查看：${count} 项请求内容含有人所说的话，已加密以便日后抹除；可用 parley audit 检查`,
  inputs: (count) => `请求内容相符：事件之外记录了 ${count} 项，均与链中的哈希一致`,
  noInputs: '没有可比对的请求内容：事件已包含全部请求，或文件出自尚未另行记录请求的版本',
  head: '最后一个事件的哈希',
  shows: '自本文件的哈希生成以来，没有任何事件被修改、删除、添加或移动。',
  rehashed:
    '但能重写整个文件的人也能重新生成哈希：请将最后的哈希与你从其他途径得到的哈希比对，或用密钥或旧的检查点来验证。',
  key: '验证密钥',
  aboutKey: '日志的密钥，由 parley witness key 给出，请通过可信的途径取得一次；也可以加上见证者的密钥，每行一个。',
  keyFile: '从文件读取密钥……',
  noKey: '这不是验证密钥：格式为 name+id+key，每行一个。未据此验证。',
  old: '你保存的检查点',
  aboutOld: '由当时的 parley witness checkpoint 给出：可以看出日志此后是否只有增长。',
  oldFile: '从文件读取检查点……',
  noCheckpoint: '其中没有检查点。未据此验证。',
  proofFaults,
  levels: proofLevels,
  notDecided:
    '这里不检查所发生的一切能否由所请求的内容推导出来：浏览器不运行各协议的规则。parley audit FILE 会逐条重新决定，不需要服务器和网络。',
  broken: (name) => `${name} 未通过验证`,
  line: (line) => `文件第 ${line} 行：`,
  fault: {
    not_an_export: '这不是导出文件：导出文件每行是一个 JSON 事件，而这一行不是。',
    cut: '文件被截断：最后一行不完整。',
    no_events: '文件里没有事件。',
    missing: (from, to) => `缺少第 ${from} 到第 ${to} 个事件。`,
    missingOne: (from) => `缺少第 ${from} 个事件。`,
    misplaced: (version, expected) => `第 ${expected} 个事件的位置上是第 ${version} 个事件。`,
    position: (version, position, after) =>
      `第 ${version} 个事件自称位于日志的第 ${position} 位，却不在前一事件（第 ${after} 位）之后。`,
    changed: (version, type) => `第 ${version} 个事件（${type}）与记录时不同：它或它之前的事件被修改过。`,
    input: (version) => `第 ${version} 个事件所附的请求内容与链中的哈希不符，或者该处没有请求。`,
    copy: (version) =>
      `第 ${version} 个事件自称是另一频道事件的副本，但内容与其在该频道中的哈希不符，或者分叉的副本在何处结束没有写明。`,
    no_manifest: (events) => `这 ${events} 个事件前后相符，但缺少表明“到此为止”的最后一行：文件可能被截断了。`,
    not_whole: (saidEvents, saidChannel, saidHead, events, channel, head) =>
      `末尾缺少事件，或最后一行属于另一个文件。它写明 ${saidChannel} 共 ${saidEvents} 个事件，直到 ${saidHead}；实际是 ${channel} 的 ${events} 个，直到 ${head}。`,
  },
};
