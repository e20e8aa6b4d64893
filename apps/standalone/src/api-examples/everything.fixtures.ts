import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { byCommand, type RecordedEvent } from '@parley/contracts';
import { a2aTask, startA2aAgent } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { KEYS } from '../rest.fixtures.js';
import type { Caller } from './caller.fixtures.js';

/** What every operation is called by: a channel of each protocol from its opening to its end, all that can be read of it, and the rest. */
export const EVERYTHING: Readonly<Record<string, (caller: Caller, receiver: string, folder: string) => Promise<void>>> =
  {
    negotiation,
    'round table': roundTable,
    vote,
    'a channel of any protocol': anyProtocol,
    'an agent elsewhere': agentElsewhere,
    workshop,
    team,
    interview,
    webhooks,
    keys,
    witness,
    installation,
  };

const openedBy = async (caller: Caller, operation: string, call = {}): Promise<{ path: { id: string } }> => {
  const { channel_id: id } = await caller.call<{ channel_id: string }>(operation, call);
  return { path: { id } };
};

const closed = (caller: Caller, at: { path: { id: string } }) =>
  eventually(async () => {
    const { status } = await caller.call('Channels_show', at);
    if (status !== 'closed') throw new Error('it is open');
  });

async function reads(caller: Caller, at: { path: object }, operations: readonly string[]): Promise<void> {
  for (const operation of operations) await caller.call(operation, at as { path: { id: string } });
}

async function negotiation(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'NegotiationCommands_open');
  const other = await openedBy(caller, 'NegotiationCommands_openChannel');
  await caller.call('Inbox_inbox', { path: { name: 'Ana' } });
  await caller.call('Seats_issue', { path: { ...at.path, participant_id: 'ana' } });
  await caller.call('NegotiationCommands_feedback', at);
  await closed(caller, at);
  const views = ['outcome', 'state', 'timeline', 'list'].map((name) => `Channels_${name}`);
  await reads(caller, at, [...views, 'NegotiationViews_feedback', 'NegotiationViews_proposals', 'Decision_show']);
  await caller.call('NegotiationViews_proposal', { path: { ...at.path, version: 1 } });
  await caller.call('NegotiationViews_diff', { ...at, query: { from: 1, to: 1 } });
  const { items } = await caller.call<{ items: { position: number; data: object }[] }>('Channels_timeline', at);
  const { position } = items.find(({ data }) => 'call' in data)!;
  await caller.call('Prompts_show', { path: { ...at.path, position } });
  const termination = JSON.stringify({ stop_when: [{ message_count: { max: 1 } }] });
  await caller.call('WhatIf_show', { ...at, query: { termination } });
  await caller.call('ChannelAudit_show', at);
  await caller.call('Comparison_show', { ...at, query: { with: other.path.id } });
  await caller.call('Record_show', at);
  await caller.call('Sharing_share', at);
  await caller.call('Sharing_end', at);
  await caller.call('Erasures_erase', at);
}

async function roundTable(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'RoundTableCommands_open');
  const whileItGoesOn = ['Interventions_intervene', 'Interventions_setRehearsalPace', 'Endings_switchAutoExit'];
  await reads(caller, at, [...whileItGoesOn, 'Endings_extend', 'RoundTableCommands_contribute', 'Endings_signal']);
  await closed(caller, at);
  await reads(caller, at, ['RoundTableViews_contributions', 'RoundTableViews_summaries']);
  const parent = await openedBy(caller, 'RoundTableCommands_open', { body: { members: [{ name: 'Ana' }] } });
  await closed(caller, parent);
  const { items } = await caller.call<{ items: RecordedEvent[] }>('Channels_timeline', parent);
  const [opening] = byCommand(items);
  const fork = await openedBy(caller, 'Forks_fork', { ...parent, body: { at: opening!.length } });
  await caller.call('Interventions_stop', fork);
}

async function vote(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'VoteCommands_open');
  await caller.call('VoteCommands_submit', at);
  await closed(caller, at);
}

async function anyProtocol(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'AnyProtocol_open', { path: { protocol: 'round-table' } });
  const { request_id } = caller.document.components.examples['TurnAnswerDto']!.value as { request_id: string };
  await caller.call('AnyProtocol_form', { path: { ...at.path, request_id } });
  await reads(caller, at, ['AnyProtocol_answer', 'Endings_callVote', 'Endings_castBallot']);
  const other = await openedBy(caller, 'AnyProtocol_open', { path: { protocol: 'round-table' } });
  await caller.call('Interventions_stop', other);
}

/** The agent shows another card where it is asked once more. */
async function agentElsewhere(caller: Caller): Promise<void> {
  const agent = await startA2aAgent(() => a2aTask('INPUT_REQUIRED'));
  const members = [{ name: 'Ana', kind: 'a2a', url: agent.url }];
  const at = await openedBy(caller, 'RoundTableCommands_open', { body: { members } });
  const dataOf = <Data>(type: string) =>
    eventually(async () => {
      const { items } = await caller.call<{ items: { type: string; data: Data }[] }>('Channels_timeline', at);
      const found = items.find((event) => event.type === type);
      if (!found) throw new Error(`no ${type} yet`);
      return found.data;
    });
  await dataOf('ChannelPaused');
  agent.card = { description: 'Plans otherwise.' };
  await caller.call('Endings_goOn', at);
  const { card } = await dataOf<{ card: { card_hash: string } }>('AgentCardChanged');
  await caller.call('PushConfigs_make', { ...at, body: { url: `${agent.url}/hook` } });
  await caller.call('PushConfigs_list', at);
  const config = { path: { ...at.path, config: 'of-my-task' } };
  await reads(caller, config, ['PushConfigs_show', 'PushConfigs_remove']);
  const path = { ...at.path, participant_id: 'ana' };
  await caller.call('Seats_agree', { path, body: { card_hash: card.card_hash } });
  await caller.call('Interventions_stop', at);
  await agent.close();
}

async function workshop(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'WorkshopCommands_open');
  await caller.call('WorkshopCommands_speak', at);
  await caller.call('WorkshopCommands_answer', { path: { ...at.path, question_id: 'question-1' } });
  await caller.call('WorkshopCommands_followUp', at);
  const bo = { body: { participant_id: 'bo' } };
  const entry = { text: 'At most 200 MB are kept.', reason: 'Phones are small.' };
  const speech = { analysis: 'It can be built.', entries: [entry] };
  await caller.call('WorkshopCommands_speak', { ...at, body: { ...bo.body, speech } });
  await caller.call('WorkshopCommands_ratify', at);
  // All was settled at once: one of them supposes that it was wrong.
  const wrong = { analysis: 'Pictures were not counted, and they fill the phone.' };
  await caller.call('WorkshopCommands_speak', { ...at, body: { participant_id: 'ana', speech: wrong } });
  await caller.call('WorkshopCommands_document', at);
  await caller.call('WorkshopCommands_document', { ...at, ...bo });
  await closed(caller, at);
  await reads(
    caller,
    at,
    ['draft', 'issues', 'clarifications', 'speeches', 'outputs'].map((name) => `WorkshopViews_${name}`),
  );
  const { items } = await caller.call<{ items: string[] }>('PlanSchemas_list');
  await caller.call('PlanSchemas_schema', { path: { name: items[0]! } });
}

async function team(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'Teams_open');
  const answers = async (operation: string, body: object = {}) =>
    void (await caller.call(`TeamAnswers_${operation}`, { ...at, body }));
  await answers('plan');
  await answers('openDebate');
  await answers('argue');
  await answers('argue', { participant_id: 'bo' });
  await answers('sumUp');
  await answers('rule');
  await answers('revise');
  for (const operation of ['result', 'assess', 'result', 'assess']) await answers(operation);
  await answers('report');
  await closed(caller, at);
  await reads(caller, at, ['TeamViews_workspace', 'TeamViews_debates']);
  await caller.call('TeamViews_workspaceEntry', { path: { ...at.path, folder: 'artefacts', name: 'schema.sql' } });
}

async function interview(caller: Caller): Promise<void> {
  const at = await openedBy(caller, 'InterviewCommands_open');
  await caller.call('InterviewCommands_answer', at);
  await caller.call('Interventions_intervene', { ...at, body: { text: 'Mails, mails, mails.' } });
  await caller.call('InterviewCommands_answer', { ...at, body: { text: 'How many are there in a week?' } });
  await caller.call('InterviewCommands_interrupt', at);
  await caller.call('InterviewCommands_deliver', at);
  await caller.call('InterviewCommands_write', at);
  const document = { path: { ...at.path, document: 'DOC_01' } };
  await reads(caller, document, ['InterviewDocuments_document', 'InterviewDocuments_versions']);
  await caller.call('InterviewDocuments_compare', { ...document, query: { from: 1, to: 1 } });
  await caller.call('InterviewDocuments_list', at);
  await reads(
    caller,
    at,
    ['interview', 'messages', 'states', 'memories'].map((name) => `InterviewViews_${name}`),
  );
}

async function webhooks(caller: Caller, url: string): Promise<void> {
  const { id } = await caller.call<{ id: string }>('Webhooks_make', { body: { url } });
  const at = { path: { id } };
  await reads(
    caller,
    at,
    ['list', 'show', 'change', 'test', 'rotate'].map((name) => `Webhooks_${name}`),
  );
  await caller.call('Webhooks_replay', { ...at, body: { from_time: new Date(0).toISOString() } });
  await eventually(async () => {
    const { items } = await caller.call<{ items: { attempts: object[] }[] }>('Webhooks_deliveries', at);
    if (!items.some(({ attempts }) => attempts.length)) throw new Error('nothing was sent');
    caller.answers.set('WebhookDeliveryPage', { items });
  });
  await caller.call('Webhooks_remove', at);
}

async function keys(caller: Caller): Promise<void> {
  const key = KEYS.admin;
  const { id } = await caller.call<{ id: string }>('Keys_make', { key });
  await caller.call('Keys_list', { key, query: { tenant: 'acme' } });
  const { id: next } = await caller.call<{ id: string }>('Keys_rotate', { key, path: { id } });
  await caller.call('Keys_revoke', { key, path: { id: next } });
  await caller.call('Operations_list', { key, query: { tenant: 'acme' } });
  for (const operation of ['Tenants_list', 'Tenants_limits', 'Tenants_spending']) await caller.call(operation, { key });
}

/** The example of C2SP tlog-checkpoint: what was signed by a key that is not the installation's. */
const OF_ANOTHER_KEY = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

\u2014 example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=

`;

/** Where the last checkpoint that is remembered cannot be continued, the next epoch is opened. */
async function witness(caller: Caller, _receiver: string, folder: string): Promise<void> {
  await openedBy(caller, 'RoundTableCommands_open');
  await eventually(() => caller.call('Witness_checkpoint'));
  await caller.call('Witness_key');
  await caller.call('Witness_tile', { path: { level: 'entries', path: '000.p/1' } });
  appendFileSync(join(folder, 'checkpoints'), OF_ANOTHER_KEY);
  await reads(caller, { path: {} }, ['Witness_open', 'Witness_show']);
}

async function installation(caller: Caller): Promise<void> {
  await reads(caller, { path: {} }, ['Me_show', 'Casts_choose', 'Models_offer', 'Health_live', 'Health_ready']);
  await caller.call('Models_estimate', { query: { protocol: 'round-table', seats: 3 } });
  await caller.call('Figures_show', { query: { protocol: 'round-table' } });
  await reads(caller, { path: {} }, ['DeadLetters_list', 'Quarantine_list']);
  const at = { path: { collection: 'handbook' } };
  await reads(caller, at, ['Knowledge_add', 'Knowledge_list']);
  await caller.call('Knowledge_search', { ...at, query: { q: 'hours' } });
  await caller.call('Knowledge_remove', { ...at, query: { path: 'handbook/hours.md' } });
  await caller.call('AgUi_run');
}
