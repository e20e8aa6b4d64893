import { problem, type Problem } from '@parley/contracts';
import type { OwnCommands } from '../shared/stopping/slash-commands.js';
import { insertedDebates, teamOf, type TeamState } from './state.js';

/** The user's own debate (D5). */
const WORD = '/debate';

const MAX_TOPIC = 1_000;

/** The question that a `/debate` asks for, or undefined where a text is something else. */
export function debateTopic(text: string): string | undefined {
  const [word = '', ...rest] = text.trim().split(/\s+/u);
  return word.toLowerCase() === WORD ? rest.join(' ') : undefined;
}

/** What is wrong with one, in the language of the team. */
const COMPLAINTS = {
  en: {
    noTopic: `write ${WORD} and the question, as ${WORD} One database for all tenants, or one each?`,
    long: `the question is longer than ${MAX_TOPIC} characters`,
  },
  zh: {
    noTopic: `请写成 ${WORD} 加上问题，如 ${WORD} 所有租户共用一个数据库，还是各用一个？`,
    long: `问题不得超过 ${MAX_TOPIC} 个字符`,
  },
};

/** A `/debate` waits for the next boundary like any other word; what can never come of it is said at once (D4, D5). */
export const ownCommands = {
  words: [WORD],
  refusal(state, text) {
    const topic = debateTopic(text);
    const { language, config } = teamOf(state);
    if (!topic) return badText(COMPLAINTS[language].noTopic);
    if (topic.length > MAX_TOPIC) return badText(COMPLAINTS[language].long);
    if (state.stop) return problem('team-finishing');
    const { max_inserted_debates: most } = config;
    const taken = insertedDebates(state) + waitingDebates(state);
    if (taken < most) return undefined;
    return problem('debates-full', { detail: `at most ${most} here, planned ones apart`, params: { most } });
  },
} satisfies OwnCommands<TeamState>;

const badText = (reason: string): Problem => problem('invalid-request', { errors: [{ pointer: '/text', reason }] });

const waitingDebates = ({ waiting }: TeamState): number =>
  waiting.filter(({ text }) => debateTopic(text) !== undefined).length;
