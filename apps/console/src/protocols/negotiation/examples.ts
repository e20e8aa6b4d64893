import type { OpenChannelDto } from '@parley/client';
import en from '../../../../../examples/negotiation/meetup.yaml';
import zh from '../../../../../examples/negotiation/meetup.zh.yaml';

/** What the form is filled with: the scenario files, as the command line reads them. */
export const EXAMPLES = { en, zh } as { en: OpenChannelDto; zh: OpenChannelDto };
