import { terminalOf } from '../known-protocols.js';
import type { GlobalOptions } from '../session.js';
import { Renderer } from './renderer.js';

/** A renderer for a channel of this protocol, as wide as the terminal. */
export async function rendererOf(protocol: string, { lang }: GlobalOptions): Promise<Renderer> {
  const { renderer } = await terminalOf(protocol);
  return new Renderer(renderer(), { width: process.stdout.columns ?? 100, ...(lang && { language: lang }) });
}
