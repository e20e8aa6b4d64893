import type { oneModel as En } from '../en/one-model.js';
import type { Translation } from '../translation.js';

export const oneModel: Translation<typeof En> = {
  is: (seats, model) =>
    `${seats} 个智能体使用同一个模型${model === undefined ? '' : `（${model}）`}：它们知道的和忽略的往往相同。`,
  atTerminal: '要用不同的模型：--diverse，或在文件中为席位写 model:。',
  onPage: '要用不同的模型：parley board --diverse，或在文件中或通过 REST 为席位写 model。',
};
