/**
 * Words by what they say of the thing they are said of, written by hand for arguments about policies. A star stands for any
 * ending. Words that are good or bad only by their object (reduce, end, cost) are in the lists further down.
 */
const list = (words: string): string[] => words.trim().split(/\s+/u);

/** Speaks well of something: benefits, rights, feasibility, legitimacy. */
export const GOOD_WORDS = list(`
  good better best benefi* beneficial help helps helped helping helpful improv* enhanc* safe safer safest safely safety secure secures
  security save saves saved saving free freely freedom* liberty liberties right rights fair fairer fairly fairness just justice equal
  equality equally equity democracy democratic peace peaceful* effective effectively effectiveness efficient* efficiency
  success* succeed* promot* encourag* empower* enabl* strengthen* strong stronger boost* grow grows growth flourish* prosper*
  advanc* moderni* opportunit* fulfil* happy happier happiness health healthy healthier wellbeing well-being cure cures cured solve
  solves solution solutions resolv* valuable value values worth worthwhile worthy useful important importance essential necessary
  necessity need needed needs vital crucial key legitimate legitima* justif* deserv* entitl* moral* morally ethical* dignity respect
  respects tolera* diversity diverse inclusi* accountab* transparen* trust* responsib* sustainab* clean cleaner cheap cheaper
  affordab* profitab* productiv* creativ* innovat* educational educate educates learn learns learning knowledge informed empathy compass* humane
  humanitarian natural naturally stability stable unity unite unites cooperat* harmon* integrat* permitted legal lawful possible practical
  feasible viable easy easier easily simple simpler fun enjoy* pleasure love loves hope hopeful brave courage positive* positively advantag* merit*
  incentiv* reward* motivat* choice choices choose autonomy autonomous independen* self-determination privacy provides provide ensures
  ensure guarantee* maintain* preserv* conserv* contribut* achiev* favour* favor* ideal excellent great greatly proven works work worked
  successful quality high-quality prestige popular support supports supported supporting supportive access accessible available wealth
  wealthier rich richer development develop develops developed progress progressive prepared prepares prepare protects protect protected protecting
  protection protections rescue* heal* comfort* convenient flexible flexibility reliable accurate credible competent capable legitimacy obligation
  duty consent willing voluntary honest honesty truth true real renewable consistent fundamental inalienable basic universal level
  playing bond bonds nurture* family culture cultural heritage rehabilitat* reintegrat* welcome* attract* gain gains win winning
  confidence skilled skills jobs employment bring brings lead leads unlock* broaden* enrich* inspir* discipline deterrent prevents
  prevent prevention stimulat* fosters foster foundation role-model* superior breakthrough* miracle* individuality express* represent* precedent recognised recognized enforceable competence vital unlock* relax* faster quicker instantly qualify qualified proud pride loyal* solidarity generous charit* kindness compassion forgiv* redemption redeem* deepen* widen* expand* thriv* remarkable outstanding convincing sound robust resilien* remedy remed* repair* restor* recover* rebuild* reviv* renew* reunite* reconcil* clarity clarif* precise fits engag* participat* involve* involv* aware awareness visib* deterrence comfort* warm* care cares caring nourish* nutritio* longevity survive* survival adapt* discover* invent* curios* insight* understand* understanding talent* genius merit* scholarship* literate literacy numeracy discipline* punctual* civil civilized civilised civic patriot* heroic hero honour* honor* glor* sacred bless* elegant beautiful beauty art charm* treasure* unique authentic* genuine proper properly rightful* lawfully validly valid expertise expert experts wise wisdom prudent cautious thorough rigorous impartial* neutral* objective non-violent bipartisan overdue suitable appropriate adequate sufficient reasonable rational sensible
  logical evidence-based best-placed save-lives lifesaving open openness`);

/** Speaks badly of something: harms, wrongs, costs, futility. */
export const BAD_WORDS = list(`
  bad badly worse worsen* worst harm harms harmed harmful harming damag* danger dangers dangerous* endanger* risk risks risky risking threat* hurt hurts kill kills
  killed killing death deaths die dies died dying dead destroy* destruct* devastat* violen* abus* cruel cruelty brutal* unethical* immoral* wrong
  wrongly evil sin sinful unjust* unfair* injustice* discriminat* racis* sexis* patriarch* prejudic* stereotyp* bias biased inequal* unequal* oppress*
  exploit* victim* suffer* pain painful poverty poor poorer poorest costly expensive* overpriced wast* burden* inefficien* ineffect* useless unnecessar*
  needless* pointless impossible impractic* unrealist* unworkable unfeasib* infeasib* unviable unenforceable fail fails failed failing failure* flaw* problem*
  difficult* hard insufficien* inadequa* lack lacks lacking violat* infring* invad* invasi* intru* encroach* undermin* weaken*
  erod* threaten* jeopard* compromis* crime crimes criminal* terror* war wars conflict* corrupt* illegal* unlawful* illegitim* unconstitut*
  undemocra* dictator* tyrann* authoritarian* coerc* forced forces forcing force censor* punish* imprison* addict* obes* diabetes disease* illness* sick* cancer
  stress* depress* anxi* suicid* bully* bullied hate hated hatred resent* anger angry fear fears afraid scare* discourag* deters distract* distort* disrupt*
  hinder* hamper* imped* obstruct* stifl* stagnat* declin* los* unemploy* debt* crisis crises recession* inflation*
  pollut* contaminat* emission* degrad* deplet* extinct* destabil* instab* unstable unrest chaos chaotic anarch* abandon* neglect* ignor* exclu*
  segregat* isolat* alienat* divis* divide divides stigma* shame* humiliat* dehumani* objectif* commodif* mislead* decei* decept* lie lies lying liar* cheat*
  fraud* manipulat* propaganda myth unproven uncertain* unclear unreliab* untrustworth* unpredictab* unsafe unhealth* unnatural* unaccept*
  unsustain* counterproductive* counter-productive* counter backlash slippery excessiv* overcrowd* overwhelm* overburden* inhuman* barbar* tortur* nuisance
  inconvenien* annoy* mistake* error* misus* worthless meaningless* irrelevan* trivial* arbitrar* contradict* hypocri* selfish* greed* lazy laziness
  depend dependen* dependent irresponsib* reckless* simplistic hell burdensome cost costs costing bureaucra* loophole* black-market underground
  smuggl* traffic* vulnerab* unprotected insecure insecurit* inferior unqualified unskilled incompeten* overcharg* disadvantag* penalis* penaliz* penalt*
  unhappy miserab* lonely loneliness trauma* scar* injur* toxic poison* offensive offend* insult* disrespect* intoleran* extremis* radicali* fundamentalis* monopol*
  short-term cannot unable never unlikely nothing impose* imposes imposition limit limits limited limiting restrict* barrier* prevents-people
  deprive* depriv* denies denied deny denying hardly barely scarcely worry worries worrying concern concerns outdated obsolete antiquated
  misguided foolish stupid absurd ridiculous nonsense doubt* questionable controvers* inflame* escalat* provok* antagon* unpopular oppos*
  too less fewer reduces-quality undesirab* regressive disproportion* overreach* interfer* meddl* slave* slavery sweatshop* colonial* imperial*
  infidel* divorc* abort* murder* rape* assault* drunk* alcohol* smok* drug* gambl* weapon* nuclear-war disaster* catastroph* collaps* bankrupt* deficit*
  elitis* snob* detriment* advers* negative* negativ* consequence* unforeseeab* unforeseen expense expenses extra demotivat* misinform* misinterpret* dilut* indoctrinat* brainwash* theft thefts steal* stolen tension* powerless deteriorat* overexploit* overstat* condon* illicit crossfire escape* animosity exacerbat* unregulated illogical inaccura* false falsely incorrect ambigu* vague wrongful* innocent-people miscarriage* irreversibl* persecut* massacre* genocide* bomb* attack* invaders hostile hostilit* enem* rival* retaliat* revenge vengeance vindictive unmarried lawless* riot* loot* vandal* gang gangs thug* mob cartel* mafia brib* extort* blackmail launder* tax-evasion evade evasion avoid-tax inequit* unequally gap gaps divided ghetto* gentrif* displac* evict* homeless* hunger hungry starv* famine* malnutri* drought* flood* earthquake* meltdown* radiation radioactive carcinog* tumor* tumour* infect* epidemic* pandemic* plague* virus* obesity overweight unfit sedentary fatigue tired exhaust* overwork* burnout sleep-depriv* noisy noise ugly dirty filthy smell* litter* landfill* extravagan* lavish luxury frivolous gimmick* hype* fad superficial shallow narrow rigid inflexib* cumbersome complicat* complex confus* chaotically messy clumsy slow slower delay* late bottleneck* shortage* scarce scarcity deficien* defect* broken crumbl* unravel* backward* primitive archaic outmoded irrational superstiti* dogma* fanatic* zealot* bigot* xenophob* homophob* misogyn* chauvin* supremac* apartheid marginali* margins disenfranchis* disempower* voiceless silenc* gag suppress* repress* crackdown* surveil* spying snoop* intimidat* terrify* paranoi* panic* despair hopeless* powerlessness regret* guilt* embarrass* awkward demean* degrading insensitiv* cold-blooded ruthless callous heartless merciless overkill futile fruitless ineptly inept blunder* mismanag* negligen* malpractice liabilit* lawsuit* unjustifi* unwarrant* unfounded baseless groundless fallac* unscientific pseudoscien* speculative exaggerat* scapegoat* blame blamed victimi* vilif* demoni* taboo obscen* pornograph* lewd perver* promiscu* adulter* sacrileg* blasphem* defy defies outrag* disgust* repugnant abhorrent unthinkable unbearable intolerable favouritism nepotis* unaccountab* secre* opaque`);

/** What they do to their object turns its value round: "reduces harm", "prevents disease", "undermines democracy". */
export const REVERSERS = list(`
  not no never neither nor cannot n't without lack lacks lacking fail fails failed failing failure reduc* prevent prevents prevented preventing
  stop stops stopping avoid* lower lowers lowering less fewer end ends ending eliminat* remov* combat* fight fights fighting tackl* deter deters deterr*
  decreas* minimi* mitigat* allevia* lessen* curb* cut cuts cutting protect protects protecting against hardly little few rid overcom* solve
  solves solving counter* unlikely unable deny denies denied loss lose loses losing undermin* violat* infring* restrict* limit limits limiting damag* harm harms
  harming threat* discourag* hinder* destroy* erod* weaken* unnecessar* isn't aren't wasn't don't doesn't didn't won't wouldn't can't couldn't
  shouldn't hasn't haven't nobody none nothing insufficient invad* encroach* jeopard* hurt hurts stifl* impinge* breach* compromis* ignor*
  abandon* sacrific* relieve* ease eases cure cures treat treats false myth resist* oppose* impossible`);

/** A topic with one of these asks for less of its object; in a statement they name the measure. */
export const LESS_OF = list(`
  ban bans banned banning prohibit* abolish* abolition outlaw* illegal criminali* end ended ending stop stopped remov* withdraw* restrict* restriction* limit limited
  limits limiting block blocked censor* censorship deny denied abandon* oppos* reject* boycott* reduc* eliminat* scrap* cut cuts cancel* leave
  exit dismantl* disband* close closed closing punish* penali* tax taxes taxed taxing regulat* eradicat* phase repeal* ration* raise-the-age cap
  curb* crack-down control* quit suspend* forbid* forbidden discourage* not never no against overrated exaggerated wrong harmful harms unjustified
  immoral dangerous fail failed fails unethical unnecessary obsolete bad worse unjust cannot replace replaced`);

/** Words that name the measure itself. */
export const MEASURES = list(`
  ban bans banned banning prohibit* abolish* abolition outlaw* criminali* censor* restrict* regulat* tax taxes taxing taxation law laws legislation policy policies
  measure measures proposal plan implement* enforce* introduc* withdraw* removing removal remove repeal* ration* denying denied deny blocking block punish* penali*
  limit limits limiting boycott* abandon* leaving cutting closing`);

/** Signs of an objection where nothing else is said: limits, alternatives, doubt. */
export const OBJECTIONS = list(`
  not no n't never cannot can't doesn't don't isn't aren't won't wouldn't shouldn't didn't nothing nobody neither alternative alternatives instead
  already only too but however rather merely simply other others unless although though just enough still little few always`);

export const GOOD_CHINESE = list(
  '好处 有利 有益 利于 促进 提高 提升 改善 保护 安全 自由 权利 公平 公正 平等 有效 帮助 合理 必要 重要 应该 应当 值得 健康 发展 繁荣 机会 效率 便利 便宜 节约 尊重 民主 稳定 创新 成功 增强 鼓励 保障 可行 激励 改进 缓解 丰富 信任 幸福 受益 支持',
);

export const BAD_CHINESE = list(
  '坏处 有害 危害 损害 伤害 破坏 危险 风险 威胁 不公 歧视 昂贵 成本 浪费 负担 无效 没用 失败 问题 困难 侵犯 限制 剥夺 削弱 犯罪 暴力 死亡 疾病 污染 失业 腐败 欺骗 不利 反对 加剧 恶化 阻碍 抑制 滥用 错误 不道德 沉迷 焦虑 压力 贫困 不平等 不可行 不切实际 隐私泄露 依赖',
);

/** What turns the value of the words after it round in Chinese. */
export const CHINESE_REVERSERS = list(
  '不 没 未 无 减少 降低 防止 避免 预防 消除 缺乏 失去 侵犯 损害 破坏 削弱 打击 遏制 剥夺 妨碍 威胁 影响',
);
export const CHINESE_LESS_OF = list('禁止 取消 废除 限制 反对 停止 减少 不应 不该 淘汰 取缔 征税 管制');
