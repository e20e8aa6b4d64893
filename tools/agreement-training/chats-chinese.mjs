// The same kind of short chat in Chinese, invented.
const GOODS = [
  ['杯子', '盘子', '台灯'],
  ['苹果', '西瓜', '鸡蛋'],
  ['书', '帽子', '球'],
  ['门票', '海报', '徽章'],
];
const COUNT = ['一个', '两个', '三个', '2个', '1个', '所有'];
const GREET = ['你好', '您好,最近怎么样?', '早上好,我们商量一下吧', '嗨,你最想要什么?', '我也很期待这次活动'];
const OFFER = [
  '我想要{q}和{q}',
  '{q}给我,{q}给你,怎么样?',
  '我拿{q},剩下的归你',
  '如果你给我{q},我就给你{q}',
  '我建议你要{q},我要{q}',
  '能不能用{q}换{q}?',
  '八百元行吗?',
  '我出五百元',
];
const REFUSE = [
  '不行,我需要{q}',
  '这不公平',
  '我不同意',
  '我不能接受',
  '抱歉,做不到',
  '太少了',
  '不行,{q}我也要',
  '这个方案我不赞成',
  '恐怕不行',
  '我不太同意你的说法',
];
const HALF = ['可以,但是我还要{q}', '我同意,不过前提是你给我{q}', '好是好,可是我还需要{q}', '如果再加{q},我就同意'];
const ACCEPT = [
  '成交',
  '好的',
  '可以',
  '行,就这么定',
  '没问题',
  '我同意',
  '我接受',
  '好,就按你说的办',
  '听起来不错',
  '可以,很公平',
  '行吧',
  '我没意见',
  '那就这样吧,{q}归你,{q}归我',
];
const THANKS = ['谢谢', '合作愉快', '太好了', '多谢,再见', '好的,谢谢你', '祝你玩得开心', '👍'];
const BREAK = [
  '那就算了',
  '谈不成了',
  '没法谈',
  '我们达不成一致',
  '各走各的吧',
  '还是不行',
  '这是我的底线',
  '没有共识,免谈',
];

export function chineseChat(dice) {
  const goods = dice.pick(GOODS);
  const fill = (text) => text.replaceAll('{q}', () => `${dice.pick(COUNT)}${dice.pick(goods)}`);
  const turns = [];
  let speaker = dice.pick(['甲', '乙']);
  const say = (...lists) => {
    turns.push({ speaker, text: fill(lists.map((list) => dice.pick(list)).join(dice.pick([',', '。', '!']))) });
    speaker = speaker === '甲' ? '乙' : '甲';
  };
  if (dice.maybe(0.5)) for (let at = dice.upTo(2); at > 0; at--) say(GREET);
  for (let at = dice.upTo(4); at > 0; at--) {
    const kind = dice.next();
    if (kind < 0.5) say(OFFER);
    else if (kind < 0.75) say(REFUSE, OFFER);
    else if (kind < 0.9) say(REFUSE);
    else say(HALF);
  }
  const end = dice.next();
  if (end < 0.2) return { turns: turns.slice(0, Math.max(2, dice.upTo(turns.length))), agreed: false };
  say(OFFER);
  if (end < 0.5) {
    if (end < 0.3) say(HALF);
    else if (end < 0.4) say(REFUSE);
    else for (let at = dice.upTo(3); at > 0; at--) say(BREAK);
    return { turns, agreed: false };
  }
  dice.maybe(0.3) ? say(ACCEPT, THANKS) : say(ACCEPT);
  if (dice.maybe(0.4)) for (let at = dice.upTo(2); at > 0; at--) say(THANKS);
  return { turns, agreed: true };
}
