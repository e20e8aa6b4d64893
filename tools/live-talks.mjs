// Replays talks through the product in memory, as round tables of people who give no stances.
import { assess } from '../libs/termination/dist/index.js';
import { idOf, TableOfPeople } from './table-of-people.mjs';

/** Whether the consensus condition holds after the last turn of a talk, and after any. Whoever has the word before the speaker, or says nothing, is silent. */
export async function consensusIn(turns) {
  const table = new TableOfPeople();
  await table.open({
    ...{ topic: 'A talk', question: 'What do we agree on?' },
    members: [...new Set(turns.map(({ speaker }) => speaker))],
    termination: { stop_when: [{ consensus: {} }] },
  });
  let last = false;
  let ever = false;
  for (const { speaker, text } of turns) {
    while (table.asked[0] !== idOf(speaker)) await table.isSilent();
    if (text.trim()) await table.says(idOf(speaker), text);
    else await table.isSilent();
    last = assess(table.ledger).findings.find(({ condition }) => condition === 'consensus').status === 'met';
    ever ||= last;
  }
  return { last, ever };
}
