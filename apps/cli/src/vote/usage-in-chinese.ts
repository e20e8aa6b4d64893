/** What the commands of votes say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'a blind vote: "question" --options "A, B" --people "Ana, Bo"; of a channel alone, one on ending it':
    '盲投："问题" --options "甲, 乙" --people "安娜, 波"；只给频道时为是否结束该频道的表决',
  'the channel, or the question': '频道或问题',
  'what may be chosen, as "Lyon, Ghent"; none for consent': '可选项，如 "里昂, 根特"；一致同意制不填',
  'people who vote, as "Ana, Bo"': '投票的人，如 "安娜, 波"',
  'agents who vote, as "security-engineer, Hal (treasurer)": experts and others':
    '投票的智能体，如 "security-engineer, 哈尔（财务）"：专家或其他',
  'plurality, approval, ranked or consent': 'plurality（多数）、approval（认可）、ranked（排序）或 consent（一致同意）',
  'what settles a tie: stand (nothing), first_listed or lot':
    '平局如何处理：stand（不处理）、first_listed（取最前）或 lot（抽签）',
  'ballots needed; more than half where absent': '所需选票数；省略时为过半数',
  'who has not voted then is absent, as 10m; an hour where absent': '期限，如 10m，届时未投者缺席；省略时为一小时',
  'cast your ballot in a blind vote: sealed until all are revealed at once': '在盲投中投票：封存至全部同时揭晓',
  'as Lyon, "Lyon > Ghent: near the sea", consent, "object: too dear" or abstain':
    '如 里昂、"里昂 > 根特：靠海"、同意、"反对：太贵" 或 弃权',
};
