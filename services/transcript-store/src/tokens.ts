import type { DataSource } from 'typeorm';
import type { EventLog, OperatorRecord } from '@parley/event-log';
import type { KnowledgeBase } from '@parley/knowledge';
import type { TokenStream } from '@parley/messaging';
import type { StreamLimits } from './http/open-streams.js';
import type { Access } from '@parley/on-behalf';
import type { Projector } from './projections/projector.js';
import type { LogWitness } from './witness/witness.js';

export const EVENT_LOG = Symbol('EventLog');
export const PROJECTOR = Symbol('Projector');
export const PROJECTIONS = Symbol('Projections');
export const KNOWLEDGE = Symbol('KnowledgeBase');
export const TOKENS = Symbol('TokenStream');
export const STREAMS = Symbol('StreamLimits');
export const WITNESS = Symbol('LogWitness');
export const ADDRESSES = Symbol('Addresses');

/** Where this API is, for what speaks in the name of its callers. */
export type Addresses = () => Pick<Access, 'commands' | 'views'>;

/** What the service is built on; whoever starts it opens and closes these. */
export interface TranscriptStoreParts {
  /** As readers see it. */
  log: Pick<EventLog, 'readChannel'>;
  /** The projections as readers see them. */
  source: DataSource;
  projector: Projector;
  knowledge: KnowledgeBase;
  tokens: TokenStream;
  /** What operators do is written there. */
  record: OperatorRecord;
  /** Where commands are taken and views are read, once that is known; without it nobody is answered by AG-UI. */
  addresses?: Addresses;
  /** Signs how far the log has come; without it nobody does. */
  witness?: LogWitness;
  /** Where they are not as usual. */
  streams?: Partial<StreamLimits>;
}
