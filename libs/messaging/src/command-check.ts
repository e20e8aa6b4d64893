import {
  COMMAND_TYPES,
  contractErrors,
  derivedId,
  isUuid,
  problem,
  TENANT_PATTERN,
  type Actor,
  type Command,
  type FieldError,
  type Problem,
} from '@parley/contracts';
import { uncleanJson } from '@parley/untrusted';

/** Why a value is no command that channel-admin could look at, or undefined where it is one. */
export function commandProblem(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null)
    return problem('malformed-json', { detail: 'a command is a JSON object' });
  // Before anything looks into it: what is nested without end would end whoever follows it down.
  const unclean = uncleanJson(value);
  const errors = unclean ? [unclean] : headerErrors(value as Command);
  return errors.length ? problem('invalid-request', { errors }) : undefined;
}

/**
 * A command as its sender may give it: an id of the sender's own, which nobody else can have taken before, and the sender
 * beside the actor that it names.
 */
export const sentBy = (sender: Actor, command: Command): Command => ({
  ...command,
  id: derivedId('sent', sender.kind, sender.id, command.id),
  sender,
});

function headerErrors({ id, tenant, channel_id, type, actor, data }: Command): FieldError[] {
  const errors: FieldError[] = [];
  if (!isUuid(id)) errors.push({ pointer: '/id', reason: 'is not a UUID' });
  if (!isUuid(channel_id)) errors.push({ pointer: '/channel_id', reason: 'is not a UUID' });
  if (typeof tenant !== 'string' || !TENANT_PATTERN.test(tenant))
    errors.push({ pointer: '/tenant', reason: 'is not a tenant name' });
  for (const error of contractErrors('Actor', actor)) errors.push({ ...error, pointer: `/actor${error.pointer}` });
  if (!(COMMAND_TYPES as readonly string[]).includes(type))
    return [...errors, { pointer: '/type', reason: 'is no command type' }];
  return [...errors, ...contractErrors(type, data).map((error) => ({ ...error, pointer: `/data${error.pointer}` }))];
}
