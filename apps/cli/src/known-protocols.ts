import { ownProperty } from '@parley/untrusted';
import { command } from './called.js';
import type { Language } from './language.js';
import type { Ask, CliProtocol, Scenario, Terminal } from './protocol.js';

const PROTOCOLS = new Map<string, CliProtocol>();

/** Makes protocols known to the commands that show channels of any. */
export function register(protocols: readonly CliProtocol[]): void {
  for (const protocol of protocols) PROTOCOLS.set(protocol.name, protocol);
}

/** A text of a protocol's usage in Chinese; undefined where no protocol says it. */
export const usageInChinese = (text: string): string | undefined =>
  [...PROTOCOLS.values()].map((protocol) => ownProperty<string>(protocol.usageInChinese, text)).find(Boolean);

/** What a protocol is called; its name where this version does not know it. */
export const titleOf = (protocol: string, language: Language): string =>
  PROTOCOLS.get(protocol)?.title[language] ?? protocol;

/** What to type for a turn in a channel of that protocol. */
export const takesPart = (protocol: string, channelId: string): string =>
  PROTOCOLS.get(protocol)?.takesPart(channelId) ?? command`write ${channelId} NAME`;

/** The protocol whose openings are sent there, if their size tells what they cost. */
export const openedAt = (path: string): CliProtocol | undefined =>
  [...PROTOCOLS.values()].find(({ opens }) => opens?.path === path);

/** What begins a deliberation in a chat, in the order of the help. */
export const asks = (): Ask[] => [...PROTOCOLS.values()].flatMap((protocol) => protocol.asks ?? []);

/** One that this version does not know is shown as it is recorded, and answered by the form that its server has. */
export const terminalOf = async (protocol: string): Promise<Terminal> =>
  PROTOCOLS.get(protocol)?.terminal() ?? (await import('./any-protocol/terminal.js')).anyProtocol;

/** What a file of a protocol opens. */
export const scenarioOf = async (protocol: string, file: string): Promise<Scenario> =>
  PROTOCOLS.get(protocol)?.scenario(file) ?? (await import('./any-protocol/scenario.js')).anyScenario(protocol, file);
