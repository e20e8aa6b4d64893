import en from '../../../../../examples/team/club-payments.yaml';
import zh from '../../../../../examples/team/club-payments.zh.yaml';
import type { Opening } from '../protocol.js';

const path = '/v1/teams';

export const opening: Opening = { samples: { en: { path, body: en }, zh: { path, body: zh } } };
