import { ownProperty } from '@parley/untrusted';

/** Where somebody stands on an entry or an issue of a workshop, as it was typed (W4). */
export interface TypedStance {
  /** In small letters: `entry-1`, `issue-2`. */
  id: string;
  stance: 'agree' | 'object' | 'abstain' | 'no_issue';
  reason: string;
}

/** What of a text is a stance; a piece that begins like one and cannot be read is asked back, never guessed (R2). */
export interface TypedStances {
  stances: TypedStance[];
  unread: string[];
  /** Pieces that are no stance and do not begin like one. */
  prose: string[];
}

const WORDS: Record<string, TypedStance['stance']> = {
  ...{ agree: 'agree', agreed: 'agree', agrees: 'agree', accept: 'agree', yes: 'agree', ok: 'agree', okay: 'agree' },
  ...{ object: 'object', objection: 'object', objects: 'object', disagree: 'object', oppose: 'object', no: 'object' },
  ...{ reject: 'object', against: 'object', abstain: 'abstain', abstains: 'abstain', 'no issue': 'no_issue' },
  ...{ no_issue: 'no_issue', 同意: 'agree', 赞成: 'agree', 反对: 'object', 不同意: 'object', 不赞成: 'object' },
  ...{ 弃权: 'abstain', 不是问题: 'no_issue' },
};

/** A piece of its own: a line, what a semicolon parts, or a sentence that begins with an id. */
const PIECES = /[\n;；]|(?<=[.!?。！？])\s*(?=(?:entry|issue)-\d)/iu;
const ID = /^(?:entry|issue)-\d{1,6}(?!\d)/iu;
const AND = /^(?:[\s,，、&]|and(?=\s)|和|与)+/iu;
/** The word may come first: `I object to entry-1: why`. */
const TURNED =
  /^(?:i\s|我)?\s*(agree|object|disagree|abstain|反对|不同意|同意|赞成)(?:\s+(?:with|to|from|on))?\s*(?=(?:entry|issue)-\d)/iu;
const WORD =
  /^(?:no[ _]issue|不是问题|不同意|不赞成|同意|赞成|反对|弃权|(?:agree[ds]?|objection|objects?|accept|yes|okay|ok|disagree|oppose|no|reject|against|abstains?)(?![\p{L}\p{N}_]))/iu;
const BETWEEN = /^[\s:：,，—-]+/u;
/** What follows a stance as its reason; without such a sign only words against something go on. */
const PARTED = /^\s*(?:$|[:：,，.。!！—-]|because\s|since\s|因为|由于)/iu;
/** Consent with a condition is none yet. */
const CONDITION = /^(?:but|if|unless|only|except|provided|as long as|但|如果|除非|只要|前提)(?![a-z])/iu;

/** `entry-1 agree; entry-2 object: why`, `I object to entry-2: why`, `entry-1, entry-3 同意`. */
export function typedStances(text: string): TypedStances {
  const pieces = text.split(PIECES).map((piece) => piece.trim());
  const read: TypedStances = { stances: [], unread: [], prose: [] };
  for (const piece of pieces.filter(Boolean)) {
    const stances = stancesIn(piece);
    if (!stances) read.prose.push(piece);
    else if (stances.length) read.stances.push(...stances);
    else read.unread.push(piece);
  }
  return read;
}

/** Empty where it begins like a stance and is none; undefined where it does not. */
function stancesIn(piece: string): TypedStance[] | undefined {
  const turned = TURNED.exec(piece);
  const { ids, rest } = idsAt(turned ? piece.slice(turned[0].length) : piece);
  if (!ids.length) return undefined;
  const said = turned?.[1] ?? WORD.exec(rest)?.[0];
  const stance = said && ownProperty(WORDS, said.toLowerCase());
  if (!said || !stance) return [];
  const after = turned ? rest : rest.slice(said.length);
  const reason = after
    .replace(/^[.。!！]+/u, '')
    .replace(BETWEEN, '')
    .trim();
  const isSure = stance === 'object' ? !/^no$/iu.test(said) || PARTED.test(after) : PARTED.test(after);
  if (!isSure || (stance === 'agree' && CONDITION.test(reason))) return [];
  return ids.map((id) => ({ id, stance, reason }));
}

/** The ids that a piece begins with, and what follows them. */
function idsAt(piece: string): { ids: string[]; rest: string } {
  const ids: string[] = [];
  let rest = piece;
  for (let id = ID.exec(rest)?.[0]; id; id = ID.exec(rest)?.[0]) {
    ids.push(id.toLowerCase());
    rest = rest.slice(id.length).replace(AND, '');
  }
  return { ids, rest: rest.replace(BETWEEN, '') };
}

/** Words against something that does not say against what: `I object`, `不同意`. */
const BARE = /^(?:i\s+(?:strongly\s+)?|我)?(?:object|disagree|oppose|反对|不同意)(?![\p{L}\p{N}])/iu;

export const isBareObjection = (piece: string): boolean => BARE.test(piece.trim());

/** Ids of entries that a text names, whatever it says of them. */
export const namedEntries = (text: string): string[] => [
  ...new Set((text.match(/(?<![\p{L}\p{N}-])entry-\d{1,6}(?!\d)/giu) ?? []).map((id) => id.toLowerCase())),
];

/** What follows where all of it is meant, and no part: `I cannot accept less than 45` is no refusal. */
const ALL_OF_IT = String.raw`(?:\s+(?:to\s+|with\s+)?(?:this|that|it|any\s+of\s+(?:this|it)|the\s+(?:plan|proposal|version|entry|draft)))?\s*(?:$|[.,;:!—–-]|because\s|since\s)`;

/** Words that say no to all of it. What somebody says that others say, or would say, is not read so. */
const NO = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:under\s+no\s+circumstances|over\s+my\s+dead\s+body|absolutely\s+not)(?![\p{L}\p{N}])`,
    String.raw`(?<!(?:\b(?:that|if|when|unless|nothing|anything)|什么)\s)(?<![\p{L}\p{N}])i\s+(?:strongly\s+|firmly\s+|still\s+|must\s+|have\s+to\s+)?(?:object|disagree|oppose|refuse|reject|(?:do\s+not|don['’]t|cannot|can\s+not|can['’]t|will\s+not|won['’]t|will\s+never)\s+(?:accept|agree|consent|support))${ALL_OF_IT}`,
    String.raw`(?:^|[，。；！、,;:：\s]|我|本人)(?:坚决|强烈|明确|仍然|还是)?(?:反对|不同意|不接受|无法接受|不能接受|拒绝)(?:这|该|此|本)?(?:个|份|一)?(?:方案|提案|条目|草案|计划)?(?:$|[，。；！,.;:：!\s])`,
    String.raw`绝不(?:同意|接受)`,
  ].join('|'),
  'iu',
);

/** Whether words that come with a consent say no: then it is neither, and who gave it is asked what is meant (R2). */
export const deniesConsent = (reason: string): boolean => NO.test(reason.trim());
