import { Cue, cue } from './cue.js';

/** What somebody reports to have done. */
const DONE =
  '(?:reserved|updated|booked|added|sent|put|moved|changed|filed|scheduled|reclassified|drafted|opened|merged|closed|submitted|entered|recorded|assigned|linked|ordered|started|saved|published|adjusted|replaced|deployed|shipped|released|cleared|approved|settled|signed|attached|noted|prepared|fixed|adopted|removed|renamed|registered|queued|tagged|uploaded|written|corrected)';
/** What work is done on. */
const PIECE =
  '(?:pr|order|draft|ticket|docs?|sheet|file|cards?|form|text|contract|invite|invoice|list|script|migration|report|documentation|minutes|itinerary|table|schema|timetable|patch|branch|memo|letter|proposal|photo)';
/** A sentence of a doing and no more: "Opening the request.", "Starting with the even ones.", "Queued for Thursday." */
const FINITE =
  "(?:is|are|was|were|would|will|won't|means|costs|takes|makes|leaves|needs|isn't|doesn't|does|do|has|had|can|could|should|may|might|only|never|shows?|gives?|gets?|got)";
const UNDER_WAY = `^(?!(?:during|considering|regarding|including|according|nothing|something|anything|everything|being|having|depending|assuming|hoping|wondering|speaking|leaving)\\b)\\w{2,}ing (?:it|the|that|this|them|both|to|with|for|on|from|in|up|a|an|all|you)\\b(?:(?! ${FINITE}\\b)[^.!?]){0,60}[.!]?$|^submitting\\b|^going to (?:print|press)\\b|^${DONE}(?: (?:for|to|in|by|with|on|as|and) (?:(?! ${FINITE}\\b)[^.!?]){1,40})?[.!]?$`;
const PROPOSAL =
  '(?:plan|version|scheme|model|design|split|compromise|solution|arrangement|text|wording|rule|deal|way|one)';
const OURS =
  '(?:recommend|support|sign|propose|present|defend|live with|submit|stand behind|publish|ship|use|do|run|go with)';

/** How a debate closes where nobody says that they agree: by what is done next, by what the outcome does for one, by writing it down. */
export const ENGLISH_CLOSING: readonly Cue[] = [
  cue('plan', [
    UNDER_WAY,
    `\\b(?:i|we)(?:'ve| have)? (?:just |already |now )?${DONE} (?:it|this|that|the|them|both|you|your|my|all|a|an)\\b`,
    `\\b${PIECE}(?:'s| is|'re| are| has been| have been) (?:now |already )?(?:updated|booked|sent|filed|merged|done|up|out|ready|attached|here|open|live|down|in|on|with you|under way)\\b|\\bit(?:'s| is| will be|'ll be) (?:in the|with you|in your|on your) \\w+\\b`,
    "\\bi(?:'ll| will) (?:then |now |also |gladly )*(?:adapt|prepare|provide|index|attach|tell|keep an eye|run|take|collect|build|make|write|set|get) (?:the|it|that|this|them|on|up|both|my|a|an)\\b",
    '^(?:ship|print|publish|send|write|put|book|order|add|merge|deploy|file|draft|saddle|fetch|call|tell|make|mark|enter) (?:it|that|this|them|the|my|us|me|both)\\b(?! (?:first|differently))',
    "\\bi(?:'ll| will| can| shall) (?:then |now |also |gladly |happily )*(?:draw|enable|notify|inform|arrange|contact|ask|have|move|file|open|close|link|remove|attach|schedule|reserve|order|take on|see to|get|pass|forward|report|review|check in|merge|deploy|ship|type|copy|mark|release) (?:it|this|that|them|the|both|up|on|in|my|a|an)\\b(?![^.!?]*\\b(?:views?|opinion|first|position)\\b)",
    '\\b(?:the|a) (?:statement|text|paper|memo|note|letter|draft|summary|minutes|proposal|notice|invoice|form) (?:goes|will go|is going|can go) (?:out|in|to|up)\\b',
  ]),
  cue(
    'accept',
    [
      `\\bi (?:can|could|would|will|'d|'ll) (?:now |also |then |certainly |gladly |fully |well |happily )*(?:recommend|support|endorse|sign|back|vote for|speak for|co-sign|stand behind) (?:it|this|that|the|both|any|all|those|them)\\b(?! (?:as|on paper))`,
      "\\bi(?:'m| am|'d be| would be) (?:all|very much|entirely|wholly) (?:for|in favou?r)\\b|\\bwithout (?:any|a single) (?:\\w+ )?(?:reservations?|hesitation|objections?|changes?)\\b|\\b(?:those|these) are the words\\b|\\bthat's (?:what|how) we(?:'ll| will| should| can)\\b|\\bthat(?:'s| is) what we should\\b|\\bis a bargain\\b|^in it goes\\b|^(?:uplink|declare|consider it) \\w+|\\bnobody (?:will|would) (?:cry|complain|mind|object|notice)\\b|\\bcosts? (?:us|me|nobody|no one) (?:nothing|little|anything|a thing)\\b|\\b(?:it|that|this) does everything\\b|\\beach where it belongs\\b",
      "\\bmy (?:\\w+ )?(?:aim|goal|demand|purpose|point|need|wish|condition|requirement|request|interest)s? (?:\\w+ )?(?:is|are|has been|have been|gets) (?:now |then |thereby |all )*(?:met|reached|fulfilled|satisfied|taken care of|covered|achieved|served|preserved|honou?red|answered|in there)\\b|\\b(?:doesn't|does not|don't|do not|can't|cannot) survive (?:that|this|those|the)\\b",
      `\\bthat(?:'s| is) the ${PROPOSAL} (?:that )?(?:we|i|they)(?:'ll| will|'d| would|) ?\\w+\\b`,
      `\\bwe (?:can|could|will|shall|may) (?:both |all |jointly |now |then )*${OURS} (?:that|this|it)\\b`,
      '\\b(?:which|that|this) (?:i|we|my \\w+|our \\w+) (?:could|can|would|will) (?:gladly |happily |easily |both |well )*(?:defend|sign|support|explain|present|live with|stand behind|work with|sell|carry|afford|accept)\\b',
      "\\b(?:nothing|not a (?:word|thing)|no (?:more|further)?) ?(?:that |which )?(?:i|we)(?:'d| would)? ?(?:have |want )?(?:to )?(?:change|add|alter|set against|object|hold against)\\b",
      '\\b(?:i|we) have (?:nothing|no(?:thing)? (?:more|further|else)?) ?(?:to set against|to hold against|to add|against|more to ask|left to)\\b|\\bno obstacle\\b|\\bhas (?:my|our) (?:support|blessing|vote|signature|name)\\b|\\bno need to (?:hold|wait|change|argue)\\b|\\bi (?:endorse|second) (?:it|this|that)\\b',
      '\\b(?:suits|does it for|will do for|is enough for|is good enough for|is good for|is acceptable (?:to|for)|is within) (?:me|us|my|our|the|what|operations|engineering|finance|both)\\b|\\b(?:captures|summari[sz]es|reflects) (?:it|this|that|our \\w+) (?:\\w+ )?(?:accurately|well|exactly|perfectly|precisely|correctly|faithfully)\\b|\\bthat(?: accurately| exactly| well)? captures (?:it|our)\\b',
      "\\b(?:i'd|i would|i am|i'm|we're|we'd be|i'd be) (?:be )?(?:pleased|glad|happy|content|delighted) (?:for|with|if|that) (?:this|that|it|the|both)\\b|\\bsounds like (?:it|the answer)\\b|^(?:splendid|settled|cleared|granted|deal|approved|accepted|adopted|resolved|perfect|brilliant|clever|excellent)[.!,]",
      '\\b(?:is|are) (?:well |comfortably |easily )?(?:manageable|feasible|doable|workable|well inside|well within|affordable|no trouble)(?: (?:for|with|to) \\w+)?[.;,!]|\\ball (?:two|three|four|five|of (?:them|these|those|my \\w+)) are (?:dealt with|met|answered|covered|in there)\\b',
      "\\b(?:can|could|will|would|may) (?:put|sign) (?:my|our|both our) names?\\b|\\b(?:in|within) (?:our|my|everybody's|everyone's) interest\\b|\\bthat makes (?:three|four|five|all|both|it unanimous)\\b",
    ],
    'refuse',
  ),
  cue('concede', [
    "\\bi(?:'d| had) been (?:\\w+ing)\\b|\\bi (?:stopped|looked|read|solved|counted|answered|asked|took|wrote|argued|checked|assumed) (?:at|for|it as|only|as if|it|too)\\b|\\bi (?:wasn't|was not|hadn't been) aware\\b|\\bi (?:didn't|did not|hadn't|had not) (?:have|see|know|think|read|realise|realize|count|weigh)\\w*\\b|\\bi wish i(?:'d| had)\\b",
    "\\b(?:that|this|it|which) (?:was|is|gives me|gives us|keeps|leaves) (?:exactly |just |precisely |all )?(?:what|the (?:lock|part|thing|point|guarantee|piece|signal|calibration)) (?:(?:that |which )?(?:i|we) (?:was|were|had|wanted|asked|needed|looked|came|feared|missed)|that is missing|i was)\\b|\\bi(?:'d| would| will|'ll) (?:relax|soften|lower|loosen|give up|let go|weaken|trade)\\b",
    "\\b(?:objection|concern|worry|reason|argument|case|doubt|point|condition) (?:\\w+ ){0,3}(?:loses (?:most|all|much)|does not arise|doesn't arise|no longer arises|no longer applies|doesn't apply|does not apply|has been met|falls away)\\b|\\b(?:improve|improves|improved) (?:it|on (?:mine|it|my)|the \\w+)\\b|\\bi (?:like|prefer) (?:that|it|this) better than\\b|\\bbetter than (?:the|what|anything) (?:\\w+ )?i (?:came|walked|brought|had|proposed)\\b|\\bmy preference (?:goes|moves|is now)\\b|\\b(?:mtls|it|that|this|they|mine) can (?:wait|go)\\b|\\b(?:none|neither|nobody|no one) (?:of \\w+ )?(?:breaks?|loses?|waits?|suffers?)\\b",
  ]),
  cue(
    'joint',
    [
      '\\bto recap\\b|\\bin (?:summary|sum|short|total)[,:]|^(?:so|then)[:,]? (?:what|the) (?:we|goes|panel|group|committee|council|plan|policy|text|answer|statement|recommendation)\\b|^(?:so|summary|result|decision|outcome|resolved|record):|\\bthe two of us (?:propose|recommend|agree|can)\\b|\\bthe view of (?:both|all)\\b|\\bfrom (?:both|all(?: three| four)?) of us\\b|\\b(?:both|all) our names\\b|\\bwith this we have\\b|\\b(?:put|write|take) (?:it|that|this) down as\\b|\\b(?:all|both) (?:round|sides)\\b(?= *[.,;!]|$)|\\bwhat (?:we|the two of us) (?:would |will |both )?(?:put forward|propose|recommend|present|submit)\\b|\\bas (?:do|am|would|can) i\\b',
    ],
    'apart',
  ),
  cue('apart', [
    "\\b(?:board|committee|chair|editor|founders|audience|governance|council|court|jury|minister)s? (?:will|may|can|should|could|must|might) (?:now |then |have to )?(?:see|have|get|hear|overrule|decide|choose|weigh|judge|break)\\b|\\b(?:see|have|get|hear|list|carry|record) (?:both|two|three) (?:versions|positions|memos|views|opinions|proposals|cases)\\b|\\bminority (?:opinion|report|view)\\b|\\badjourn\\b|\\bnext (?:meeting|session|time)\\b|\\b(?:we|each of us)(?:'ve| have)? (?:\\w+ )?(?:identified|arrived at|found|reached|come to) (?:the|where) (?:crux|heart|core|point)\\b|\\bon (?:that|this|the) (?:principle|point|decisive question|question itself)\\b[^.]*\\b(?:stand|differ|remain|cannot)\\b",
    "\\b(?:two|three|both) (?:and|to|against) (?:one|two)\\b|\\bhas its own merits\\b|\\bboth (?:are|positions are|views are) (?:defensible|legitimate|reasonable)\\b|\\bwhich of us (?:was|is) (?:right|wrong)\\b|\\bback (?:where|to where) (?:i|we)\\b|\\b(?:we're|we are|i'm|i am) back (?:at|to|where)\\b|\\bwhere we (?:stood|were|started|began)\\b|\\b(?:get|got) off the train\\b|\\bi don't see (?:how|what else|a way|any way)\\b|\\b(?:leave|leaves|let) (?:the|it|them) (?:present|as (?:it|they)|untouched|where)\\b",
  ]),
  cue('hold', [
    "\\b(?:i'd|i would|i had) (?:rather|sooner|still|put it differently|stop|fight|have preferred)\\b|\\bstaying at\\b|\\bi(?:'ll| will) (?:keep|stay|stick|remain|leave mine)\\b|\\bwhere i (?:hesitate|struggle|part|differ)\\b|^(?:and|then) (?:for me|in mine|to me|in my)\\b|^and i(?:'d| would|, )|\\bas before\\b|\\bi(?:'m| am) (?:not persuaded|sorry to|back where)\\b|\\bthat i (?:can't|cannot|couldn't)\\b|\\bstill isn't\\b|\\b(?:isn't|is not) (?:a|an|the) (?:reason|answer|argument|recommendation|solution|certificate)\\b|\\bno further(?:,| than)\\b|\\bsorry, no\\b|\\bmust say no\\b|\\bmy answer is no\\b|\\bgoes further than\\b",
  ]),
];
