import type { RecordedEvent } from '@parley/client';
import { StanceSheet, type StanceRound } from '../../channel/stances/matrix.js';
import { statementsOf } from './statements.js';

/** Where each role stood in each round. @param about the one issue or entry to look at; all of them where absent */
export function stancesIn(events: readonly RecordedEvent[], about?: string): readonly StanceRound[] {
  const sheet = new StanceSheet();
  const turns = new Map<string, number>();
  for (const event of events) {
    const { type, data, position } = event;
    if (type === 'RoundStarted') sheet.begin({ key: String(data.round), position, round: data.round }, data.recipients);
    if (type === 'WorkshopRoundClosed') sheet.end(String(data.round));
    if (type === 'ChannelClosed') sheet.end();
    const statements = statementsOf(event);
    if (!statements) continue;
    const { participant_id, round, request_id, said } = statements;
    // What a speech proposes is in events after it: all of it leads to the speech.
    const turn = turns.get(request_id) ?? position;
    turns.set(request_id, turn);
    const wanted = said.filter((one) => about === undefined || one.about === about);
    sheet.hear(
      String(round),
      participant_id,
      wanted.map((one) => ({ ...one, position: turn })),
    );
  }
  return sheet.rounds;
}
