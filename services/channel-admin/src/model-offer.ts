import type { LikelyRange } from '@parley/protocols';

/** What plays agents in this installation, as far as this process knows: where workers have processes of their own, they know more. */
export interface ModelOffer {
  /** True where no model is configured: agents are played from scripts, which understand no text. */
  rehearsal: boolean;
  /** What a channel may spend where nobody says otherwise, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd?: number;
  /** The models, and whether their server takes us; absent where this process has none. */
  tried?: OfferedModels;
  /** Models on the server's machine that need no key; looked for only where none is configured. */
  local?: LocalOffer;
}

/** The models that are used where nobody chooses, and what their server said of them. */
export interface OfferedModels {
  provider: string;
  models: {
    /** For quick work. */
    fast: string;
    strong: string;
  };
  /** For people: which key, or which server. */
  at: string;
  trial: {
    /** works: taken and there; unproven: there, the first call shows whether the key is taken; refused; not_tried. */
    result: 'works' | 'unproven' | 'refused' | 'not_tried';
    /** What the server said. */
    message?: string;
  };
  /** One line for people. */
  notice: string;
}

/** An Ollama, and what it has. */
export interface LocalOffer {
  /** As PARLEY_OPENAI_BASE_URL wants it. */
  base_url: string;
  /** Names of those that can speak, the most recently changed first. */
  models: string[];
}

/** What work comes to, by a model's price and pace. */
interface LikelyCost {
  cost_micro_usd: number;
  seconds?: number;
}

/** What is known of models, for whoever asks before something is begun. */
export interface Models {
  offer(): Promise<Omit<ModelOffer, 'rehearsal' | 'budget_micro_usd'>>;
  /** Undefined where nobody knows the price of a model. */
  likely(work: LikelyRange): { least: LikelyCost; most: LikelyCost } | undefined;
}
