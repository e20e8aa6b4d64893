import { A2A_PROTOCOL_VERSION, AgentCard, generateAgentCardSignature, type AgentExtension } from '@a2a-js/sdk';
import { SKILLS, USUAL_SKILL } from '@parley/on-behalf';
import { GENERATED_BY } from './messages.js';
import { JWKS_PATH, type CardKey } from './card-key.js';
import { GUEST_SKILL } from './guest-turn.js';

export interface CardFacts {
  /** Where this installation is, without a path. */
  address: string;
  /** Whether callers need a key. */
  isKeyed: boolean;
}

/** As the API's, for which it speaks. */
const VERSION = '1';

const USUAL = SKILLS.find(({ id }) => id === USUAL_SKILL)!;

const DESCRIPTION = `Has several AI agents, and people who are named, deliberate until they agree, or says who does not and why. Choose a skill by metadata.parley.skill of the message; without it: ${USUAL.name}. Messages in English and Chinese.`;

const BEARER = 'A key of this installation, as it was given.';

const MARKS: AgentExtension = {
  uri: GENERATED_BY,
  description:
    'What AI agents and people say here is marked: metadata.parley.author of a message is ai, script or people; metadata.parley.generated_by of tasks, statuses and artifacts names the models and whether people wrote, too.',
  required: false,
  params: undefined,
};

/** What Parley is as an agent (A2A 4.4.1): a skill for each way to deliberate, and nothing that it cannot do. Pure. */
export const cardOf = ({ address, isKeyed }: CardFacts): AgentCard => ({
  name: 'Parley',
  description: DESCRIPTION,
  supportedInterfaces: [
    { url: `${address}/a2a`, protocolBinding: 'JSONRPC', tenant: '', protocolVersion: A2A_PROTOCOL_VERSION },
  ],
  provider: undefined,
  version: VERSION,
  capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: false, extensions: [MARKS] },
  securitySchemes: isKeyed
    ? {
        bearer: {
          scheme: {
            $case: 'httpAuthSecurityScheme',
            value: { scheme: 'Bearer', description: BEARER, bearerFormat: '' },
          },
        },
      }
    : {},
  securityRequirements: isKeyed ? [{ schemes: { bearer: { list: [] } } }] : [],
  defaultInputModes: ['text/plain', 'application/json'],
  defaultOutputModes: ['text/markdown', 'application/json'],
  skills: [...SKILLS, GUEST_SKILL].map(({ id, name, otherNames, what, examples }) => ({
    ...{ id, name, description: what, examples },
    tags: ['deliberation', id, ...otherNames],
    ...{ inputModes: [], outputModes: [], securityRequirements: [] },
  })),
  signatures: [],
});

/**
 * The card as JSON, signed where there is a key (A2A 8.4); `jku` says where its public half is. It is signed as it stands there, and
 * as the official client for JavaScript reads it, which loses how callers are known and would take it for forged.
 */
export async function cardText(facts: CardFacts, key: CardKey | undefined): Promise<string> {
  const card = cardOf(facts);
  const text = AgentCard.toJSON(card) as AgentCard;
  if (!key) return JSON.stringify(text);
  const { kid, privateKey } = key;
  const sign = generateAgentCardSignature(privateKey, {
    ...{ alg: 'EdDSA', kid, typ: 'JOSE' },
    jku: `${facts.address}${JWKS_PATH}`,
  });
  const [asIs, asRead] = await Promise.all([sign(text), sign(card)]);
  const [own, other] = [asIs.signatures[0]!, asRead.signatures[0]!];
  // Without keys both are the same.
  const signatures = own.signature === other.signature ? [own] : [own, other];
  return JSON.stringify({ ...text, signatures });
}
