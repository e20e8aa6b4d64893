import type { Terminal } from '../../terminal.js';
import { anyProtocol } from './any-protocol.js';
import { audit } from './audit.js';
import { channel } from './channel.js';
import { chat } from './chat.js';
import { commands } from './commands.js';
import { compare } from '../compare.js';
import { consent } from './consent.js';
import { errors } from './errors.js';
import { conditions, evidence } from '../conditions.js';
import { fork } from './fork.js';
import { interview } from '../interview.js';
import { interview as interviewAtTerminal } from './interview.js';
import { interviewErrors } from './interview-errors.js';
import { keys } from './keys.js';
import { negotiation } from './negotiation.js';
import { negotiationCommands } from './negotiation-commands.js';
import { plan } from './plan.js';
import { prompts } from './prompts.js';
import { baseline } from '../baseline.js';
import { oneModel } from '../one-model.js';
import { pooling } from '../pooling.js';
import { premortem } from '../premortem.js';
import { roundTable } from './round-table.js';
import { vote } from './vote.js';
import { server } from './server.js';
import { team } from './team.js';
import { teamErrors } from './team-errors.js';
import { waiting } from './waiting.js';
import { webhooks } from './webhooks.js';
import { whatIf } from './what-if.js';
import { why } from './why.js';
import { backup } from './backup.js';
import { erasure } from './erasure.js';
import { witness } from './witness.js';
import { workshop } from './workshop.js';
import { writing } from './writing.js';

/** What the terminal says. */
export const terminal = (call: Terminal) => ({
  conditions,
  evidence,
  channel: channel(call),
  compare,
  fork,
  consent,
  whatIf: whatIf(call),
  why,
  waiting,
  anyProtocol,
  baseline,
  oneModel,
  pooling,
  premortem,
  writing: writing(call),
  commands: commands(call),
  chat,
  prompts: prompts(call),
  audit,
  keys: keys(call),
  webhooks: webhooks(call),
  backup,
  erasure,
  witness,
  server: server(call),
  errors: errors(call),
  interview: { ...interview, ...interviewAtTerminal(call) },
  interviewErrors: interviewErrors(call),
  team,
  teamErrors: teamErrors(call),
  workshop,
  plan: plan(call),
  roundTable: roundTable(call),
  vote: vote(call),
  negotiation,
  negotiationCommands: negotiationCommands(call),
});
