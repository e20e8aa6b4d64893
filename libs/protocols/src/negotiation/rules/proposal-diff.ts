import type { Assignment, FieldChange, Proposal, Term } from '@parley/contracts';

/**
 * The field-level diff between two versions (N3), in the order of the newer plan, what is gone last.
 * Paths: `title`, `summary`, `terms.{field}`, `assignments.{participant}.{role|task|notes|core}`.
 */
export function proposalDiff(from: Proposal, to: Proposal): FieldChange[] {
  const before = fieldsOf(from);
  const after = fieldsOf(to);
  const changed = [...after].flatMap(([path, field]): FieldChange[] => {
    const old = before.get(path);
    return old?.value === field.value && old.unit === field.unit ? [] : [change(path, old, field)];
  });
  const gone = [...before].filter(([path]) => !after.has(path)).map(([path, field]) => change(path, field, undefined));
  return [...changed, ...gone];
}

interface Field {
  value: string;
  unit?: string;
}

function change(path: string, old: Field | undefined, now: Field | undefined): FieldChange {
  const unit = now?.unit ?? old?.unit;
  return { path, ...(old && { from: old.value }), ...(now && { to: now.value }), ...(unit && { unit }) };
}

function fieldsOf(proposal: Proposal): Map<string, Field> {
  return new Map<string, Field>([
    ['title', { value: proposal.title }],
    ['summary', { value: proposal.summary }],
    ...proposal.terms.map(termField),
    ...proposal.assignments.flatMap(assignmentFields),
  ]);
}

const termField = ({ field, value, unit }: Term): [string, Field] => [
  `terms.${field}`,
  { value, ...(unit && { unit }) },
];

const assignmentFields = (assignment: Assignment): [string, Field][] =>
  (['role', 'task', 'notes', 'core'] as const).map((name) => [
    `assignments.${assignment.participant_id}.${name}`,
    { value: String(assignment[name]) },
  ]);
