// The same games under different settings, as figures that help to choose one.
import { bargainersFor, TABLES } from './bargainers.mjs';
import { outlook } from './pareto.mjs';
import { favourite } from './replay.mjs';
import { playNegotiation } from './play.mjs';
import { allAccept, welfare } from './points.mjs';

const ROUNDS = [1, 3, 6, 10];
const RULES = ['last_version', 'best_accepted'];

/**
 * @param games {seats}, each seat with its points and its minimum
 * @returns a row for each setting: as shares `all_accept` (the game ended on a deal that is worth its minimum to every seat) and `welfare` (of
 * the most points that there are for all together; nothing where not all accept); `pareto_distance` (of the deal that stands, whoever accepts
 * it) and `turns`, as means over the games
 */
export function figuresBySetting(games) {
  const known = games.map(({ seats }) => ({ seats, ...outlook(seats) }));
  return Object.keys(TABLES).flatMap((bargainers) =>
    RULES.flatMap((decision_rule) =>
      ROUNDS.map((rounds) => ({
        ...{ bargainers, decision_rule, rounds, games: games.length },
        ...figuresOf(known.map((game) => played(game, { bargainers, decision_rule, rounds }))),
      })),
    ),
  );
}

function played({ seats, most, distanceOf }, { bargainers, decision_rule, rounds }) {
  const { deal, turns } = playNegotiation({
    seats: bargainersFor(seats, bargainers, rounds),
    // The first seat has opened with what it likes best.
    terms: Object.entries(favourite(seats[0])).map(([field, value]) => ({ field, value })),
    config: { max_rounds: rounds, decision_rule },
  });
  const agreed = allAccept(seats, deal);
  return { agreed, turns, welfare: agreed ? welfare(seats, deal) / most : 0, distance: distanceOf(deal) };
}

function figuresOf(games) {
  const mean = (of) => Math.round((games.reduce((sum, one) => sum + of(one), 0) / games.length) * 1e3) / 1e3;
  return {
    all_accept: mean((game) => Number(game.agreed)),
    welfare: mean((game) => game.welfare),
    pareto_distance: mean(({ distance }) => distance),
    turns: mean(({ turns }) => turns),
  };
}

/** The rows as a table in Markdown: a line for each kind of bargainers and number of rounds, the two rules beside each other. */
export function tableOf(rows) {
  const percent = (share) => `${Math.round(share * 100)} %`;
  const cells = ({ all_accept, welfare: of, pareto_distance, turns }) =>
    [percent(all_accept), percent(of), pareto_distance.toFixed(2), turns.toFixed(1)].join(' | ');
  const lines = rows
    .filter(({ decision_rule }) => decision_rule === RULES[0])
    .map((row) => {
      const { bargainers, rounds } = row;
      const of = RULES.map((rule) =>
        rows.find((one) => one.bargainers === bargainers && one.rounds === rounds && one.decision_rule === rule),
      );
      return `| ${[bargainers, rounds, ...of.map(cells)].join(' | ')} |`;
    });
  const named = RULES.flatMap((rule) => [`\`${rule}\`: all accept`, 'welfare', 'distance', 'turns']);
  return [`| ${['bargainers', 'rounds', ...named].join(' | ')} |`, `|${' --- |'.repeat(10)}`, ...lines].join('\n');
}
