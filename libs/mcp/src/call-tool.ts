import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { wrongArguments } from './argument-check.js';
import { bounded, resultText } from './result-text.js';
import type { ToolServer } from './tool-server.js';
import type { ToolFailure, ToolResult } from './tools.js';

interface Call {
  /** As the role calls it, and as its server does. */
  name: string;
  tool: string;
  role: string;
  /** Absent where the role may not use the tool. */
  server: ToolServer | undefined;
  args: unknown;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  maxBytes: number;
}

type Answer = { text: string; is_error: boolean; failure?: ToolFailure };

const failed = (failure: ToolFailure, text: string): Answer => ({ text, is_error: true, failure });

/** One call, with its limits. Never throws. */
export async function callTool(call: Call): Promise<ToolResult> {
  const started = performance.now();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), call.timeoutMs);
  const callOff = () => limit.abort('aborted');
  call.signal?.addEventListener('abort', callOff);
  if (call.signal?.aborted) callOff();
  try {
    const { text, ...answer } = await answerOf(call, limit.signal);
    return { ...bounded(text, call.maxBytes), ...answer, duration_ms: Math.round(performance.now() - started) };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', callOff);
  }
}

async function answerOf(call: Call, signal: AbortSignal): Promise<Answer> {
  const { server, name, role, tool, args } = call;
  if (!server) return failed('not-allowed', `the role ${role} may not use ${name}`);
  let over = () => undefined as void;
  let broken = () => undefined as void;
  try {
    const connection = await unlessAborted(server.connection(), signal);
    over = server.hold(connection);
    const known = connection.tools.get(tool);
    if (!known) return failed('no-such-tool', `${name}: the server has no such tool`);
    if ('refused' in known) return failed('no-such-tool', `${name}: ${known.refused}`);
    const wrong = await wrongArguments(known.input_schema, args, signal);
    if (wrong && signal.reason !== 'aborted') return failed('bad-arguments', `${name}: the arguments ${wrong}`);
    signal.throwIfAborted();
    broken = () => server.retire(connection);
    const asked = connection.call(tool, args as Record<string, unknown>, signal);
    const result = await unlessAborted(asked, signal);
    return { text: resultText(result), is_error: result.isError === true };
  } catch (error) {
    if (!signal.aborted && error instanceof McpError && error.code !== ErrorCode.ConnectionClosed) {
      return { text: `${name}: ${error.message}`, is_error: true };
    }
    broken();
    if (!signal.aborted)
      return failed('server-down', `${name}: its server cannot be used: ${(error as Error).message}`);
    return signal.reason === 'timeout'
      ? failed('timeout', `${name} did not answer within ${call.timeoutMs} ms and was ended`)
      : failed('aborted', `${name} was called off`);
  } finally {
    over();
  }
}

/** What the signal ends for the caller may go on; its failure is then nobody's. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let reject: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, refuse) => (reject = () => refuse(new Error('called off'))));
  signal.addEventListener('abort', reject);
  if (signal.aborted) reject();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', reject);
  }
}
