import type { DebateDecided, DebateRuling, PlanChange } from '@parley/contracts';
import type { Language } from '../language.js';
import type { SavedTeam } from './save-artefacts.js';
import type { TeamWork } from './work.js';

/** What the terminal says of a team. */
interface TeamWording {
  team: string;
  success: string;
  partial: string;
  lead: string;
  heard: string;
  plan: string;
  debate: string;
  revised: string;
  unchanged: string;
  changes: Record<PlanChange['change'], string>;
  among(names: string): string;
  leadAlone: string;
  after(ids: string): string;
  starts(phase: string): string;
  done: string;
  failed(attempts: number): string;
  skipped: string;
  waived: string;
  finding: string;
  decision: string;
  open: string;
  artefact: string;
  causes: Record<DebateDecided['cause'], string>;
  criteria: Record<NonNullable<DebateDecided['criterion']>, string>;
  inTask: string;
  isHeld(id: string): string;
  before(ids: string): string;
  notHeld: string;
  blind: string;
  roundTag(round: number): string;
  changed: string;
  position: string;
  summary: string;
  noSummary: string;
  stable: string;
  silent(names: string): string;
  ruling: string;
  decisions: Record<DebateRuling['decision'], string>;
  conclusion: string;
  follows: string;
  overrules: string;
  minority: string;
  template: string;
  stopping: string;
  report: string;
  missing: string;
  missingStatus: Record<'failed' | 'skipped', string>;
  saved(saved: SavedTeam): string;
  nothingSaved: string;
  /** What its own command does. */
  commands: Record<string, string>;
  /** What silence comes to at the deadline. */
  silence: string;
  /** How a turn is typed. */
  typing: string;
  /** Of what has more parts than a line. */
  writing: string;
  expertHead: [string, string, string];
  usual: string;
  own: string;
  thinks: string;
  speaks: string;
  knows: string;
  uses: string;
  looksUp: string;
  nothingFound: string;
  /** What a person's turn is, in the inbox. */
  work: Record<TeamWork, string>;
}

const en: TeamWording = {
  team: 'Team',
  success: 'REPORTED',
  partial: 'REPORTED IN PART',
  lead: 'lead',
  heard: 'applied at the next phase or round',
  plan: 'Plan',
  debate: 'Debate',
  revised: 'The plan after the debate',
  unchanged: 'The plan stands as it was.',
  changes: { add: 'new', drop: 'dropped', change: 'changed' },
  among: (names) => `among ${names}`,
  leadAlone: 'the lead concludes alone',
  after: (ids) => `after ${ids}`,
  starts: (phase) => `begins ${phase}`,
  done: 'done',
  failed: (attempts) => `failed after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
  skipped: 'skipped',
  waived: 'no debate needed',
  finding: 'found',
  decision: 'decided',
  open: 'open',
  artefact: 'hands over',
  causes: { divergence: 'Debate?', plan_review: 'Debate the plan?', user: 'Debate asked for:' },
  criteria: {
    none: 'no divergence',
    contradiction: 'two results contradict each other',
    constraint: 'a result breaks what the task demands',
    options: 'a choice is left open on which later phases rest',
  },
  inTask: 'the task',
  isHeld: (id) => `yes, as ${id}`,
  before: (ids) => `before ${ids}`,
  notHeld: 'no',
  blind: 'nobody sees what the others say',
  roundTag: (round) => `debate · round ${round}`,
  changed: 'has changed its position',
  position: 'Stands for',
  summary: 'The lead sums up',
  noSummary: 'The model gave no summary; the arguments stand for themselves.',
  stable: 'nobody changed position',
  silent: (names) => `no argument from ${names}`,
  ruling: 'RULING',
  decisions: { adopt: 'adopt', compromise: 'compromise', shelve: 'shelve' },
  conclusion: 'From now on',
  follows: 'follows',
  overrules: 'against',
  minority: 'Minority view',
  template: 'template: the model gave nothing',
  stopping: 'The team finishes with what there is.',
  report: 'Report',
  missing: 'Missing',
  missingStatus: { failed: 'failed', skipped: 'skipped' },
  saved: ({ folder, files }) => `Saved in ${folder}: ${files.join(', ')}`,
  nothingSaved: 'Nothing was handed over as a text, and there is no report.',
  silence: 'the team goes on without it',
  writing: '/write opens your editor',
  typing: 'what came of it, or your argument; its first sentence is your position, after "changed:" a new one',
  commands: { '/debate TOPIC': 'puts a debate in' },
  expertHead: ['name', 'knows', ''],
  usual: 'default team',
  own: 'your own',
  thinks: 'Thinks:',
  speaks: 'Speaks:',
  knows: 'Knows:',
  uses: 'Looks up with:',
  looksUp: 'looks up',
  nothingFound: 'nothing found',
  work: {
    execute: 'a phase',
    argue: 'an argument',
    plan: 'the plan',
    revise: 'the plan, after the debate on it',
    assess: 'whether results clash',
    open_debate: 'the opening of a debate',
    sum_up: 'a summary of a round',
    rule: 'a ruling',
    synthesise: 'the report',
  },
};

const zh: TeamWording = {
  team: '团队',
  success: '已提交报告',
  partial: '已提交部分报告',
  lead: '负责人',
  heard: '将在下一阶段或下一轮生效',
  plan: '计划',
  debate: '辩论',
  revised: '辩论之后的计划',
  unchanged: '计划维持不变。',
  changes: { add: '新增', drop: '取消', change: '修改' },
  among: (names) => `参与者：${names}`,
  leadAlone: '由负责人单独下结论',
  after: (ids) => `依赖 ${ids}`,
  starts: (phase) => `开始 ${phase}`,
  done: '完成',
  failed: (attempts) => `尝试 ${attempts} 次后失败`,
  skipped: '跳过',
  waived: '无需辩论',
  finding: '发现',
  decision: '决定',
  open: '待定',
  artefact: '交付',
  causes: { divergence: '是否辩论？', plan_review: '是否就计划辩论？', user: '用户要求辩论：' },
  criteria: {
    none: '没有分歧',
    contradiction: '两个结果相互矛盾',
    constraint: '结果违反任务的要求',
    options: '后续阶段所依赖的选择尚未作出',
  },
  inTask: '任务',
  isHeld: (id) => `进行，编号 ${id}`,
  before: (ids) => `${ids} 等待其结论`,
  notHeld: '不进行',
  blind: '彼此看不到对方的发言',
  roundTag: (round) => `辩论 · 第 ${round} 轮`,
  changed: '改变了立场',
  position: '立场',
  summary: '负责人小结',
  noSummary: '模型未给出小结，以各方论证原文为准。',
  stable: '无人改变立场',
  silent: (names) => `未发言：${names}`,
  ruling: '裁决',
  decisions: { adopt: '采纳', compromise: '折中', shelve: '搁置' },
  conclusion: '从现在起',
  follows: '采纳',
  overrules: '未采纳',
  minority: '少数意见',
  template: '模板：模型没有给出内容',
  stopping: '团队以现有成果收尾。',
  report: '报告',
  missing: '缺少',
  missingStatus: { failed: '失败', skipped: '跳过' },
  saved: ({ folder, files }) => `已保存到 ${folder}：${files.join('、')}`,
  nothingSaved: '没有交付任何文本，也没有报告。',
  silence: '团队将不再等待，继续进行',
  writing: '/write 打开您的编辑器',
  typing: '直接写结果或论点；第一句即您的立场，改变立场时以“改变：”开头',
  commands: { '/debate 议题': '插入一场辩论' },
  expertHead: ['名称', '专长', ''],
  usual: '默认团队',
  own: '自有',
  thinks: '思考方式：',
  speaks: '表达方式：',
  knows: '专长：',
  uses: '检索工具：',
  looksUp: '检索',
  nothingFound: '未找到',
  work: {
    execute: '一个阶段',
    argue: '一次论证',
    plan: '计划',
    revise: '辩论之后修订计划',
    assess: '判断结果是否冲突',
    open_debate: '辩论开场',
    sum_up: '一轮小结',
    rule: '裁决',
    synthesise: '报告',
  },
};

export const teamWordingOf = (language: Language): TeamWording => ({ en, zh })[language];
