/** Content words (stemmed, as the repetition detector has them) of turns that only thank, greet or praise. */
const COURTESY = new Set(
  [
    'thank thanks welcom pleasur kind dear friend likewis wonderful lovely nice great good day care bye hello cheer',
    'appreci grateful gratitud honour honor generous sweet best wish regard again mention problem worri glad happi',
    '谢谢 感谢 多谢 客气 不客气 太 应该 荣幸 高兴 您 好 你好 再见 辛苦 哪里 别 非常 再次 彼此',
  ].flatMap((line) => line.split(' ')),
);

/** True where nothing but courtesies was said: two agents can exchange them endlessly. */
export const isCourtesy = (terms: readonly string[]): boolean =>
  terms.length > 0 && terms.every((term) => COURTESY.has(term));
