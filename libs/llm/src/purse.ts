/** What a request wants of a channel's money. */
export interface Wanted {
  /** Tokens of its prompt, as estimated. */
  input_tokens: number;
  /** Tokens that thought and answer may take, where money is no matter. */
  room: number;
  /** Fewer tokens are of no use: so many were too few already. */
  moreThan: number;
  signal: AbortSignal;
}

/** How long an answer was. */
export interface Heard {
  output_tokens: number;
  /** Without its thoughts; nothing where it did not fit. */
  text: string;
}

/** The money for one request. */
export interface Paid {
  /** Tokens that thought and answer may take: more nobody can pay. */
  room: number;
  /** What was not used is given back. @param heard where it says how long such answers are */
  settle(costMicroUsd: number, heard?: Heard): void;
}

/** What requests are paid from, one by one: a retry costs again, a repair costs again. */
export interface Purse {
  /** Waits until there is enough. @throws CallFailed where there never will be */
  pay(wanted: Wanted): Promise<Paid>;
}

/** Where no budget is kept. */
export const BOTTOMLESS: Purse = {
  pay: ({ room }) => Promise.resolve({ room, settle: () => undefined }),
};
