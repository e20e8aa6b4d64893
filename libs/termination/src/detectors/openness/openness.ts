import { once } from '../once.js';
import { hasHan, normalised, ownVoice } from '../language/text.js';

/** What a turn leaves open for the others, and the words that show it. */
export interface Opening {
  what: 'ask' | 'doubt' | 'reason';
  cue: string;
}

const QUESTION = /\?|[吗呢](?=$|[。!])/u;

const DOUBT = words(
  "not (?:so |too |really |entirely |quite |fully |very )?(?:sure|certain|convinced)|unsure|maybe|perhaps|hm+|confus\\w*|wonder\\w*|doubt\\w*|wait|actually|(?:don't|do not|dont) (?:know|think|get|understand|agree)|but|however|though|tricky|disagree|why|what if|guess|wrong|no|nope|nah",
);
const DOUBT_ZH =
  /不(?:太|大|很|是很)?(?:确定|肯定|明白|懂|清楚|同意|认为|觉得)|也许|或许|可能|大概|怀疑|疑问|困惑|奇怪|等等|等一下|其实|但|不过|然而|可是|为什么|为何|万一|错了|不对|不行|未必/u;

const REASON = words('because|cause|cuz|since|therefore|so that|if|otherwise|unless|would|means');
const REASON_ZH = /因为|由于|所以|因此|如果|要是|假如|既然|否则|除非|意味着|这样[就才]|会导致/u;

/**
 * Whether a turn asks, doubts or gives a reason: then the next ones are to answer it. By words of the talk and never by what it is
 * about; a quotation does not count. Undefined where it leaves nothing open.
 */
export const openingOf = once(({ text }: { text: string }): Opening | undefined => {
  const own = ownVoice(normalised(text));
  const isChinese = hasHan(own);
  return (
    found('ask', QUESTION, own) ??
    found('doubt', DOUBT, own) ??
    (isChinese ? found('doubt', DOUBT_ZH, own) : undefined) ??
    found('reason', REASON, own) ??
    (isChinese ? found('reason', REASON_ZH, own) : undefined)
  );
});

function found(what: Opening['what'], cues: RegExp, text: string): Opening | undefined {
  const cue = cues.exec(text)?.[0];
  return cue === undefined ? undefined : { what, cue };
}

function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
}
