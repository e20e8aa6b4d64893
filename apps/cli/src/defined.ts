import type { Command } from 'commander';
import { program } from './program.js';
import { register } from './known-protocols.js';
import { PROTOCOLS } from './protocols.js';
import { asJson } from './usage/as-json.js';
import { compare } from './usage/compare.js';
import { completion } from './usage/completion.js';
import { ending } from './usage/ending.js';
import { erase } from './usage/erase.js';
import { fork } from './usage/fork.js';
import { knowledge } from './usage/knowledge.js';
import { newScenario } from './usage/new.js';
import { open } from './usage/open.js';
import { auditing, deadLetters, examining, models, operating, reading } from './usage/reading.js';
import { keys } from './usage/keys.js';
import { webhooks } from './usage/webhooks.js';
import { whatIf } from './usage/what-if.js';
import { witness } from './usage/witness.js';
import { running } from './usage/running.js';
import { agreeCard, chat, inbox, say, seatNats, seatToken, write } from './usage/taking-part.js';

/** All of `parley`, in the order of its help. */
export function defined(): Command {
  // There is one program in a process, whoever asks for it.
  if (program.commands.length) return program;
  register(PROTOCOLS);

  program.commandsGroup('Run it:');
  running(program);

  program.commandsGroup('Deliberate:');
  for (const { usage } of PROTOCOLS) usage.deliberate?.(program);
  open(program);
  newScenario(program);
  knowledge(program);

  program.commandsGroup('Take part:');
  chat(program);
  inbox(program);
  write(program);
  for (const { usage } of PROTOCOLS) usage.takePart?.(program);
  say(program);
  seatToken(program);
  seatNats(program);
  agreeCard(program);

  program.commandsGroup('End, or go on:');
  ending(program);
  fork(program);

  program.commandsGroup('Read and audit:');
  reading(program);
  for (const { usage } of PROTOCOLS) usage.read?.(program);
  auditing(program);
  whatIf(program);
  witness(program);
  erase(program);
  compare(program);
  examining(program);
  operating(program);
  deadLetters(program);
  webhooks(program);
  keys(program);
  models(program);
  completion(program);
  asJson(program);
  return program;
}
