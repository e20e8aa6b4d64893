import { CallFailed } from '@parley/llm';
import { said, type Peers } from './peers.js';

/** The server's own fault (JSON-RPC 2.0): it may be over the next time. */
const INTERNAL_ERROR = -32603;

/** What a method gives. @throws CallFailed */
export async function callMethod(
  peers: Peers,
  address: string,
  { method, params, signal }: { method: string; params: object; signal: AbortSignal },
): Promise<unknown> {
  const reply = await peers.json(address, signal, { jsonrpc: '2.0', id: 1, method, params });
  const { result, error } = (reply ?? {}) as { result?: unknown; error?: { code?: unknown; message?: unknown } };
  if (error) {
    const told = said(`${method}: ${String(error.code)} ${typeof error.message === 'string' ? error.message : ''}`);
    if (error.code === INTERNAL_ERROR) throw new CallFailed('unavailable', `it fails: ${told}`, { again: true });
    throw new CallFailed('bad_request', `it refuses the request: ${told}`);
  }
  if (typeof result !== 'object' || result === null)
    throw new CallFailed('invalid_output', `${method} has neither a result nor an error`);
  return result;
}
