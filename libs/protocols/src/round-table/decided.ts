import type { RecordedEvent } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { colonOf, commaOf, decisionWords } from '@parley/wording';
import type { Decided, Item, Section, Step } from '../shared/decision/record.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { premortemSection } from '../shared/premortem.js';
import { notUnderstood } from '../shared/work/not-understood.js';
import { tableAnswer, type TableAnswer } from './answers.js';
import { nameOf, openedOf, type RoundTableState } from './state.js';

/** The moderator's last summary, and what each member claims (R1, T5). */
export function decided(state: RoundTableState): Decided {
  const { summary, spoke } = state;
  const { question, rehearsal, language } = openedOf(state);
  const claims = new Map(
    Object.entries(spoke).flatMap(([id, { stance }]) => (stance?.claim ? [[id, stance.claim]] : [])),
  );
  // A script's summary is what each claims, one after the other.
  const isRepeated = rehearsal && claims.size > 0 && summary && summary.summary !== notUnderstood(language);
  const said = isRepeated ? leading(state, claims) : [];
  const answer = isRepeated ? undefined : tableAnswer(state.answers);
  const sections: Section[] = [
    ...(answer ? [answerSection(state, answer)] : []),
    ...(said.length === 1 || (summary && !isRepeated)
      ? [{ heading: 'summary', kind: 'text', text: said[0]?.text ?? summary!.summary } as const]
      : []),
    ...(said.length > 1 ? [{ heading: 'summary', kind: 'list', items: said } as const] : []),
  ];
  const { premortem } = state;
  if (premortem) sections.push(premortemSection(premortem, nameOf(state, premortem.participant_id), language));
  const isSaid = (claim: string) => said.some(({ text }) => text === claim);
  return {
    ...{ question, by: 'consent', sections, next: [] },
    claims: new Map([...claims].filter(([, claim]) => !isSaid(claim))),
  };
}

/** The table's answer, and whose it is. */
function answerSection(state: RoundTableState, { claim, holders }: TableAnswer): Section {
  const words = decisionWords[openedOf(state).language];
  const names = holders.map((id) => nameOf(state, id)).join(words.comma);
  return { heading: 'answer_of_most', kind: 'list', items: [{ text: claim, detail: words.heldBy(names) }] };
}

/** What those claim who agree, where they are most of all; else what everybody claims: each claim once, and whose it is. */
function leading({ opened, spoke }: RoundTableState, claims: ReadonlyMap<string, string>): Item[] {
  const agree = [...claims].filter(([id]) => ownProperty(spoke, id)?.stance?.verdict === 'agree');
  const shown = agree.length * 2 > Object.keys(spoke).length ? agree : [...claims];
  const nameOf = (id: string) => opened?.members.find(({ participant_id }) => participant_id === id)?.name ?? id;
  const whose = (claim: string) => shown.flatMap(([id, one]) => (one === claim ? [nameOf(id)] : []));
  const comma = commaOf(opened?.language ?? 'en');
  return [...new Set(shown.map(([, claim]) => claim))].map((text) => ({ text, by: whose(text).join(comma) }));
}

/** Where each member stands, in the order of the table. */
export function standing(state: RoundTableState, language = openedOf(state).language): string[] {
  const { members } = openedOf(state);
  const { stances } = decisionWords[language];
  return members.flatMap(({ participant_id, name }) => {
    const stance = ownProperty(state.spoke, participant_id)?.stance;
    return stance
      ? [`${name}${colonOf(language)}${[stances[stance.verdict], stance.claim].filter(Boolean).join(' · ')}`]
      : [];
  });
}

/** What the user said, and how each round was summed up. */
export function milestone(event: RecordedEvent): Step | undefined {
  const { type, data } = event;
  if (type === 'RoundSummarised') return data.final ? undefined : { kind: 'summed_up', text: data.summary };
  return spokenBy(event);
}
