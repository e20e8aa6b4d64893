/** How a text claims that nobody differs: beyond doubt, or perhaps of a part only ("all agree that costs matter"). */
export type Claim = 'strong' | 'weak';

const STRONG: readonly RegExp[] = [
  /\bunanim(?:ous|ously|ity)\b/u,
  /\b(?:full|complete|total) (?:agreement|consensus|accord)\b/u,
  /\b(?:no|without any|without) (?:remaining |further |single )?(?:objections?|dissent|disagreements?|opposition)\b/u,
  /\bnobody (?:objects|objected|disagrees|disagreed|dissents|dissented)\b/u,
  /一致(?:同意|通过|接受|赞成|支持)|全票|完全一致|全体一致|达成一致|无人反对|(?:没有|毫无|无)(?:任何)?(?:人反对|异议|分歧)/u,
];

const WEAK: readonly RegExp[] = [
  /\b(?:everybody|everyone|all|all (?:members|participants|roles|experts|parties|sides|speakers|voices)|all of (?:them|us)|all (?:the|our) \w+|all (?:two|three|four|five|six|seven|eight)(?: \w+)?) (?:has |have |now |fully |then |finally )?(?:agree|agrees|agreed|accept|accepts|accepted|support|supports|supported|approve|approves|approved|endorse|endorses|endorsed)\b/u,
  /(?:所有人|全体|全员|大家|每个人|各方|所有成员|全体成员|所有参与者)(?:都|均|全部|全都)?(?:同意|接受|支持|赞成|认可)/u,
];

/** Before the claim: "the vote was not unanimous". */
const DENIED =
  /\b(?:not|never|no|nor|without|hardly|cannot|lacks?|failed|fails|short of|instead of)\b|n't\b|[未没不非无]/u;
/** After it: "everybody agrees except Bo". */
const LIMITED =
  /\b(?:except|excepting|but|apart from|other than|save for|though|although|however|while|whereas)\b|除|但|然而|不过/u;

/** What a text claims about everybody, if anything; a sentence that limits or denies its claim makes none. */
export function unanimityClaimedIn(text: string): Claim | undefined {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?。；;\n]/u);
  if (said.some((one) => claims(one, STRONG))) return 'strong';
  return said.some((one) => claims(one, WEAK)) ? 'weak' : undefined;
}

const claims = (sentence: string, cues: readonly RegExp[]): boolean =>
  cues.some((cue) => {
    const found = cue.exec(sentence);
    return found !== null && !DENIED.test(sentence.slice(0, found.index)) && !LIMITED.test(sentence);
  });
