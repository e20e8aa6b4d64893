import en from '../../../../../examples/workshop/offline-reading.yaml';
import zh from '../../../../../examples/workshop/library-seats.zh.yaml';
import type { Opening } from '../protocol.js';

const path = '/v1/workshops';

export const opening: Opening = { samples: { en: { path, body: en }, zh: { path, body: zh } } };
