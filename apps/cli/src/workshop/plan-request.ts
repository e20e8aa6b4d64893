import { languageOf } from '@parley/contracts/language-of';
import { CliError, EXIT } from '../exit-codes.js';
import { asRoles, membersOf, refuseMembersOfFile } from '../team/members.js';
import { bodyOfFile } from '../read-yaml.js';
import { reportIn, type OwnReport, type OthersReport } from './report.js';
import { spokenWords } from '../words.js';

export interface PlanOptions {
  budget?: number;
  file?: string;
  roles?: string;
  members?: string;
  from?: string;
  feedback?: string;
  report?: string;
  collection?: string;
  detach?: boolean;
}

/** What to plan. */
export interface PlanRequest {
  /** The body of POST /v1/workshops, without what an earlier version says. */
  body: { requirement?: string; [field: string]: unknown };
  /** Neither a file nor a version nor an option says who takes part. */
  isUncast: boolean;
  /** The version to begin from: as it is named, or the file of it. */
  from?: string;
  /** A text that is read with the requirement. */
  report?: OthersReport;
}

/**
 * What to plan, as given on the command line or in a chat.
 * @param usage how it is asked for there
 * @throws CliError where something is missing or contradicts itself
 */
export function planRequest(
  requirement: string | undefined,
  options: PlanOptions,
  usage = spokenWords().plan.usage(),
): PlanRequest {
  const words = spokenWords().plan;
  const refuse = (why: string) => new CliError(why + usage, EXIT.usage);
  const { file, roles, members, feedback, collection } = options;
  if (requirement !== undefined && file !== undefined) throw refuse(words.requirementOrFile);
  if (requirement !== undefined && !requirement.trim()) throw refuse(words.emptyRequirement);
  for (const option of ['from', 'feedback', 'report'] as const)
    if (options[option] !== undefined && !options[option].trim()) throw refuse(words.emptyOption(`--${option}`));
  refuseMembersOfFile({ ...defined({ file: roles ?? file }), ...defined({ members }) });
  const read = file === undefined ? {} : bodyOfFile('plan', file);
  const language = languageOf(requirement ?? '');
  const body = {
    ...read,
    ...defined({ requirement, feedback }),
    ...(collection !== undefined && { config: { ...(read['config'] as object | undefined), collection } }),
    ...(roles !== undefined && bodyOfFile('roles', roles)),
    ...(members !== undefined && { roles: asRoles(membersOf(members, language), language) }),
  };
  const report = options.report === undefined ? undefined : reportIn(options.report, refuse);
  if (options.from !== undefined && isOwn(report)) throw refuse(words.reportIsVersion(options.report!));
  const from = options.from ?? (isOwn(report) ? report.from : undefined);
  if (from === undefined && feedback !== undefined) throw refuse(words.feedbackOnVersion);
  if (from === undefined && body.requirement === undefined) throw refuse(words.nothingToPlan);
  const isUncast = file === undefined && from === undefined && roles === undefined && members === undefined;
  return { body, isUncast, ...defined({ from }), ...(report && !isOwn(report) && { report }) };
}

const isOwn = (report: OwnReport | OthersReport | undefined): report is OwnReport =>
  report !== undefined && 'from' in report;

const defined = <Values extends Record<string, string | undefined>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: string;
  };
