// Text of a given length that is never twice the same, and is the same in every run.
const WORDS = {
  en: 'we could start with the smaller room and ask who brings the projector before any money is spent on drinks because people who work late need a train home and nobody wants to clear up alone'.split(
    ' ',
  ),
  zh: [...'我们可以先从小会议室开始再问谁带投影仪在花钱买饮料之前要确认晚班的人能赶上末班车没有人愿意独自收拾'],
};

/** @param seed who speaks, and when: no two seeds give the same text */
export function text(seed, length, language = 'en') {
  const words = WORDS[language];
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) >>> 8;
  const said = Array.from({ length }, () => words[next() % words.length]);
  return `${seed}: ${said.join(language === 'zh' ? '' : ' ')}${language === 'zh' ? '。' : '.'}`;
}
