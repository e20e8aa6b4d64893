import { inline } from '../../shared/markdown/markdown.js';
import type { PlanConsent } from './consent.js';
import type { ReportWording } from './report-wording.js';

/** Who was not heard, at the report's top: whoever reads no further must not take the plan for everybody's (W4). */
export const notHeardNote = (consent: PlanConsent | undefined, words: ReportWording): string[] =>
  consent?.not_heard.length ? ['', `**${words.notHeard(consent.not_heard.map(inline))}**`] : [];

/** The roles by where they stand, counted. */
export function whoStandsWhere(consent: PlanConsent | undefined, words: ReportWording): string[] {
  if (!consent) return [];
  const { votes, not_heard } = consent;
  const stances = [...new Set(votes.map(({ stance }) => stance))];
  const lines = stances.map((stance) => {
    const names = votes.filter((vote) => vote.stance === stance).map(({ role }) => inline(role));
    return `- ${words.vote(stance)}: ${names.length} (${names.join(', ')})`;
  });
  return [...lines, ...(not_heard.length ? [`- ${words.notHeard(not_heard.map(inline))}`] : [])];
}

/** That the prose says otherwise than the roles did. */
export const contradiction = (consent: PlanConsent | undefined, words: ReportWording): string[] =>
  consent?.contradicted ? ['', `**${words.contradicted[consent.contradicted]}**`] : [];
