import type { OpenVoteDto } from '@parley/client';
import { TOPICS } from './topics.js';

type Members = OpenVoteDto['members'];

/** A voter of a sample, and what its script casts. */
const voter = (name: string, persona: string, text: string): Members[number] => ({
  ...{ name, persona, script: [{ turn: 1, text }] },
});

/** Five who rank three towns: the one that beats each other one by one has the fewest first places. */
export const EXAMPLES: Record<'en' | 'zh', OpenVoteDto> = {
  en: {
    topic: TOPICS.en,
    question: 'The lease ends in May. Where does the office move?',
    options: ['Lyon', 'Ghent', 'Turin'],
    members: [
      voter(
        'Ines',
        'Leads sales, and takes the train twice a week.',
        'Lyon > Ghent: two hours to most of our customers.',
      ),
      voter('Kofi', 'Keeps the books.', 'Turin > Ghent: half the rent of Lyon.'),
      voter('Mara', 'Builds the product, has two children at school.', 'Ghent > Lyon: the schools teach in English.'),
      voter('Sven', 'Hires everybody.', 'Lyon > Ghent > Turin: that is where people apply from.'),
      voter('Ada', 'Runs the servers.', 'Turin > Ghent: the data centre is next door.'),
    ],
    config: { rule: 'ranked' },
  },
  zh: {
    topic: TOPICS.zh,
    question: '租约五月到期。办公室搬到哪里？',
    options: ['里昂', '根特', '都灵'],
    members: [
      voter('白露', '负责销售，每周坐两次火车。', '里昂 > 根特：到多数客户那里只要两小时。'),
      voter('倪工', '管账。', '都灵 > 根特：租金只有里昂的一半。'),
      voter('茹岩', '做产品，两个孩子在上学。', '根特 > 里昂：学校用英语授课。'),
      voter('方舟', '负责招聘。', '里昂 > 根特 > 都灵：应聘的人多在那里。'),
      voter('沈安', '管服务器。', '都灵 > 根特：机房就在隔壁。'),
    ],
    config: { rule: 'ranked' },
  },
};
