/** What the commands of teams say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'a team: a lead divides a task, experts work in parallel, debate where results clash, and report':
    '团队：负责人分解任务，专家并行工作，结果冲突时辩论，最后提交报告',
  'what is to be done': '要完成的任务',
  'a team file (YAML)': '团队文件（YAML）',
  'who works, as software-architect,technical-writer; see parley experts':
    '参与的专家，如 software-architect,technical-writer；名单见 parley experts',
  'who leads; the team lead where absent': '由谁负责；省略时为团队负责人',
  'experts of your own, one a YAML file; ./experts where there is one':
    '自有专家的文件夹，每人一个 YAML 文件；有 ./experts 时默认使用',
  'only debates that are planned or asked for, none by itself': '只进行计划中或用户要求的辩论，不自动发起',
  'most rounds of a debate, 1 to 4; 2 where absent': '辩论的最多轮数，1 至 4；省略时为 2',
  'who argue see numbers, no names': '匿名辩论：以编号代替姓名',
  'the knowledge that the experts search who may': '供有权检索的专家使用的知识库',
  'scripts play everybody, though a model is there': '排练：即使有模型，也全部由脚本扮演',

  'who can be in a team: ready experts, and your own': '列出可加入团队的专家：现成的与自有的',
  'your own, one a YAML file; ./experts where there is one': '自有专家，每人一个 YAML 文件；有 ./experts 时默认使用',
  'an expert: who it is, how it thinks and speaks, what it knows and looks things up with':
    '查看一位专家：身份、思考与表达方式、专长、检索工具',

  'take the report of a team and the texts that it handed over into a folder': '将团队的报告和交付的文本保存到文件夹',
  'where to; team_outputs/ of the data folder where absent': '保存到何处；省略时为数据文件夹中的 team_outputs/',

  'hand over your phase of a team, or any work of its lead': '交付您在团队中的阶段成果，或负责人的任何工作',
  'what came of it': '结果概述',
  'what was asked for': '所要求的工作',
  'what you found out; may be repeated': '您的发现；可重复',
  'what you decided; may be repeated': '您的决定；可重复',
  'what others must still settle; may be repeated': '仍需他人确定的事项；可重复',
  'the whole answer as JSON; - reads it from the input': '以 JSON 给出完整答复；- 表示从标准输入读取',

  'argue in a debate of a team': '在团队辩论中论证',
  'where you stand after that, in a sentence': '一句话说明论证之后的立场',
  'it is another position than yours before': '立场与此前不同',
};
