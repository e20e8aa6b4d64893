import { parentPort, workerData } from 'node:worker_threads';
import type { Check, Checked } from './argument-check.js';

/** The thread of one check: says what is wrong with a call's arguments by a schema, or what is wrong with the schema. */
async function checked({ schema, draft7, json, most }: Check): Promise<Checked> {
  try {
    const Checker = draft7 ? (await import('ajv')).Ajv : (await import('ajv/dist/2020.js')).Ajv2020;
    const options = { allErrors: true, strict: false, validateFormats: false, logger: false } as const;
    const validate = new Checker(options).compile(JSON.parse(schema) as object);
    return { errors: validate(JSON.parse(json)) ? [] : (validate.errors ?? []).slice(0, most) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

parentPort!.postMessage(await checked(workerData as Check));
