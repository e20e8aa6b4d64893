import type { Opening } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { OpeningForm } from './opening-form.js';

const path = '/v1/workshops';

export const opening: Opening = {
  Form: OpeningForm,
  samples: { en: { path, body: EXAMPLES.en }, zh: { path, body: EXAMPLES.zh } },
};
