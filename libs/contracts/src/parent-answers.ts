import type { Command } from './command.js';

/** What is looked for in a fork's parent: a model's answer to one of these prompts, recorded after a version (ADR 47). */
export interface WantedAnswer {
  after: number;
  /** Whose answer; a facilitator's where empty. */
  participant_id: string;
  /** The hashes of prompts with their models. */
  hashes: string[];
}

export interface FoundAnswer {
  /** Days on which models were asked there since: they are in its prompts. */
  days: string[];
  /** The command that gave the answer, and the version of the event that records its call; absent where there is none. */
  answer?: {
    version: number;
    type: Command['type'];
    data: Record<string, unknown>;
    /** Turns that were answered shortly before, by their requests. */
    behind: string[];
  };
}
