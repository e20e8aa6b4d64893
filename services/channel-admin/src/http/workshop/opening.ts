import {
  idFrom,
  type AnswerLine,
  type CoachScript,
  type InitialJudgement,
  type OpenWorkshop,
  type PlanDocument,
  type PlanRole,
  type SpeechLine,
} from '@parley/contracts';
import { failField } from '@parley/http';
import { defaultRoles } from '@parley/protocols/workshop';
import type { Installation } from '../../tokens.js';
import { configOf, defined, each, firstLine, languageOf, seatOf } from '../command-values.js';
import { terminationPolicy } from '../termination-policy.js';
import { WORKSHOP_DEFAULTS } from './defaults.js';
import type { OpenWorkshopDto } from './dto/opening.dto.js';
import type { PlanRoleDto } from './dto/role.dto.js';
import type { BasePlan } from './revisions.js';
import { wholeDocument, wholeSpeech } from './whole.js';

/**
 * Fills in every default, so that the event says what held whatever later versions default to. A later version of a
 * plan has the requirement, the roles and the knowledge of the one before, where it does not say otherwise.
 * @throws ProblemError invalid-request
 */
export function openWorkshopData(body: OpenWorkshopDto, installation: Installation, base?: BasePlan): OpenWorkshop {
  const { topic, config, termination, rehearsal, feedback, coach_script } = body;
  const requirement = body.requirement ?? base?.plan.requirement ?? failField('/requirement', 'is missing');
  const language = body.language ?? base?.plan.language ?? languageOf(requirement);
  return {
    topic: topic ?? firstLine(requirement),
    language,
    requirement,
    roles: rolesOf(body.roles, language) ?? base?.plan.roles.map(unscripted) ?? defaultRoles(language),
    config: configOf(
      { ...WORKSHOP_DEFAULTS, ...defined({ collection: base?.plan.config.collection }) },
      installation,
      config,
    ),
    termination: terminationPolicy('workshop', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
    version: body.version ?? (base ? base.previous.version + 1 : 1),
    ...(base && { previous: base.previous }),
    ...(feedback !== undefined && { feedback }),
    ...(coach_script && { coach_script: coachScript(coach_script) }),
  };
}

function unscripted(role: PlanRole): PlanRole {
  const { document: _document, ...rest } = role;
  return { ...rest, script: [] };
}

const rolesOf = (roles: PlanRoleDto[] | undefined, language: 'en' | 'zh'): PlanRole[] | undefined =>
  roles?.map((role, index) => planRole(role, index, language));

/** A role of the user's, or a default one by its name, changed where the user says so. */
function planRole({ name, script, document, ...given }: PlanRoleDto, index: number, language: 'en' | 'zh'): PlanRole {
  const known = defaultRoles(language);
  const standard = known.find((role) => role.name === name);
  if (!standard && given.system_prompt === undefined) {
    const names = known.map((role) => role.name).join(', ');
    failField(
      `/roles/${index}/name`,
      `no default role is called ${name}; known: ${names}. Another needs a system_prompt`,
    );
  }
  const file = idFrom(name).replaceAll(/[^a-z0-9_-]+/gu, '');
  const own: PlanRole = {
    ...seatOf({ name }),
    focus: '',
    system_prompt: '',
    output_document: /^[a-z0-9]/u.test(file) ? `${file}.json` : `role_${index + 1}.json`,
    script: [],
  };
  return {
    ...(standard ?? own),
    ...defined(given),
    script: (script ?? []).map((line) => speechLine(line as Partial<SpeechLine>)),
    ...(document && { document: wholeDocument(document as Partial<PlanDocument>) }),
  };
}

/** A script may leave out what it has nothing for; what is wrong in it, the contract says. */
const speechLine = ({ speech, answers, ...line }: Partial<SpeechLine>): SpeechLine =>
  ({
    follow_ups: [],
    ...line,
    ...(speech && { speech: wholeSpeech(speech) }),
    ...(answers && { answers: wholeAnswers(answers) }),
  }) as SpeechLine;

const wholeAnswers = (given: Partial<AnswerLine>[]): AnswerLine[] =>
  each(given as AnswerLine[], { entries: [], new_issues: [] });

function coachScript(script: object): CoachScript {
  const { rounds = [], initial, ...rest } = script as Partial<CoachScript>;
  return {
    ...rest,
    ...(initial && { initial: wholeJudgement(initial) }),
    rounds: each(rounds, { summary: '', merges: [], rewordings: [], off_topic: [] }),
  };
}

const wholeJudgement = (given: Partial<InitialJudgement>): InitialJudgement =>
  ({ questions: [], issues: [], ...given }) as unknown as InitialJudgement;
