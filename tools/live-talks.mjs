// Replays talks through the product in memory, as round tables of people who give no stances.
import { assess } from '../libs/termination/dist/index.js';
import { idOf, TableOfPeople } from './table-of-people.mjs';

/** The consensus finding after the last turn of a talk. Whoever has the word before the speaker, or says nothing, is silent. */
export async function consensusAfter(turns) {
  const table = new TableOfPeople();
  await table.open({
    ...{ topic: 'A talk', question: 'What do we agree on?' },
    members: [...new Set(turns.map(({ speaker }) => speaker))],
    termination: { stop_when: [{ consensus: {} }] },
  });
  for (const { speaker, text } of turns) {
    while (table.asked[0] !== idOf(speaker)) await table.isSilent();
    if (text.trim()) await table.says(idOf(speaker), text);
    else await table.isSilent();
  }
  return assess(table.ledger).findings.find(({ condition }) => condition === 'consensus');
}
