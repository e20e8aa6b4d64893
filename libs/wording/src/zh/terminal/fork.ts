import type { fork as En } from '../../en/terminal/fork.js';
import type { Translation } from '../../translation.js';

export const fork: Translation<typeof En> = {
  opened: (fork, parent, version) => `${fork} 从 ${parent} 的版本 ${version} 继续`,
  next: (follow, compare) => `跟随：${follow}；与来源并列比较：${compare}`,
  settable: (setting, all) => `--set ${setting} 无法设置：请写成 名称=值；可设置的有：${all.join('、')}`,
};
