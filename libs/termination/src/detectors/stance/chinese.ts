const list = (words: string): string[] => words.trim().split(/\s+/u);

export const GOOD_CHINESE = list(
  '好处 有利 有益 利于 促进 提高 提升 改善 保护 安全 自由 权利 公平 公正 平等 有效 帮助 合理 必要 重要 应该 应当 值得 健康 发展 繁荣 机会 效率 便利 便宜 节约 尊重 民主 稳定 创新 成功 增强 鼓励 保障 可行 激励 改进 缓解 丰富 信任 幸福 受益 支持',
);

export const BAD_CHINESE = list(
  '坏处 有害 危害 损害 伤害 破坏 危险 风险 威胁 不公 歧视 昂贵 成本 浪费 负担 无效 没用 失败 问题 困难 侵犯 限制 剥夺 削弱 犯罪 暴力 死亡 疾病 污染 失业 腐败 欺骗 不利 反对 加剧 恶化 阻碍 抑制 滥用 错误 不道德 沉迷 焦虑 压力 贫困 不平等 不可行 不切实际 隐私泄露 依赖',
);

/** Chinese words that reverse the value of the words after them. */
export const CHINESE_REVERSERS = list(
  '不 没 未 无 减少 降低 防止 避免 预防 消除 缺乏 失去 侵犯 损害 破坏 削弱 打击 遏制 剥夺 妨碍 威胁 影响',
);
export const CHINESE_LESS_OF = list('禁止 取消 废除 限制 反对 停止 减少 不应 不该 淘汰 取缔 征税 管制');
