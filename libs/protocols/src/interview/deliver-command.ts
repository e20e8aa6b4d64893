import type { OwnCommands } from '../shared/stopping/slash-commands.js';
import { isDocumentId } from './documents/order.js';
import type { InterviewChannel } from './state.js';

/** `/deliver [DOC_03 …] [what is to change]` (I6). */
export const ownCommands: OwnCommands<InterviewChannel> = {
  words: ['/deliver'],
  command(text) {
    const words = text.trim().split(/\s+/u).slice(1);
    const end = words.findIndex((word) => !isDocumentId(word.toUpperCase()));
    const named = end === -1 ? words : words.slice(0, end);
    const documents = [...new Set(named.map((word) => word.toUpperCase()).filter(isDocumentId))];
    return { type: 'DeliverDocuments', data: { documents, comment: words.slice(named.length).join(' ') } };
  },
};
