import en from '../../../../../examples/round-table/four-days.yaml';
import zh from '../../../../../examples/round-table/four-days.zh.yaml';
import type { Opening } from '../protocol.js';

const path = '/v1/round-tables';

export const opening: Opening = { samples: { en: { path, body: en }, zh: { path, body: zh } } };
