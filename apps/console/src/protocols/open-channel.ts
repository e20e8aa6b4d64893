import { ApiError, castsChoose, client, modelsEstimate, type Committed } from '@parley/client';
import { chosenPace } from '../frame/pace.js';
import type { PageWords } from '@parley/wording';
import { agentsIn, keptOf, peopleIn, type Agent, type Draft } from './draft.js';
import type { ConsoleProtocol } from './protocol.js';

/** @returns the id of the channel that was opened */
async function openAt(url: string, body: object): Promise<string> {
  const { data } = await client.post<{ 201: Committed }, unknown, true>({ url, body, throwOnError: true });
  return data.channel_id;
}

/** What is only tried out is a rehearsal: it costs nothing, and plays as fast as people follow. */
export const openSample = (path: string, body: object): Promise<string> =>
  openAt(path, { ...body, rehearsal: true, rehearsal_pace: chosenPace() });

/** Whoever plays agents. */
interface Playing {
  hasModel: boolean;
  /** Agents that are named, or were chosen for the text already. */
  agents: readonly Agent[];
  /** It begins though it may cost more than begins unasked. */
  acceptsCost?: boolean;
}

/**
 * Begins with a text of one's own: whoever takes part is as the draft says, or chosen for the text. Where there is a model it is
 * no rehearsal, whatever the installation has for channels that do not say.
 */
export async function openDraft(
  protocol: ConsoleProtocol,
  draft: Draft,
  words: PageWords,
  { hasModel, agents: known, acceptsCost = false }: Playing,
): Promise<string> {
  const { path, bodyOf, ready = [], seatsFor } = await protocol.opening();
  const chosen = async (): Promise<readonly Agent[]> => {
    if (protocol.agents !== 'chosen') return ready.map((id) => ({ name: id }));
    if (!acceptsCost) await refuseDear(protocol, draft);
    return chosenAgents(protocol, draft.text);
  };
  const agents = known.length || !hasModel ? known : (seatsFor?.(draft) ?? (await chosen()));
  const body: { config?: object } = bodyOf(draft, agents, words);
  const config = { ...body.config, ...(draft.baseline && { baseline: true }) };
  const said = { ...body, config, ...keptOf(draft), rehearsal: !hasModel };
  return openAt(path, { ...said, ...(acceptsCost && { accepts_cost: true }) });
}

/** A model that chooses who takes part is paid for: what would be refused for its price is refused before. @throws ApiError */
async function refuseDear({ name }: ConsoleProtocol, { mode, rounds, baseline }: Draft): Promise<void> {
  const query = {
    ...({ protocol: name as never, rehearsal: 'false', baseline: `${baseline}` } as const),
    // A party ends when its user does.
    rounds: String(mode === 'party' ? 0 : rounds),
  };
  const { refusal } = (await modelsEstimate({ query, throwOnError: true })).data;
  if (refusal) throw new ApiError(refusal);
}

/** Whoever suits a text, as a model chooses them; the same for every text where it gives nobody. */
export async function chosenAgents(
  { name, castAs = name }: Pick<ConsoleProtocol, 'name' | 'castAs'>,
  text: string,
): Promise<Agent[]> {
  const body = { protocol: castAs as never, topic: text.trim(), rehearsal: false };
  const { data } = await castsChoose({ body, throwOnError: true });
  return data.members;
}

/** Why a draft cannot begin yet; undefined where it can. */
export function missingIn(
  { peopleAlone }: Pick<ConsoleProtocol, 'peopleAlone'>,
  draft: Draft,
  hasModel: boolean,
): 'text' | 'model' | 'people' | undefined {
  if (!draft.text.trim()) return 'text';
  if (hasModel) return undefined;
  if (!peopleAlone || agentsIn(draft).length) return 'model';
  return peopleIn(draft).length < FEWEST_PEOPLE ? 'people' : undefined;
}

const FEWEST_PEOPLE = 2;
