import type { backup as En } from '../../en/terminal/backup.js';
import type { Translation } from '../../translation.js';

export const backup: Translation<typeof En> = {
  taken: (folder, channels, events, at) => `${folder}：${channels} 个频道，${events} 个事件，截至 ${at}`,
  keysApart:
    '以下内容不在其中，请另行保存：签署检查点的密钥，以及 API 密钥、工具和策略的文件。备份含有人们所说的话及其密钥：请像数据库一样保护它。',
  restored: (channels, events, at) => `已恢复：${channels} 个频道，${events} 个事件，截至 ${at}`,
  viewsFollow:
    '服务器启动时由此生成视图和计时器。在此创建的密钥恢复为当时的状态：此后撤销的需再次撤销（parley keys list）。若此后还签署过检查点，则需要新的纪元：parley witness new-epoch。',
  inUse: (folder) => `${folder}：有服务器正在使用；请先停止它，或用 PARLEY_DATA 指定另一个文件夹`,
  refused: {
    exists: (what) => `${what} 已经存在；没有写入任何内容`,
    'no-backup': (what) => `${what}：没有备份（缺少 manifest.json）`,
    broken: (what) => `${what} 与备份时不一致；没有恢复任何内容`,
    'other-version': (what) =>
      `此备份由另一版本的 Parley 制作（此版本不认识：${what}）；请先用那个版本恢复，再启动此版本`,
    'no-tables': (what) =>
      `${what === '' ? '数据库' : what}：没有 Parley 的数据；数据库用 parley migrate 准备，数据文件夹用 PARLEY_DATA 指定`,
    'not-empty': (what) => `会与已有内容混在一起（${what} 中有数据）；请恢复到空的安装中`,
  },
};
