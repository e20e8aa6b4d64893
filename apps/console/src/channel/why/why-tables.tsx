import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { TableBeside } from '../table-beside.js';
import { useConditions } from '../use-conditions.js';
import type { Check } from './checks.js';
import type { Distance } from './distances.js';

/** Every condition with its figures. */
export function ConditionsTable({ distances }: { distances: readonly Distance[] }) {
  const t = useWords().channel;
  const { name, figure } = useConditions();
  return (
    <TableBeside
      name={t.why.conditions}
      heads={[t.why.condition, t.why.standing, t.why.measured, t.why.warnsAt, t.why.endsAt]}
      rows={() =>
        distances.map(({ finding, bearing }) => ({
          key: finding.condition,
          cells: [
            name(finding.condition),
            t.why.bearing[bearing],
            ...[finding.measured, finding.warn_at, finding.limit].map((value) => figure(finding, value)),
          ],
        }))
      }
    />
  );
}

/** Every check of the monitor, with what it measured of each condition (T7). */
export function ChecksTable({ checks, distances }: { checks: readonly Check[]; distances: readonly Distance[] }) {
  const t = useWords().channel;
  const { name, figure } = useConditions();
  const conditions = distances.map(({ finding }) => finding.condition);
  return (
    <TableBeside
      name={t.why.checks}
      heads={[t.why.check, t.why.verdict, ...conditions.map(name)]}
      rows={() =>
        checks.map(({ position, assessment: { at_version: version, verdict, findings } }) => ({
          key: String(position),
          cells: [
            <EventLink position={position}>{t.why.upTo(version)}</EventLink>,
            t.why.verdicts[verdict],
            ...conditions.map((condition) => {
              const finding = findings.find((one) => one.condition === condition);
              return finding && figure(finding, finding.measured);
            }),
          ],
        }))
      }
    />
  );
}
