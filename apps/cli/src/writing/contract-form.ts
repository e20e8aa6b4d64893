import { contractSchema } from '@parley/contracts';
import { outputSchema } from '@parley/protocols/kit';
import type { Language } from '../language.js';
import type { Schema } from './form.js';

type Message = Parameters<typeof outputSchema>[0];

/** A message of the contract as a form: what its fields mean is said in that language. @param fields all of them where absent */
export const contractForm = (
  message: Message,
  language: Language,
  fields: readonly string[] = Object.keys(contractSchema(message).properties),
): Schema => outputSchema(message, fields)[language] as Schema;
