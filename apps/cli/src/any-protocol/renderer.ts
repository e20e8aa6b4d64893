import {
  BEHIND_THE_SCENES,
  readableOpening,
  readableParts,
  whoseEvent,
  type ReadableOpening,
  type RecordedEvent,
} from '@parley/contracts';
import { command } from '../called.js';
import type { Language } from '../language.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import { renderSharedEvent } from '../render/shared-events.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { timeText } from '../render/time.js';
import { partLines } from './part-lines.js';
import { wordsOf } from '../words.js';

/** A channel of a protocol that this version does not know: what was recorded, field by field. */
export class AnyProtocolRenderer implements ProtocolRenderer {
  readonly says = [];
  readonly sample = () => command`demo`;
  readonly success = (language: Language): string => wordsOf(language).anyProtocol.success;

  opening(event: RecordedEvent): Opening | undefined {
    const opening = readableOpening(event);
    // What a rehearsal of it would need nobody here knows.
    return opening && { ...opening, scripted: true };
  }

  render(event: RecordedEvent, stage: Stage): string | undefined {
    const opening = readableOpening(event);
    if (opening) return openingPanel(event, opening, stage);
    if (event.type === 'TurnRequested') return renderSharedEvent(event, stage);
    return BEHIND_THE_SCENES.has(event.type) ? undefined : (renderSharedEvent(event, stage) ?? recorded(event, stage));
  }
}

function openingPanel(event: RecordedEvent, { topic }: ReadableOpening, stage: Stage): string {
  const { language } = stage;
  const lines = [
    paint.bold(topic),
    ...partLines(
      readableParts(event, (text) => text),
      language,
    ),
  ];
  const notice = paint.dim(wordsOf(language).anyProtocol.unknown(event.protocol));
  return [notice, panel({ title: event.protocol, lines, colour: 'white' }, stage.width)].join('\n');
}

/** Who, what and when; and what was said. */
function recorded(event: RecordedEvent, stage: Stage): string {
  const who = whoseEvent(event);
  const title = [...(who === undefined ? [] : [stage.speaker(who)]), event.type, timeText(event.recorded_at)].join(
    ' · ',
  );
  const lines = partLines(readableParts(event, stage.name), stage.language);
  if (!lines.length) return paint.dim(`· ${title}`);
  return panel({ title, lines, colour: who === undefined ? 'white' : stage.colourOf(who) }, stage.width);
}
