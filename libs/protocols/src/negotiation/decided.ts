import type { FieldChange, Proposal, RecordedEvent } from '@parley/contracts';
import { readableField } from '../shared/decision/readable.js';
import { premortemSection } from '../shared/premortem.js';
import type { Change, Decided, NextStep, Section, Step } from '../shared/decision/record.js';
import { nameOf, openedOf, standingVersion, type NegotiationState } from './state.js';

/** The plan that stands, whole: its terms, who does what, at which risk, and what the demand still lacks (N4, N7). */
export function decided(state: NegotiationState): Decided {
  const { outcome, current, gaps, premortem } = state;
  const proposal = (outcome ? standingVersion(state) : current)?.proposal;
  const lacking = (gaps?.gaps ?? []).map(({ title, description }) => ({ text: title, detail: description }));
  return {
    question: questionOf(state),
    by: 'consent',
    sections: [
      ...(proposal ? planOf(state, proposal) : []),
      ...(outcome?.risk ? [{ heading: 'risk', kind: 'text', text: outcome.risk } as const] : []),
      ...(premortem
        ? [premortemSection(premortem, nameOf(state, premortem.participant_id), openedOf(state).language)]
        : []),
      ...(lacking.length ? [{ heading: 'lacking', kind: 'list', items: lacking } as const] : []),
    ],
    next: nextOf(state, proposal),
  };
}

function questionOf(state: NegotiationState): string {
  const { text, constraints } = openedOf(state).demand;
  return [text.trim(), ...(constraints.length ? [constraints.map((one) => `- ${one}`).join('\n')] : [])].join('\n\n');
}

function planOf(state: NegotiationState, { title, summary, terms, assignments }: Proposal): Section[] {
  return [
    { heading: 'summary', kind: 'text', text: [title, summary].filter(Boolean).join('\n\n') },
    ...(terms.length
      ? [
          {
            heading: 'terms',
            kind: 'terms',
            terms: terms.map(({ field, value, unit }) => ({
              name: readableField(field),
              value: [value, unit].filter(Boolean).join(' '),
            })),
          } as const,
        ]
      : []),
    {
      heading: 'tasks',
      kind: 'tasks',
      tasks: assignments.map(({ participant_id, role, task, core }) => ({
        name: nameOf(state, participant_id),
        role,
        task,
        essential: core,
      })),
    },
  ];
}

/** Whoever has a task carries it out where the plan was agreed on, by all or by most. */
function nextOf(state: NegotiationState, proposal: Proposal | undefined): NextStep[] {
  const { outcome, gaps } = state;
  const isAgreed = outcome?.status === 'success' || outcome?.status === 'partial_consensus';
  const tasks = (isAgreed ? (proposal?.assignments ?? []) : []).map(({ participant_id, task }): NextStep => ({
    step: 'task',
    who: nameOf(state, participant_id),
    text: task,
  }));
  const { suggested, demand } = gaps?.follow_up ?? { suggested: false, demand: '' };
  return [...tasks, ...(suggested && demand ? [{ step: 'follow_up', text: demand } as const] : [])];
}

/** The version that stands, by its number and title. */
export function standing(state: NegotiationState): string[] {
  const { outcome, current } = state;
  const proposal = (outcome ? standingVersion(state) : current)?.proposal;
  return proposal ? [`v${proposal.version} · ${proposal.title}`] : [];
}

/** Versions, how each was answered, and who left (N2 to N5). */
export function milestone({ type, data }: RecordedEvent, state: NegotiationState): Step | undefined {
  switch (type) {
    case 'ProposalDrafted':
      return { kind: 'drafted', version: data.proposal.version, title: data.proposal.title };
    case 'ProposalAdjusted':
      return { kind: 'adjusted', version: data.proposal.version, changes: changesOf(state, data.diff) };
    case 'RoundClosed':
      return {
        kind: 'answered',
        version: data.proposal_version,
        tally: {
          accepted: data.accepted.length,
          changes: data.negotiating.length,
          withdrew: data.withdrawn.length,
          assumed: data.assumed.length,
          absent: data.absent?.length ?? 0,
        },
      };
    case 'ParticipantWithdrawn':
      return { kind: 'withdrew', who: nameOf(state, data.participant_id), title: data.role, text: data.reasoning };
    case 'ReplacementInvited':
      return { kind: 'joined', who: nameOf(state, data.replacement_id), title: data.role };
    case 'GapsIdentified':
      return data.summary ? { kind: 'summed_up', text: data.summary } : undefined;
    case 'RoundSummarised':
      return { kind: 'summed_up', text: data.summary };
    default:
      return undefined;
  }
}

/** `terms.talk_length` is the talk length, `assignments.cy.task` Cy's task; of who comes or goes the role says enough. */
function changesOf(state: NegotiationState, diff: readonly FieldChange[]): Change[] {
  return diff.flatMap(({ path, from, to, unit }): Change[] => {
    const [kind = '', name = '', field = ''] = path.split('.');
    const values = {
      ...(from !== undefined && { from: withUnit(from, unit) }),
      ...(to !== undefined && { to: withUnit(to, unit) }),
    };
    if (kind !== 'assignments')
      return [{ field: readableField(kind === 'terms' ? path.slice('terms.'.length) : path), ...values }];
    const isWhole = from === undefined || to === undefined;
    if (field === 'core' || (isWhole && field !== 'role')) return [];
    return [{ who: nameOf(state, name), field, ...values }];
  });
}

const withUnit = (value: string, unit: string | undefined): string => [value, unit].filter(Boolean).join(' ');
