import type { proofFaults as EnFaults, proofLevels as EnLevels } from '../en/proof.js';
import type { Translation } from '../translation.js';

export const proofFaults: Translation<typeof EnFaults> = {
  unreadable: '其证明无法读取，或出自更新的版本：请使用该版本',
  not_included: '其中的事件与签署的不符：内容被修改，或它在日志中的位置不同',
  cut: '签署的日志中还有该频道的更多事件：末尾被截断',
  not_signed: '所给的密钥均未以该名称签署其检查点：它出自另一处安装或另一纪元，或系伪造',
  not_continued: '日志没有延续所持有的检查点：此前有内容被修改、删除或添加',
  other_log: '其检查点与所持有的检查点不属于同一安装或同一纪元',
};

export const proofLevels: Translation<typeof EnLevels> = {
  notProved: '不在任何检查点中：文件没有证明（早期的导出，或该处不签署）',
  included: (size, origin, time, upTo) =>
    `已包含在检查点中${time === undefined ? '' : `（${time}）`}：${origin} 的前 ${size} 个事件${upTo === undefined ? '' : `，本频道至第 ${upTo} 个事件`}`,
  whole: '到该检查点为止，本频道没有更多事件',
  openAt: (size) => `规模 ${size} 时仍开放：到该检查点为止是否还有本频道的事件，文件中没有说明`,
  signed: (name) => `签署者：${name}`,
  unsigned: (hasKeys) => (hasKeys ? '未验证签名：所给密钥中没有日志的密钥' : '未验证签名：没有给出日志的密钥'),
  unchecked:
    '日志和见证者的签名均未验证：此处浏览器没有 Ed25519，较新的浏览器在 HTTPS 下或在本机上才有；parley verify 可以验证',
  cosigned: (witnesses) => `见证者 ${witnesses.length} 位：${witnesses.join('、')}`,
  uncosigned: '没有所给密钥的见证者见证过',
  linked: '日志延续了所持有的检查点',
  notLinked:
    '日志是否延续所持有的检查点，文件中没有说明：请用 parley export 频道 --checkpoint 检查点；或 parley verify --from 检查点',
  noneHeld: '没有给出更早的检查点：同时拥有数据库和密钥的人可以重新生成一切',
};
