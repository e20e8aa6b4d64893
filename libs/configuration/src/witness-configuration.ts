import { IsOptional, IsString, Matches } from 'class-validator';
import { WholeNumber } from './whole-number.js';

/** How far the log has come is signed, and told outside (docs/guide/witness.md). */
export class WitnessConfiguration {
  /** What checkpoints are signed by, an Ed25519 private key in PEM; given as a file, PARLEY_CHECKPOINT_KEY_FILE. */
  @IsString()
  @IsOptional()
  PARLEY_CHECKPOINT_KEY?: string;

  /** Every checkpoint goes to this file, too, which lies on another volume. */
  @IsString()
  @IsOptional()
  PARLEY_CHECKPOINT_HISTORY?: string;

  /** Every checkpoint is posted there. */
  @Matches(/^https?:\/\/\S+$/u, {
    message: 'PARLEY_CHECKPOINT_WEBHOOK must look like https://auditor.example/checkpoints',
  })
  @IsOptional()
  PARLEY_CHECKPOINT_WEBHOOK?: string;

  /** Witnesses by lines of `vkey url` (C2SP tlog-witness); given as a file, PARLEY_WITNESSES_FILE. */
  @IsString()
  @IsOptional()
  PARLEY_WITNESSES?: string;

  /** Seconds after the first event that is not signed. */
  @WholeNumber(1, 'must be a whole number from 1 to 86400', 86_400)
  PARLEY_CHECKPOINT_SECONDS: number = 60;
}
