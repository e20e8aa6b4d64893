import type { Language } from '@parley/contracts';

/** What is said of models where Parley starts, and where somebody asks. */
interface Notices {
  rehearsal: string;
  quickWork(strong: string, fast: string): string;
  model(models: string, hint: string): string;
  works: string;
  unproven: string;
  notTried(why: string): string;
  noLocal: string;
  smallWindow(tokens: number, setting: string): string;
  budget(dollars: string): string;
  noBudget: string;
  localHas(names: string): string;
  localHasNone(url: string): string;
  noKey: string;
}

const en: Notices = {
  rehearsal: '! Model: REHEARSAL, scripted, not an AI.  For Claude: set ANTHROPIC_API_KEY',
  quickWork: (strong, fast) => `${strong}, ${fast} for quick work`,
  model: (models, hint) => `Model: ${models} (${hint})`,
  works: 'tried: the server has it and takes us',
  unproven: 'the server has it; whether it takes the key shows with the first call',
  notTried: (why) => `not tried, its server could not be asked (${why})`,
  smallWindow: (tokens, setting) =>
    `it reads ${tokens} tokens at once, so the oldest of long talks is left out; more: ${setting}`,
  noLocal: '  No Ollama answers here: a local model would need no key (https://ollama.com).',
  budget: (dollars) => `budget $${dollars} per channel`,
  noBudget: 'no budget',
  localHas: (names) => `  Ollama here has ${names}.`,
  localHasNone: (url) => `! Ollama answers at ${url} and has no model that speaks: ollama pull NAME`,
  noKey: '  No key needed: set ',
};

const zh: Notices = {
  rehearsal: '! 模型：排练，按脚本进行，不是 AI。  使用 Claude：设置 ANTHROPIC_API_KEY',
  quickWork: (strong, fast) => `${strong}，快速工作用 ${fast}`,
  model: (models, hint) => `模型：${models}（${hint}）`,
  works: '已试：服务器有该模型并接受访问',
  unproven: '服务器有该模型；是否接受密钥要到第一次调用才知道',
  notTried: (why) => `未能试用，无法询问其服务器（${why}）`,
  smallWindow: (tokens, setting) => `一次只能读 ${tokens} 个 token，长对话会略去最早的内容；要更大：${setting}`,
  noLocal: '  本机没有 Ollama 应答：使用本地模型无需密钥（https://ollama.com）。',
  budget: (dollars) => `每个频道预算 $${dollars}`,
  noBudget: '没有预算上限',
  localHas: (names) => `  本机 Ollama 已有 ${names}。`,
  localHasNone: (url) => `! Ollama 在 ${url}，但没有可以发言的模型：ollama pull NAME`,
  noKey: '  无需密钥：设置 ',
};

export const noticesOf = (language: Language): Notices => ({ en, zh })[language];
