import { openingOf } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { OpeningForm } from './opening-form.js';

export const opening = openingOf('/v1/workshops', EXAMPLES, OpeningForm);
