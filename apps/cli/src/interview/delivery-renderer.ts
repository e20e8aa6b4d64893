import type { DocumentsDelivered, RecordedEvent } from '@parley/contracts';
import type { Stage } from '../render/stage.js';
import { block } from '../safe-for-screen.js';
import { paint } from '../render/style.js';
import { wordsOf } from '../words.js';

/** What the Architect does, as the terminal shows it (I6); undefined for every other event. */
export function renderDelivery({ type, data, channel_id }: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).interview;
  switch (type) {
    case 'DocumentsRequested': {
      const { documents, version, comment } = data;
      const why = comment ? paint.dim(` · ${comment}`) : '';
      return `  ✎ ${words.writes(namesOf(documents, stage), version)}${why}`;
    }
    case 'InterviewDocumentWritten': {
      const { document, version, content } = data;
      const [first = ''] = block(content.changes || content.summary).split(/(?<=[.。!！?？])\s*/u);
      return `  📄 ${document} v${version} ${words.titles[document]}${paint.dim(` · ${first}`)}`;
    }
    case 'DocumentMissed': {
      const { document, version, message } = data;
      return paint.bad(`  ✗ ${document} v${version} ${words.missed} · ${message}`);
    }
    case 'DocumentsDelivered':
      return delivered(data, channel_id, stage);
    default:
      return undefined;
  }
}

function delivered({ documents, missing }: DocumentsDelivered, channel: string, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).interview;
  const ids = documents.map(({ document }) => document);
  return [
    ...(documents.length ? [paint.good(`  ✓ ${words.delivered(namesOf(ids, stage), channel)}`)] : []),
    ...(missing.length ? [paint.warn(`  ! ${words.missing(missing.join(stage.comma))}`)] : []),
  ].join('\n');
}

/** All six as a range, fewer one by one. */
const namesOf = (documents: readonly string[], { comma }: Stage): string =>
  documents.length === 6 ? 'DOC_01…DOC_06' : documents.join(comma);
