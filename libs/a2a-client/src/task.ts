import { CallFailed } from '@parley/llm';
import { said } from './peers.js';

/** A part of a message or an artifact, as far as it is read here. */
interface Part {
  text?: unknown;
  data?: unknown;
}

interface Said {
  parts?: unknown;
}

/** As far as it is read here (A2A 1.0.1, section 4.1). */
interface Task {
  id?: unknown;
  status?: { state?: unknown; message?: Said };
  artifacts?: unknown;
}

/** What has come of a message: what was answered, or the task that is worked on. */
export type Outcome = { state: string; data: unknown[] } | { task: string };

const WORKED_ON: readonly unknown[] = ['TASK_STATE_SUBMITTED', 'TASK_STATE_WORKING'];
/** It says that it will not, or that it could not. */
const WITHOUT_ANSWER: readonly unknown[] = ['TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED'];

/** What SendMessage gives: a message, or a task. @throws CallFailed where it is neither, or the task waits for something or has failed */
export function outcomeOf(result: unknown): Outcome {
  const { task, message } = result as { task?: unknown; message?: Said };
  return message ? { state: 'message', data: dataIn(message) } : outcomeOfTask(task);
}

/** What GetTask gives: the task itself. @throws CallFailed as `outcomeOf` does */
export function outcomeOfTask(result: unknown): Outcome {
  const { id, status, artifacts } = (result ?? {}) as Task;
  const state = status?.state;
  const words = said(textIn(status?.message));
  switch (state) {
    case 'TASK_STATE_COMPLETED': {
      const made = Array.isArray(artifacts) ? (artifacts as Said[]) : [];
      return { state, data: [...made, status?.message].flatMap(dataIn) };
    }
    case 'TASK_STATE_INPUT_REQUIRED':
      throw new CallFailed('input_required', `it asks for more before it answers: ${words}`);
    case 'TASK_STATE_AUTH_REQUIRED':
      throw new CallFailed('auth_required', `it wants to know who asks before it answers: ${words}`);
    default:
      if (WITHOUT_ANSWER.includes(state)) throw new CallFailed('refusal', `it gives none (${String(state)}): ${words}`);
      if (WORKED_ON.includes(state) && typeof id === 'string') return { task: id };
      throw new CallFailed('invalid_output', 'it answers with neither a message nor a task');
  }
}

const partsIn = (from: Said | null | undefined): (Part | null)[] =>
  Array.isArray(from?.parts) ? (from.parts as (Part | null)[]) : [];

const dataIn = (from: Said | null | undefined): unknown[] =>
  partsIn(from).flatMap((part) => (part?.data === undefined ? [] : [part.data]));

const textIn = (from: Said | null | undefined): string =>
  partsIn(from)
    .flatMap((part) => (typeof part?.text === 'string' ? [part.text] : []))
    .join(' ');
