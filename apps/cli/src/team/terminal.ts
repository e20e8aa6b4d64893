import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { teamRenderer } from './renderer.js';

export const terminal: Terminal = { renderer: () => teamRenderer, inboxLines, howToAnswer, answering };
