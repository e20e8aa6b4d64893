import { Cue, cue } from './cue.js';

const GLADLY = '(?:now |also |then |therefore |fully |gladly |happily |certainly |wholeheartedly |entirely |readily )*';
const BACK =
  '(?:support|endorse|recommend(?! that)|adopt|back|second|sign|accept|approve|go with|go along|move to|join|propose that we adopt)';
const MINE =
  '(?:opposition|objections?|concerns?|reservations?|worry|worries|argument|case|grievance|hesitation|doubts?|difficulty|problem|reason for)';

/** How people and language models close a debate, in longer turns than a bargain has. */
export const ENGLISH_DEBATE: readonly Cue[] = [
  cue(
    'accept',
    [
      `\\bi(?:'d| would|'ll| will|'m| am| can| could|)? ?${GLADLY}(?:be )?(?:happy|glad|pleased|prepared|ready|delighted|content|comfortable|inclined|willing|fine)(?: now)? (?:to |with |in )?(?:${BACK}|support\\w+|recommend\\w+|endors\\w+|sign\\w+|let|include|see|start\\w*|put)\\b`,
      `^(?:and |so |then |in that case,? |on that basis,? |on these terms,? |with that,? |yes,? |good,? )*i ${GLADLY}${BACK}\\b`,
      `\\bi(?:'d| would|'ll| will) ${GLADLY}(?:endorse|sign|sign off|put my name to|back|second|be fine with|be happy with)\\b`,
      "\\b(?:i'm|i am|we're|we are|i would be|i'd be) (?:fully |completely |entirely |also |now )*(?:on board|with you on that|convinced|sold|persuaded|in favou?r|comfortable with (?:that|this|it))\\b",
      '\\bgood by (?:me|us)\\b|\\bfine by (?:me|us)\\b|\\b(?:is|are) fine with (?:me|us)\\b|\\bworks for (?:me|us|engineering|everyone)\\b|\\bsame here\\b|\\bso (?:am|do|would) i\\b|\\b(?:neither|nor) (?:do|would|am|have) i\\b|\\bi find no (?:fault|problem|reason)\\b|\\bmakes two of us\\b|^likewise\\b|^\\+1\\b|^lgtm\\b|^(?:precisely|confirmed|noted and agreed|same conclusion)\\b',
      "\\b(?:exactly|precisely|just) what i(?:'d| would| had| was)? (?:sign|have|hoped|hoping|want|wanted|propose)\\b|\\bi(?:'d| would) (?:be glad|be happy|be pleased) to\\b|\\bi see no (?:remaining |further |other )?(?:obstacle|objection|reason (?:not|against)|problem|downside|scenario)s?\\b|\\bwithout (?:reservation|hesitation|further objections?)\\b",
      "\\bthat(?: i| you|) can live with\\b|\\bi can (?:live with|sell|manage|get behind|stomach|stand behind)\\b|\\bof course, \\w+|\\bis (?:entirely|perfectly|quite) (?:reasonable|acceptable|sensible|fine)\\b|\\b(?:there )?we have (?:it|a plan|a deal|an agreement)\\b|\\bthat's (?:a plan|the plan|settled|the one)\\b|\\bwith (?:the|that|this) \\w+(?: \\w+)?, yes\\b|\\bcount on my\\b|\\b(?:settled|sold|approved)[.!]?$",
    ],
    'refuse',
  ),
  cue(
    'concede',
    [
      `\\bmy ${MINE} (?:\\w+ )?(?:no longer|falls|fell|evaporates?|disappears?|dissolves?|vanish\\w*|goes away|has no basis|is off the table|(?:is|are|was|were|has been|have been) (?:now |fully |entirely )?(?:gone|met|moot|resolved|answered|addressed|settled|baseless|protected|covered|removed))\\b`,
      `\\b(?:resolves?|addresses|removes?|dissolves|settles|answers|meets|satisfies|takes away|eliminates) (?:all |both |each |precisely |exactly |even )*(?:my|our|the|that) (?:\\w+ )?(?:${MINE}|issue|need|fleet)\\b`,
      `\\b(?:the )?(?:main |only |remaining |whole |central )?${MINE}(?: \\w+){0,5} (?:no longer (?:has|holds|exists|applies|stands)|evaporates?|disappears?|falls away|is (?:off the table|gone|resolved|met|moot))\\b`,
      "\\bi (?:change|switch|correct|revise|update|move|withdraw|retract|amend|adjust|lower|raise)(?:d)? (?:my|to|the|from)\\b|\\bi(?:'m| am) (?:changing|switching|correcting|revising|withdrawing|retracting|moving) (?:my|to|from|partition)\\w*\\b|\\bi(?:'ll| will) (?:switch|move|defer|change) to\\b|\\b(?:the )?correct(?:ed)? (?:value|answer|result|total|figure) (?:is|was|should be)\\b|\\bmy earlier \\w+(?: \\w+)? (?:came|was|were|assumed|ignored|used|overlooked)\\b",
      "\\bi (?:had|have|'d|)? ?(?:hadn't|had not|didn't|did not|wasn't|was not|failed to|forgot to|ought to have|should have|neglected to) (?:fully |really |sufficiently |been |have )*(?:consider|considered|take|taken|account|accounted|realise|realize|realised|realized|aware|know|known|notice|noticed|weigh|weighed|see|seen|include|included|given?|appreciate|appreciated)\\b",
      "\\bi (?:underestimated|over-?stated|overestimated|misread|overlooked|missed|misjudged|miscounted|conflated|mistook|answered for|counted each|omitted|was too (?:harsh|strict|quick|hasty|optimistic))\\b|\\bgood catch\\b|\\bi stand corrected\\b|\\byou(?:'ve| have) (?:\\w+ )?(?:convinced|persuaded|shown|defeated|won)(?: \\w+)? ?me\\b|\\bi was (?:defending|arguing for|worried about|protecting|looking at|thinking only)\\b",
      "\\bi (?:don't|do not|no longer) need (?:the|it|that|my)\\b|\\b(?:no|not) longer (?:object|oppose|see a need|insist)\\b|\\b(?:argument|point|evidence|correction|data|numbers?|figures?|observation)s? (?:that )?(?:i can't|i cannot|can't be|cannot be|is|are) (?:counter|decisive|argued away|crucial|convincing|compelling|persuasive)\\b|\\b(?:find|found) (?:this|that|it|your) (?:\\w+ ){0,3}(?:convincing|persuasive|compelling)\\b|\\bi prefer (?:this|that|it|yours) to my\\b|\\bbetter than (?:both|my own|mine)\\b|\\bi(?:'m| am) happy to (?:let|move|drop|give|go)\\b",
    ],
    'hold',
  ),
  cue(
    'joint',
    [
      '\\b(?:a|as a|in a|is a|into a) (?:shared|joint|common|unanimous|agreed) (?:recommendation|position|proposal|conclusion|statement|decision|plan|answer|view)\\b|\\b(?:joint|shared|agreed|final joint|common) (?:recommendation|position|conclusion|proposal|answer|decision)\\b',
      '\\b(?:present|submit|hand|recommend|sign|propose|draft|publish|report) (?:it|this|that|the \\w+|them)(?: in)? (?:jointly|together)\\b|\\bas our (?:\\w+ )?(?:answer|recommendation|proposal|plan|position|conclusion|decision|advice)\\b|\\bis our (?:\\w+ )?(?:recommendation|answer|plan|proposal|conclusion|decision)\\b',
      "\\b(?:both|all (?:three|four|of us|of our)|the three|the two)(?: \\w+){0,3} (?:now )?(?:coincide|agree|recommend|give the same|match|say the same|support|arrive|point to the same|converge)\\b|\\bof one mind\\b|\\bour answers (?:coincide|match|agree|are the same)\\b|\\bboth of us now\\b|\\bthen we(?:'re| are) (?:all )?(?:set|agreed|done|there|settled)\\b|\\bthen we want the same\\b|\\bwe want the same thing\\b|\\bwe (?:could|were able to|did|can) align\\b",
      "\\b(?:record(?:ed)?|note[ds]?|minuted) (?:an |the |our |as )?(?:agreement|agreed|consensus|decision)\\b|^recorded:|\\bconsensus (?:has been |is |was )?(?:reached|achieved)\\b|\\bwe (?:do|are)\\. |\\bthen (?:our|the) (?:recommendation|answer|plan|table) is\\b|\\bwe(?:'ve| have) (?:closed|settled|resolved) (?:this|it|that)\\b|\\bwe can close this\\b|\\bto summari[sz]e (?:our|what we)\\b|\\bthat(?:'s| is) our\\b|\\blet's (?:recommend|give|submit|present|report|propose|have it)\\b",
    ],
    'apart',
  ),
  cue('hold', [
    "\\bi(?:'d| would| will|'ll|'m| am) (?:still |rather |nonetheless |nevertheless |therefore |sooner |always )*(?:stay with|staying with|stick with|sticking with|keep(?:ing)? (?:the|my|it|to|\\()|maintain\\w*|rather|prefer|begin at|go with (?:typing|the other)|be against|vote against|still)\\b",
    '\\band (?:mine|i) (?:remain|remains|still|continue|hold|stay|would still|say|with|think|for)\\b|\\bi (?:stay|stick) with\\b|\\bi (?:still|persist|hold)\\b|\\bi see (?:it|this|things) (?:differently|otherwise)\\b|\\bi (?:say|think) otherwise\\b|\\bmy (?:recommendation|conclusion|vote|advice|answer|translation|choice|mark) (?:is unchanged|has not changed|remains|stands|stays)\\b|\\b(?:a reason|no reason) to change my\\b|\\bposition (?:is|remains) unchanged\\b',
    "\\bi(?:'m| am)(?: still|) not (?:buying|comfortable|prepared|willing|ready|persuaded|convinced|there|going)\\b|\\bi (?:wouldn't|would not|couldn't|could not|can't|cannot|can not|don't|do not|won't|shall not|may not) (?:\\w+ )?(?:want to |be able to )?(?:support|recommend|endorse|accept|go there|go without|follow|give (?:it|that) up|agree|promise|sign|put my|do (?:so|that)|defend)\\b",
    "\\b(?:not acceptable|falls short for|too far for me|as far as i(?:'d| would| can) go|is a price|not in its present form|a veto|non-negotiable|not (?:the|a) (?:right|same)|nack|full stop|out of the question)\\b|\\b(?:no|anything compulsory), ?no\\b|\\bthat said\\b|\\bbe that as it may\\b|\\beven (?:so|under)\\b|\\bon balance\\b|\\bthere i cannot\\b|\\bto my mind\\b|\\bas i see it\\b|\\bfor me (?:the matter|it) is\\b",
  ]),
  cue('apart', [
    "\\bwe(?:'ve| have)? (?:each|both) (?:\\w+ )?(?:reached bedrock|made (?:our|my) case|said what|weigh|dissatisfied|remain)\\b|\\b(?:where|here) (?:we|our ways|i) (?:part|diverge|differ)\\b|\\bour ways part\\b|\\bapart on\\b|\\b(?:we|sides|they) (?:differ|disagree|diverge) (?:on|about|over|in)\\b|\\bour disagreement\\b|\\b(?:continuing|remaining|persistent|open|main|real) (?:disagreement|difference|divergence)\\b|\\b(?:is|it's|are|remains?) what we disagree\\b|\\bwhat we (?:disagree|differ)\\b|\\bno consensus on\\b|\\bdid not meet\\b|\\bdifferent sides\\b|\\bopposite (?:order|sides|conclusions?)\\b|\\bin the other direction\\b",
    '\\breasonable (?:people|minds) (?:can|may|will) (?:differ|disagree)\\b|\\bleave it (?:there|at that)\\b|\\b(?:remains?|stays?|is) (?:open|unresolved|unsettled) between\\b|\\bi vote no\\b|\\b(?:third|another|second) (?:grader|reader|reviewer|opinion|referee)\\b|\\b(?:two|one|three|four) (?:are |)(?:for|in favou?r)(?: \\w+){0,4} and (?:one|two) (?:is |are )?(?:for|against)\\b|\\boutside the tolerance\\b|\\bwhat the (?:council|board|editor|judge|user|manager) (?:makes|decides|says)\\b|\\b(?:with|in) mutual respect\\b|\\bnothing further to offer\\b|\\bclarif(?:y|ied|ying) (?:where|the trade)',
  ]),
];
