import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { ApiError } from '@parley/client';
import { answerOf, askedText, give, skip, viewOf, waitsIn, type Api, type Standing } from '@parley/on-behalf';
import { formOf } from './form.js';
import { languageOf } from './told.js';

/** Forms for what waits, by the ids of the questions. */
export function formsOf(standing: Standing, left: ReadonlySet<string> = new Set()) {
  const language = languageOf(standing);
  const asked = standing.waits.here.filter(({ question }) => !left.has(question));
  return Object.fromEntries(
    asked.flatMap((one) => {
      const requestedSchema = formOf(one);
      if (!requestedSchema) return [];
      const stands = one.kind === 'turn' && standing.brief ? `\n\n${standing.brief.trim()}` : '';
      const message = askedText(one, language) + stands;
      return [[one.question, inputRequired.elicit({ message, requestedSchema: requestedSchema as never })]];
    }),
  );
}

export interface Taken {
  /** What is not asked again in this call. */
  left: string[];
  /** Why the channel did not take an answer, as where it lacks what no form can ask for. */
  refused: string[];
}

/** Gives what the user has answered; what was answered elsewhere meanwhile is nobody's fault. */
export async function takeAnswers(api: Api, id: string, responses: Record<string, unknown> = {}): Promise<Taken> {
  const { here } = await waitsIn(api, id, await viewOf(api, id));
  const taken: Taken = { left: [], refused: [] };
  for (const waiting of here) {
    const { question, kind } = waiting;
    const response = inputResponse(responses, question);
    if (response.kind !== 'elicit') continue;
    if (response.action === 'decline' && kind === 'clarification') await skip(api, id, question);
    else if (response.action !== 'accept') taken.left.push(question);
    else
      await give(api, id, waiting, answerOf(waiting, response.content ?? {})).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        taken.left.push(question);
        taken.refused.push(error.message);
      });
  }
  return taken;
}
