import type { Terminal } from '../protocol.js';
import { answering } from './answering.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { interviewRenderer } from './renderer.js';

export const terminal: Terminal = { renderer: interviewRenderer, inboxLines, howToAnswer, answering };
