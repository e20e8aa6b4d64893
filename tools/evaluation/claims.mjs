// Every figure of docs/evaluation.md: what it says, on which data, by which command, and where in the command's answer it stands.
const share = (value) => value.toFixed(2);
const exact = (value) => value.toFixed(3);
const percent = (value) => `${(value * 100).toFixed(1)} %`;
const mean = (lines, of) =>
  lines.reduce((sum, line) => sum + line[of] * line.games, 0) / lines.reduce((sum, { games }) => sum + games, 0);
const DEBATES = 'libs/termination/src/detectors/agreement';

/** `needs` is a file or folder of the data folder; without it nothing is needed that is not in the repository. */
const measured = (id, what, mode, data, needs, figure) => ({ id, what, mode, data, needs, figure });
const ofDetector = (id, what, mode, data, needs, field) =>
  measured(
    id,
    what,
    mode,
    data,
    needs,
    ([line]) =>
      `${field === 'false_alarm_rate' ? percent(line[field]) : share(line[field])} (n = ${line.pairs ?? line.n})`,
  );
const bargain = (id, what, rule, rounds) =>
  measured(id, what, 'bargainers --json', 'made', undefined, (lines) => {
    const row = lines.find((one) => one.bargainers === 'mixed' && one.decision_rule === rule && one.rounds === rounds);
    return `${percent(row.all_accept)} (n = ${row.games})`;
  });
/** What takes a model is not run here: it costs money, and answers otherwise each time. */
const unrun = (id, what, command, data = 'model') => ({ id, what, command, data });

const GROUPS = 'decisions.delidata.jsonl';
const GAMES = 'LLM-Deliberation';

export const CLAIMS = {
  Decisions: [
    measured(
      'decisions-right',
      'Recorded groups that are right where a table ends by default',
      'decisions --json',
      'delidata',
      GROUPS,
      ([one]) => `${exact(one.right)} (n = ${one.groups})`,
    ),
    measured('decisions-messages', '… the messages heard until then', 'decisions --json', 'delidata', GROUPS, ([one]) =>
      share(one.messages),
    ),
    measured(
      'decisions-minority',
      'Right answers that only a minority held at the end, and those named in the outcome',
      'decisions',
      'delidata',
      GROUPS,
      (_, text) => {
        const [, held, named] = /what most held at the end: (\d+); named in the outcome: (\d+)/u.exec(text);
        return `${named}/${held}`;
      },
    ),
  ],
  'The pre-mortem turn': [
    measured(
      'premortem-unanimous',
      'Recorded groups that hold one answer before the first word',
      'premortem',
      'delidata',
      GROUPS,
      ([one]) => `${one.unanimous}/${one.groups}`,
    ),
    measured(
      'premortem-wrong',
      '… of them wrong: what the turn is there for',
      'premortem',
      'delidata',
      GROUPS,
      ([one]) => `${one.wrong}/${one.unanimous}`,
    ),
    unrun(
      'premortem-gain',
      'How often the turn has such a group think again',
      'a key, and `./parley board -f FILE` with `config: { premortem: true }` and with `false`',
    ),
  ],
  Negotiations: [
    measured(
      'negotiations-accept',
      'Recorded games that end on a deal which all accept',
      'negotiations --json',
      'games',
      GAMES,
      (lines) => percent(mean(lines, 'all_accept')),
    ),
    measured(
      'negotiations-dominated',
      '… whose outcome a proposal dominates',
      'negotiations --json',
      'games',
      GAMES,
      (lines) => percent(mean(lines, 'dominated')),
    ),
    measured(
      'negotiations-share',
      '… the share that the outcome has of the most points proposed',
      'negotiations --json',
      'games',
      GAMES,
      (lines) => percent(mean(lines, 'best_share')),
    ),
  ],
  Bargainers: [
    bargain('bargainers-best-3', 'Mixed bargainers, all accept: `best_accepted`, 3 rounds', 'best_accepted', 3),
    bargain('bargainers-last-3', '… `last_version`, 3 rounds', 'last_version', 3),
    bargain('bargainers-best-10', '… `best_accepted`, 10 rounds', 'best_accepted', 10),
    bargain('bargainers-last-10', '… `last_version`, 10 rounds', 'last_version', 10),
  ],
  Detectors: [
    ofDetector('agreement-dond', 'Agreement, F1', 'agreement', 'dond', 'agreement.dond.jsonl', 'f1'),
    ofDetector(
      'agreement-casino',
      'Agreement, F1 (these talks are in the fit; of talks left out see [the guide](guide/detectors.md))',
      'agreement',
      'casino',
      'agreement.casino.jsonl',
      'f1',
    ),
    ofDetector(
      'agreement-debates-seen',
      'Agreement in debates, F1 (these are in the fit)',
      `agreement ${DEBATES}/debates-seen.fixtures.jsonl`,
      'own',
      undefined,
      'f1',
    ),
    ofDetector(
      'agreement-debates-unseen',
      'Agreement in debates whose errors were not read, F1',
      `agreement ${DEBATES}/debates-unseen.fixtures.jsonl`,
      'own',
      undefined,
      'f1',
    ),
    ofDetector(
      'agreement-debates-of-models',
      '… in debates as language models hold them, F1: written by one, and kept apart',
      `agreement ${DEBATES}/debates-of-models-unread.fixtures.jsonl`,
      'own',
      undefined,
      'f1',
    ),
    ofDetector(
      'agreement-debates-by-content',
      '… in debates that settle by what is said alone, kept apart likewise, F1',
      `agreement ${DEBATES}/debates-by-content-unread.fixtures.jsonl`,
      'own',
      undefined,
      'f1',
    ),
    ofDetector(
      'live-dond',
      'Agreement in the product, after the last turn, F1',
      'live',
      'dond',
      'agreement.dond.jsonl',
      'f1',
    ),
    ofDetector('live-casino', '… of talks in the fit', 'live', 'casino', 'agreement.casino.jsonl', 'f1'),
    ofDetector(
      'ended-dond',
      'Agreement in the product, after any turn (`auto_exit`), F1',
      'live',
      'dond',
      'agreement.dond.jsonl',
      'ended_f1',
    ),
    ofDetector('ended-casino', '… of talks in the fit', 'live', 'casino', 'agreement.casino.jsonl', 'ended_f1'),
    ofDetector(
      'ended-debates-unseen',
      '… of debates whose errors were not read',
      `live ${DEBATES}/debates-unseen.fixtures.jsonl`,
      'own',
      undefined,
      'ended_f1',
    ),
    ofDetector(
      'ended-debates-of-models',
      '… of debates as language models hold them',
      `live ${DEBATES}/debates-of-models-unread.fixtures.jsonl`,
      'own',
      undefined,
      'ended_f1',
    ),
    ofDetector(
      'ended-debates-by-content',
      '… of debates that settle by what is said alone',
      `live ${DEBATES}/debates-by-content-unread.fixtures.jsonl`,
      'own',
      undefined,
      'ended_f1',
    ),
    ofDetector(
      'repetition-casino',
      'Turns taken for a repetition in talks that do not repeat',
      'repetition',
      'casino',
      'agreement.casino.jsonl',
      'false_alarm_rate',
    ),
    ofDetector(
      'repetition-dond',
      '… in another kind of talk',
      'repetition',
      'dond',
      'agreement.dond.jsonl',
      'false_alarm_rate',
    ),
  ],
  'With models': [
    unrun(
      'models-debates',
      'Agreement in debates between language models, F1',
      '`npm run --silent eval -- live FILE` on recorded debates, of which the data below has none',
    ),
    unrun(
      'models-one-agent',
      'Right answers where facts are spread over members: boards beside one agent, and beside samples of one that take as many tokens',
      'a model, and `npm run --silent eval -- deliberation --max-usd 2`',
      'hiddenbench',
    ),
    unrun(
      'models-games',
      'Deals that all parties can accept: the same',
      'a model, and `npm run --silent eval -- deliberation --max-usd 2 --games eval-data/LLM-Deliberation/games_descriptions`',
      'games',
    ),
  ],
  Stance: [
    ofDetector('stance', 'Same side or opposed sides, AUC', 'stance', 'perspectrum', 'stance-pairs.jsonl', 'auc'),
  ],
};

/** Where the data of a figure comes from, its licence, and what it is called in the data folder. */
export const DATA = {
  delidata: [
    'DeliData',
    'Karadzhov, Stafford and Vlachos, [delibot.xyz](https://delibot.xyz); Apache-2.0. Half of its groups',
    "`decisions.delidata.jsonl`, a line a group: `{members, right, before, messages: [{by, text, answers}], after}`, where `answers`, `before` and `after` are the members' answers by name",
  ],
  games: [
    'LLM-Deliberation',
    'Abdelnabi and others, [github.com/S-Abdelnabi/LLM-Deliberation](https://github.com/S-Abdelnabi/LLM-Deliberation); MIT',
    '`LLM-Deliberation`, the repository as it is: `git clone`',
  ],
  made: ['made-up games', 'ours, in [`tools/bargaining`](../tools/bargaining); Apache-2.0', 'nothing to get'],
  casino: [
    'CaSiNo',
    'Chawla and others, [github.com/kushalchawla/CaSiNo](https://github.com/kushalchawla/CaSiNo); CC BY 4.0',
    '`agreement.casino.jsonl`, a line a talk: `{id, turns: [{speaker, text}], agreed}`: the turns before a deal is submitted, `agreed` where it was accepted; and openings of the same talks, not agreed',
  ],
  dond: [
    'Deal or No Deal',
    'Lewis and others, [github.com/facebookresearch/end-to-end-negotiator](https://github.com/facebookresearch/end-to-end-negotiator); CC BY-NC 4.0, for measuring only',
    '`agreement.dond.jsonl`, as above: `agreed` where both sides then chose the same deal',
  ],
  own: [
    'our debates',
    'written for this project, 60 by hand and 160 by a language model, in the repository; Apache-2.0',
    'nothing to get',
  ],
  perspectrum: [
    'Perspectrum',
    'Chen and others, [github.com/CogComp/perspectrum](https://github.com/CogComp/perspectrum); Creative Commons, which one its repository does not say: for measuring only',
    '`stance-pairs.jsonl`, a line a pair: `{topic, a, b, relation}`, `same` or `opposed`',
  ],
  hiddenbench: [
    'HiddenBench',
    'Li and others, [github.com/Yassellee/HiddenBench](https://github.com/Yassellee/HiddenBench); no licence file, so no copy is kept or passed on here',
    'nothing to get: the command fetches it from one commit, and refuses another file',
  ],
  model: ['a model', 'as its provider has it', 'a key, or a server of your own ([models](guide/models.md))'],
};
