/**
 * How much a word speaks for what is proposed, in hundredths. Written by tools/train-stance.mjs from the arguments of Touché23-ValueEval
 * (Mirzakhmedova and others, 2024, CC BY 4.0); do not edit.
 */
export const WORD_WEIGHTS = `
!a:-50 !ability:-19 !able:89 !about:-4 !acces:67 !actual:-34 !afford:6 !against:61 !agre:-6 !all:-3 !allow:-4 !alway:-47 !an:-24
!and:12 !any:66 !anyon:62 !anyth:-8 !are:4 !as:-105 !at:-50 !back:6 !bann:-131 !bas:30 !be:-218 !becaus:-4 !been:-74 !befor:33
!believ:-22 !benefit:-31 !between:18 !but:20 !by:-23 !can:29 !caus:-75 !certain:-5 !chanc:-15 !chang:29 !children:-41 !choic:-40
!climat:-11 !continu:13 !control:-19 !cost:60 !could:-61 !countr:65 !country:-82 !crim:21 !criminal:57 !dangerou:62 !deserv:35
!different:64 !diseas:37 !do:-4 !down:-78 !due:40 !enough:-33 !eu:-44 !europ:15 !even:41 !ever:-46 !everyon:76 !exist:70
!fair:-19 !feel:54 !financial:-1 !for:-130 !forc:-45 !free:-29 !freedom:-131 !from:-33 !fund:-15 !get:1 !give:5 !go:-6 !good:-80
!government:32 !ha:29 !happen:25 !harm:79 !hav:-13 !have:82 !health:27 !help:21 !high:30 !how:35 !human:29 !humanity:-57 !if:-49
!illegal:-25 !in:22 !increas:43 !individual:25 !innocent:-47 !into:55 !involv:-1 !is:31 !issu:39 !it:18 !it's:-13 !job:-24
!just:78 !know:-6 !law:37 !legal:5 !let:21 !like:-55 !liv:5 !live:52 !long:-25 !made:33 !mak:9 !make:-68 !many:92 !matt:33
!mean:66 !migr:-27 !money:-6 !more:-45 !most:32 !much:-51 !natural:84 !necessary:-93 !need:-119 !no:21 !not:-33 !numb:40 !of:13
!often:21 !on:-36 !one:-27 !only:77 !or:71 !oth:43 !otherwis:-13 !our:-42 !out:29 !over:-19 !pay:8 !peopl:-98 !people:-22
!person:-76 !pollution:10 !poor:-32 !pressur:38 !problem:42 !prop:12 !proven:-47 !provid:-109 !purpos:-10 !put:28 !real:-59
!reason:-54 !regulat:-22 !religion:24 !resourc:37 !right:-78 !safe:21 !see:-7 !sens:-47 !sinc:-93 !situ:34 !so:88 !social:1
!society:9 !solv:-49 !some:17 !someon:-24 !spend:19 !stat:-19 !stop:9 !such:-14 !support:-67 !take:1 !th:7 !than:1 !that:56
!the:-74 !their:36 !them:-49 !themselv:-3 !then:14 !ther:22 !thes:-15 !they:-31 !thi:-67 !think:-67 !thos:-8 !to:-36 !too:49
!up:10 !us:49 !use:-17 !used:8 !valu:6 !violenc:-13 !want:-15 !war:46 !way:-2 !we:-11 !well:-13 !what:47 !when:29 !which:-34
!who:13 !why:-6 !will:-60 !with:-24 !without:-28 !women:-25 !work:-15 !would:-105 !yet:-17 !you:-49 !your:-4 a:24 ability:47
able:108 abolish:108 about:92 abov:-10 absolute:43 abus:-128 accept:48 accessibl:29 accident:-20 accord:78 account:8 accus:-14
achiev:22 acros:89 act:17 action:-17 activ:-35 activit:56 activity:26 actual:-58 add:-23 addres:26 address:-5 adopt:-3 adult:-3
advanc:51 advantag:-25 affect:-18 afford:-51 affordabl:2 africa:7 african:-39 aft:47 again:-6 against:-173 age:-48 ago:31 agre:69
aid:5 aim:-25 air:99 all:78 alleviat:17 allow:236 almost:-23 alon:5 along:-25 already:-207 also:9 alternativ:94 alway:45 am:-15
amendment:23 american:-42 among:-47 amount:38 an:-9 and:-29 animal:-21 anoth:-48 anti:5 any:19 anyon:9 anyth:-24 app:-5
approach:45 appropriat:1 are:-36 area:-34 aren't:-76 arm:72 army:16 around:-29 as:71 ask:-16 aspect:1 asylum:16 at:12 attack:-21
attempt:-3 attention:-23 autonomy:27 availabl:-30 averag:-17 avoid:62 awarenes:41 away:-79 back:-51 background:29 bad:-63
balanc:13 ban:-52 bank:28 bann:108 bas:28 basi:-14 basic:16 basical:-74 be:134 becaus:205 becom:-29 been:-44 befor:72
behavior:-51 behind:38 belief:6 believ:-13 beneficial:33 benefit:62 best:73 bett:148 beyond:-57 bias:-102 big:26 bill:-22
birth:18 black:-17 bod:52 body:11 boost:84 bord:18 born:-21 both:96 br:137 break:-35 bring:48 budget:-9 build:55 built:32 bully:9
burden:12 busines:-46 business:-13 but:29 buy:58 by:5 call:34 can:1 can't:-22 canc:-10 candidat:-20 cannot:-110 capabl:30
captur:49 car:-2 care:140 carr:18 carry:31 cas:57 case:-38 caus:-229 cent:-85 certain:164 challeng:-19 chanc:105 chang:8 chao:-45
charg:-34 cheap:-2 check:19 chemical:72 child:14 children:-110 china:1 choic:91 choos:-8 chos:-52 circumstanc:-57 cit:-30
citizen:121 civiliz:-15 clas:-48 class:45 clean:18 clear:-20 climat:14 clos:-84 collectiv:5 colleg:49 color:-42 com:77 combat:47
come:10 comfortabl:58 commission:-15 commit:57 committ:-35 common:109 communic:5 communicat:-25 communit:63 community:75
compan:27 company:72 compar:-47 competition:-4 complet:-33 complete:-15 complex:25 concentrat:-15 concept:-7 concern:-16
condition:-75 conflict:21 connect:108 connection:16 consent:61 consequenc:-39 consid:-43 consider:-7 constant:30 constitution:7
constitutional:36 consum:1 contact:43 contain:-21 content:-12 continent:15 continu:37 contribut:27 control:-42 controll:8
cooper:13 corpor:23 correct:4 corrupt:-20 cost:-112 could:-169 countr:21 country:9 court:-17 cre:23 creat:-32 crim:11 criminal:99
crisi:30 critical:24 crucial:52 cruel:-83 cultur:20 cultural:6 current:68 custom:29 cut:-46 damag:-51 dang:-88 dangerou:-205
data:-7 day:46 deal:-13 debt:-6 decad:-18 decid:10 decision:-31 declar:19 decreas:22 deep:-10 defend:75 defens:-19 definite:49
demand:-1 democracy:89 democratic:48 deny:-36 depend:-69 depression:-16 deserv:93 design:24 despit:-69 destroy:18 destruction:-19
det:-1 determin:31 detrimental:-63 develop:-106 development:103 did:-24 die:-70 differenc:65 different:59 difficult:-140
digital:23 direct:-50 disadvantag:-87 disast:-77 discrimin:-39 discriminat:-44 discriminatory:-41 diseas:55 diversity:34 do:-10
doctor:28 doe:-12 doesn't:-63 dollar:31 don't:-136 done:-62 down:-1 driv:-107 drug:-14 due:20 dur:16 e:-6 each:-16 ear:-25
earn:-65 easi:25 easy:-12 eat:20 economic:94 economical:25 economy:36 educ:2 educat:-4 educational:89 effect:-22 effectiv:107
efficient:32 effort:41 eith:27 elect:33 election:9 eliminat:-120 else:-49 emotional:-5 employ:32 employe:11 employment:-60
enabl:112 encourag:22 end:-147 energy:54 enforc:-34 engag:-48 enhanc:-18 enjoy:111 enough:-119 ensur:221 ent:-64 enter:56
entir:-83 entitl:37 environment:8 environmental:4 equal:139 equality:34 especial:54 essential:85 establish:41 esteem:32 etc:70
ethical:-15 eu:-111 europ:-12 european:64 even:-28 event:49 ever:-18 every:97 everybody:34 everyon:87 everyth:2 evidenc:-39
evil:-21 exact:21 exampl:2 excellent:68 exchang:-56 exercis:6 exist:13 existenc:-19 expect:11 expens:-64 expensiv:-81
experienc:-76 exploit:-96 expres:-68 expression:45 extra:42 extrem:-17 extreme:-23 fac:54 face:-12 fact:6 factor:-11 fail:3
fair:147 faith:-21 fake:-22 fall:-21 fals:-84 fami:101 famil:78 far:27 fast:57 favor:-67 fear:-49 feed:-30 feel:31 few:-53
field:77 fight:42 fill:39 final:-6 financ:-12 financial:59 find:89 first:-57 fit:34 fix:6 focu:24 focus:-21 follow:21 food:44
for:98 forc:-160 foreign:16 form:2 forward:4 fost:-23 found:-36 free:111 freedom:66 friend:87 from:55 front:-14 fuel:-12 ful:-13
full:16 function:-5 fund:-107 fundamental:31 furth:-36 futur:70 g:-25 gain:-16 gend:-56 gener:15 general:28 get:-20 gett:-55
girl:-21 giv:-15 give:119 given:-4 global:32 go:37 goal:67 god:-64 goe:-89 good:154 got:22 government:-16 great:141 green:15
ground:18 group:-21 grow:-6 growth:-10 guarante:25 ha:-10 had:24 halt:-31 hand:13 handl:-8 happen:57 happy:-39 harassment:-5
hard:-3 harm:-125 harmful:-72 hav:32 have:6 he:-29 health:-41 healthcar:-10 healthy:20 held:2 help:351 helpful:105 henc:26
her:-13 here:26 hi:-2 hide:-42 high:42 highest:-7 history:53 hold:-45 hom:-34 home:-37 hope:7 host:11 hour:-20 hous:-128 how:87
howev:10 huge:-64 human:64 humanity:23 hurt:-156 i:34 idea:-66 ideal:5 identify:25 identity:-1 ideology:-45 if:70 ignor:37
ill:-81 illegal:90 illness:2 immigr:12 immigrant:-113 immoral:-159 impact:-68 important:177 impos:-37 impossibl:-1 improv:43
in:-3 incentiv:17 includ:-6 inclusiv:49 incom:31 increas:5 independent:-21 india:-16 indian:-23 individual:37 industry:-37
influenc:-28 inform:100 infrastructur:-8 infring:-50 inhuman:-79 innocent:-128 innov:67 instanc:46 instead:-155 institution:56
integr:30 integrat:-5 interest:57 interfer:-35 international:48 internet:7 into:-87 introduc:-3 invest:-5 investment:11 involv:-4
is:22 isn't:-77 issu:-29 it:27 it's:-21 item:6 itself:-53 job:33 join:76 judg:-27 just:-35 justic:-28 keep:118 kept:84 key:47
kid:-42 kill:-9 kind:46 know:50 knowledg:10 known:-4 labor:1 lack:21 land:3 languag:30 larg:-32 last:-31 lat:-61 law:96 lead:-165
learn:70 least:-21 leav:-33 left:-48 legal:122 legitimat:15 les:47 let:82 level:113 lie:-26 life:28 lifestyl:14 like:-64
limit:-40 line:-11 littl:-75 liv:16 live:46 local:80 long:47 look:54 los:-56 lose:5 lost:-12 lot:32 love:91 low:38 machin:-10
made:6 main:-44 maintain:31 major:41 majority:37 mak:-114 make:67 man:34 manag:-41 mann:38 many:25 market:24 mas:-105 massiv:43
matt:17 may:-114 mean:121 measur:-17 mechanism:81 media:-21 medical:86 medicin:91 meet:56 memb:60 men:-75 mental:-23 mere:-16
messag:-25 method:-15 middl:-51 might:-55 migr:-138 migrant:-117 million:-19 mind:83 minor:-19 minorit:65 minority:-39 mistak:-40
misus:-22 model:-6 modern:32 money:-158 monitor:33 moral:7 more:88 most:80 moth:49 mov:-69 move:-50 much:40 multipl:-102 murd:60
must:-26 n:27 name:-21 national:55 nativ:-37 natur:-42 natural:69 necessary:209 need:119 negativ:-35 neglect:-21 nev:-186 new:57
next:-50 no:-205 nobody:64 non:-49 normal:24 not:-390 noth:-85 now:-81 nowaday:48 numb:35 obtain:-70 of:-33 off:108 offend:30
offensiv:-43 offic:14 official:17 often:-89 old:32 on:-24 once:45 one:76 onlin:-17 only:-9 open:40 operat:-9 opinion:9
opportunit:-60 opportunity:18 oppos:-28 option:100 or:58 ord:97 organis:-29 organiz:38 oth:-16 otherwis:-68 our:88 out:17
outcom:28 outdat:-79 outsid:18 over:-98 overall:8 own:-131 paid:-50 pain:-70 pandemic:57 parent:13 parliament:-9 part:104
participat:48 particular:-4 partn:-17 pas:22 past:23 path:-16 patient:31 pay:-101 peac:83 peaceful:31 peopl:-13 people:-30
per:-76 perfect:68 perform:27 period:-27 perpetuat:-38 person:-95 personal:68 physical:70 pick:32 plac:20 plan:-25 planet:38
plant:24 platform:-4 play:11 point:-81 polic:-35 policy:50 politic:74 political:-12 politician:27 pollution:87 poor:-161 popul:31
position:39 positiv:55 possibility:41 possibl:8 potential:57 poverty:-11 pow:27 practic:-76 prepar:14 present:57 pressur:-14
prevent:116 pric:26 principl:10 prison:-50 privat:-92 problem:-66 procedur:-3 proces:-15 produc:-14 product:39 production:7
profession:40 professional:18 profit:-7 program:11 progres:52 project:-20 promot:-37 prop:78 propaganda:-16 proper:27 protect:183
protection:154 protest:51 prov:-20 proven:101 provid:160 psychological:-19 public:28 punish:-54 punishment:70 pure:-46 purpos:-56
pursu:45 push:-51 put:-14 putt:-35 qualif:-29 quality:65 question:-42 quick:25 quit:13 race:7 racism:-55 rais:75 rare:43 rat:-55
rate:26 rath:-115 reach:-1 real:78 reality:16 reason:21 receiv:31 recent:6 recogniz:40 reduc:191 reform:-7 refuge:26 refus:27
regard:-19 regardles:38 regim:6 region:71 regul:22 regular:33 regulat:-2 rel:-11 relat:-4 relationship:4 religion:-44 religiou:19
rely:-22 remain:84 remov:-137 replac:5 report:34 represent:75 representativ:25 requir:6 research:26 resourc:24 respect:41
responsibility:-26 responsibl:3 rest:-39 restrict:15 result:-86 return:-25 reward:18 rich:10 rid:-59 right:99 rise:-18 risk:-113
role:62 rul:97 rule:-12 run:-30 russia:-10 saf:160 safe:160 safety:55 said:-13 same:-11 sav:99 save:117 say:-11 scal:-33
school:41 scienc:69 scientific:6 second:-6 sector:-12 secur:43 security:67 see:-44 seek:14 seem:-25 seen:-21 select:-41 self:4
sell:-41 send:-92 sens:44 separat:2 seriou:-50 serv:-137 servic:6 set:14 sett:-10 sever:-11 several:48 sex:-72 sexual:-27 shar:76
she:-27 short:-5 should:42 shouldn't:-406 show:49 shown:-20 side:-10 sign:-40 significant:20 similar:17 simp:4 sinc:-31 singl:38
situ:32 skill:70 slow:-1 small:10 so:48 social:-25 societ:-20 society:-41 solution:93 solv:54 some:59 someon:49 someth:53
sometim:26 sort:-25 sourc:43 spac:62 speak:-33 special:15 specific:-19 speech:-56 spend:-40 spent:-25 spread:-70 stabl:109
stand:9 standard:-5 start:-4 stat:11 statu:-5 stay:53 step:-16 stereotyp:-17 still:-25 stop:3 stopp:-74 strain:-28 street:26
strength:38 stres:28 strict:30 strong:143 structur:16 struggl:31 stud:-6 student:31 study:8 subsid:-51 succes:17 successful:37
such:-62 suff:-85 suffer:-108 supp:9 support:114 sure:82 surviv:-13 sustain:-13 sustainabl:14 system:6 tak:-138 take:32 taken:-61
talent:83 talk:-3 target:-31 tax:-28 taxpay:-84 teach:50 technological:47 technology:89 tell:-3 tend:-36 term:-39 test:-4 th:-56
than:6 that:44 the:16 their:72 them:-8 themselv:-36 then:20 ther:-94 there:-26 thereby:11 therefor:37 thes:5 they:2 they'r:29
thi:25 think:-47 third:-2 thos:85 though:17 thought:-23 thousand:64 threat:-38 threaten:-38 through:36 throughout:34 thu:54
tim:-18 time:-56 today:25 togeth:134 too:-184 tool:99 top:57 topic:-9 total:2 toward:-35 tr:-62 trad:20 tradition:-16
traditional:-20 train:53 transport:-78 travel:-82 treat:-4 treatment:82 troubl:-23 tru:65 true:-21 trust:-27 try:-121 turn:-23
two:5 typ:-9 type:-60 unabl:-34 und:-5 undermin:-61 understand:59 unethical:-106 unfair:-227 unfortunate:36 unhealthy:-85
union:80 uniqu:6 unit:39 universal:24 unnatural:-72 unnecessary:-162 until:-35 up:6 upon:-26 us:-31 usa:-5 use:-5 used:-74
useful:156 usual:-7 utiliz:-7 valu:49 valuabl:140 vast:31 very:-2 victim:86 view:-32 viol:-62 violat:-104 violenc:50 violent:14
vital:78 voic:60 vot:-66 vote:-14 vulnerabl:-110 wa:-2 wait:-57 want:31 war:-28 wast:-149 wat:-36 way:190 we:-3 weak:-48
wealth:-12 weapon:71 welcom:-1 welfar:-57 well:15 were:28 western:12 what:30 whatev:-36 when:5 wher:-6 which:-67 whil:55 who:43
whol:-25 why:-67 will:-19 wish:68 with:9 within:19 without:-66 woman:4 women:-33 won't:-85 word:73 work:8 workforc:39 world:50
wors:-84 worst:9 worth:-46 would:-37 wouldn't:-70 wrong:-172 ye:13 year:-55 yet:29 you:-88 young:-119 your:-18 youth:12
`;
