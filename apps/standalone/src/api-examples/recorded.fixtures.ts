/** What an example shows of a list, and of a text, in characters. */
const [MOST_ITEMS, MOST_CHARACTERS] = [2, 400];

/** What nobody may take for a secret of somebody's: keys of the API, of webhooks, of seats and of shared decisions. */
const SECRETS = [
  [/whsec_[\w+/=]+/gu, `whsec_${'A'.repeat(43)}=`],
  [/whpk_[\w+/=]+/gu, `whpk_${'A'.repeat(43)}=`],
  [/\b((?:seat|read)\.[\w-]+\.[\w-]+\.)[\w-]{43}/gu, `$1${'A'.repeat(43)}`],
  [/\b(parley\.[0-9a-f-]{36}\.)[\w-]{43}/gu, `$1${'A'.repeat(43)}`],
  [/http:\/\/127\.0\.0\.1:\d+\/hook/gu, 'https://hooks.example/parley'],
] as const;

/** An answer as its example: the beginning of what is long, and no secret. */
export function recorded(answer: unknown): unknown {
  if (typeof answer === 'string')
    return shortened(SECRETS.reduce((text, [from, to]) => text.replace(from, to), answer));
  if (Array.isArray(answer)) return answer.slice(0, MOST_ITEMS).map(recorded);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, recorded(value)]));
}

const shortened = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text);
