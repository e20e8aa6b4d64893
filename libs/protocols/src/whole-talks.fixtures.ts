import type { Command, CommandTypes, Language, OfferedTool, ParleyEvent } from '@parley/contracts';
import { opensGuestTurn } from './guest-turn/guest-turn.fixtures.js';
import { guestTurn } from './guest-turn/guest-turn.js';
import { opensInterview } from './interview/interview.fixtures.js';
import { interview } from './interview/interview.js';
import { draft, open as opensNegotiation } from './negotiation/negotiation.fixtures.js';
import { negotiation } from './negotiation/negotiation.js';
import type { Protocol } from './protocol.js';
import { goes, member, monitor, table } from './round-table/round-table.fixtures.js';
import { roundTable } from './round-table/round-table.js';
import type { ChannelState } from './shared/channel-state.js';
import { call, command } from './shared/command.fixtures.js';
import { deciderOf } from './shared/frame.js';
import { ballotWork, facilitationWork, turnWork, type ModelWork } from './shared/work/model-work.js';
import type { Prompt } from './shared/work/prompt.js';
import type { Given } from './shared/work/turn-spec.js';
import { debate, expert, phase, plan, teamOf4 } from './team/team.fixtures.js';
import { team } from './team/team.js';
import { entry, onEntry, question, role, speech, stance, workshopOf3 } from './workshop/workshop.fixtures.js';
import { opensVote, voter } from './vote/vote.fixtures.js';
import { vote } from './vote/vote.js';
import { workshop } from './workshop/workshop.js';

/** A protocol, and how it is opened with the same words wherever somebody has words of their own. */
interface Talk {
  protocol: Protocol;
  opens(said: string, language: Language): Command;
  /** How often its user speaks, where it is a talk with one. */
  says?: number;
}

const of = <S extends ChannelState>(protocol: Protocol<S>) => protocol as unknown as Protocol;

const boardMember = (id: string, said: string) => ({
  ...member(id),
  ...{ persona: said, expertise: [said], thinking_style: said, speaking_style: said },
  script: [{ turn: 1, text: said, stance: { claim: said, verdict: 'disagree' as const, accepts: [], rejects: [] } }],
});

/** Agrees at once, and imagines after it why that was wrong. */
const agreeingMember = (id: string, said: string) => {
  const line = { text: said, stance: { claim: said, verdict: 'agree' as const, accepts: [], rejects: [] } };
  return { ...boardMember(id, said), script: [1, 2].map((turn) => ({ turn, ...line })) };
};

const planRole = (id: string, said: string) =>
  role(id, {
    ...{ system_prompt: said, focus: said },
    script: [1, 2, 3].map((turn) => ({
      turn,
      follow_ups: turn === 1 ? [said] : [],
      speech: speech({
        ...{ analysis: said, advice: said, new_issues: [said] },
        comments: id === 'bo' ? [{ participant_id: 'ana', text: said }] : [],
        questions: turn === 1 ? [question(said)] : [],
        stances: [{ ...stance('issue-1', 'object', said), statement: said }],
        entries: [entry(`${turn} ${id} ${said}`, ['issue-1'])],
        entry_stances: id === 'bo' && turn === 1 ? [onEntry('entry-1', 'object', said)] : [],
        sources: [said],
      }),
    })),
  });

/** Has nothing against what settles all, and imagines after it why that was wrong. */
const agreeingRole = (id: string, said: string) =>
  role(id, {
    ...{ system_prompt: said, focus: said },
    script: [1, 2].map((turn) => ({
      turn,
      follow_ups: [],
      speech: speech({ analysis: said, entries: id === 'ana' && turn === 1 ? [entry(said, ['issue-1'])] : [] }),
    })),
  });

const teamExpert = (id: string, said: string) => {
  const result = { summary: said, findings: [said], decisions: [said], open_points: [said], artefacts: [] };
  const phases = [phase('one', 'ana'), debate('two', ['ana', 'bo'], ['one']), phase('three', 'bo', ['one', 'two'])];
  return expert(id, {
    ...{ persona: said, expertise: [said] },
    script: [
      {
        work: 'plan',
        plan: plan(
          phases.map((one) => ({ ...one, title: `${one.phase_id} ${said}`, task: said })),
          { wanted: true, topic: said, reason: said, participants: ['ana', 'bo'] },
        ),
      },
      { work: 'execute', result: { ...result, artefacts: [{ name: 'a.md', content: said }] } },
      { work: 'open_debate', opening: { point: said, disagreement: true } },
      { work: 'argue', argument: { argument: said, position: `${id} ${said}`, changed: true } },
      { work: 'sum_up', summary: { summary: said, open_points: [said] } },
    ],
  });
};

const PLAYED: Record<string, Talk> = {
  negotiation: {
    protocol: of(negotiation),
    opens: (said, language) =>
      opensNegotiation(
        { max_rounds: 2 },
        {
          ...{ topic: said, language, demand: { text: said, constraints: [said] } },
          candidates: ['alice', 'bob', 'charlie'].map((participant_id) => ({
            ...{ participant_id, name: participant_id, kind: 'hosted' as const, persona: said, skills: [said] },
            script: [1, 2].map((round) => ({
              ...{ round, feedback: 'negotiate' as const, reasoning: said },
              changes: [{ field: 'notes', new_value: said, reason: said }],
            })),
          })),
          facilitator_script: {
            ...{ selected: [], possibly_related: [], fixed: [{ field: 'role', reason: said }], gaps: [] },
            draft: {
              ...{ title: said, summary: said, terms: [{ field: 'date', value: said }] },
              assignments: draft.assignments.map((seat) => ({ ...seat, role: said, task: said, notes: said })),
            },
          },
        },
      ),
  },
  'negotiation put to all': {
    protocol: of(negotiation),
    opens: (said, language) =>
      opensNegotiation(
        { max_rounds: 1, decision_rule: 'best_accepted' },
        {
          ...{ topic: said, language, demand: { text: said, constraints: [said] } },
          candidates: ['alice', 'bob', 'charlie'].map((participant_id) => ({
            ...{ participant_id, name: participant_id, kind: 'hosted' as const, persona: said, skills: [said] },
            script: [
              {
                ...{ round: 1, feedback: 'negotiate' as const, reasoning: said },
                changes: [{ field: 'food', new_value: said, reason: said }],
              },
            ],
          })),
        },
      ),
  },
  'agreed negotiation': {
    protocol: of(negotiation),
    opens: (said, language) =>
      opensNegotiation(
        { premortem: true },
        {
          ...{ topic: said, language, demand: { text: said, constraints: [said] } },
          candidates: ['alice', 'bob', 'charlie'].map((participant_id) => ({
            ...{ participant_id, name: participant_id, kind: 'hosted' as const, persona: '', skills: [] },
            script: [1, 2].map((round) => ({ round, feedback: 'accept' as const, reasoning: said, changes: [] })),
          })),
        },
      ),
  },
  'round table': {
    protocol: of(roundTable),
    opens: (said, language) =>
      table({
        ...{ topic: said, question: `? ${said}`, language, members: ['ana', 'bo'].map((id) => boardMember(id, said)) },
        settings: { speaking: 'in_turn' },
      }),
  },
  'agreed board': {
    protocol: of(roundTable),
    opens: (said, language) =>
      table({
        ...{
          topic: said,
          question: `? ${said}`,
          language,
          members: ['ana', 'bo'].map((id) => agreeingMember(id, said)),
        },
        settings: { speaking: 'in_turn', rounds: 1, premortem: true },
      }),
  },
  party: {
    protocol: of(roundTable),
    opens: (said, language) =>
      table({
        ...{ topic: said, question: '', language, members: ['ana', 'bo', 'cy'].map((id) => boardMember(id, said)) },
        settings: { mode: 'party', speaking: 'in_turn', rounds: 0 },
      }),
    says: 3,
  },
  'guest turn': {
    protocol: of(guestTurn),
    opens: (said, language) =>
      opensGuestTurn(
        { topic: said, told: said, language, rehearsal: true },
        {
          ...{ persona: said, expertise: [said], thinking_style: said, speaking_style: said },
          script: [{ turn: 1, text: '{"verdict":"no"}' }],
        },
      ),
  },
  vote: {
    protocol: of(vote),
    opens: (said, language) =>
      opensVote({
        ...{ topic: said, question: said, options: [said, `${said} 2`], language },
        members: ['ana', 'bo'].map((id) => ({ ...voter(id, 'hosted', '1'), persona: said, expertise: [said] })),
      }),
  },
  workshop: {
    protocol: of(workshop),
    opens: (said, language) =>
      workshopOf3({
        ...{ topic: said, requirement: said, language, version: 2, feedback: said },
        roles: ['ana', 'bo'].map((id) => planRole(id, said)),
        previous: {
          ...{ version: 1, channel_id: '0199a5f0-0000-7000-8000-000000000009', summary: said, requirement: said },
          ...{ decisions: [said], open_points: [said] },
          clarifications: [{ asked_by: 'ANA', question: said, answer: said }],
        },
        settings: { max_rounds: 2, initial_judgement: true },
      } as Partial<CommandTypes['OpenWorkshop']>),
  },
  'agreed workshop': {
    protocol: of(workshop),
    opens: (said, language) =>
      workshopOf3({
        ...{ topic: said, requirement: said, language, roles: ['ana', 'bo'].map((id) => agreeingRole(id, said)) },
        settings: { max_rounds: 1, premortem: true },
      }),
  },
  team: {
    protocol: of(team),
    opens: (said, language) =>
      teamOf4({
        ...{ topic: said, task: said, language, experts: ['lea', 'ana', 'bo'].map((id) => teamExpert(id, said)) },
        settings: { automatic_debates: true },
      }),
  },
  interview: {
    protocol: of(interview),
    opens: (said, language) =>
      opensInterview({
        ...{ topic: said, goal: `. ${said}`, language },
        interviewer: { participant_id: 'interviewer', kind: 'hosted', name: 'Interviewer', persona: said },
        architect: { participant_id: 'architect', kind: 'hosted', name: 'Architect', persona: said },
        settings: { compress_every: 2, keep_recent: 1, complete_at: 1 },
        script: [{ turn: 2, agent: 'analyst', act: 'flags', text: said }],
      }),
    says: 5,
  },
};

/** The same where one agent is asked alone after the end, which in a rehearsal nobody is. */
export const besideOneAgent = ({ opens, ...talk }: Talk): Talk => ({
  ...talk,
  opens(said, language) {
    const opening = opens(said, language);
    const { config, ...data } = opening.data as CommandTypes['OpenRoundTable'];
    return { ...opening, data: { ...data, rehearsal: false, config: { ...config, baseline: true } } } as Command;
  },
});

/** The same board where its members say what they alone know, and ask what others may. */
export const pooling = ({ opens, ...talk }: Talk): Talk => ({
  ...talk,
  opens(said, language) {
    const opening = opens(said, language);
    const { config, members, ...data } = opening.data as CommandTypes['OpenRoundTable'];
    const asking = members.map((one, index) => {
      const { stance, ...line } = one.script[0]!;
      const first = { ...line, ...(stance && { stance }), turn: 1 };
      const asks = [
        { question: said, of: members[(index + 1) % members.length]!.participant_id },
        { question: said, of: '' },
      ];
      return {
        ...one,
        script: [
          { ...first, asks },
          { ...first, turn: 2, answers: ['q1', 'q2', 'q3'] },
        ],
      };
    });
    return { ...opening, data: { ...data, members: asking, config: { ...config, pooling: true } } } as Command;
  },
});

export const TALKS: Record<string, Talk> = {
  ...PLAYED,
  'board beside one agent': besideOneAgent(PLAYED['agreed board']!),
  'board that pools what it knows': pooling(PLAYED['round table']!),
};

/** Fields of an answer that hold nothing but words. */
const WORDS = new Set(
  'summary text reason reasoning analysis advice argument point rationale conclusion notice reading missing answer open_points missing statement assumption claim changes label'.split(
    ' ',
  ),
);

/** Characters of a fact's label, as the contract says. */
const LABEL = 60;

/** What a rehearsal answers, with these words wherever it has words. */
function worded(value: unknown, said: string, name = ''): unknown {
  if (typeof value === 'string')
    return WORDS.has(name) && value ? said.slice(0, name === 'label' ? LABEL : undefined) : value;
  if (Array.isArray(value)) return value.map((item) => worded(item, said, name));
  if (typeof value !== 'object' || value === null) return value;
  // Entries keep words of their own: the same words are one entry.
  const isEntry = 'resolves' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isEntry && key === 'text' ? part : worded(part, said, key)]),
  );
}

const OFFERED: OfferedTool[] = [{ name: 'knowledge__search', description: 'Searches.', input_schema: '{}' }];

export interface Asked {
  event: Extract<ParleyEvent, { type: 'TurnRequested' | 'FacilitationRequested' | 'BallotRequested' }>;
  kind: string;
  prompt: Prompt;
  /** The channel when it was asked. */
  state: ChannelState;
  /** What was answered, as it was said and as the command that it is. */
  output: unknown;
  given: Given;
}

/** Plays a whole channel in which everybody says the same, the user too, and gives all that models were asked in it. */
export function allAsked({ protocol, opens, says = 0 }: Talk, said: string, language: Language = 'en'): Asked[] {
  const { initialState, decide, evolve } = deciderOf(protocol);
  const asked: Asked[] = [];
  const next: (() => Command | undefined)[] = [() => opens(said, language)];
  let state = initialState;
  let left = says;
  let talked = false;
  for (let steps = 0; next.length || left; steps++) {
    if (steps > 500) throw new Error('it does not end');
    const sent = next.length ? next.shift()!() : nextIntervention();
    if (!sent) continue;
    const decision = decide(state, sent);
    if (!decision.ok) throw new Error(`${sent.type}: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) {
      state = evolve(state, event);
      next.push(...follows(event));
    }
  }
  return asked;

  /** What the user says, what is to be written, and the end. */
  function nextIntervention(): Command {
    left -= 1;
    if (!left) return monitor('stop', ['rounds']);
    return command('Intervene', { text: left > 1 || protocol.name !== 'interview' ? said : '/deliver DOC_01 DOC_02' });
  }

  function follows(event: ParleyEvent): (() => Command | undefined)[] {
    switch (event.type) {
      case 'TurnRequested':
        return [
          () => answered(event, turnWork(protocol, state, event.data, protocol.lookups ? OFFERED : []) as ModelWork),
        ];
      case 'FacilitationRequested':
        return [() => answered(event, facilitationWork(protocol, state, event.data))];
      case 'BallotRequested':
        return [() => answered(event, ballotWork(protocol, state, event.data))];
      case 'CheckRequested':
        return [() => checked(event.data.check_id), ...meanwhile()];
      case 'ClarificationRelayed':
        return [() => command('AnswerClarification', { question_id: event.data.question_id, answer: said })];
      case 'ChannelClosed':
        left = 0;
        next.length = 0;
        return [];
      default:
        return [];
    }
  }

  /** A round table's first check is in doubt. */
  function checked(check_id: string): Command | undefined {
    if (state.phase === 'closed') return undefined;
    return !talked && protocol.name === 'round-table' ? monitor('doubt', ['consensus'], check_id) : goes(check_id);
  }

  /** Once, the user says something, and calls a vote. */
  function meanwhile(): (() => Command | undefined)[] {
    if (talked || says) return [];
    talked = true;
    return [() => command('Intervene', { text: said }), () => command('CallVote', { question: said } as never)];
  }

  function answered(event: Asked['event'], work: ModelWork | undefined): Command | undefined {
    if (!work) return undefined;
    const output = worded(work.rehearse(), said);
    const answer = work.accept(output, call);
    const given = 'type' in answer ? answer : answer.asSaid;
    if (!given) throw new Error(`${work.kind}: ${'invalid' in answer ? answer.invalid : ''}`);
    asked.push({ event, kind: work.kind, prompt: work.prompt, state, output, given });
    return command(given.type, given.data as never);
  }
}
