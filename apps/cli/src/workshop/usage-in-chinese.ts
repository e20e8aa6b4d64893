/** What the commands of planning workshops say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'a planning workshop: roles discuss in rounds until the issue list is empty; you are asked where needed':
    '规划工作坊：各角色逐轮讨论，直到问题清单清空；需要时会询问您',
  'what is to be planned; who plans it is chosen for it': '要规划的需求；规划者为其选定',
  'a plan file (YAML)': '规划文件（YAML）',
  'a file of roles (YAML) that plan it': '角色文件（YAML），由这些角色规划',
  'the knowledge that the roles search': '角色检索的知识库',
  'an earlier version (v1), the channel of one, or a file of it': '作为起点的先前版本（v1）、其频道或其文件',
  'an earlier report: one of Parley’s is its version, any other is read with the requirement':
    '先前的报告：Parley 的报告即其版本，其他文本随需求一起读',
  'what you want otherwise than in that version': '对该版本的修改意见',

  'what changed between two versions': '比较规划的两个版本',
  'v1, a channel, or a file': 'v1、频道或文件',
  'where each decision came from: turns, stances, issues': '追溯每项决定的来源：发言、立场、问题',
  'take a finished workshop’s files into the data folder': '把已结束的工作坊的文件存入数据文件夹',

  'answer a role’s question': '回答角色的问题',
  'as question-1': '如 question-1',
  'leave a question to the role, which then assumes': '跳过问题，由角色自行假设',
};
