import { terms } from '../terms.js';
import { conditions, evidence } from '../conditions.js';
import { audit } from './audit.js';
import { comparison } from './comparison.js';
import { frame } from './frame.js';
import { channel } from './channel.js';
import { pictures } from './pictures.js';
import { verify } from './verify.js';
import { any } from './any-protocol.js';
import { interview } from './interview.js';
import { negotiation } from './negotiation.js';
import { operator } from './operator.js';
import { baseline } from '../baseline.js';
import { oneModel } from '../one-model.js';
import { pooling } from '../pooling.js';
import { premortem } from '../premortem.js';
import { roundTable } from './round-table.js';
import { start } from './start.js';
import { team } from './team.js';
import { vote } from './vote.js';
import { webhooks } from './webhooks.js';
import { whatIf } from './what-if.js';
import { workshop } from './workshop.js';

/** What the page says, by its area; a protocol’s by its name. */
export const page = {
  colon: terms.colon,
  comma: terms.comma,
  semicolon: terms.semicolon,
  frame,
  start,
  channel: { ...channel, ...pictures, conditions, evidence, whatIf },
  audit,
  comparison,
  verify,
  webhooks,
  operator,
  any,
  baseline,
  oneModel,
  pooling,
  premortem,
  interview,
  negotiation,
  'round-table': roundTable,
  team,
  vote,
  workshop,
};
