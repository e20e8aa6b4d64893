import type { erasure as En } from '../../en/terminal/erasure.js';
import type { Translation } from '../../translation.js';

export const erasure: Translation<typeof En> = {
  whichOne: '请给出频道和要抹除的发言者，或给出发言者并加上 --all。',
  erased: (channel, subject) => `${channel}：${subject} 所说的话及其姓名已抹除`,
  nothing: (channel, subject) => `${channel}：没有保存 ${subject} 的内容；此前已抹除，或从未说过`,
  failed: (channel, why) => `${channel}：未抹除。${why}`,
  all: (subject, done, failed) => `${subject}：已在 ${done} 个频道中抹除，${failed} 个频道拒绝`,
  notReached:
    '无法触及：他人或模型引用或据此写成的内容、频道开始时的议题、标识符、已交出的导出文件，以及保存着密钥的备份。',
};
