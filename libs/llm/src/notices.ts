import type { Language } from '@parley/contracts';

/** What is said of models where Parley starts, and where somebody asks. */
interface Notices {
  rehearsal: string;
  quickWork(strong: string, fast: string): string;
  model(models: string, hint: string): string;
  budget(dollars: string): string;
  noBudget: string;
  localHas(names: string): string;
  localHasNone(url: string): string;
  noKey: string;
}

const en: Notices = {
  rehearsal: '! Model: REHEARSAL, scripted, not an AI.  For Claude: ANTHROPIC_API_KEY=… npm start',
  quickWork: (strong, fast) => `${strong}, ${fast} for quick work`,
  model: (models, hint) => `✓ Model: ${models} (${hint})`,
  budget: (dollars) => `budget $${dollars} per channel`,
  noBudget: 'no budget',
  localHas: (names) => `  Ollama here has ${names}.`,
  localHasNone: (url) => `! Ollama answers at ${url} and has no model that speaks: ollama pull NAME`,
  noKey: '  No key needed: ',
};

const zh: Notices = {
  rehearsal: '! 模型：排练，按脚本进行，不是 AI。  使用 Claude：ANTHROPIC_API_KEY=… npm start',
  quickWork: (strong, fast) => `${strong}，快速工作用 ${fast}`,
  model: (models, hint) => `✓ 模型：${models}（${hint}）`,
  budget: (dollars) => `每个频道预算 $${dollars}`,
  noBudget: '没有预算上限',
  localHas: (names) => `  本机 Ollama 已有 ${names}。`,
  localHasNone: (url) => `! Ollama 在 ${url}，但没有可以发言的模型：ollama pull NAME`,
  noKey: '  无需密钥：',
};

export const noticesOf = (language: Language): Notices => ({ en, zh })[language];
