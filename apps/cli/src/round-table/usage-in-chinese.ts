/** What the commands of round tables say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'a round table: members discuss a topic for some rounds, a moderator sums up':
    '圆桌：成员就议题讨论若干轮，由主持人总结',
  'the topic; who takes part is chosen for it': '议题；参加者为其选定',
  'rounds on the agenda; 0 is open-ended and needs --auto-exit': '预定轮数；0 为不限，须同时使用 --auto-exit',
  'end by itself when the members agree, repeat themselves or reach a limit':
    '成员达成一致、开始重复或达到上限时自动结束',
  'one after another, each hearing those before': '依次发言，后者能听到前者',
  'give the seats different models, of those that are configured (models --diverse says which)':
    '让各席位使用不同的已配置模型；见 parley models --diverse',
  'a ready table, as council or peer-review; see parley tables':
    '现成的圆桌，如 council 或 peer-review；见 parley tables',

  'what others may know, as "bo: What did Friday take?", or of anybody':
    '别人可能知道的事，如 "bo：周五的营业额是多少？"；不写姓名则问所有人',
  'which questions of the table that answers, as "q1, q3"': '该发言回答了圆桌上的哪些问题，如 "q1, q3"',

  'a second opinion: two answer for themselves, then read each other; five calls':
    '第二意见：两位各自作答，再互相阅读；五次调用',
  'suppose that a plan has failed: four say why, and what would have prevented it; five calls':
    '事前验尸：设想计划已失败，四位成员说明原因与本可避免的办法；五次调用',
  'attack a document before others do: three attack it, one defends it; five calls':
    '红队：先于他人攻击一份文件，三攻一守；五次调用',
  'the question, the plan or the decision': '问题、计划或决定',
  'a text file; - reads the input': '文本文件；- 表示读取输入',
  'a text file that it is about too; - reads the input': '另附的文本文件；- 表示读取输入',
  'who takes part instead, as "security-engineer, Ana (treasurer)": experts and others':
    '改由谁参加，如 "security-engineer, 安娜（财务）"：专家或其他人',
  'ready tables for board --table: who sits there, and what they are asked to do':
    '用于 board --table 的现成圆桌：成员与任务',
  'a ready table: its question, its seats and how it is held': '查看一张现成的圆桌：问题、席位与进行方式',

  'a round table you talk to: your message picks who answers; [E] ends it':
    '与圆桌对话：由您的话决定谁来回答；输入 [E] 结束',
  'the first thing you say': '您说的第一句话',
  'end by itself at the limits': '达到上限时自动结束',

  'take a turn at a round table': '在圆桌上发言',
  'agree, partly, disagree or undecided': 'agree（同意）、partly（部分同意）、disagree（不同意）或 undecided（未定）',
  'your position in a sentence': '一句话说明您的立场',
};
