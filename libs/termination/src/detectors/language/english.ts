import { Cue, cue } from './cue.js';

/** Phrases whose words mislead: what looks like a negation is none, or one is hidden. Replaced before cues are looked for. */
export const ENGLISH_IDIOMS: readonly [RegExp, string][] = [
  [/\b(could|can)( not|n't|not) (agree|be happier|ask for)( with \w+)? more\b/gu, 'fully agree'],
  [/\b(no|not a) (problem|worries|prob|issue)s?\b/gu, 'fine'],
  [/\bwhy not\b(?! (a|the|just|take|give|let|have|do|use|make|start|try|keep|put))/gu, 'sure'],
  [/\bnot (too |so |that |half )?bad\b/gu, 'good'],
  [
    /\b(can't|cannot|can not|won't|hard to|i'd not|wouldn't) (really )?(argue|disagree|quarrel|object|complain|fault)( with)?\b/gu,
    'agree with',
  ],
  [/\b(do not|don't|wouldn't|would not|won't) mind\b/gu, 'am fine with'],
  [/\b(?:nice|good|great|lovely|pleased|pleasure) to (?:meet|see|hear from) (?:you|ya|u)\b/gu, 'hello'],
  [/\bnot only\b/gu, 'only'],
  [/\bno (doubt|question)\b/gu, 'surely'],
  [/\b(no|nothing) (further |more |left )?(objections?|to object( to)?|to dispute|to add)\b/gu, 'i accept that'],
  [
    /\b(i )?(have|see|had) (no|nothing) (reason|cause|grounds) to (object|resist|oppose|disagree)( to)?\b/gu,
    'i accept that',
  ],
  [/\bagree to disagree\b|\bagreed? (that )?(we|to) (disagree|differ)\b/gu, 'remain apart'],
  [
    /\b(agree|agreed|ok|okay|fine|deal|alright|sure|yes|yeah|then|so|still|sorry)[,.!]*(?: then[,.!]*)? no (deal|agreement)\b/gu,
    'no deal',
  ],
  [/\bno deal\b|\bno agreement\b|\bdeal(?:'s| is) off\b|\bnot a deal\b/gu, 'nodeal'],
  [
    /\b(big|no big|great|good) deal of\b|\bdeal (with (?!that\b|it\b|this\b)|breaker|is that)|\b(big|no big|real) deal\b/gu,
    'matter ',
  ],
  [
    /\b(?:i|we) (can't|can not|cannot|could not|couldn't) wait\b(?! (?:for|until|any)? ?(?:long|ten|years?))/gu,
    'i look forward',
  ],
  [/\b(stop|quit) (disagree|argu)ing\b/gu, 'settle'],
];

const YES =
  "yes|yeah|yea|yep|yup|ya|yah|sure|sure thing|ok|okay|okie|okie dokie|okey|k|kk|alright|all right|alrighty|absolutely|definitely|of course|certainly|perfect|great|awesome|wonderful|excellent|fantastic|cool|fine|good|nice|correct|right|exactly|indeed|terrific|lovely|sweet|very well|that's right|that is right|that's correct|that is correct|sounds right|looks right";
const GOOD =
  'good|great|fine|fair|ok|okay|perfect|reasonable|acceptable|cool|awesome|excellent|wonderful|right|alright|all right|sensible|sound|workable|doable|fantastic|agreeable|lovely|nice|amazing|correct';
const SO =
  '(?:very |really |pretty |quite |more than |so |totally |perfectly |completely |just |all |like a |like an |a |an |absolutely |only )*';

/** Dialogue acts of English, both of short bargaining and of long debate; matched in normalised text, one sentence at a time. */
export const ENGLISH: readonly Cue[] = [
  cue(
    'accept',
    [
      '(?<!\\b(?:a|the|that|this|what|which|better|fair|of|your|my|first|last|new|another|any|kind|make|final|reach|good|bad) )\\bdeal\\b(?! or)',
      "\\b(?:it's|its|it is|that's|thats|that is|we have|we've got|is|sounds like|then|you have|you got|you've got|got|gotcha|done|have) (?:a|yourself a) (?:good |great |fair )?deal\\b",
      '\\bgood deal(?: then)?$',
      '\\b(?:you|ya) got it\\b',
      "\\bi (?:fully |completely |totally |wholeheartedly |entirely |do |also |now |can |could |would |will |'ll |happily |gladly |strongly |then |actually )*(?:agree|accept|concur|endorse|approve|consent)\\b",
      "\\bi'(?:ll|d) (?:happily |gladly |be glad to |be happy to )?(?:agree|accept|go along|sign off|go with|settle for|settle on|take (?:it|that|the deal|your|this|what))\\b",
      '^(?:so )?(?:agreed|accepted|done|settled|sold|approved)\\b',
      '\\b(?:are|is|am|in|i|we|have) (?:agreed|settled|decided|in agreement)\\b',
      `\\bsounds? ${SO}(?:${GOOD}|plan|winner|deal|a deal)\\b`,
      `\\b(?:it's|it is|its|that's|thats|that is|this is|that would be|that'd be|that will be|that'll be|which is|this would be|seems|looks|that seems|that looks) ${SO}(?:${GOOD})\\b(?! (?:point|question|that|to|but|description|summary|argument|objection|concern|criticism|observation|reading|challenge|distinction|comparison|portrait|worry|reason|way))`,
      "\\b(?:that|this|it|which|that'll|it'll|plan|deal|split|offer)? ?(?:works?|worked out|will work|'ll work|would work|can work|could work|should work) ?(?:out )?(?:for (?:me|us|both|everyone|my)|great|well|fine|perfectly|with me|then|[.!]|$)",
      "\\b(?:that'll|that will|it'll|this will|this would|i think that|yes that|ok that|that'd|that should|that could|that can|that|this) (?:definitely |totally |actually |all |would |will |can )*works?\\b",
      '\\bi can (?:certainly |definitely |totally |probably |surely |happily |also )*(?:do|live with|go with|go for|take|work with|handle|manage|settle for|deal with|get behind|support|sign|get on board) ?(?:with )?(?:that|this|it|those|the|your)\\b',
      '\\b(?:i can|guess i can|think i can|we can) (?:do|make|live with|go with) (?:that|this|it)\\b',
      "\\b(?:i'm|i am|im|we're|we are) (?:definitely |totally |absolutely |very |completely |quite |really |more than |perfectly |now |all |also |so )*(?:ok|okay|fine|good|happy|on board|in|cool|satisfied|content|comfortable|willing to (?:accept|do that|agree|go|take that)|down|pleased|glad|with you|sold|for it|agreeable)\\b(?! (?:need|desperate|a|the|great need|to hear|i|how|and you|thanks|thank you|you|with how|today|doing|to be|to meet|for asking|for now|here))",
      "\\blet's (?:do|go with|go for|make|call it|settle|shake|lock|run with|take) (?:it|that|this|the|your|a deal|on|in)\\b",
      "\\blet's (?:do (?:it|that|this)|go with|shake on|call it|settle)\\b",
      '\\b(?:fair|good) enough\\b|\\bi guess so\\b|\\bcall it even\\b|\\bbe it\\b|\\bso be it\\b',
      '\\byou (?:can|may) have (?:it|that|them|those|what you|the deal)\\b',
      '\\bi (?:really )?(?:like|love) (?:that|it|the sound|this|your (?:idea|plan|offer|proposal|suggestion))\\b',
      '\\bas (?:you )?(?:wish|proposed|suggested)\\b',
      '\\bcount me in\\b|\\byou have my (?:vote|support|agreement|word|blessing)\\b|\\bno complaints\\b',
      '\\b(?:i|we) (?:would|could|will) (?:do|take|go with) (?:this|that) (?:deal|offer|split)?\\b',
    ],
    'refuse',
  ),
  cue('accept', ['^fully agree|\\bfully agree\\b|\\bagree with\\b|\\bam fine with\\b|\\bi accept that\\b'], 'refuse'),
  cue(
    'nod',
    [`^(?:and |so |then |well |oh |ah |um |hmm |lol |haha )*(?:${YES})\\b`, '^(?:i )?(?:understand|see)\\b'],
    'refuse',
  ),
  cue('refuse', [
    '\\bnodeal\\b',
    '^(?:oh |well |um |sorry |but |and |hmm )*(?:no|nope|nah|never|no way|no thanks|no thank you|no can do|not (?:really|possible|interested|acceptable|happening|for me))\\b(?! (?:i|it|that) (?:agree|works|is fine))',
    "\\b(?:can't|cannot|can not|couldn't|could not|won't|will not|wouldn't|would not|am not able to|unable to|don't want to|not willing to|unwilling to|not going to|not gonna|never) (?:really |just |simply |possibly |ever |be able to |make that |make this )*(?:do|accept|agree|take|give|part|go|work|make|let|spare|have|help|settle|budge|afford|support|endorse|sign)\\b(?! forward)",
    "\\b(?:doesn't|does not|don't|do not|didn't|did not) (?:really |quite |yet |fully |actually )*(?:work|agree|accept|think so|like that|like the|seem fair|sound fair|help me|have a deal|buy|see it that way|think that(?:'s| is| would be| will| would)? (?:fair|work|right|enough))\\b",
    "\\b(?:isn't|is not|not|ain't|wasn't|aren't) (?:very |really |quite |all that |at all |a |such a |even |exactly )*(?:fair|acceptable|enough|good enough|reasonable|possible|going to work|gonna work|cool by me|a good deal|good deal|agreed|happy|equal|equitable|convinced|persuaded|satisfied)\\b",
    '\\b(?:unfair|unacceptable|disagree|reject|decline|refuse|impossible|absurd|ridiculous|nonsense|walk away|out of the question|bad deal|deal ?breaker|non-starter|no use|take it or leave it|unfortunate|i pass)\\b',
    '^sorry\\b(?!,? (?:i|my) (?:misunderstood|misread|meant|mistake|bad))',
    "\\bthen (?:i guess )?(?:we|you) (?:have no|cannot|can't|don't)\\b",
  ]),
  cue('offer', [
    '\\b(?:how|what) about\\b|\\bwhat if\\b|\\bwould you (?:take|accept|be willing|be ok|be okay|be open|trade|consider|mind|like)\\b|\\b(?:can|could|may) i (?:have|get|take|keep)\\b|\\bgimme\\b|\\bgive me\\b',
    "\\bi(?:'ll| will|'d| would| can|) (?:like |just |only |also |really |still |actually |be willing to |love |prefer |rather )*(?:take|give|want|need|keep|get|offer|propose|suggest|trade|have|do|like)\\b",
    '\\b(?:for|to) (?:me|you)\\b|\\bthe rest\\b|\\beverything else\\b',
    "\\byou (?:can|could|get|take|keep|have|may|would get|will get|'ll get)\\b|\\bif (?:you|i) (?:give|get|take|let|have|can|could)\\b|\\bin (?:exchange|return)\\b|\\bsplit\\b|\\blet me have\\b|\\bmy (?:counter ?offer|offer|proposal)\\b|\\bwe (?:could|can|should|might) (?:each|both|split|share|try|start|use|adopt)\\b",
  ]),
  cue('close', [
    '\\bthank(?:s| you| u)\\b|\\bthx\\b|\\bappreciate (?:it|your|the|that)\\b|\\b(?:nice|pleasure|great|good|fun|lovely) (?:doing|working|talking|camping|chatting|negotiating|dealing|meeting|to do business|speaking)\\b',
    '\\benjoy\\b|\\bhave (?:a |an )?(?:great|good|fun|nice|wonderful|safe|awesome|amazing|blast|fantastic|lovely)\\b|\\bgood ?luck\\b|\\bbye\\b|\\bgoodbye(?! to)\\b|\\bsee you\\b|\\btake care\\b|\\b(?:stay|be|keep) (?:safe|warm|healthy|hydrated)\\b|\\bhappy (?:camping|trails)\\b|\\bcheers\\b|\\bbest of luck\\b|\\bsafe (?:trip|travels|hiking|camping)\\b|\\bhope (?:you|that you|your|everyone|we all) (?:and \\w+ \\w+ )?(?:\\w+ )?(?:have|enjoy|stay|\\w+ fun)',
    '\\b(?:submit|submitting|finali[sz]e|send (?:the|it|over|that|this)|hit accept|click)\\b|\\bglad (?:we|that we|you|to have|i)\\b|\\b(?:pleasure|win[- ]win)\\b|\\bwe (?:both )?(?:win|made a deal|did it)\\b|\\blook forward\\b',
  ]),
  cue(
    'joint',
    [
      "\\bwe (?:can |could |do |now |both |all |seem to |appear to |would |actually |already |then |therefore |really |finally |have |are |'ve |'re )*(?:agree|agreed|concur|conclude|converge|converged|align|aligned|settled|of one mind|in agreement|on the same page|come together|arrived at|reached (?:an? |the )?(?:\\w+ )?(?:agreement|conclusion|consensus|position|answer|deal|decision|solution|understanding|compromise)|landed on|found (?:an? |the |our )?(?:\\w+ )?(?:answer|agreement|solution|compromise|common ground|middle))\\b",
      "\\b(?:we're|we are|we've|we have|i think we're) (?:now |all |both |finally |really |essentially |)*(?:agreed|aligned|converged|in (?:full |complete |broad |firm )?agreement|saying the same|on the same|there|done|settled|of the same|arrived)\\b",
      '\\b(?:our (?:final |shared |joint |common |agreed |combined |unified |mutual )?|the (?:shared|joint|common|agreed|combined|unified|mutual) )(?:conclusion|position|plan|recommendation|answer|decision|view|proposal|statement|text|approach|agreement|judgement|judgment)\\b',
      '\\b(?:see|seeing) eye to eye\\b|\\bwe (?:would |can |now |do )?(?:both|all) (?:now )?(?:recognise|recognize|accept|support|endorse|want|recommend|see|favour|favor|see that|stand)\\b|\\bin (?:full |complete |broad |general )?agreement with\\b|\\bin agreement (?:that|on)\\b|\\b(?:same|matches your|identical) (?:result|answer|total|conclusion|figure)\\b|(?<!\\bby [a-z]+ )\\bit is[.!]?$|\\b(?:that|this|which) (?:settles|resolves|closes|answers) (?:it|the|my|this|that|our)\\b|\\bnothing (?:left |more |further )?(?:divides|separates|to argue|to settle|to resolve|between us)\\b|\\bboth of us (?:now|can|agree|accept|want)\\b|\\b(?:then|so) it is\\b|\\bconsensus\\b|\\bwe have (?:our|a) (?:answer|plan|decision|agreement|deal|rule|conclusion)\\b|\\bi see no (?:remaining |further |more |real )?(?:disagreement|difference|gap|conflict|dispute)s?\\b|\\bno (?:remaining|further) (?:disagreement|difference|objection|dispute)s?\\b',
    ],
    'apart',
  ),
  cue(
    'concede',
    [
      "\\b(?:you're|you are|you were|she is|she's|he is|he's) (?:absolutely |quite |completely |entirely |of course |probably |simply |)*right\\b(?! (?:that|about|to)\\b.*\\bbut\\b)",
      '\\bi (?:now |must |have to |will |do |hereby |gladly |happily |freely |fully |readily |therefore |can only )*(?:concede|withdraw|retract|yield|give in|relent|stand corrected|take (?:it|that|my \\w+) back|drop|abandon|let go|revise|update|change my|give way|back down|amend)\\b',
      "\\b(?:you|that|this|your \\w+)(?:'ve| have| has)? (?:\\w+ )?(?:convinced|persuaded|won me|changed my (?:mind|view)|swayed|moved me|brought me)\\b|\\b(?:i'm|i am|i was|i have been|i've been) (?:now |fully |quite |really |thoroughly |been |)*(?:convinced by you|convinced by your|persuaded|won over|swayed|corrected|mistaken|wrong)\\b",
      "\\b(?:changed|changes|change|revised|revise|updated|update|shifted|shift) my (?:mind|view|position|answer|opinion|stance|assessment|thinking|recommendation)\\b|\\bi(?: was|'d been) (?:wrong|mistaken|too)\\b|\\bi had(?:n't| not) (?:considered|thought|seen|weighed)\\b|\\bi no longer\\b|\\bi overlooked\\b|\\bi missed that\\b|\\bthat (?:removes|answers|addresses|meets|resolves|satisfies|takes care of) (?:my|the|that|what)\\b|\\bmy (?:worry|concern|objection|doubt|reservation)s? (?:is|are|has|have|was|were) (?:now |been |therefore |all |fully |)*(?:gone|met|answered|addressed|resolved|settled|satisfied|covered)\\b|\\bi join you\\b|\\bi come (?:round|around|over)\\b|\\bcome (?:round|around) to\\b|\\bi adopt (?:your|that|the)\\b",
      "\\bi (?:had|was|have) (?:only |just |simply |always )?(?:not |n't )?(?:thought|thinking|been (?:defending|thinking|looking|assuming|treating|reading|counting)|seen|forgotten|assumed|supposed|left out|underestimated|overestimated|misread|taken .{1,20} for|applied|hiring|arguing for|defending|looking at|focused|guarding)\\b|\\bi came (?:here |in |into this )?(?:for|to|with|wanting|ready)\\b|\\bput (?:like that|that way)\\b|\\bso much for my\\b|\\bif i am honest\\b|\\bweak(?:est)? (?:part|joint|point|spot|link) (?:of|in) (?:what i|my|the \\w+ story)\\b|\\bi (?:will|would|can|could) not defend (?:it|that|them)\\b|\\bnothing left to (?:fight|argue|object|defend)\\b",
      "\\bi(?: would| will| am going to| can|'ll|'d) (?:gladly |happily |therefore |then )?(?:drop|strike|sign|publish|back|give up|let go of|support|vote for|put my name|second|withdraw)\\b|\\bi(?: am|'m) (?:dropping|striking|withdrawing|taking out|removing|giving up)\\b|\\bi could (?:support|argue for|sign|defend|vote for|live with|present) (?:that|it|this)\\b",
      '\\bwhat i (?:wanted|feared|cared|was (?:defending|after|afraid|trying)|want to keep|had in mind)\\b|\\bmy (?:case|objection|argument|worry|fear|reason|plan|figure|point|concern) (?:was|had been|rested|assumed)\\b|\\b(?:which|that|this|it|and) (?:is|was) (?:what|all|the part) i (?:wanted|cared|came|asked|was|feared|needed)\\b|\\b(?:that|it|this|which) (?:leaves me|keeps both|protects both|gives (?:you|me|us|each|both)|covers (?:both|me|my|what)|satisfies|reaches (?:her|him|them|the))\\b',
      "\\bi (?:was|had been) (?:initially|originally|at first|earlier|previously)\\b|\\bi (?:initially|originally|at first|previously|had initially|had originally) (?:\\w+)\\b|\\b(?:see|realise|realize|found|see now) (?:where|that|how) (?:my|i) (?:\\w+ ){0,2}(?:went|was|were|erred|wrong|overlooked|had)\\b|\\b(?:address|addresses|covers?|resolves?|answers?|meets?|removes?|satisfies|satisfy|settles?|eases?) (?:all |both |each )?(?:of )?(?:my|our) (?:\\w+ )?(?:worry|worries|concerns?|objections?|doubts?|reservations?|fears?|questions?|point)\\b|\\bi (?:would|will|am inclined to|'d|'ll) (?:now |then |therefore )?(?:go with|go along with|adopt|defer to|side with|switch to|move to|come to)\\b|\\bmakes? \\w+ \\w+ the (?:better|stronger|right|safer) (?:choice|option|answer)\\b|\\byour (?:\\w+ )?(?:correction|evidence|numbers|figures|proof|reasoning|explanation|data) (?:resolves|settles|convinces|shows me|persuades|changes)\\b",
      '\\bbetter than (?:anything|what|either|mine|my|the one|whatever)\\b|\\b(?:suits|works for|satisfies|does it for) (?:me|us|my|the)\\b|\\bi have no (?:other|more|further|remaining) (?:points|questions|objections|issues|quarrel)\\b|\\bcould not have asked for (?:more|better)\\b|\\bi can work with\\b|\\bfair (?:constraint|condition|test|compromise|trade)\\b|\\bwith that (?:in place|condition|guarantee|included|settled|added|change)\\b',
    ],
    'hold',
  ),
  cue('hold', [
    "\\bi (?:still|continue to|must still|nevertheless|nonetheless|firmly|strongly|steadfastly|respectfully|do still|would still|therefore still) (?:\\w+ )?(?:believe|think|hold|maintain|contend|argue|disagree|see|feel|insist|find|reject|oppose|prefer|want|say|favou?r|support|consider|view|doubt|worry|cannot|can't|don't|think)\\b",
    '\\b(?:i|we) (?:maintain|contend|stand by|stand firm|hold (?:that|to|firm|my)|insist|reaffirm|reiterate|remain|stick (?:to|with)|must (?:\\w+ )?(?:disagree|insist|object|reject|oppose|push back|dissent|differ)|would (?:still )?(?:argue|push back|caution|counter|challenge|resist|urge)|have to (?:disagree|push back)|keep (?:to )?my|rest my case|am not (?:moved|yet)|am unmoved|am unconvinced|fail to see|urge (?:you|the))\\b',
    "\\b(?:i'm|i am|i remain|remain|we remain) (?:\\w+ )?(?:unconvinced|unpersuaded|unmoved|convinced that|firm|sceptical|skeptical|opposed|against|committed to|of the (?:view|opinion))\\b|\\bmy (?:position|view|stance|answer|vote|claim|conclusion|verdict|objection|argument|case|concern) (?:remains|stands|is unchanged|has not changed|hasn't changed|is still|still stands|does not change)\\b",
    "\\b(?:doesn't|does not|didn't|did not|don't|do not|fails? to|cannot|can't|hardly|neither|none of (?:this|that|these|which)|nothing (?:\\w+ )+(?:has|have)?) ?(?:really |actually |fully |sufficiently |adequately )*(?:change[sd]?|address|answer|refute|outweigh|justify|convince|persuade|touch|undermine|overcome|negate|rebut|solve|resolve|alter|hold up|follow|move[sd]? me)\\b",
    "\\b(?:while|although|though|even if|as much as) i (?:fully |do |can |truly |genuinely |also )*(?:appreciate|understand|respect|acknowledge|recogni[sz]e|admire|see|agree|accept|grant|concede|share)\\b|\\b(?:your|the opposing|my opponent's|their|his|her|this) (?:argument|reasoning|position|claim|point|case|logic|proposal|view|plan|analysis) (?:\\w+ )?(?:overlooks|ignores|misses|neglects|underestimates|overstates|rests on|fails|assumes|conflates|misreads|confuses|collapses|falls short|understates|overestimates|mistakes|is flawed|is mistaken|is wrong|is simply|is precisely)\\b",
    '\\b(?:must|should|cannot|can) not be (?:sacrificed|traded|compromised|ignored|dismissed)\\b|\\bon balance,? i\\b|\\bthe opposite\\b|\\bthe other way\\b|\\bremains? (?:the (?:better|stronger|wiser|safer|right|only|best|more)|superior|preferable|indispensable|essential|untenable|unproven)\\b|\\bexactly (?:why|what) i (?:oppose|object|reject|refuse|fear|resist|doubt|disagree)\\b',
  ]),
  cue('apart', [
    "\\bremain apart\\b|\\b(?:we|both sides|our positions|our views|the two of us) (?:\\w+ )?(?:disagree|differ|diverge|part ways|remain (?:divided|apart|far|opposed|at odds|split)|are (?:still |)(?:apart|far|at odds|divided|stuck|deadlocked))\\b|\\b(?:impasse|deadlock|stalemate|irreconcilable|unresolved|no common ground|fundamental(?:ly)? (?:disagree|difference|disagreement|differ|divide)|part company|part ways|where we part|where we differ|where i part|core disagreement|without (?:an? )?(?:agreement|consensus|deal)|far apart|did not agree|didn't agree|no consensus|cannot both be)\\b",
    "\\b(?:vote|voting|speak|argue|fight|advise|campaign) against\\b|\\bi (?:will|would|shall|must) (?:\\w+ )?oppose\\b|\\brecord (?:that )?(?:i|my) (?:was|am|dissent|objection)\\b|\\b(?:tribunal|arbitration|arbitrator|in court|lawyers|escalate)\\b|\\bwithout me\\b|\\b(?:motion|proposal|bill|plan) (?:should|ought to|must) (?:fall|be rejected|fail)\\b|\\bno recommendation\\b|\\boutvote\\b|\\bsecond (?:reviewer|opinion)\\b|\\b(?:voters|readers?|audience|judges?|jury|history|events|director|board|others) (?:will|must|can|should|may|to) (?:have to )?(?:decide|judge)\\b|\\bthere (?:we|i) part\\b|\\bi (?:stand|stood|am|come out|came out|end|rest) where i (?:stood|was|began|started)\\b|\\bsame side as before\\b|\\bnot be moving\\b|\\b(?:cannot|can't|could not|won't|will not) (?:\\w+ )?(?:put my name|sign|recommend|approve|support|endorse|vote for|justify|follow|defend|accept)\\b",
  ]),
  cue('plan', [
    "\\b(?:i'll|i will|we'll|we will|let's|let us|let me|shall we|i can) (?:then |now |also |both |start |go ahead and |gladly |happily )*(?:draft|write|prepare|send|book|schedule|update|put|add|start|bring|take care|set up|share|circulate|announce|record|publish|submit|proceed|move|adopt|go|begin|tell|note|pilot|combine|run|sign|make|use|finali[sz]e|conclude|leave it|close|present|call)\\b|\\bnext step\\b|\\bgo ahead\\b",
    "\\b(?:i'll|i will|i shall|we'll|we will|we shall) (?!not|never|oppose|vote|note|fight|resist|continue|keep|still|say|argue|always|be (?:voting|moving)|leave (?:it|you)|have to)(?:then |now |also |both |gladly |happily |be )*(?:\\w+)\\b(?=[^.!?]*\\b(?:it|them|you|the|with|for|tonight|tomorrow|today|on|by|this|next|our|together)\\b)",
    "\\bi(?:'m| am) (?:writing|sending|entering|adding|putting|drafting|taking|marking|booking|merging|closing|updating|filing|changing|moving|telling|copying)\\b|\\byou(?:'ll| will) have (?:it|the|them|my|both|that)\\b|\\b(?:send|give|mail|forward) me (?:the|your|a|an)\\b|\\bplease (?:put|send|add|book|write|bring|share)\\b|\\b(?:make|put|send|write|add|book|publish|print|start|launch) (?:the|it|that|them|both) (?:offer|in|into|up|down|to|as|out|first|with)\\b|\\bshall (?:we|i)\\b|\\b(?:by|before|on|until) (?:monday|tuesday|wednesday|thursday|friday|noon|tonight|five|tomorrow)\\b|^merging\\b|\\bunder way\\b",
  ]),
];

/** A negation reaches a cue that follows it in the same clause within this distance. */
export const ENGLISH_NEGATION =
  /(?:\b(?:not|never|no(?! i\b| it\b| that\b)|hardly|cannot|without|neither|nor|unable|nobody|none|nothing|far from|refuse to|rather than|instead of|stop short of|impossible to|hard to|no way)|n't|\b(?:do|does|did|ca|wo|is|are|was|would|could|ai)nt)\b[^,;:—]{0,28}$/u;

/** A question, a wish or a condition about agreeing is no agreement. */
export const ENGLISH_HYPOTHETICAL =
  /\b(?:if|whether|unless|until|before|do you|would you|could you|can you|will you|can we|could we|do we|should we|did you|why (?:would|should)|as long as|provided|hope|hoping|wish|want|(?:would|'d) like|try to|trying to|need|able to|might|in order to|so that|supposed to|once|when|assuming)\b[^,;:.—]{0,40}$/u;

/** What follows takes back part of what went before. */
export const ENGLISH_BUT =
  /\b(?:but|however|yet|nevertheless|nonetheless|that said|except|still,|although|though|even so|only if|on (?:the )?condition|unless|with one (?:exception|caveat)|actually)\b/u;

/** What calls a talk off, in a sentence whose idioms have been replaced. */
export const ENGLISH_BROKEN_OFF =
  /\bnodeal\b|\b(?:can ?not|can't|cant|could not|couldn't|won't|wont|will not|wouldn't|not|never|unable to|isn't|aren't|don't think we(?:'ll| will| can)?|didn't|did not) (?:\w+ ){0,3}?(?:make|reach|reaching|come to|come up with|find|have|get to|get|agree on|agree to|arrive at|strike) (?:to )?(?:a |an |any |the |this )?(?:deal|agreement|compromise|solution)\b|\bwe (?:\w+ )?(?:can't|cannot|cant|never|don't|won't|wont|will not|are not going to|will never|aren't going to) (?:ever |be able to |seem to )?agree\b|\b(?:this|it|that) (?:isn't|isnt|is not|ain't|won't be|is never) going (?:to work|anywhere)\b|\b(?:going|getting|gets us) nowhere\b|\bat an impasse\b|\bwalk(?:ing)? away\b|\bi'?m out\b|\b(?:call|calling) (?:it|this) off\b|\bnodeal button\b/u;
/** Breaking off as a threat, or as something that is not so. */
export const ENGLISH_ULTIMATUM =
  /\b(?:or|otherwise|if|unless|without|until|instead of|rather than|better than|don't want|do not want|hate to)\b/u;
