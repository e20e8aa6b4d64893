import type { witness as En } from '../../en/terminal/witness.js';
import type { Translation } from '../../translation.js';

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
  noNote: '服务器给出的既不是检查点，也不是其密钥',
  opened: (epoch) => `第 ${epoch} 纪元已开启并签署`,
};
