import type { Terminal } from '../protocol.js';
import { howToAnswer, inboxLines } from './inbox.js';
import { workshopRenderer } from './renderer.js';

export const terminal: Terminal = { renderer: workshopRenderer, inboxLines, howToAnswer };
