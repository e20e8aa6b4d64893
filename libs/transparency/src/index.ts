export { base64, decimal as decimalOf, equal, fromBase64, hex, utf8 } from './bytes.js';
export {
  checkpointText,
  lastCheckpoint,
  readCheckpoint,
  withSignatures,
  type Checkpoint,
  type SignedCheckpoint,
} from './checkpoint.js';
export { cosignature, cosignatureOf, cosignedText, type Cosignature } from './cosignature.js';
export {
  isOf,
  isSignedBy,
  noteKey,
  noteText,
  readNote,
  readSignatures,
  readVkey,
  readVkeys,
  signatureLine,
  SIGNATURE_TYPES,
  vkeyOf,
  type Note,
  type NoteKey,
  type NoteSignature,
  type VerifyEd25519,
} from './note.js';
export { exportProofLine, isAllAfter, MOST_AFTER, readExportProof, type ExportProof } from './export-proof.js';
export { proofLevels, signerOf, type Levels, type LevelsVerdict, type ProofFault } from './levels.js';
export { tellLevels, type LevelWords, type ToldLevel } from './tell-levels.js';
export { verifyConsistency, verifyInclusion, type TreeHead } from './proofs.js';
export { TiledTree, type TileSource } from './tiled-tree.js';
export {
  bundleOf,
  entriesOf,
  hashesOf,
  levelSize,
  tileAt,
  tileBytes,
  tilePath,
  TILE_WIDTH,
  widthIn,
  type Tile,
} from './tiles.js';
export { readHashes, readTlogProof, tlogProof, type TlogProof } from './tlog-proof.js';
export { entryHash, entryText, leafHash, nodeHash, rootOf, type Entry, type Hash } from './tree.js';
export { triedEd25519, webCryptoEd25519 } from './web-crypto.js';
