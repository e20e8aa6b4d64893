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
