import { readFileSync } from 'node:fs';
import { bodyOf } from '@parley/scenarios';
import { partyCast } from '../../apps/cli/src/round-table/cast.js';
import { openChannelData } from '../../services/channel-admin/src/http/negotiation/opening.js';
import { openRoundTableData } from '../../services/channel-admin/src/http/round-table/opening.js';
import { openTeamData } from '../../services/channel-admin/src/http/team/opening.js';
import { openWorkshopData } from '../../services/channel-admin/src/http/workshop/opening.js';
import { INTERVIEW } from './interview-words.js';
import { play } from './play.js';

const INSTALLATION = { rehearsal: false, budgetMicroUsd: 0, termination: {} } as never;

const example = (path: string): string => readFileSync(new URL(`../../examples/${path}.yaml`, import.meta.url), 'utf8');

const board = (name: string, word: string) => {
  const body = { ...bodyOf('board', example(`round-table/${name}`)), config: { rounds: 3 } };
  const data = openRoundTableData(body as never, INSTALLATION);
  return play({ type: 'OpenRoundTable', data }, { words: [word], when: 'in_a_round' });
};

/** What each says, whatever it is asked. */
const SAID: Record<string, string> = {
  Paula: 'The sign-up breaks first: in spring a customer gave up on it after two tries and told her whole team.',
  Nils: 'The queue. It takes 400 jobs a minute, and the launch brings 900.',
  Ruth: 'The refunds. If they fail, who answers the phone on Saturday?',
  Uma: 'One sees an empty page and a spinner, and clicks reload. That is the screen to draw now.',
  Theo: 'Nobody has tried two tabs at once. I have, and it was not pretty.',
  Ada: 'I would measure the time to the first answer. We have one week of numbers, so I am fairly unsure.',
  白露: '最先坏的是注册：春天有位客户试了两次就放弃，还告诉了全队。',
  倪工: '队列。每分钟能处理 400 个任务，上线会来 900 个。',
  茹岩: '退款。如果失败，周六谁接电话？',
  尤美: '人们看到空白页和转圈，然后点刷新。现在就该画这一屏。',
  田试: '没人试过同时开两个标签页。我试了，不好看。',
  安达: '应当量首次响应的时间。只有一周数据，所以我不太有把握。',
};

const party = (language: 'en' | 'zh', ...words: [string, ...string[]]) => {
  const [question, ...rest] = words;
  const members = (partyCast(language) as { name: string }[]).map((member) => ({
    ...member,
    script: [{ turn: 1, text: SAID[member.name] }],
  }));
  const body = { mode: 'party', question, language, members };
  const data = openRoundTableData(body as never, INSTALLATION);
  return play({ type: 'OpenRoundTable', data }, { words: rest, when: 'when_asked' });
};

const meetup = (name: string, word: string, config = {}) => {
  const body: { config?: object } = bodyOf('negotiate', example(`negotiation/${name}`));
  const data = openChannelData({ ...body, config: { ...body.config, ...config } } as never, INSTALLATION);
  return play({ type: 'OpenChannel', data }, { words: [word], when: 'in_a_round' });
};

const plan = (name: string, ...answers: string[]) => {
  const body: { config?: object } = bodyOf('plan', example(`workshop/${name}`));
  const data = openWorkshopData({ ...body, config: { ...body.config, max_rounds: 3 } } as never, INSTALLATION);
  return play({ type: 'OpenWorkshop', data }, { words: answers, when: 'when_asked' });
};

const team = (name: string, word: string) => {
  const data = openTeamData(bodyOf('team', example(`team/${name}`)) as never, INSTALLATION);
  return play({ type: 'OpenTeam', data }, { words: [word], when: 'in_a_round' });
};

/** By its script the Interviewer takes the user wrong in its second answer, and the Judge has it put that right. */
const interview = (language: 'en' | 'zh') => {
  const { topic, goal, names, script, said } = INTERVIEW[language];
  const seat = (participant_id: string, kind: string, name: string, persona = '') => ({
    ...{ participant_id, kind, name, persona },
  });
  const data = {
    ...{ topic, goal, language, rehearsal: false, termination: {}, script },
    user: seat('user', 'person', names.user),
    interviewer: seat('interviewer', 'hosted', names.interviewer, names.persona),
    architect: seat('architect', 'hosted', names.architect),
    config: {
      ...{ max_turns: 50, max_waiting: 32, background_timeout_ms: 120_000, deep_thinking_after_ms: 30_000 },
      ...{
        compress_every: 3,
        keep_recent: 3,
        complete_at: 70,
        user_timeout_ms: 86_400_000,
        resume_after_ms: 3_600_000,
      },
      ...{ max_facilitation_attempts: 2, budget_micro_usd: 0 },
    },
  };
  return play({ type: 'OpenInterview', data } as never, { words: said, when: 'when_asked' });
};

/** Talks of three rounds, and teams, in each language; what models are asked in them, and answer, is what the golden files show. */
export const TALKS = {
  'board.en': () => board('four-days', 'What do our two biggest customers say to it?'),
  'board.zh': () => board('four-days.zh', '我们最大的两个客户怎么看？'),
  'party.en': () => party('en', 'What breaks first when we launch?', 'And who would notice?', 'What do we test first?'),
  'party.zh': () => party('zh', '上线后最先出问题的是什么？', '谁会最先发现？', '我们先测什么？'),
  'negotiation.en': () => meetup('meetup', 'It must not cost more than 200 EUR.'),
  'negotiation.zh': () => meetup('meetup.zh', '花费不能超过一千元。'),
  'negotiation-apart.en': () => meetup('meetup', 'It must not cost more than 200 EUR.', { max_rounds: 1 }),
  'negotiation-apart.zh': () => meetup('meetup.zh', '花费不能超过一千元。', { max_rounds: 1 }),
  'team.en': () => team('club-payments', 'Twenty of our members have no e-mail.'),
  'team.zh': () => team('club-payments.zh', '我们有二十位会员没有电子邮箱。'),
  'interview.en': () => interview('en'),
  'interview.zh': () => interview('zh'),
  'workshop.en': () => plan('offline-reading', 'The reading list is enough.'),
  'workshop.zh': () => plan('library-seats.zh', '只面向本校学生。'),
};
