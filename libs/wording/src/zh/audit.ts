import type { audit as En } from '../en/audit.js';
import type { Translation } from '../translation.js';

export const audit: Translation<typeof En> = {
  checked: (verdicts, prompts) => `监控的 ${verdicts} 次判断和 ${prompts} 份提示词与记录一致`,
  copies: (parent, version, hash) => `分叉：直到版本 ${version} 的内容与频道 ${parent} 哈希为 ${hash} 时的内容逐字相同`,
  unrecorded: (count) =>
    `请求内容未记录：${count} 条命令的请求内容不在记录中，记录也未注明规则：记录早于请求内容的保存，或请求内容被取走。这些命令无法重新决定`,
  erased: (count) => `已抹除：${count} 条命令所说的内容已被抹除，记录中有相应事件。这些命令无法重新决定`,
  restingOnErased: (count) => `已抹除：${count} 项决定、判断或提示词依据的内容已被抹除，无法重建`,
  unlike: (count) => `${count} 份提示词无法逐字重建：由其他规则写成，或提供过但从未使用的工具`,
  rules: (then, now) => (then === now ? `规则：${now}，当时与现在相同` : `规则：当时 ${then}，现在 ${now}`),
  notNamed: '未注明',
  sameRules: '规则相同：记录被修改过，或者决定并非只取决于所记录的内容。',
  otherRules: '规则与当时不同：请用当时作出决定的版本审计，以区分规则的变化与记录的变化。',
  kind: {
    events: '该命令得出另一个事件。',
    refused: '规则拒绝该命令。',
    input: '该命令的请求内容缺失，或与其哈希不符。',
    copy: '自称是另一频道事件的副本，但与其在该频道中的哈希不符。',
    envelope: '事件的附属信息与其命令不符。',
    verdict: '监控得出另一个判断，或另外的数值。',
    prompt: '重建的提示词哈希不同。',
    failed: '规则在此处无法继续：按规则不可能得出这样的记录。',
  },
  nothing: '无',
  open: '该频道在末尾处尚未结束：若之后的事件被截去，没有您持有的检查点就看不出来。',
  notShown: '本审计不能证明：模型确实这样说过、时钟准确、没有请求未进入日志，或没有人重写整个记录。',
};
