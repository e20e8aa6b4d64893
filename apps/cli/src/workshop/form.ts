import type { Terminal } from '../protocol.js';
import { contractForm } from '../writing/contract-form.js';
import type { WorkshopItem } from './inbox.js';
import { PATHS } from './work.js';

/** A turn of a person's role as a form (W3, W4, W9). */
export const form: NonNullable<Terminal['form']> = (item, language) => {
  const { work, document_kind: kind = 'general' } = item as WorkshopItem;
  const path = PATHS[work];
  switch (work) {
    case 'speech':
      return Promise.resolve({ path, schema: contractForm('Speech', language), body: (speech) => ({ speech }) });
    case 'follow_up': {
      const schema = contractForm('FollowUpClarification', language, ['question', 'entries', 'new_issues']);
      return Promise.resolve({ path, schema, body: (said) => said });
    }
    case 'ratify':
      return Promise.resolve({
        path,
        schema: contractForm('Ratify', language, ['entry_stances']),
        body: (said) => said,
      });
    case 'document': {
      const own = kind === 'general' ? ['sections', 'based_on'] : [kind];
      const schema = contractForm('PlanDocument', language, ['summary', ...own, 'open_points']);
      return Promise.resolve({ path, schema, body: (document) => ({ document }) });
    }
  }
};
