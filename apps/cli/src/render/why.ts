import { type Ending, type Evidence, type Finding } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { figureText } from '@parley/termination';
import { conditionName } from '@parley/wording';
import type { Language } from '../language.js';
import type { Stage } from './stage.js';
import { paint } from './style.js';
import { wordsOf } from '../words.js';

/** Pieces of evidence the terminal shows; `parley export` has them all. */
const EVIDENCE_SHOWN = 6;

/** Why it ended: a sentence with the figures of the condition, what they rest on, and what held besides (T2). */
export function renderEnding({ condition, also, findings }: Ending, stage: Stage): string[] {
  const words = wordsOf(stage.language).why;
  const finding = findings.find((one) => one.condition === condition);
  const evidence = (finding?.evidence ?? []).slice(-EVIDENCE_SHOWN).map((one) => evidenceText(one, stage));
  const others = also.map((one) => conditionName(one, stage.language)).join(stage.comma);
  return [
    paint.dim(words.why + stage.colon + [sentenceOf(condition, finding, stage.language), ...evidence].join(' · ')),
    ...(also.length ? [paint.dim(words.also + stage.colon + others)] : []),
  ];
}

function sentenceOf(condition: string, finding: Finding | undefined, language: Language): string {
  const words = wordsOf(language).why;
  const ended = ownProperty(words.ended, condition);
  if (!finding || !ended) return words.composed(conditionName(condition, language));
  const figure = (value: number) => figureText(language, finding.unit, value);
  return ended(figure(finding.measured), figure(finding.limit));
}

/** True for what happens or not: there is no way to it. */
export const isSudden = ({ unit, limit }: Finding): boolean => unit === 'count' && limit <= 1;

function evidenceText({ version, participant_id, what, value }: Evidence, stage: Stage): string {
  const words = wordsOf(stage.language).why;
  const kind = ownProperty<string>(wordsOf(stage.language).evidence, what) ?? what;
  const who = participant_id ? words.by(stage.name(participant_id)) : '';
  const said = value ? ` ${what === 'stance' ? stanceText(value, stage) : valueText(value, stage)}` : '';
  return who + kind + said + (version ? words.event(version) : '');
}

/** Figures and names stand as they are, what was said in quotes. */
function valueText(value: string, stage: Stage): string {
  const isFigure = /^[\d.]+$/u.test(value);
  return isFigure ? value : wordsOf(stage.language).why.quoted(stage.name(value));
}

/** `partly, rejects ana, bo`, as the monitor writes it. */
function stanceText(value: string, stage: Stage): string {
  const { stances, rejects } = wordsOf(stage.language).why;
  const [verdict = '', rejected] = value.split(', rejects ');
  const names = rejected?.split(', ').map((id) => stage.name(id));
  return (ownProperty(stances, verdict) ?? verdict) + (names ? rejects(names.join(stage.comma)) : '');
}
