import { canonicalJson, type Assessment, type RecordedEvent } from '@parley/contracts';
import type { Registry } from '@parley/protocols';
import { assess, signalOf, WORDLESS, withSimilarities, type Ledger } from '@parley/termination';
import type { AuditedCommand } from './audited-record.js';
import { foldedUpTo, PastStates } from './past-states.js';
import type { Divergence } from './report.js';

type OtherVerdict = Omit<Extract<Divergence, { kind: 'verdict' }>, 'position' | 'command_type' | 'rules_then'>;

/** A check is answered while a channel goes on: by how many events at most, before it is folded anew. */
const MOST_BEHIND = 256;

/** The monitor's fold of a channel, and what its conditions say where it was asked (T3). */
export class Verdicts {
  private ledger: Ledger;
  private readonly past: PastStates<Ledger>;

  constructor(
    private readonly registry: Registry,
    events: Iterable<RecordedEvent>,
  ) {
    this.ledger = registry.ledger.initialState;
    this.past = new PastStates(MOST_BEHIND, (version) => foldedUpTo(events, version, registry.ledger));
  }

  see(event: RecordedEvent): void {
    this.ledger = this.registry.ledger.evolve(this.ledger, event);
    this.past.keep(event.version, this.ledger);
  }

  /**
   * Undefined where a command is no verdict of the monitor's. How alike turns are in meaning is taken as it was measured.
   * @param areMissing whether words of the channel are erased: then those conditions count that read none
   */
  of({ events, data }: AuditedCommand, areMissing: boolean): 'same' | 'erased' | OtherVerdict | undefined {
    const [first] = events as [RecordedEvent];
    if (first.metadata.command_type !== 'SignalTermination') return undefined;
    const said = (data ?? first.data) as { assessment?: Assessment; check_id?: string };
    if (!said.assessment) return undefined;
    const { at_version, similarities } = said.assessment;
    const ledger = withSimilarities(this.past.at(at_version), similarities ?? []);
    const assessment = { ...assess(ledger), ...(similarities?.length && { similarities }) };
    const recorded = data ?? { assessment: said.assessment };
    const decided = data ? signalOf(assessment, said.check_id) : { assessment };
    if (canonicalJson(recorded) === canonicalJson(decided)) return 'same';
    if (areMissing && canonicalJson(figuresOf(said.assessment)) === canonicalJson(figuresOf(assessment)))
      return 'erased';
    return { kind: 'verdict', version: first.version, recorded, decided };
  }
}

/** What is found whatever anybody said; evidence may quote them. */
const figuresOf = ({ findings }: Assessment): object[] =>
  findings
    .filter(({ condition }) => WORDLESS.has(condition))
    .map(({ condition, status, measured, warn_at, limit }) => ({ condition, status, measured, warn_at, limit }));
