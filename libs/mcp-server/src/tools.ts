import { languageOf as languageOfText } from '@parley/contracts/language-of';
import {
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { channelsExport, channelsList, interventionsIntervene, type Channel } from '@parley/client';
import {
  decisionOf,
  decisionText,
  follow,
  give,
  likelyOf,
  open,
  openingInput,
  participantsOf,
  skip,
  standingOf,
  viewOf,
  waitsIn,
  WAYS,
  type Api,
  type Opened,
  type Standing,
  type Waiting,
} from '@parley/on-behalf';
import { authorOf } from '@parley/contracts';
import { assistantWords } from '@parley/wording';
import * as z from 'zod';
import { formsOf, takeAnswers } from './asked.js';
import { page, result, standingResult } from './result.js';
import { knowsTasks, taskOf } from './tasks.js';
import * as shapes from './shapes.js';
import { begunText, languageOf, likelyText, listText, saidText, waitsText, type Seat } from './told.js';
import { verifiedOf } from './verified.js';

/** What a question's answer comes back with. It is signed and bound to the caller: a client may send anything. */
export interface AskedState {
  channel: string;
  /** What the user was asked and did not want to answer. */
  left: string[];
}

export interface Asking {
  mint(state: AskedState, context: ServerContext): Promise<string>;
  /** Whether the client can ask its user in the middle of a call. */
  canAsk(context: ServerContext): boolean;
}

/** In seconds: clients give a call up after 60. */
const MOST_SECONDS = 45;
const USUAL_SECONDS = 30;

const channel = z.uuid().describe('The id of the deliberation, as start_deliberation or list gave it.');
const seconds = z.number().int().min(0).max(MOST_SECONDS).default(USUAL_SECONDS).describe('How long to wait at most.');

const READS = { readOnlyHint: true, openWorldHint: false } as const;
const WRITES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/** Every tool; what each may do, the API says by the caller's key. */
export function registerTools(server: McpServer, apiOf: () => Promise<Api>, asking: Asking): void {
  /** Waits for what comes; asks the user where the client can, else says what waits. */
  async function followAsking(
    id: string,
    wanted: { after?: number; since?: number; seconds: number },
    context: ServerContext,
  ): Promise<CallToolResult | InputRequiredResult> {
    const api = await apiOf();
    const state = context.mcpReq.requestState<AskedState>();
    const taken = state && (await takeAnswers(api, id, context.mcpReq.inputResponses));
    const left = new Set([...(state?.left ?? []), ...(taken?.left ?? [])]);
    const standing = await follow(api, id, { ...wanted, signal: context.mcpReq.signal, ...progressOf(context) });
    const forms = asking.canAsk(context) ? formsOf(standing, left) : {};
    if (!Object.keys(forms).length) return standingResult(api, standing, taken?.refused);
    return inputRequired({
      inputRequests: forms,
      requestState: await asking.mint({ channel: id, left: [...left] }, context),
    });
  }

  server.registerTool(
    'estimate',
    {
      title: 'Estimate a deliberation',
      description:
        'What a deliberation is likely to cost and to take, from what others like it came to here, before anything is begun or paid: takes what start_deliberation takes. Tell the user, and begin once they want it.',
      inputSchema: openingInput,
      outputSchema: shapes.estimated,
      annotations: READS,
    },
    async (input) => {
      const estimate = await likelyOf(await apiOf(), input);
      const language = languageOfText(input.text);
      return result(likelyText(estimate, language) || assistantWords[language].nobodyKnows, {
        ...(estimate && { estimate }),
      });
    },
  );

  server.registerTool(
    'start_deliberation',
    {
      title: 'Start a deliberation',
      description: `Has several AI agents, and people who are named, deliberate and come to a decision that says who is for it, who is not and why. Answers at once with its id; then call wait. ${WAYS}.`,
      inputSchema: openingInput,
      outputSchema: shapes.begun,
      annotations: WRITES,
    },
    async (input) => {
      const api = await apiOf();
      const { opened, standing } = await begin(api, input);
      const { estimate } = standing.view ?? {};
      const seats = seatsOf(opened, standing.view);
      const shown = {
        seats,
        ...(estimate && { estimate }),
        ...(page(api, opened.channel) && { page: page(api, opened.channel)! }),
      };
      const { rehearsal = false } = standing.view ?? {};
      return result(begunText(standing, shown), {
        channel: opened.channel,
        next: opened.position,
        rehearsal,
        ...shown,
      });
    },
  );

  server.registerTool(
    'deliberate',
    {
      title: 'Deliberate in one call',
      description:
        'Starts a deliberation and waits for it: the decision where it comes in time, else how it stands and its id, to call wait with. Asks the user in between where the client can.',
      inputSchema: openingInput.extend({ seconds }),
      outputSchema: shapes.standing,
      annotations: WRITES,
    },
    async ({ seconds: most, ...input }, context) => {
      const begun = context.mcpReq.requestState<AskedState>()?.channel;
      if (begun !== undefined) return followAsking(begun, { seconds: most }, context);
      const { channel: id, position } = await open(await apiOf(), input);
      return knowsTasks(context)
        ? begunTask(await apiOf(), id, position)
        : followAsking(id, { seconds: most, since: position }, context);
    },
  );

  server.registerTool(
    'wait',
    {
      title: 'Wait for a deliberation',
      description:
        'Waits until the deliberation is over or somebody has to answer, a while at most: what was said last, what waits for the user (waiting_for: ask the user, then call answer), and the decision once there is one. Call it again with after: next.',
      inputSchema: z.object({
        channel,
        after: z.number().int().min(0).optional().describe('The `next` of the call before: what came since is told.'),
        seconds,
      }),
      outputSchema: shapes.standing,
      annotations: READS,
    },
    ({ channel: id, ...wanted }, context) => {
      const asked = context.mcpReq.requestState<AskedState>()?.channel;
      if (asked !== undefined && asked !== id) throw new Error('these answers belong to another deliberation');
      return followAsking(id, wanted, context);
    },
  );

  server.registerTool(
    'answer',
    {
      title: 'Answer what waits',
      description:
        'Gives the answer of the user, in their own words, to what waits for it (waiting_for of wait): a question of a role, a turn, a vote, or the floor. Do not make answers up: ask the user.',
      inputSchema: z.object({
        channel,
        question: z.string().min(1).max(200).describe('The id of what waits.'),
        answer: z
          .union([z.string(), z.record(z.string(), z.unknown())])
          .optional()
          .describe('An object as its schema says, or a text where there is one field to fill.'),
        skip: z.boolean().optional().describe('Leaves a question of a role to what it assumes without an answer.'),
      }),
      outputSchema: shapes.answered,
      annotations: WRITES,
    },
    async ({ channel: id, question, answer, skip: isSkipped = false }) => {
      const api = await apiOf();
      const view = await viewOf(api, id);
      const { here } = await waitsIn(api, id, view);
      const waiting = here.find((one) => one.question === question);
      if (!waiting) throw new Error(`nothing waits by the id ${question}; ${known(here)}`);
      if (!isSkipped && answer === undefined) throw new Error('there is no answer, and skip is not true');
      const { position } = isSkipped ? await skip(api, id, question) : await give(api, id, waiting, answer!);
      const now = await viewOf(api, id, position);
      const waits = await waitsIn(api, id, now);
      const language = languageOf({ view: now });
      const text = `${assistantWords[language].recorded}\n\n${waitsText(waits, language)}`;
      return result(text, { channel: id, ...shapes.waitsOf(waits) });
    },
  );

  server.registerTool(
    'intervene',
    {
      title: 'Say something to it',
      description:
        'Says something to a running deliberation in the name of the user: a new fact, a wish, a correction. Plain text; /stop ends it with what there is, and what stands behind it (/stop WHY) with the end.',
      inputSchema: z.object({ channel, text: z.string().min(1).max(8_000) }),
      outputSchema: shapes.heard,
      annotations: WRITES,
    },
    async ({ channel: id, text }) => {
      const api = await apiOf();
      const { applies = 'at_once' } = (await interventionsIntervene({ ...api.commands, path: { id }, body: { text } }))
        .data;
      const language = languageOf({ view: await viewOf(api, id) });
      return result(assistantWords[language].applies[applies], { channel: id, applies });
    },
  );

  server.registerTool(
    'get_outcome',
    {
      title: 'Read what was decided',
      description:
        'What was decided, who is for and against it and why in their own words, what stays open and what it took. brief (usual) cuts long parts, whole has everything as Markdown.',
      inputSchema: z.object({ channel, detail: z.enum(['brief', 'whole']).default('brief') }),
      outputSchema: shapes.outcome,
      annotations: READS,
    },
    async ({ channel: id, detail }) => {
      const api = await apiOf();
      const record = await decisionOf(api, id);
      const text = await decisionText(api, id, detail === 'whole' ? 'markdown' : 'brief');
      const words = assistantWords[record.language];
      const head = record.verdict === 'open' ? `${words.notOver}\n\n` : '';
      const foot = detail === 'whole' ? '' : `\n\n${words.whole}`;
      return result(head + text.trim() + foot, shapes.outcomeOf(record, page(api, id)));
    },
  );

  server.registerTool(
    'list',
    {
      title: 'List deliberations',
      description: 'Deliberations, the most recently active first.',
      inputSchema: z.object({
        query: z.string().max(200).optional().describe('Words of the topic, of names or of the outcome.'),
        status: z.enum(['open', 'closed']).optional(),
        limit: z.number().int().min(1).max(50).default(10),
      }),
      outputSchema: shapes.list,
      annotations: READS,
    },
    async ({ query, status, limit }) => {
      const api = await apiOf();
      const asked = { limit: String(limit), ...(query && { q: query }), ...(status && { status }) };
      const { items } = (await channelsList({ ...api.views, query: asked })).data;
      return result(listText(items), { items: items.map(shapes.listedOf) });
    },
  );

  server.registerTool(
    'verify',
    {
      title: 'Verify the record',
      description:
        'Checks that the record of a deliberation is whole and that nothing in it was changed, by its chain of hashes, and how it is in what was signed of the log: each level, and why one is not reached.',
      inputSchema: z.object({ channel }),
      outputSchema: shapes.verified,
      annotations: READS,
    },
    async ({ channel: id }) => {
      const api = await apiOf();
      const { data } = await channelsExport({ ...api.views, path: { id }, parseAs: 'text' });
      const language = languageOf({ view: await viewOf(api, id) });
      const { text, data: found } = await verifiedOf(data as unknown as string, language);
      return result(text, { channel: id, ...found });
    },
  );
}

const known = (here: readonly Waiting[]): string =>
  here.length ? `these do: ${here.map(({ question }) => question).join(', ')}` : 'nothing waits for this caller';

/** The task that a call has become, and how it stands for whoever reads no tasks. */
async function begunTask(api: Api, id: string, position: number): Promise<CallToolResult> {
  const view = await viewOf(api, id, position);
  const standing = await standingOf(api, id);
  return {
    ...standingResult(api, standing),
    resultType: 'task',
    status: 'working',
    ...taskOf(view!),
  } as CallToolResult;
}

/** Opens it, and how it stands then. @throws ApiError */
async function begin(api: Api, input: z.infer<typeof openingInput>) {
  const opened = await open(api, input);
  const view = await viewOf(api, opened.channel, opened.position);
  const standing: Standing = {
    ...{ channel: opened.channel, waits: { here: [], elsewhere: [] }, said: [], next: opened.position },
    ...(view && { view }),
  };
  return { opened, standing };
}

/** Whoever takes part, as they were named or chosen. */
function seatsOf({ cast }: Opened, view: Channel | undefined): Seat[] {
  const chosen = new Map((cast ?? []).map(({ name, persona }) => [name, persona]));
  return participantsOf(view).map(({ name, kind, persona }) => {
    const who = chosen.get(name) ?? persona;
    return { name, author: authorOf(kind, view?.rehearsal === true), ...(who && { persona: who }) };
  });
}

/** What is said goes to a client that wants to know of progress. */
function progressOf({ mcpReq }: ServerContext): { onSaid?: Parameters<typeof follow>[2]['onSaid'] } {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return {};
  let progress = 0;
  return {
    onSaid: (said) =>
      void mcpReq
        .notify({
          method: 'notifications/progress',
          params: { progressToken, progress: ++progress, message: saidText(said, 'en') },
        })
        .catch(() => undefined),
  };
}
