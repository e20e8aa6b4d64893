import { callsOf, TABLES } from '@parley/protocols/round-table/gallery';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { paint } from '../render/style.js';
import { tableText } from '../render/table.js';
import type { GlobalOptions } from '../session.js';
import { wordsOf } from '../words.js';
import { readyTable } from './ready-table.js';

export function listTables(options: GlobalOptions): number {
  const { lang = chosenLanguage() } = options;
  const list = TABLES.map((table) => {
    const { name, about, seats } = table[lang];
    return { id: table.id, name, about, seats: seats.length, rounds: table.config.rounds, calls: callsOf(table) };
  });
  if (printed(list, options)) return EXIT.done;
  const rows = list.map(({ id, name, about, calls }) => [id, name, String(calls), about]);
  printText(tableText(['id', ...wordsOf(lang).roundTable.tableHead], rows));
  return EXIT.done;
}

/** @throws CliError where no table is called so */
export function showTable(id: string, { lang = chosenLanguage(), output }: GlobalOptions): number {
  const table = readyTable(id);
  const { name, about, asks, seats } = table[lang];
  if (output !== 'text') {
    print(plainJson({ id, name, about, asks, seats, config: table.config, calls: callsOf(table) }));
    return EXIT.done;
  }
  const lines = seats.map(
    (seat) => `● ${paint.bold(seat.name)} ${[seat.persona, seat.thinking_style].filter(Boolean).join(' ')}`,
  );
  printText([`${paint.bold(name)} ${paint.dim(id)}`, about, '', asks, '', ...lines].join('\n'));
  return EXIT.done;
}
