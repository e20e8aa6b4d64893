import type { assistant as En } from '../en/assistant.js';
import type { Translation } from '../translation.js';
import { terms } from './terms.js';
import { proofFaults, proofLevels } from './proof.js';

export const assistant: Translation<typeof En> = {
  running: '仍在进行',
  round: (round: number, most: number) => (most ? `第 ${round} 轮（共 ${most} 轮）` : `第 ${round} 轮`),
  answered: (count: number, asked: number) => `${asked} 人中已有 ${count} 人回答`,
  inRound: (name: string, round: number) => `${name}，第 ${round} 轮`,
  begun: '已开始',
  takingPart: '参加者',
  you: '本人作答',
  nobodyKnows: '无人知道预计费用：可能是排练、由人决定何时结束，或价格未知。预算限定花费。',
  likely: (cost: string, time: string) => `预计共需 ${[cost, time].filter(Boolean).join('、')}`,
  range: (least: string, most: string) => (least === most ? least : `${least} 至 ${most}`),
  rehearsal: '这是排练：没有配置模型，由脚本扮演，听不懂任何文字。得出的结果都不算数。',
  waitsForYou: '等您回答',
  turnOf: (name: string) => `轮到${name}作答`,
  vote: '表决是否现在结束',
  floor: '请您发言',
  without: (assumption: string) => `若不回答：${assumption}`,
  until: terms.until,
  choices: (names: string) => `可选：${names}`,
  waitsFor: (names: string) => `在等${names}，他们在别处作答。`,
  nothingYet: '目前不需要您做什么，会自行继续。',
  recorded: '已记录。',
  applies: terms.applies,
  whole: '全文：用 get_outcome，detail 取 "whole"。',
  page: (address: string) => `网页：${address}`,
  notOver: '仍在进行，目前如下。',
  none: '还没有。',
  deliberations: (count: number) => `${count} 场讨论`,
  verified: (events: number, head: string) => `记录完整，未被改动：共 ${events} 条事件，环环相扣，末条为 ${head}。`,
  proof: { faults: proofFaults, levels: proofLevels },
  broken: (where: string) => `记录不成立：${where}`,
};
