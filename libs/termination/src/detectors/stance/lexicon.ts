/**
 * Good and bad words in arguments about policies, collected by hand. A star stands for any ending. Words whose value
 * depends on their object (reduce, end, prevent) are in operators.ts.
 */
const list = (words: string): string[] => words.trim().split(/\s+/u);

/** Speaks well of something: benefits, rights, feasibility, legitimacy. */
export const GOOD_WORDS = list(`
  absolutely abundance abundant acceptable access accessible acclaimed accountab* accurate accurately achiev* active admir* adulthood
  advanc* advantag* affordab* agree agreed allowable amazing amazingly ample ancestral applaud* appropriate asset assets attract*
  authentic* authorised authorized automat* autonomous autonomy aware awareness beautiful beauty belonging beloved beneficial benefit-all
  best best-placed better biodegradable biodiversity bipartisan bless* bond bonds boom booms bountiful brave breakthrough* bright
  brilliant broaden* brotherhood calm calms capable care cares caring cautious celebrat* champion* charit* charm* cheap cheaper cheaply
  cherish* choice choices choose civic civil civilisation civilised civilit* civilization civilized clarif* clarity clean cleaner* clear
  clearer clearly clemency clever commendable committed communities community compass* compatible compensat* competence competent
  competition competitive competitiveness comprehension confidence confirmed conscientious consensual consensually consensus consent
  conserv* considerate consistent constitutional constitutionally convenience convenient convincing cooperat* correct correctly
  cosmopolitan cost-effective cost-efficient courage courteous creations creativ* credibility credible crucial cultural cured curios*
  cutting-edge dedicated dedication deepen* democracy democratic dependable deserv* desirable developed development devoted devotion
  dignity discipline* discover* diverse diversity due-process durable dynamic earn earned earns easier easily easy eco-friendly
  eco-system economical ecosystem* educate educated educates educating educational effective effectively effectiveness efficiency
  efficient* effortless elegant eligible emancipat* empathy employment enduring energetic energi* enforceable enfranchis* engag* enjoy*
  enrich* entertain* entitl* entrepreneur* environmentally-friendly equal equality equally equitable equity essential ethical*
  even-handed evidence evidence-based excellent expert expertise exports fair fairer fairly fairness faithful family-values fantastic
  faster favor* favour* feasible finest fitness flexibility flexible flourish* forgiv* forward-looking foundation free freedom* freely
  friend friendly friends friendship* fulfil* fun fundamental gain gains generous genius gentle genuine glorious glory good goodwill
  graduates greatest green greener growth guaranteed habitat happier happiness happy harmless harmon* hassle-free healing health
  healthcare healthful healthier healthiest healthy helpful heritage hero heroic high-quality honest honesty honor* honour* hopeful
  hospitable humane humanely humanitarian humanitarianism humanity hygien* ideal immunity impartial* importance important inalienable
  incentiv* inclusi* independen* indisputable individuality inexpensive informed inherent innovat* insight* inspir* instantly integrat*
  integrity intelligent intelligently interoperab* invent* invest investing investment investments invests jobs joy joyful justice
  justif* kind kindly kindness knowledge lasting law-abiding lawabiding lawful lawfully lawfulness learning learns legal legalit*
  legitima* leniency liberat* liberties liberty life-saving lifesav* literacy literate* lively logical longevity love loved loves loving
  loyal* lucrative magnificent maintain* mature maturity maximis* maximiz* meaningful merciful mercy merit* miracle* modern moral*
  motivate motivated motivates motivating motivation multicultural natural naturally necessary necessity neighbourl* non-discriminatory
  non-violent nourish* numeracy nurture* nutritio* obvious opportunit* optimi* orderly original originality outstanding overdue pain-free
  painless patriot* peace peaceful* perfect permissible permitted pioneer* pleasure plentiful pluralis* popular popularity portable
  positive* possible practical praise* precisely preferable prestige pride pristine privacy privilege privileges productiv* profession*
  profit profitab* profits progress progressiv* proof proper properly prosper* protection protections proud prove proved proves prudent
  punctual* purposeful qualification* qualified qualify quality quicker quickest quickly rational* reasonable rebuild* recognised
  recognized reconcil* record-breaking recover* recycl* redeem* redemption redress reform reforming reforms refreshing refuge
  rehabilitat* reintegrat* relax* reliable reliably remarkable remedy renew* renowned representation representative rescue* resilien*
  respectable respectful responsib* restful restitution restor* reunite* revenue revenues revitalis* revitaliz* reviv* reward rewarded
  rewarding rewards rich-culture richer right rightful* rightly rights rigorous risk-free robust role-model* sacred safe safe-haven
  safeguard* safely safer safest safety sanctioned-by sanctuary sanitary sanitation satisf* save-lives saves-lives savings scholarship*
  scientific scientifically seamless secure secures security self-confidence self-determination self-esteem self-evident self-respect
  self-rule self-sufficiency self-sufficient self-worth sensible sharp shelter simple simpler sincere sisterhood skilled skillful skills
  smart smarter smooth smoothly solidarity sound sovereign sovereignty speedy stabilis* stability stabiliz* stable steady streamlin*
  strength strengths strong stronger succeed* success* suffrage suitable superb superior supportive surplus survival survive* sustainab*
  swift swiftly talent talented talents thanks thorough thoughtful thriv* timely togetherness tolera* traditional-values transparen*
  treasure* trust* truth truthful unbiased undeniable understandable understanding unique unite unites unity universal unlock*
  unquestionable unspoil* upturn useful user-friendly vaccin* valid validly valuable value values versatil* viable vibran* vigilan*
  vigor* vigour* vital vitamin* voluntary warm warmly warmth wealth* welcome* well-being well-educated well-established well-founded
  well-informed well-known well-paid well-regulated wellbeing wellness widely-supported widen* willing win win-win winning wins wisdom
  wise wisely wiser won wonderful workable worth worthwhile worthy yes`);

/** Speaks badly of something: harms, wrongs, costs, futility. */
export const BAD_WORDS = list(`
  abhorrent absurd absurdity absurdly abus* accident accidents addict* adulter* advers* afraid ageist aggravat* aggress* agony alarm*
  alienat* ambigu* anachronis* anarch* anecdotal anger angry anguish animosity annex* annihilat* annoy* antagon* anti-competitive
  anti-democratic anti-social anticompetitive antiquated antisocial antithetical anxi* apartheid apathetic apathy appalling arbitrar*
  archaic arrogan* assassinat* assault* atrocit* attacks authoritarian* avoid-tax awful awkward backfire* backlash backslid* backward*
  bad bad-idea badly bankrupt* barbar* barrier* baseless behead* betray* bias biased bigot* binge* black-market blackmail blame blamed
  blasphem* blight* bloodshed bloody blunder* bogus bomb* bottleneck* brainwash* brib* brinkmanship broken brutal* bullied bullies bully*
  burden* bureaucra* burned burnout burns burnt callous cancer carcinog* careless carnage cartel* casualt* catastroph* censor* chaos
  chaotic chaotically chauvin* cheapen* cheat* childish chok* circumvent* classist clog* clueless clumsy clutter coerc* cold-blooded
  collaps* collateral collusion colonial* commodif* complacen* complicat* complicit* compulsion concern concerns conflict* confus*
  congested congestion conquer* consequence* conspir* contaminat* contentious contradict* contrary controvers* corrupt corrupting
  corruption cost costing costly costs counter-intuitive counter-productive* counterproductive* coward* crackdown* crash* crime crimes
  criminal* crippl* crises crisis cronyism crossfire crowds cruel cruelty crumbl* crusade* cumbersome damaging dangerous* dead deadliest
  deadlock deadly death deaths debatable debt* debunk* decei* decep* defect* defenceless defenseless deficien* deficit* defies deforest*
  defy degrad* dehumani* delay* demean* demoni* demotivat* depend dependen* deplet* depress* depriv* derail* desensiti* desertif* despair
  destabil* destitut* deteriorat* detriment* devalu* devastat* diabetes dictate* dictator* die die-out died dies difficult* dilut* dirty
  disadvantag* disagree* disappoint* disapprov* disarray disast* disbelief discomfort* discontent* discredit* discrepanc* discriminat*
  disease* disempower* disenfranchis* disengage* disgrac* disgruntl* disgust* disharmon* dishearten* dishonest* disillusion* disincentiv*
  disinform* disintegrat* dislik* dislocat* disloyal* dismal dismantling disobedi* disorder* disparag* disparit* displac* dispossess*
  disproportion* disproved disput* disqualif* disregard* disreput* disrespect* disrupt* dissatisf* disservice distort* distract*
  distress* distrust* disturb* disunit* divided divis* divorc* dogma* double-standard double-standards doubtful downfall downside
  downsides downturn* drain* drawback* dreadful drought* drunk drunken dubious dull* dumb* dying earthquake* elitis* embarrass* embezzl*
  emission* endanger* endless enem* envy epidemic* erosion erroneous error* escalat* evade evasion evict* evil exaggerat* excess
  excessiv* exclu* excuse execution-style exhaust* expens* exploit* explosion* extinct* extort* extravagan* extremis* eyesore* fabricat*
  fad fake fakes fallac* falsehood* falsif* famine* fanatic* fatal fatalit* fatigue fault faults favouritism fear fears feudal fiction
  filthy fires flaw* flimsy flood* foolish force forced forcing fraud* frighten* frivolous fruitless fundamentalis* futile gag gang gangs
  gap gaps garbage genocide* gentrif* ghetto* gimmick* gluttony greed* gridlock grief griev* groundless guilt* gullible gunned
  habitat-loss hack* hangover* harass* hard-hit hardship* harmful hate hated hatred hazard* heartless hell helpless hijack* hoax*
  homelessness homophob* hooked hopeless* horrible horrif* horror* hostage* hostile hostilit* humiliat* hunger hurdle* hyped hypocri*
  ignorance ignorant ill ill-advised ill-conceived ill-equipped ill-informed illegal* illegitim* illicit illness* illogical imbalance*
  immature immoral* impair* impasse impede imperial* impose* imposition impoverish* impractic* imprecise imprison* improper improperly
  imprud* inability inaccessib* inaccura* inaction inadvert* inadvisable inappropriate incapab* incit* incoherent incompatib* incompeten*
  inconclusive inconsisten* inconvenien* incorrect incorrectly incur* indebted indebtedness indecen* indifferen* indoctrinat* ineffect*
  inefficien* ineligib* inept ineptly inequal* inequit* inertia inexperienc* infanticide infeasib* infect* inferior inferiority
  infertility infidel* inflame* inflated inflation* inflexib* inflict* ingrat* inhibit* inhospitable inhuman* injur* injustice*
  innocent-people insane insanity insecure insecurit* insensitiv* insignifican* insincer* insolven* instab* insult* insurgen* interfer*
  intervene intimidat* intolerable intoleran* intoxicat* intractable intru* invaders invalid* involuntary ironic irrational irrelevan*
  irreparabl* irresponsib* irreversibl* jam jams jihad* jingois* jobless junk kidnap* kill killed killer killers killing kills landfill*
  laughable launder* lavish lawless* lawsuit* layoff* laziness lazy leak leaking leaks leave-behind lethal lewd liabilit* liar* lie lies
  litter* loneliness lonely loophole* loot* lopsided lose loser losers low-paid ludicrous lust* luxury lying mafia malevolent
  malfunction* malicious malign* malnourish* malnutri* malpractice maltreat* manipulat* marginali* margins massacre* meaningless* meddl*
  medieval meltdown* menace* merciless mess messy militant* militaris* militariz* mindless misallocat* misbehav* miscarriage*
  misconceived misconception* misconduct misdeed* misdirect* miserab* misfortune misguid* mishandl* misinform* misinterpret* misjudg*
  mislead* misled mismanag* mismatch* misogyn* misplac* misrepresent* missing misspen* mistake* mistreat* mistrust* misunderstand* misus*
  mob mock mockery mocks molest* monopol* mourn* murder* naive nationalism nationalist nationalists needless* negativ* neglectful
  negligen* nepotis* nightmare no-reason noise noisy nonsense nonsensical nuisance numb obese obesity objectif* objection objections
  obscen* obsess* obsolete obstacle* offend* offensive one-sided opaque oppress* outdated outmoded outrag* outweigh* overblown
  overburden* overcharg* overcrowd* overdo* overexploit* overexpos* overfish* overgraz* overheat* overkill overload* overlook* overpopul*
  overpower* overprice* overprotect* overrated overreach* overreact* overregulat* overrid* overrun overshadow* oversimpl* overspend*
  overstat* overstay* overstep* overstretch* overtax* overthrow* overturn* overus* overweight overwhelm overwhelmed overwhelming
  overwork* pain painful pandemic* panic* paradox* paralys* paralyz* paranoi* patriarch* penalis* penaliz* penalt* peril* persecut*
  perver* phobia* pirac* pirate* pitfall* plagiar* plague* plunder* poach* pointless poison* pollut* pornograph* poverty powerless
  powerlessness precarious predat* prejudic* pretend pretext prevents-people prey price-hike pricey primitive problem* profiteer*
  promiscu* propaganda provocation* provok* prying pseudo-science pseudoscien* punish* puppet quagmire quarrel* questionable queue queues
  racis* radiation radicali* radioactive ransom rape* rebel* recession* recidivis* reckless* red-tape reduces-quality redundan* refuted
  regress* regret* relaps* relic reoffend* repress* repugnant resent* retaliat* retrograd* revenge ridiculous rigged rigid riot* rip-off
  ripoff risky rival* rubbish ruthless sabotag* sabre-rattling sacrileg* sad sadly sap savag* scam* scandal* scapegoat* scar* sceptic*
  scorch* secre* sedentary sedit* seduc* segregat* selfish* senseless setback* severe severely sexis* shallow sham shame* shocking shoot*
  shortage* shortcoming* shortcut* shortfall* sick* silenc* silly simplistic sin sinful siphon* skeptic* skew* slaughter* slave*
  sleep-depriv* slippery slum slump* slums slur* smell* smuggl* snob* snoop* sorrow* spam speculative spies spoiled spoilt spurious spy
  spying squalid squalor squander* stabbed stabbing stabbings stagnant stagnat* stalemate stalk* standstill starv* steal* stench stereotyp* stigma* stolen
  strangl* stress* struggle struggles struggling stunt* stupid stupidity subver* suffer* suffocat* suicid* superficial superfluous
  superpower-rivalry superstiti* suppress* supremac* surveil* suspect* suspicio* swamp* sweatshop* swindl* taboo tasteless tax-evasion
  tempt* tension* tenuous terribl* terrify* terror* theft thefts thoughtless threatening thug* thwart* toll topple* torment* tortur*
  toxic traffic* traged* tragic traitor* transphobic trapped trash trauma* treacher* treason* trivial* troll* troubl* tumor* tumour*
  turmoil tyran* ugly unaccept* unaccountab* unaffordab* unattractive unauthoris* unauthoriz* unaware unbalanced unbearable unbelievab*
  uncaring uncertain uncertainties uncertainty unchecked uncivil* unclear uncomfort* uncompetitive unconstitut* uncontroll* unconvincing
  uncritical undemocra* underclass underemploy* underfund* underground underpaid understaff* undeserv* undesirab* undue unduly
  uneconomic* uneducated unemploy* unenforceable unenlightened unequal* unequipped unethic* unfair* unfamiliar unfavo* unfeasib* unfit
  unforeseeab* unforeseen unforgiv* unfounded unfriendly unfulfill* unhappy unhealth* unhelpful unhygienic unimportant uninformed
  uninspir* unintended uninterest* unjust* unlawful* unmanageab* unmotivated unnatural* unneeded unorthodox unpaid unpleasant unpopular*
  unprecedented unpredictab* unprepared unproductive unprofession* unprofitable unprotected unproven unqualified unravel* unreal
  unrealist* unreasonabl* unregulated unreliab* unrepresentative unresolved unrest unrestricted unruly unsaf* unscientific unscrupulous
  unskilled unsound unspeakable unstable unsuccessful* unsuitab* unsupported unsure unsustain* untenable untested unthinkable untimely
  untreated untrue untrustworth* unviable unwanted unwarrant* unwelcome unwilling* unwinnable unwise unworkable unworthy upheaval useless
  usur* vague vandal* vanity vengeance victim* vilif* vindictive violen* virus* vitriol* voiceless waiting-lists war warmonger* wars
  wast* weak weaker weakest weakly weakness weaknesses wiped-out withdrawal-symptoms worried worries worrisome worry worrying worse
  worsening worst worthless wrong wrongful* wrongly xenophob* zealot*`);
