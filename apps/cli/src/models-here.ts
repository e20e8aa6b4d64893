import { connect, modelsOffer } from '@parley/client';
import {
  localModels,
  localModelsNotice,
  modelFromEnvironment,
  type LocalModels,
  type SeatModel,
  type TriedModel,
} from '@parley/llm';
import { chosenLanguage } from './language.js';
import { DEFAULT_SERVER, foundServer, serverAnswers, serverOf, type GlobalOptions } from './session.js';

type Asked = Pick<GlobalOptions, 'server' | 'token'>;

/** What works with which model, as asked of whoever knows it. */
export interface ModelsHere {
  server: {
    /** Absent where a data folder was named and no server has it: another's is none of its. */
    url?: string;
    answers: boolean;
    /** What it says of its own model; absent where it does not answer, or does not say. */
    model?: { rehearsal: boolean; unanswered?: true; tried?: TriedModel; spread?: readonly SeatModel[] };
  };
  /** What a stack that is started here would use: told by the environment, and tried; only where no server answers. */
  environment?: { notice: string; tried?: TriedModel; error?: string };
  /** Models of an Ollama here, which need no key; absent where none answers. */
  local?: LocalModels;
}

/** Asks the server for its model, and the environment only where there is none: what a server uses is not what this terminal has. */
export async function modelsHere({ server, token }: Asked, environment: NodeJS.ProcessEnv): Promise<ModelsHere> {
  const named = serverOf({ ...(server !== undefined && { server }) }) ?? (await foundServer());
  const url = named ?? (environment['PARLEY_DATA'] ? undefined : DEFAULT_SERVER);
  const [answers, local] = await Promise.all([url !== undefined && serverAnswers(url), localModels(environment)]);
  const model = url !== undefined && answers ? await modelOf(url, token ?? environment['PARLEY_TOKEN']) : undefined;
  return {
    server: { ...(url !== undefined && { url }), answers, ...(model && { model }) },
    ...(!answers && { environment: await ofEnvironment(environment) }),
    ...(local && { local }),
  };
}

/** How long a server may take: it asks its own. */
const PATIENCE_MS = 8_000;

async function modelOf(url: string, token: string | undefined): Promise<ModelsHere['server']['model']> {
  try {
    return (await modelsOffer(connect({ url, ...(token && { key: token }), answerMs: PATIENCE_MS })))
      .data as ModelsHere['server']['model'];
  } catch {
    return undefined;
  }
}

async function ofEnvironment(environment: NodeJS.ProcessEnv): Promise<ModelsHere['environment']> {
  try {
    const { notice, tried } = modelFromEnvironment(environment, chosenLanguage());
    const told = await tried();
    return { notice: told?.notice ?? notice, ...(told && { tried: told }) };
  } catch (error) {
    return { notice: '', error: (error as Error).message };
  }
}

/** The result for local models is said either way. */
export const localLine = ({ local }: ModelsHere): string => localModelsNotice(local, chosenLanguage());
