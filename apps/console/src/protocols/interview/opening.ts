import en from '../../../../../examples/interview/club-calendar.yaml';
import zh from '../../../../../examples/interview/club-calendar.zh.yaml';
import type { Opening } from '../protocol.js';

const path = '/v1/interviews';

export const opening: Opening = { samples: { en: { path, body: en }, zh: { path, body: zh } } };
