import { canonicalJson, newKey, sha256, type RevealedBallot } from '@parley/contracts';

/**
 * What is told of a ballot before all are revealed: its hash, with a nonce, since a ballot of three options is guessed in three tries.
 * Anybody can compute it again after the reveal: SHA-256, in hex, of the canonical JSON (RFC 8785) of these five fields.
 */
export const commitmentOf = (channel_id: string, { participant_id, choices, reason, nonce }: RevealedBallot): string =>
  sha256(canonicalJson({ channel_id, participant_id, choices, reason, nonce }));

/** What a ballot is hashed with where its voter says nothing: nobody guesses it, so nobody tries ballots against a commitment. */
export const freshNonce = newKey;
