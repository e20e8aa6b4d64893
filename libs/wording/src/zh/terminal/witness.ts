import type { witness as En } from '../../en/terminal/witness.js';
import type { Translation } from '../../translation.js';
import { proofFaults, proofLevels } from '../proof.js';

const KINDS = { file: '文件', webhook: '服务器', witness: '见证者' };

export const witness: Translation<typeof En> = {
  signedUpTo: (size, time) => `已签署日志的前 ${size} 个事件${time === undefined ? '' : `，${time}`}`,
  nothingSigned: '尚未签署',
  signsNot: '此处不签署检查点',
  cosignedBy: (witnesses) => `见证者：${witnesses.join('、')}`,
  key: (vkey) => `验证密钥 ${vkey}`,
  stopped: (why) => `! ${why}`,
  sink: (kind, name, size, error) =>
    `${KINDS[kind]} ${name}${size === undefined ? '' : `：已收到前 ${size} 个`}${error === undefined ? '' : `：${error}`}`,
  unwatched: '检查点未发送到别处：防篡改证据止于本数据库',
  epoch: (epoch, at, by, because) => `第 ${epoch} 纪元，${at}，由 ${by} 开启：${because}`,
  faults: proofFaults,
  levels: {
    ...proofLevels,
    unsigned: (hasKeys) =>
      hasKeys ? proofLevels.unsigned(true) : '未验证签名：请给出日志的密钥：parley verify 文件 --key 密钥',
    noneHeld:
      '您没有给出检查点：同时拥有数据库和密钥的人可以重新生成一切；若有：parley verify 文件 --checkpoint 检查点',
  },
  grown: (from, to) => `✓ 日志只有增长：从 ${from} 个事件到 ${to} 个`,
  everyEvent: (size) => `✓ ${size} 个事件全部都在`,
  notGrown: '日志没有延续该检查点：此前有内容被修改、删除或添加',
  shorter: (from, to) => `日志变短了：当时 ${from} 个事件，现在 ${to} 个`,
  eventGone: (position) => `位置 ${position} 的事件不在，或与签署的不符`,
  noKey: (given) => `${given} 既不是验证密钥，也不是密钥文件：格式为 name+id+key`,
  noCheckpoint: (file) => `${file} 中没有检查点`,
  verifyWhat: () => '请指定频道或文件，或用 --from 给出您保存的检查点',
  fromAlone: () => '--from 只比较检查点，不读取频道或文件：请去掉它，或改用 --checkpoint',
  noNote: '服务器给出的既不是检查点，也不是其密钥',
  opened: (epoch) => `第 ${epoch} 纪元已开启并签署`,
};
