import { modelsOffer } from '@parley/client';
import type { SeatModel } from '@parley/llm';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { spokenWords } from '../words.js';

interface Seat {
  kind?: string;
  model?: string;
  provider?: string;
}

/** Seats with these models by turns: those that models play and that name none themselves. */
export function spreadOver<S extends Seat>(seats: readonly S[], models: readonly SeatModel[]): S[] {
  let next = 0;
  return seats.map((seat) => {
    const { kind = 'hosted', model, provider } = seat;
    return kind !== 'hosted' || model || provider ? seat : { ...seat, ...models[next++ % models.length] };
  });
}

/** The models of the server that seats can be spread over. @throws CliError where there are not two */
export async function modelsToSpread({ to }: ApiClient): Promise<readonly SeatModel[]> {
  const { data } = await modelsOffer(to);
  return severalOf(data.spread);
}

/** @throws CliError where there are not two */
export function severalOf(models: readonly SeatModel[] = []): readonly SeatModel[] {
  if (models.length > 1) return models;
  throw new CliError(spokenWords().errors.nothingToSpread(models[0]?.model), EXIT.usage);
}
