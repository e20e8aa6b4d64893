/**
 * Words that act on the value of what comes after them: `good` is the outcome where that is good ("reduces safety"), `bad` where it is
 * bad ("reduces crime"), `alone` where nothing of value follows.
 */
export interface Operator {
  words: string;
  good: number;
  bad: number;
  alone: number;
  /** What is left of a word's own leaning after it: "not useful" leans against as far as "useful" leans for, "harms nature" leans by "harms" alone. */
  leaves: number;
}

export const OPERATORS: Record<string, Operator> = {
  denies: {
    words: `not no never neither nor cannot nobody none nothing without unable hardly barely scarcely rarely seldom unlikely dont
      cant doesnt isnt wont impossible nowhere`,
    good: -0.9,
    bad: 0.6,
    alone: -0.7,
    leaves: -1,
  },
  lacks: {
    words: `lack lacks lacking lacked fail fails failed failing failure failures absence insufficient* inadequa* deny denies denied denying
      refus* lose loses losing loss lost forfeit* depriv* abandon* ignor* neglect* devoid myth doubt* false`,
    good: -1,
    bad: 0.4,
    alone: -0.8,
    leaves: -0.5,
  },
  fixes: {
    words: `prevent* combat combats combating combatting fight fights fighting fought tackl* overcom* solve solves solving solution solutions cure* treats treating mitigat* alleviat* deter
      deters deterring eliminat* eradicat* avoid* address addresses addressing resolv* reliev* eases easing counters countering counteract*
      curb* halt* stop stops stopping rid escap* lift lifts lifting repair* remed* correct corrects correcting expos* detect* settle settles settling catch catches arrest* disarm* rescue*`,
    good: -0.9,
    bad: 1,
    alone: 0.5,
    leaves: -0.5,
  },
  lowers: {
    words: `reduc* decreas* lower lowers lowering lessen* minimi* less fewer cut cuts cutting limit limits limiting limited limitation* restrict* divert* spoil* takes-away
      ends ending remov* discourag* hinder* imped* inhibit* blocks blocking blocked obstruct* stifl* hamper* declin* shrink* diminish* dwindl* slow slows slowing
      oppos* resist* reject* suppress* against`,
    good: -1,
    bad: 1,
    alone: -0.4,
    leaves: -1,
  },
  hurts: {
    words: `undermin* violat* infring* harm harms harmed harming damag* threaten* threat threats erod* weaken* destroy* destruct* jeopard* hurt hurts
      compromis* impinge* breach* encroach* sacrific* devastat* ruin* invad* invas* distort* disrupt* corrupts corrupting`,
    good: -1.1,
    bad: -0.2,
    alone: -1,
    leaves: 0,
  },
  aggravates: {
    words: `worsen* exacerbat* aggravat* perpetuat* inflam* fuel fuels fuelling escalat* provok* incit* promulgat* condon* risk risks risking
      danger dangers`,
    good: -0.8,
    bad: -1.1,
    alone: -1,
    leaves: 0,
  },
  helps: {
    words: `protect* saves save saving help helps helped helping improv* support* benefi* strengthen* enhanc* safeguard* secures securing uphold* heal heals healing healed
      defend defends defending preserv* respect respects empower* ensur* guarantee* enrich* sustain* maintain*`,
    good: 1.2,
    bad: 0.5,
    alone: 0.9,
    leaves: 0.5,
  },
  promotes: {
    words: `promot* encourag* boost* enabl* allow* foster* facilitat* stimulat* provide provides provided providing offer offers offered offering give gives giving bring brings bringing contribut*
      deliver delivers delivering delivered generate generates generated generating inspir* aid aids`,
    good: 1.1,
    bad: -0.8,
    alone: 0.5,
    leaves: 1,
  },
  raises: {
    words: `increas* more rais* rise rises lead leads leading spread* produce produces produced producing make makes making create creates created creating greater higher heighten* grow grows growing grew`,
    good: 0.9,
    bad: -1,
    alone: 0.1,
    leaves: 1,
  },
  causes: {
    words: `cause causes causing caused resulting trigger* induc* opens-the-door`,
    good: 0.6,
    bad: -1,
    alone: -0.4,
    leaves: 0.5,
  },
  exceeds: { words: `too excessive* unduly unnecessar* overly`, good: -0.8, bad: -1, alone: -0.7, leaves: 0.5 },
};

/** Words after something that undo it: "unemployment would fall", "crimes are solved", "attacks are rare". */
export const UNDONE = `deterrent deterrence prevention reduction reductions relief fewer less few disappears
  fall falls fell fallen falling disappear* vanish* rare unlikely exaggerat* overstat* unfounded minimal negligible tiny small low lower
  drop drops dropped decline* decreas* diminish* stopped prevented reduced avoided solved corrected detected settled lowered eliminated
  mitigated curbed cured overcome removed limited lessened minimi* eased resolved ended suffer suffers suffered lost destroyed undermined
  violated ignored eroded threatened weakened harmed damaged compromised denied restricted lacking missing insufficient`;
