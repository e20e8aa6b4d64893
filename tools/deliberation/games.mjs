// Scoreable games as tasks: parties with points of their own for each option of each issue look for a deal that is worth its minimum to
// every one of them. Read from a folder as the public repository LLM-Deliberation keeps them (MIT).
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gamesOf, dealIn } from '../bargaining/recorded-games.mjs';
import { allAccept } from '../bargaining/points.mjs';
import { sha256 } from './hidden-profiles.mjs';

const DESCRIPTION = 'global_instructions.txt';

/** @returns the data with its checksum, and its tasks @throws where a file is not of this form */
export function readGames(folder) {
  const games = gamesOf(folder).map(({ folder: own, seats }) => ({ id: basename(own), about: aboutOf(own), seats }));
  if (!games.length) throw new Error(`${folder}: no config.txt with scores_files in it or below it`);
  const twice = games.find(({ id }, at) => games.findIndex((one) => one.id === id) < at);
  if (twice) throw new Error(`${folder}: two games are called ${twice.id}`);
  return { name: 'games', sha256: sha256(JSON.stringify(games)), tasks: games.map(taskOf) };
}

/** What the parties talk about; where nobody says, issues and options have letters and numbers alone. */
function aboutOf(folder) {
  const file = join(folder, DESCRIPTION);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function taskOf({ id, about, seats }) {
  const issues = Object.keys(seats[0].points);
  return {
    id,
    question: [about, `The parties are ${seats.map(({ name }) => name).join(', ')}.`, RULES]
      .filter(Boolean)
      .join('\n\n'),
    asked: `There are ${issues.length} issues: ${Object.entries(seats[0].points).map(optionsText).join('; ')}. Find a deal that every party can accept.`,
    named: `one option of each issue, as ${issues.map((issue) => `${issue}1`).join(', ')}`,
    seats: seats.map((seat) => ({ name: seat.name, knows: [`You are ${seat.name}.`, ...pointsText(seat)] })),
    all: seats.flatMap((seat) => [`Of ${seat.name}:`, ...pointsText(seat)]),
    choiceIn(text) {
      const deal = dealIn(text, issues, seats[0]);
      return deal ? Object.values(deal).join(', ') : '';
    },
    isRight: (choice) => choice !== '' && allAccept(seats, dealIn(choice, issues, seats[0])),
  };
}

const RULES =
  'A deal is one option of each issue. Each party has points for each option, which differ from party to party. A deal is worth the sum of its options to a party, and a party accepts each deal that is worth its minimum to it, and no other.';

const optionsText = ([issue, options]) => `${issue} with ${Object.keys(options).join(', ')}`;

const pointsText = ({ points, minimum }) => [
  ...Object.values(points).map((options) =>
    Object.entries(options)
      .map(([option, worth]) => `${option} is worth ${worth}`)
      .join(', '),
  ),
  `The minimum is ${minimum} points.`,
];
