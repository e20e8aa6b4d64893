// Generated from proto/ by `npm run generate`. Do not edit.

/** What a model is told of a field, by message and field, in each language. */
export const FIELD_DESCRIPTIONS: Readonly<Record<string, { en: string; zh: string }>> = {
  "CastMember.name": {
    "en": "What the others call it: one short name that suits who it is, e.g. \"Marta\".",
    "zh": "大家对其的称呼：一个与其身份相称的简短名字，例如“白露”。"
  },
  "CastMember.persona": {
    "en": "Who it is, and then what it looks at in this topic, in one or two short sentences, e.g. \"School cook. Asks what 300 meals a day take, and who washes up.\"",
    "zh": "先写身份，再写其在本议题中关注什么，一到两个短句。例如：“学校厨师，追问每天三百份餐要多少人手、谁来洗碗。”"
  },
  "CastMember.thinking_style": {
    "en": "How it comes to its views, in one sentence, e.g. \"Walks through one ordinary Tuesday before it judges.\"",
    "zh": "如何得出看法，一句话。例如：“先把一个普通的周二从头走一遍，再下判断。”"
  },
  "CastMember.speaking_style": {
    "en": "How it talks, in one sentence, e.g. \"Short sentences, a number in each.\"",
    "zh": "如何说话，一句话。例如：“短句，句句有数字。”"
  },
  "CastMember.expertise": {
    "en": "What it knows of this topic, one to four entries of a few words each, e.g. [\"kitchen work\", \"food hygiene\"].",
    "zh": "与本议题有关的专长，一到四项，每项几个字，例如 [\"厨房工作\", \"食品卫生\"]。"
  },
  "Cast.members": {
    "en": "Three to five, no two of whom look at the same.",
    "zh": "三到五位，任何两位的关注点都不相同。"
  },
  "NewFact.area": {
    "en": "Which part of the picture it belongs to: who they are (who), what troubles them (pain), how things are done today (context), what may not be touched (constraints), how they would know that it worked (success).",
    "zh": "属于哪一部分：用户是谁（who）、困扰所在（pain）、目前的做法与环境（context）、不可突破的限制（constraints）、怎样算成功（success）。"
  },
  "NewFact.label": {
    "en": "One to four words, e.g. \"team size\".",
    "zh": "两到八个字，例如“团队规模”。"
  },
  "NewFact.text": {
    "en": "What the user said, in one sentence close to the user's words, e.g. \"Nine people, three of them volunteers.\"",
    "zh": "用户所说的内容，一句话，尽量用原话。例如：“九个人，其中三名志愿者。”"
  },
  "NewFact.turns": {
    "en": "The turns in which the user said it, e.g. [4].",
    "zh": "用户在哪些轮次说的，例如 [4]。"
  },
  "FactChange.fact_id": {
    "en": "The fact's id as listed, e.g. \"F3\".",
    "zh": "所列事实的编号，例如 “F3”。"
  },
  "FactChange.reason": {
    "en": "Why: what the user said that changes it.",
    "zh": "理由：用户说了什么使其改变。"
  },
  "FactChange.text": {
    "en": "How it reads from now on; empty where it is dropped.",
    "zh": "今后的表述；若应删除则留空。"
  },
  "FactChange.turns": {
    "en": "The turns in which the user said so.",
    "zh": "用户在哪些轮次说的。"
  },
  "AreaScore.area": {
    "en": "Which part of the picture.",
    "zh": "哪个部分。"
  },
  "AreaScore.missing": {
    "en": "What a solution could not be built without and is not known yet, in a few words; empty where nothing is.",
    "zh": "设计方案所必需但尚不清楚的内容，几个词即可；没有则留空。"
  },
  "AreaScore.score": {
    "en": "0: nothing known; 50: the outline; 80: enough to design from; 100: nothing left to ask.",
    "zh": "0 为一无所知，50 为有大致轮廓，80 为足以设计，100 为没有可再问的。"
  },
  "InterviewRisk.kind": {
    "en": "contradiction: the user's statements do not fit together. misunderstanding: the Interviewer took the user wrong, or said what is not so. leading: the Interviewer put words into the user's mouth. stuck: the talk goes in circles.",
    "zh": "contradiction：用户的说法前后矛盾；misunderstanding：访谈者误解了用户，或说了不实的话；leading：访谈者诱导了用户；stuck：谈话在原地打转。"
  },
  "InterviewRisk.text": {
    "en": "What it is, in one or two sentences, with the words in question.",
    "zh": "具体情况，一两句话，引用相关原话。"
  },
  "InterviewRisk.turns": {
    "en": "The turns in which it is seen.",
    "zh": "出现在哪些轮次。"
  },
  "RevisionWish.documents": {
    "en": "The documents concerned, e.g. [\"DOC_03\"]; empty where the user wants nothing changed in them.",
    "zh": "涉及的文档，例如 [\"DOC_03\"]；用户无意修改文档时留空。"
  },
  "RevisionWish.comment": {
    "en": "What is to change, in the user's sense; empty where nothing is.",
    "zh": "要改什么，按用户的意思写；没有则留空。"
  },
  "InterviewAnalysis.reading": {
    "en": "What the user told in these turns, in one or two sentences, and what it means for the picture.",
    "zh": "用户在这些轮次里说了什么、对整体认识有何影响，一两句话。"
  },
  "InterviewAnalysis.added": {
    "en": "What is new. What is known already is not told again.",
    "zh": "新的事实；已知的不再重复。"
  },
  "InterviewAnalysis.changed": {
    "en": "What no longer holds, and what says the same as another fact.",
    "zh": "不再成立的事实，以及与其他事实重复的事实。"
  },
  "InterviewAnalysis.areas": {
    "en": "How complete each of the five parts is now: each once.",
    "zh": "五个部分各自的完整程度，每个部分一次。"
  },
  "InterviewAnalysis.risks": {
    "en": "What would lead the interview astray; usually nothing.",
    "zh": "会使访谈偏离的问题；通常没有。"
  },
  "InterviewAnalysis.revision": {
    "en": "What the user wants changed in the documents, where there are any.",
    "zh": "已有文档时，用户希望修改的内容。"
  },
  "InterviewAnalysis.status": {
    "en": "Where the interview stands: Profiling while one learns who the user is, DeepDive while one asks about what troubles them, Solutioning once one talks about what would help, Completed where nothing is missing to design from.",
    "zh": "访谈所处阶段：了解用户时为 Profiling，深入困扰时为 DeepDive，讨论何种办法有用时为 Solutioning，设计所需信息齐备时为 Completed。"
  },
  "InterviewAnalysis.notice": {
    "en": "What the Interviewer is to do in its next turn, in one or two sentences: what to follow up, what to ask about, what to put right.",
    "zh": "访谈者下一轮要做什么，一两句话：追问什么、了解什么、更正什么。"
  },
  "Oversight.reason": {
    "en": "What you looked at and what you found, in one to three sentences.",
    "zh": "你查看了什么、得出什么，一到三句话。"
  },
  "Oversight.turns": {
    "en": "The turns that it rests on.",
    "zh": "依据哪些轮次。"
  },
  "Oversight.approves": {
    "en": "True only where the turns bear the change of status out; false where none is proposed.",
    "zh": "只有当谈话内容支持该阶段变化时才为 true；没有提议变化时为 false。"
  },
  "Oversight.notice": {
    "en": "What the Interviewer is to do in its next turn, in one to three sentences; where it was wrong, what to take back and how.",
    "zh": "访谈者下一轮要做什么，一到三句话；若其有误，说明要收回什么、怎样收回。"
  },
  "Oversight.corrects": {
    "en": "True where the Interviewer has something to put right.",
    "zh": "访谈者需要更正时为 true。"
  },
  "MemoryPoint.text": {
    "en": "One sentence: who said what, names, figures and reasons kept.",
    "zh": "一句话：谁说了什么，保留名称、数字和理由。"
  },
  "MemoryPoint.turns": {
    "en": "The turns that it stands for, e.g. [3, 4].",
    "zh": "出自哪些轮次，例如 [3, 4]。"
  },
  "CitedPoint.text": {
    "en": "One sentence, e.g. \"The keeper of the club's calendar spends two evenings a week on it.\"",
    "zh": "一句话，例如：“俱乐部的日程管理员每周为此花两个晚上。”"
  },
  "CitedPoint.turns": {
    "en": "The turns of the interview that it rests on, e.g. [2, 5]. Of what is your own proposal: the turns whose need it meets.",
    "zh": "所依据的访谈轮次，例如 [2, 5]；若是你自己的建议，写它所回应的需求出自哪些轮次。"
  },
  "ProblemAndUsers.problem": {
    "en": "The problem in two or three statements: who, what, since when, how often, at what cost.",
    "zh": "问题，两三条：谁、什么、多久以来、多频繁、代价多大。"
  },
  "ProblemAndUsers.users": {
    "en": "Who has it, and who else is touched.",
    "zh": "谁遇到该问题，还牵涉到谁。"
  },
  "ProblemAndUsers.today": {
    "en": "How they do it today, and where that hurts.",
    "zh": "目前怎么做，痛在哪里。"
  },
  "ProblemAndUsers.success": {
    "en": "How they would know that it is solved.",
    "zh": "用户以什么判断问题已解决。"
  },
  "InterviewRequirement.text": {
    "en": "One sentence that can be checked, e.g. \"A member sees a change of date within a minute.\"",
    "zh": "一句可检验的话，例如：“日期变更一分钟内成员可见。”"
  },
  "InterviewRequirement.acceptance": {
    "en": "How anybody can tell that it is met.",
    "zh": "怎样判断已满足。"
  },
  "InterviewRequirement.priority": {
    "en": "must, should or could, by what the user said of it.",
    "zh": "按用户的说法定为 must、should 或 could。"
  },
  "InterviewRequirement.turns": {
    "en": "The turns that it rests on.",
    "zh": "所依据的轮次。"
  },
  "InterviewRequirements.functional": {
    "en": "What it must do.",
    "zh": "功能要求。"
  },
  "InterviewRequirements.quality": {
    "en": "What it must be: quick, cheap, private, usable by whom.",
    "zh": "质量要求：速度、费用、隐私、谁能使用等。"
  },
  "InterviewRequirements.constraints": {
    "en": "The limits that the user named.",
    "zh": "用户提出的限制。"
  },
  "InterviewRequirements.out_of_scope": {
    "en": "What is expressly not wanted.",
    "zh": "明确不要的。"
  },
  "SolutionOption.option": {
    "en": "What it would have been.",
    "zh": "该方案是什么。"
  },
  "SolutionOption.why_not": {
    "en": "Why it is not taken, by what the user said.",
    "zh": "根据用户所说，为何不采用。"
  },
  "SolutionOption.turns": {
    "en": "The turns that this rests on.",
    "zh": "所依据的轮次。"
  },
  "SolutionOutline.approach": {
    "en": "The idea in two to four statements.",
    "zh": "思路，两到四条。"
  },
  "SolutionOutline.journey": {
    "en": "What a user does with it, step by step.",
    "zh": "用户怎样使用，逐步写。"
  },
  "SolutionOutline.alternatives": {
    "en": "What else could be done, and why not.",
    "zh": "还可以怎么做，为何不采用。"
  },
  "InterviewComponent.name": {
    "en": "Its name, e.g. \"calendar store\".",
    "zh": "名称，例如“日程存储”。"
  },
  "InterviewComponent.responsibility": {
    "en": "What it alone is there for, in a sentence.",
    "zh": "它唯一的职责，一句话。"
  },
  "InterviewComponent.turns": {
    "en": "The turns whose needs it serves.",
    "zh": "满足哪些轮次中的需求。"
  },
  "InterviewArchitecture.components": {
    "en": "Its parts.",
    "zh": "组成部分。"
  },
  "InterviewArchitecture.data": {
    "en": "What it keeps, where, and who may see it.",
    "zh": "保存哪些数据、存在哪里、谁可以看。"
  },
  "InterviewArchitecture.interfaces": {
    "en": "What it exchanges with what the user has today.",
    "zh": "与用户现有系统交换什么。"
  },
  "InterviewArchitecture.decisions": {
    "en": "What was decided, and why.",
    "zh": "所作的决定及理由。"
  },
  "InterviewMilestone.title": {
    "en": "What it is called.",
    "zh": "名称。"
  },
  "InterviewMilestone.outcome": {
    "en": "What can be used or shown after it.",
    "zh": "完成后可使用或展示什么。"
  },
  "InterviewMilestone.effort": {
    "en": "How long it takes, with its unit, e.g. \"two weeks for one person\".",
    "zh": "需要多久，带单位，例如“一人两周”。"
  },
  "InterviewMilestone.turns": {
    "en": "The turns whose needs it meets.",
    "zh": "满足哪些轮次中的需求。"
  },
  "InterviewPlan.milestones": {
    "en": "The steps in order, the smallest useful one first.",
    "zh": "按顺序的步骤，最小可用的在前。"
  },
  "InterviewPlan.prerequisites": {
    "en": "What has to be there or decided before.",
    "zh": "事先必须具备或决定的。"
  },
  "InterviewHazard.risk": {
    "en": "What could happen.",
    "zh": "可能发生什么。"
  },
  "InterviewHazard.likelihood": {
    "en": "low, medium or high.",
    "zh": "low、medium 或 high。"
  },
  "InterviewHazard.impact": {
    "en": "low, medium or high.",
    "zh": "low、medium 或 high。"
  },
  "InterviewHazard.mitigation": {
    "en": "What is done so that it does not happen, or hurts less.",
    "zh": "采取什么措施避免或减轻。"
  },
  "InterviewHazard.turns": {
    "en": "The turns that it rests on.",
    "zh": "所依据的轮次。"
  },
  "InterviewRisks.risks": {
    "en": "What could go wrong.",
    "zh": "可能出的问题。"
  },
  "InterviewRisks.assumptions": {
    "en": "What the documents take for granted though the user did not say it, and the turns where it would have come up.",
    "zh": "文档默认成立但用户没有说过的，以及本该谈到它的轮次。"
  },
  "InterviewRisks.open_questions": {
    "en": "What is still to be asked.",
    "zh": "仍需询问的。"
  },
  "InterviewDocument.summary": {
    "en": "What it says, in two to four sentences, for whoever reads only this.",
    "zh": "文档说了什么，两到四句话，供只读摘要的人使用。"
  },
  "InterviewDocument.changes": {
    "en": "What changed since the version before, in one or two sentences; empty in a first version.",
    "zh": "与上一版相比改了什么，一两句话；第一版留空。"
  },
  "InterviewDocument.problem_and_users": {
    "en": "DOC_01: whose problem it is, and what it costs them.",
    "zh": "DOC_01：是谁的问题，代价多大。"
  },
  "InterviewDocument.requirements": {
    "en": "DOC_02: what is wanted, and what is not.",
    "zh": "DOC_02：要什么，不要什么。"
  },
  "InterviewDocument.solution_outline": {
    "en": "DOC_03: what would help, seen by its users.",
    "zh": "DOC_03：从使用者的角度看，什么会有帮助。"
  },
  "InterviewDocument.architecture": {
    "en": "DOC_04: of what it is made.",
    "zh": "DOC_04：由哪些部分组成。"
  },
  "InterviewDocument.plan": {
    "en": "DOC_05: in which order it is built.",
    "zh": "DOC_05：按什么顺序实现。"
  },
  "InterviewDocument.risks": {
    "en": "DOC_06: what could go wrong, and what nobody knows yet.",
    "zh": "DOC_06：可能出什么问题，哪些还不清楚。"
  },
  "ProposedChange.field": {
    "en": "A term of the proposal by its name, e.g. talk_length, or role, task or notes of one's own assignment; a new name asks for a new term.",
    "zh": "方案条款的名称，例如 talk_length；或自己分配中的 role、task、notes；新名称表示要求增加条款。"
  },
  "ProposedChange.new_value": {
    "en": "The value wanted, without its unit, e.g. 45.",
    "zh": "希望的值，不带单位，例如 45。"
  },
  "ProposedChange.reason": {
    "en": "Why, in one sentence, e.g. \"the demo alone takes 15 minutes\".",
    "zh": "理由，一句话。例如：“仅演示就需要 15 分钟”。"
  },
  "PlanAccepted.plan": {
    "en": "The id of the plan, as it was shown, e.g. p3.",
    "zh": "方案的编号，按所示填写，例如 p3。"
  },
  "PlanAccepted.rank": {
    "en": "1 for what is wanted most; plans that are equally good have the same number.",
    "zh": "最想要的为 1；同样好的方案用同一个数字。"
  },
  "Term.field": {
    "en": "Its name in snake_case, unique in the proposal, e.g. talk_length.",
    "zh": "条款名称，snake_case，在方案中唯一，例如 talk_length。"
  },
  "Term.value": {
    "en": "Its value as text, without the unit, e.g. 30 or 2026-12-03.",
    "zh": "条款的值，文本，不带单位，例如 30 或 2026-12-03。"
  },
  "Term.unit": {
    "en": "The unit it is counted in, e.g. minutes, EUR; absent where it has none.",
    "zh": "计量单位，例如 分钟、元；没有单位则省略。"
  },
  "Assignment.participant_id": {
    "en": "Who, by id as listed.",
    "zh": "由谁承担，按名单写 id。"
  },
  "Assignment.role": {
    "en": "The role in the plan, e.g. Speaker.",
    "zh": "在方案中的角色，例如 讲者。"
  },
  "Assignment.task": {
    "en": "The task in one or two sentences: what is done by when.",
    "zh": "任务，一两句话：在何时之前完成什么。"
  },
  "Assignment.notes": {
    "en": "What else they should know; empty where nothing.",
    "zh": "其他须知；没有则留空。"
  },
  "Assignment.core": {
    "en": "True where the plan fails without this role.",
    "zh": "缺少该角色方案便无法成立时为 true。"
  },
  "ChangeMade.request": {
    "en": "The id of the request, e.g. ana.1.2.1, or of the work of somebody who withdrew, e.g. work.cy; empty where the change was nobody's request.",
    "zh": "请求的编号，例如 ana.1.2.1；或退出者留下的工作的编号，例如 work.cy；并非由请求引起的改动留空。"
  },
  "ChangeMade.change": {
    "en": "What was done, in a sentence that its author understands.",
    "zh": "做了什么，一句话，让提出者能看懂。"
  },
  "ChangeMade.partly": {
    "en": "True where the new version goes part of the way: it has another value than the one asked for.",
    "zh": "只满足了一部分、方案中的值与请求的值不同时为 true。"
  },
  "ChangeRejected.request": {
    "en": "The id of the request, e.g. bo.1.2.1, or of the work of somebody who withdrew, e.g. work.cy.",
    "zh": "请求的编号，例如 bo.1.2.1；或退出者留下的工作的编号，例如 work.cy。"
  },
  "ChangeRejected.reason": {
    "en": "Why not, in a sentence that its author can accept, e.g. \"the room closes at ten\".",
    "zh": "未满足的原因，一句话，让提出者能接受。例如：“场地十点关门”。"
  },
  "Screened.participant_id": {
    "en": "The id of the candidate, as listed.",
    "zh": "候选人的 id，按名单填写。"
  },
  "Screened.reason": {
    "en": "Why, in a few words that name a skill or a lack of it.",
    "zh": "理由，几个词，指明具备或缺少的能力。"
  },
  "Gap.title": {
    "en": "What is missing, in a few words.",
    "zh": "缺少什么，几个词。"
  },
  "Gap.description": {
    "en": "Why it matters for the demand, in one or two sentences.",
    "zh": "它对需求为何重要，一两句话。"
  },
  "Gap.importance": {
    "en": "high where the demand fails without it, medium where it suffers, low where it would be nice.",
    "zh": "缺少它需求便无法满足为 high；会受影响为 medium；锦上添花为 low。"
  },
  "FollowUp.suggested": {
    "en": "True where a follow-up negotiation is worth it.",
    "zh": "值得开启后续协商时为 true。"
  },
  "FollowUp.demand": {
    "en": "The demand the follow-up channel would open with; empty where none is suggested.",
    "zh": "后续协商的需求描述；不建议时留空。"
  },
  "ProposalDraft.title": {
    "en": "What it is, in at most ten words.",
    "zh": "方案名称，不超过二十字。"
  },
  "ProposalDraft.summary": {
    "en": "The plan in two to four sentences, for somebody who reads nothing else.",
    "zh": "方案概要，两到四句话，供只读这一段的人阅读。"
  },
  "ProposalDraft.terms": {
    "en": "Every value that can be negotiated: date, duration, money, place, ….",
    "zh": "所有可协商的数值：日期、时长、金额、地点等。"
  },
  "ProposalDraft.assignments": {
    "en": "One assignment for each participant, and none for anybody else.",
    "zh": "每位参与者恰好一个分配，不得包含其他人。"
  },
  "Stance.verdict": {
    "en": "Where that leaves it, towards what the group has on the table: agree only where it could sign that as it stands, partly where it could with a change, disagree, or undecided.",
    "zh": "由此得出的立场，针对目前桌面上的结论：愿意原样签署才为 agree；需要修改才能签署为 partly；反对为 disagree；尚无法判断为 undecided。"
  },
  "Stance.claim": {
    "en": "Its own position in one sentence, e.g. \"Four days, but the shop stays open on Fridays.\"",
    "zh": "自己的主张，一句话。例如：“同意四天，但周五必须有人看店。”"
  },
  "Stance.accepts": {
    "en": "Whose position it accepts, by participant id as listed, e.g. [\"ana\"]; empty for nobody.",
    "zh": "接受谁的主张：按名单写参与者 id，例如 [\"ana\"]；没有则留空。"
  },
  "Stance.rejects": {
    "en": "Whose position it rejects, by participant id as listed, e.g. [\"bo\"]; empty for nobody.",
    "zh": "反对谁的主张：按名单写参与者 id，例如 [\"bo\"]；没有则留空。"
  },
  "Ask.question": {
    "en": "What you would have to know and do not, as one question, e.g. \"What did the shop take on Fridays last year?\"",
    "zh": "你需要知道却不知道的事，写成一个问题。例如：“去年周五的营业额是多少？”"
  },
  "Ask.of": {
    "en": "Who may know it, by participant id as listed, e.g. \"ana\"; empty where that may be anybody.",
    "zh": "可能知道的人：按名单写参与者 id，例如 \"ana\"；任何人都可能知道则留空。"
  },
  "Picked.participant_id": {
    "en": "The id of the member picked, as listed.",
    "zh": "被选中成员的 id，按名单填写。"
  },
  "Picked.reason": {
    "en": "Why this member has something to say to the message, in a few words, e.g. \"runs the shop on Fridays\".",
    "zh": "为什么该成员对这条消息有话可说，几个词即可。例如：“周五由他看店”。"
  },
  "DebateConfig.topic": {
    "en": "The point in dispute, as one question, e.g. \"One database for all tenants, or one each?\"",
    "zh": "争议点，一个问题。例如：“所有租户共用一个数据库，还是各用一个？”"
  },
  "DebateConfig.participants": {
    "en": "Who argues, by participant id as listed, at least two, best three to five who think differently; empty where the lead is to conclude alone.",
    "zh": "由谁辩论：按名单写参与者 id，至少两人，最好三到五位想法不同的人；由负责人单独下结论时留空。"
  },
  "DebateConfig.max_rounds": {
    "en": "Most rounds; more than two rarely help. The channel's setting where absent.",
    "zh": "最多几轮；超过两轮通常没有帮助。"
  },
  "DebateConfig.skip": {
    "en": "True where it is planned and not to be held after all.",
    "zh": "若已列入计划但无需进行，则为 true。"
  },
  "PlannedPhase.phase_id": {
    "en": "A short id of lower-case letters, digits and dashes, unique in the plan, e.g. \"data-model\".",
    "zh": "简短的 id，只含小写字母、数字和连字符，在计划中唯一，例如 “data-model”。"
  },
  "PlannedPhase.title": {
    "en": "What it is, in a few words.",
    "zh": "阶段名称，几个词即可。"
  },
  "PlannedPhase.task": {
    "en": "What its expert is to do and to hand over. The expert sees this, the whole task and the results of what it depends on, and nothing else.",
    "zh": "该阶段的专家要做什么、交付什么。专家只能看到这段文字、整个任务以及所依赖阶段的结果。"
  },
  "PlannedPhase.expert": {
    "en": "Who does it, by participant id as listed; empty for a debate.",
    "zh": "由谁完成：按名单写参与者 id；辩论阶段留空。"
  },
  "PlannedPhase.depends_on": {
    "en": "The phases whose results it needs, by phase_id; empty where it can begin at once. What does not depend on each other runs at the same time.",
    "zh": "需要哪些阶段的结果：写 phase_id；可立即开始则留空。互不依赖的阶段会同时进行。"
  },
  "PlannedPhase.phase_type": {
    "en": "execution: work by one expert; debate: a debate. execution where absent.",
    "zh": "execution 为执行，debate 为辩论；缺省为 execution。"
  },
  "PlannedPhase.debate": {
    "en": "Of a debate: what about, and among whom.",
    "zh": "辩论阶段的内容：争议点和参与者。"
  },
  "PlanReview.reason": {
    "en": "What could be decided otherwise in this plan, and what that would change, in one or two sentences.",
    "zh": "计划中哪一点可以有别的安排，会带来什么不同，一两句话。"
  },
  "PlanReview.topic": {
    "en": "The question to debate; empty where none is worth it.",
    "zh": "要辩论的问题；没有值得辩论的则留空。"
  },
  "PlanReview.participants": {
    "en": "Who argues, by participant id as listed; empty where none is worth it.",
    "zh": "由谁辩论：按名单写参与者 id；没有则留空。"
  },
  "PlanReview.wanted": {
    "en": "True only where a wrong choice here would make later work useless. Never for a plan of one or two phases.",
    "zh": "只有当此处选错会使后续工作白费时才为 true。只有一两个阶段的计划一律为 false。"
  },
  "TeamPlan.approach": {
    "en": "How you read the task and why you divide it like this, in two or three sentences.",
    "zh": "你如何理解任务、为什么这样划分，两三句话。"
  },
  "TeamPlan.phases": {
    "en": "The phases: as few as the task needs.",
    "zh": "各阶段；够用即可，不要多。"
  },
  "TeamPlan.review": {
    "en": "Whether to debate the plan first.",
    "zh": "是否先就计划本身进行辩论。"
  },
  "PlanChange.reason": {
    "en": "What in the debate calls for it, in one sentence.",
    "zh": "辩论中的哪一点要求这样改，一句话。"
  },
  "PlanChange.change": {
    "en": "add: a new phase. drop: this phase is not done. change: this phase is done as it stands here instead.",
    "zh": "add：新增阶段；drop：取消该阶段；change：改为按这里写的执行。"
  },
  "PlanChange.phase_id": {
    "en": "The phase, by its id in the plan; a new id where it is added.",
    "zh": "计划中该阶段的 id；新增时写新的 id。"
  },
  "PlanChange.phase": {
    "en": "The whole phase as it is to be done, with the same phase_id; left out where it is dropped.",
    "zh": "修改或新增后该阶段的完整内容，phase_id 与上面相同；取消时省略。"
  },
  "PlanRevision.reason": {
    "en": "What the conclusion of the debate means for the plan, in one to three sentences; where nothing changes, why.",
    "zh": "辩论的结论对计划意味着什么，一到三句话；若无需修改，说明原因。"
  },
  "PlanRevision.changes": {
    "en": "What changes; empty where the plan stands as it is.",
    "zh": "具体修改；计划维持不变则留空。"
  },
  "Artefact.name": {
    "en": "Its name as a file, e.g. \"schema.sql\". The same name again is its next version.",
    "zh": "像文件一样的名称，例如 “schema.sql”。同名则为新版本。"
  },
  "Artefact.content": {
    "en": "The whole of it.",
    "zh": "全文。"
  },
  "PhaseResult.summary": {
    "en": "What came of it, in two to five sentences: what those who build on it must know.",
    "zh": "结果概要，两到五句话：后续阶段必须知道的内容。"
  },
  "PhaseResult.findings": {
    "en": "What you found out, one sentence each, with figures and units and where they come from.",
    "zh": "你的发现，每条一句话，附带单位的数字及其出处。"
  },
  "PhaseResult.decisions": {
    "en": "What you decided, one sentence each, with the reason and the option not taken.",
    "zh": "你的决定，每条一句话，说明理由和没有采用的方案。"
  },
  "PhaseResult.open_points": {
    "en": "What others must still settle, or what you assumed, one sentence each.",
    "zh": "仍需他人解决的问题或你所作的假设，每条一句话。"
  },
  "PhaseResult.artefacts": {
    "en": "Texts to hand over whole; usually none or one.",
    "zh": "需要整篇交付的文本；通常没有或只有一份。"
  },
  "DivergentStatement.phase_id": {
    "en": "The phase it stands in; \"task\" for a constraint of the task.",
    "zh": "出自哪个阶段（phase_id）；任务中的约束写 “task”。"
  },
  "DivergentStatement.quote": {
    "en": "Word for word as it stands there, at most two sentences.",
    "zh": "原文照抄，最多两句。"
  },
  "DivergenceAssessment.reason": {
    "en": "What you compared the result with, and what you found, in one to three sentences.",
    "zh": "你把结果与什么作了比较、发现了什么，一到三句话。"
  },
  "DivergenceAssessment.statements": {
    "en": "The two statements that cannot both stand, quoted word for word; empty where there are none.",
    "zh": "不能同时成立的两句话，原文照抄；没有则留空。"
  },
  "DivergenceAssessment.criterion": {
    "en": "contradiction: two results contradict each other. constraint: a result breaks what the task demands. options: a result leaves a choice open between reasonable options on which later phases rest. none: anything else.",
    "zh": "contradiction：两个结果相互矛盾；constraint：结果违反任务的要求；options：结果在几个合理方案之间未作选择，而后续阶段依赖它；none：其他情况。"
  },
  "DivergenceAssessment.topic": {
    "en": "The question to debate; empty for none.",
    "zh": "要辩论的问题；none 时留空。"
  },
  "DivergenceAssessment.participants": {
    "en": "Who argues, by participant id as listed: those whose work it concerns and who think differently; empty for none.",
    "zh": "由谁辩论：按名单写参与者 id，选与此相关且想法不同的人；none 时留空。"
  },
  "DebateOpening.point": {
    "en": "The point of disagreement: what exactly is in dispute, what each side has on its side so far, and what hangs on it.",
    "zh": "分歧点：究竟争什么，目前各方有什么依据，结论影响什么。"
  },
  "DebateOpening.disagreement": {
    "en": "False where, on a closer look, nobody disagrees: then no debate is held.",
    "zh": "若细看之下并无分歧则为 false，此时不进行辩论。"
  },
  "DebateArgument.argument": {
    "en": "Your argument: at most three points, each with a reason, a figure or an example; what others said that you answer, by name or number.",
    "zh": "你的论证：最多三点，每点附理由、数字或例子；回应他人时点名或写编号。"
  },
  "DebateArgument.position": {
    "en": "Where you stand after that, in one sentence.",
    "zh": "由此得出的立场，一句话。"
  },
  "DebateArgument.changed": {
    "en": "True where that is another position than yours before: say in the argument what changed your mind.",
    "zh": "若与你此前的立场不同则为 true，并在论证中说明是什么改变了你的看法。"
  },
  "DebateSummary.summary": {
    "en": "What each side argued and what answered it; favour nobody.",
    "zh": "各方的论点以及对它的回应；不偏袒任何一方。"
  },
  "DebateSummary.open_points": {
    "en": "What is still in dispute, one sentence each; empty where nothing is.",
    "zh": "仍有争议之处，每条一句话；没有则留空。"
  },
  "WeighedArgument.participant_id": {
    "en": "The participant id as listed.",
    "zh": "参与者 id，按名单填写。"
  },
  "WeighedArgument.reason": {
    "en": "Which of its points weighs, or what answers it, in one sentence.",
    "zh": "其哪一点有分量，或者什么回应了它，一句话。"
  },
  "DebateRuling.rationale": {
    "en": "Why: which arguments weigh more, and what answers those you do not follow.",
    "zh": "理由：哪些论点更有分量，对未采纳的论点如何回应。"
  },
  "DebateRuling.follows": {
    "en": "Whose arguments the conclusion follows, and which; empty where you shelve the question.",
    "zh": "结论采纳了谁的哪些论点；搁置时留空。"
  },
  "DebateRuling.overrules": {
    "en": "Whose position at the end the conclusion goes against, and what answers it; it is kept as a minority view.",
    "zh": "结论与谁最后的立场相反、如何回应；其观点将作为少数意见保留。"
  },
  "DebateRuling.decision": {
    "en": "adopt: one position is taken. compromise: parts of several. shelve: not decided now.",
    "zh": "adopt：采纳其中一方；compromise：折中；shelve：暂时搁置。"
  },
  "DebateRuling.conclusion": {
    "en": "What holds from now on, as an instruction to those who work on; what is shelved, with what would settle it.",
    "zh": "从现在起的结论，写成对后续工作的要求；搁置时写明什么可以解决它。"
  },
  "TeamReport.answer": {
    "en": "What the task asked for, whole and ready to use, built from the results; Markdown.",
    "zh": "任务所要求的完整成果，由各阶段的结果综合而成，可直接使用；Markdown。"
  },
  "TeamReport.decisions": {
    "en": "The decisions that it rests on, one sentence each, with the phase or debate they come from.",
    "zh": "所依据的决定，每条一句话，注明出自哪个阶段或哪场辩论。"
  },
  "TeamReport.open_points": {
    "en": "What stays open, and what is missing since a phase failed, one sentence each.",
    "zh": "仍未解决的问题，以及因阶段失败而缺少的内容，每条一句话。"
  },
  "PlanPoint.text": {
    "en": "One sentence, as \"Articles on the reading list open without a connection\".",
    "zh": "一句话，例如：“阅读清单中的文章可离线打开”。"
  },
  "PlanPoint.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3; none where it is the role's own.",
    "zh": "所依据的草案条目编号，例如 entry-3；若只是你自己的判断则留空。"
  },
  "AcceptanceCriterion.criterion": {
    "en": "What is seen, measurable, as \"An article on the list opens in flight mode\".",
    "zh": "可观察、可衡量的结果，例如：“飞行模式下可打开清单中的文章”。"
  },
  "AcceptanceCriterion.measure": {
    "en": "How it is measured and which figure is good enough, with its unit, as \"time to first line: at most 1 s on a phone of 2022\".",
    "zh": "如何衡量、达到多少算合格，带单位，例如：“2022 年的手机上首行显示不超过 1 秒”。"
  },
  "AcceptanceCriterion.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "ProductPlan.understanding": {
    "en": "Who needs what, and why: the requirement as the role understands it, in two to four sentences.",
    "zh": "谁需要什么、为什么：你对需求的理解，两到四句话。"
  },
  "ProductPlan.scope": {
    "en": "What is built.",
    "zh": "要做什么。"
  },
  "ProductPlan.non_goals": {
    "en": "What is expressly not built, though somebody might expect it.",
    "zh": "别人可能期待、但明确不做的。"
  },
  "ProductPlan.acceptance_criteria": {
    "en": "How it is judged.",
    "zh": "以什么判断完成。"
  },
  "SystemModule.name": {
    "en": "Its name in the code, as offline-store.",
    "zh": "代码中的名称，例如 offline-store。"
  },
  "SystemModule.responsibility": {
    "en": "What it alone is there for, in a sentence.",
    "zh": "它唯一的职责，一句话。"
  },
  "SystemModule.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "SystemInterface.name": {
    "en": "Its name, as NoteQueue.push or POST /notes.",
    "zh": "名称，例如 NoteQueue.push 或 POST /notes。"
  },
  "SystemInterface.between": {
    "en": "Who offers it to whom, as \"note-queue, to the editor\".",
    "zh": "由谁提供给谁，例如：“note-queue，提供给编辑器”。"
  },
  "SystemInterface.contract": {
    "en": "What goes in, what comes out, what happens where it fails.",
    "zh": "输入、输出、失败时怎样。"
  },
  "SystemInterface.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "FileImpact.path": {
    "en": "From the root of the repository, as store/offline.ts; what is not known for sure ends in a question mark.",
    "zh": "从仓库根目录起的路径，例如 store/offline.ts；不确定的以问号结尾。"
  },
  "FileImpact.change": {
    "en": "What is done with it.",
    "zh": "create 新增，modify 修改，delete 删除。"
  },
  "FileImpact.what": {
    "en": "What changes there and why, in a sentence.",
    "zh": "改什么、为什么，一句话。"
  },
  "FileImpact.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "SystemDesign.approach": {
    "en": "The technical approach and the alternative that was weighed, with what decided between them.",
    "zh": "技术方案、权衡过的备选，以及取舍的理由。"
  },
  "SystemDesign.architecture": {
    "en": "How the parts hang together, in a paragraph.",
    "zh": "各部分如何组合，一段话。"
  },
  "SystemDesign.modules": {
    "en": "The parts.",
    "zh": "各个部分。"
  },
  "SystemDesign.interfaces": {
    "en": "What the parts agree on.",
    "zh": "各部分之间的约定。"
  },
  "SystemDesign.file_impacts": {
    "en": "The files that the work touches.",
    "zh": "会改动的文件。"
  },
  "DevStep.step": {
    "en": "What is done, as \"Store articles with a limit of 1 GB\".",
    "zh": "做什么，例如：“在 1 GB 上限内存储文章”。"
  },
  "DevStep.reasoning": {
    "en": "What the range rests on: what goes well at its low end, what goes wrong at its high end.",
    "zh": "区间的依据：下限时什么顺利，上限时什么出问题。"
  },
  "DevStep.days_low": {
    "en": "Days of one person where all goes well, as 3 or 0.5.",
    "zh": "顺利时一个人的人天，例如 3 或 0.5。"
  },
  "DevStep.days_high": {
    "en": "Days of one person where what may go wrong does; at least days_low.",
    "zh": "可能的问题发生时一个人的人天；不小于 days_low。"
  },
  "DevStep.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "DevPlan.steps": {
    "en": "The steps, in the order in which they are done.",
    "zh": "步骤，按实施顺序。"
  },
  "DevPlan.debt": {
    "en": "Technical debt that the work meets or makes, and what is done about it.",
    "zh": "遇到或产生的技术债，以及如何处理。"
  },
  "DevPlan.risky_spots": {
    "en": "Where the work may turn out harder than it looks.",
    "zh": "可能比看起来更难之处。"
  },
  "DevPlan.feasibility_reason": {
    "en": "Why it can or cannot be done as planned.",
    "zh": "为什么能或不能按计划完成。"
  },
  "DevPlan.feasibility": {
    "en": "What follows from that.",
    "zh": "由此得出：feasible 可行，feasible_with_conditions 有条件可行，not_feasible 不可行。"
  },
  "TestCase.name": {
    "en": "What it shows, as \"Notes on two devices are both kept\".",
    "zh": "它要证明什么，例如：“两台设备上的笔记都保留”。"
  },
  "TestCase.input": {
    "en": "What is there before and what is done, with its values, as \"same note edited on A and B, both in flight mode; both go online\".",
    "zh": "前提与操作，写明取值，例如：“同一笔记在 A、B 上均于飞行模式下修改；随后都联网”。"
  },
  "TestCase.expected": {
    "en": "What is seen then, as \"both notes are listed side by side within 10 s\".",
    "zh": "之后看到什么，例如：“10 秒内两份内容并列显示”。"
  },
  "TestCase.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "CoverageGoal.what": {
    "en": "What is covered, as \"branches of note-queue\" or \"supported phones\".",
    "zh": "覆盖什么，例如：“note-queue 的分支”或“支持的手机”。"
  },
  "CoverageGoal.target": {
    "en": "The figure to reach, with its unit, as \"90 %\" or \"2 models\".",
    "zh": "要达到的数值，带单位，例如：“90 %”或“2 款”。"
  },
  "CoverageGoal.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "TestPlan.strategy": {
    "en": "What is tested where and why there: by units, together, by hand; what is not, and why.",
    "zh": "在哪一层测什么、为什么：单元、集成、人工；不测什么、为什么。"
  },
  "TestPlan.cases": {
    "en": "The cases that matter most.",
    "zh": "最重要的用例。"
  },
  "TestPlan.coverage": {
    "en": "How far the tests reach.",
    "zh": "测试覆盖到什么程度。"
  },
  "PlanRisk.risk": {
    "en": "What may happen and what it does, as \"The licence forbids copies: the release is stopped\".",
    "zh": "可能发生什么、造成什么，例如：“许可禁止副本：无法发布”。"
  },
  "PlanRisk.trigger": {
    "en": "By what one notices that it is happening, early, as \"the publisher's lawyer asks for the contract\".",
    "zh": "最早凭什么察觉它正在发生，例如：“出版方的律师索要合同”。"
  },
  "PlanRisk.mitigation": {
    "en": "What makes it less likely or less harmful.",
    "zh": "怎样降低可能性或危害。"
  },
  "PlanRisk.owner": {
    "en": "Who looks after it, a role or a person.",
    "zh": "由谁负责，角色或人。"
  },
  "PlanRisk.likelihood": {
    "en": "How likely it is before anything is done: low is under 1 in 10, high over 1 in 2.",
    "zh": "未采取措施时的可能性：low 低于十分之一，high 高于二分之一。"
  },
  "PlanRisk.harm": {
    "en": "How bad it is: low costs days, medium weeks, high the release.",
    "zh": "危害：low 损失数天，medium 数周，high 无法发布。"
  },
  "PlanRisk.based_on": {
    "en": "Ids of the entries of the draft that it rests on, as entry-3.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "RiskAssessment.risks": {
    "en": "What may go wrong, the worst first.",
    "zh": "可能出错之处，最严重的在前。"
  },
  "RiskAssessment.dependencies": {
    "en": "What others have to deliver, who and by when.",
    "zh": "他人须交付什么、由谁、何时。"
  },
  "RiskAssessment.assumptions": {
    "en": "What is taken for granted and nobody has checked, and how it can be checked.",
    "zh": "被当作前提而无人验证的，以及如何验证。"
  },
  "SpeechComment.participant_id": {
    "en": "Whom it answers, by id, e.g. \"system-designer\".",
    "zh": "回应的是谁，按 id 写，例如 “system-designer”。"
  },
  "SpeechComment.text": {
    "en": "What it adds to, corrects in or questions of what that role said, in one to three sentences.",
    "zh": "对其发言的补充、修正或质疑，一到三句话。"
  },
  "ClarifyingQuestion.text": {
    "en": "One question that the user can answer without jargon, e.g. \"Do visitors without a card book as well?\"",
    "zh": "一个用户不懂术语也能回答的问题。例如：“没有借书证的访客能预约吗？”"
  },
  "ClarifyingQuestion.assumption": {
    "en": "What is taken for granted where the user skips the question, e.g. \"Only card holders book.\"",
    "zh": "若用户跳过该问题，将作何假设。例如：“只有持证读者可以预约。”"
  },
  "IssueStance.issue_id": {
    "en": "The issue's id, e.g. \"issue-2\".",
    "zh": "问题编号，例如 “issue-2”。"
  },
  "IssueStance.stance": {
    "en": "agree: what is proposed may settle it; object: it must not be settled so; abstain: it is not yours to judge; no_issue: it is none, or part of another.",
    "zh": "agree：可按所提方案解决；object：不能这样解决；abstain：不由你判断；no_issue：不是问题，或已包含在别的问题中。"
  },
  "IssueStance.statement": {
    "en": "Your own position in a sentence, e.g. \"A week of articles is enough.\"",
    "zh": "你自己的主张，一句话。例如：“保存一周的文章就够了。”"
  },
  "IssueStance.reason": {
    "en": "Why, in one or two sentences; of an objection what it would take to withdraw it.",
    "zh": "理由，一两句话；若反对，说明怎样才能撤回。"
  },
  "EntryStance.entry_id": {
    "en": "The entry's id, e.g. \"entry-3\".",
    "zh": "条目编号，例如 “entry-3”。"
  },
  "EntryStance.stance": {
    "en": "agree: it may stand, and an earlier objection of yours is withdrawn; object: it must not stand as it is; abstain: it is not yours to judge.",
    "zh": "agree：可以成立，你先前的反对随之撤回；object：不能按现状成立；abstain：不由你判断。"
  },
  "EntryStance.reason": {
    "en": "Why, in one or two sentences, e.g. \"The west gate is the fire lane; it must stay clear.\"",
    "zh": "理由，一两句话。例如：“西门是消防通道，必须保持畅通。”"
  },
  "ProposedEntry.text": {
    "en": "One decision in one or two sentences that can be checked, with numbers and units, e.g. \"At most 1 GB is kept on the device.\"",
    "zh": "一项决定，一两句话，可以核查，写明数字与单位。例如：“设备上最多保存 1 GB。”"
  },
  "ProposedEntry.resolves": {
    "en": "Ids of the open issues that it settles, e.g. \"issue-2\"; empty where it settles none.",
    "zh": "它解决的未决问题编号，例如 “issue-2”；没有则留空。"
  },
  "ProposedEntry.supersedes": {
    "en": "Id of the entry of the draft that it replaces, e.g. \"entry-1\"; left out where it replaces none.",
    "zh": "它所取代的草案条目编号，例如 “entry-1”；不取代则省略。"
  },
  "ProposedEntry.reason": {
    "en": "Why; of a replacement, why the old entry no longer holds.",
    "zh": "理由；若取代旧条目，说明旧条目为何不再成立。"
  },
  "ProposedEntry.rivals": {
    "en": "Ids of entries, proposed or in the draft, that cannot stand beside it: naming one objects to it. The two never both enter.",
    "zh": "与它不能并存的条目编号（已提出的或草案中的）：列出即表示反对该条目，二者不会同时成立。"
  },
  "ReopenedIssue.issue_id": {
    "en": "Id of an issue that has left the list, e.g. \"issue-1\".",
    "zh": "已离开清单的问题编号，例如 “issue-1”。"
  },
  "ReopenedIssue.reason": {
    "en": "What is new and speaks against how it was settled, in one or two sentences.",
    "zh": "出现了什么新情况，说明原来的解决不成立，一两句话。"
  },
  "Speech.analysis": {
    "en": "What the issues on the list mean for your field: causes, limits, figures with units. The first thing others read of you.",
    "zh": "清单中的问题在你的领域意味着什么：原因、限制、带单位的数字。别人最先读到的就是这一段。"
  },
  "Speech.advice": {
    "en": "What you would do about them, concretely; empty where the analysis says it.",
    "zh": "你建议怎么做，要具体；分析中已说明则留空。"
  },
  "Speech.comments": {
    "en": "What you add to, correct in or question of earlier speakers of this round.",
    "zh": "对本轮前面发言者的补充、修正或质疑。"
  },
  "Speech.questions": {
    "en": "What only the user can answer; not what the knowledge or a colleague can.",
    "zh": "只有用户才能回答的问题；知识库或同事能回答的不要问。"
  },
  "Speech.new_issues": {
    "en": "Newly found issues, one sentence each, finer than what is listed, e.g. \"What happens to notes made offline on two devices?\"",
    "zh": "新发现的问题，每个一句话，比清单中的更具体。例如：“两台设备离线时写的笔记怎么合并？”"
  },
  "Speech.stances": {
    "en": "Where you stand on each issue of the list.",
    "zh": "对清单中每个问题的立场。"
  },
  "Speech.entry_stances": {
    "en": "Where you stand on single entries, proposed or in the draft.",
    "zh": "对单个条目（已提出的或草案中的）的立场。"
  },
  "Speech.entries": {
    "en": "What you would have in the consensus draft.",
    "zh": "你认为应写入共识草案的内容。"
  },
  "Speech.reopens": {
    "en": "Issues that left the list and should not have; usually none.",
    "zh": "不应离开清单的问题；通常没有。"
  },
  "Speech.sources": {
    "en": "What you cite, as the knowledge found names it, e.g. \"readers.md › Devices\".",
    "zh": "你引用的来源，按检索结果中的名称写，例如 “readers.md › Devices”。"
  },
  "DocumentSection.heading": {
    "en": "What the section is about, in a few words.",
    "zh": "这一节的标题。"
  },
  "DocumentSection.text": {
    "en": "Its prose; empty where items say it all.",
    "zh": "这一节的正文；只有条目则留空。"
  },
  "DocumentSection.items": {
    "en": "Its items, one sentence each.",
    "zh": "这一节的条目，每条一句话。"
  },
  "PlanDocument.summary": {
    "en": "What it says, in two to four sentences.",
    "zh": "文档说了什么，两到四句话。"
  },
  "PlanDocument.sections": {
    "en": "One for each part of the focus; empty in a typed document.",
    "zh": "各节；你关注的每个方面一节。"
  },
  "PlanDocument.based_on": {
    "en": "The entries of the draft that it rests on; of a typed document all that its items cite.",
    "zh": "所依据的草案条目编号，例如 entry-3。"
  },
  "PlanDocument.product_plan": {
    "en": "What product_plan.json has.",
    "zh": "产品规划的内容。"
  },
  "PlanDocument.system_design": {
    "en": "What system_design.json has.",
    "zh": "系统设计的内容。"
  },
  "PlanDocument.dev_plan": {
    "en": "What dev_plan.json has.",
    "zh": "开发计划的内容。"
  },
  "PlanDocument.test_plan": {
    "en": "What test_plan.json has.",
    "zh": "测试计划的内容。"
  },
  "PlanDocument.risk_assessment": {
    "en": "What risk_assessment.json has.",
    "zh": "风险评估的内容。"
  },
  "PlanDocument.open_points": {
    "en": "What stays open in the role's field, one sentence each.",
    "zh": "你的领域中仍未解决的，每条一句话。"
  },
  "IssueMerge.issue_id": {
    "en": "Id of the issue that is part of another.",
    "zh": "被包含的问题编号。"
  },
  "IssueMerge.into": {
    "en": "Id of the open issue that it is part of.",
    "zh": "包含它的未决问题编号。"
  },
  "IssueMerge.reason": {
    "en": "Why the one cannot be settled without the other, in one sentence.",
    "zh": "为何两者只能一起解决，一句话。"
  },
  "EntryMatch.entry_id": {
    "en": "Id of the later one of the two.",
    "zh": "两条中较后一条的编号。"
  },
  "EntryMatch.other": {
    "en": "Id of the earlier one.",
    "zh": "较早一条的编号。"
  },
  "EntryMatch.reason": {
    "en": "What makes them the same, or what cannot be both, in one sentence.",
    "zh": "为何相同，或哪一点不能同时成立，一句话。"
  },
  "EntryMatch.match": {
    "en": "same: whoever does the one has done the other. rivals: they name different values or courses for one thing.",
    "zh": "same：做到其一即做到其二。rivals：对同一件事给出不同的取值或做法。"
  },
  "IssueRewording.issue_id": {
    "en": "Id of the open issue.",
    "zh": "未决问题的编号。"
  },
  "IssueRewording.statement": {
    "en": "The issue as the round has made it, finer and in one sentence.",
    "zh": "经本轮讨论后更具体的表述，一句话。"
  },
  "OffTopicNotice.participant_id": {
    "en": "The role, by id.",
    "zh": "角色的 id。"
  },
  "OffTopicNotice.notice": {
    "en": "A friendly sentence to it: what to leave, and what to come back to.",
    "zh": "给它的一句友好提醒：放下什么，回到什么。"
  },
  "RelayedQuestion.question_id": {
    "en": "Id of the question, e.g. \"question-1\".",
    "zh": "问题的编号，例如 “question-1”。"
  },
  "RelayedQuestion.text": {
    "en": "The question as the user is asked it, always filled in: polite, plain, one thing at a time, and for whom. It is put where what was found does not hold.",
    "zh": "向用户提出的话，始终填写：礼貌、易懂，一次只问一件事，并说明是替谁问的。若找到的答案不成立，则向用户提出。"
  },
  "RelayedQuestion.found": {
    "en": "The answer where it stands there beyond doubt, quoted; left out where you are not sure.",
    "zh": "若已有材料中确有答案，原样引用；不确定则省略。"
  },
  "RelayedQuestion.source": {
    "en": "Where it stands: an entry of the draft as \"entry-3\", a settled question as \"question-1\", or the source of what was found, as it is given.",
    "zh": "答案出处：草案条目如 “entry-3”、已解决的问题如 “question-1”，或检索内容所标的 source，原样填写。"
  },
  "InitialJudgement.reason": {
    "en": "What is there to begin with and what is missing, in two or three sentences.",
    "zh": "现有信息够不够、还缺什么，两三句话。"
  },
  "InitialJudgement.sufficient": {
    "en": "True where the roles can begin; false where something is missing that only the user knows and that would change the plan.",
    "zh": "各角色可以开始讨论则为 true；若缺少只有用户才知道、且会改变规划的信息，则为 false。"
  },
  "InitialJudgement.questions": {
    "en": "What to ask the user first; empty where it is sufficient.",
    "zh": "需要先问用户的问题；信息充分则留空。"
  },
  "InitialJudgement.issues": {
    "en": "The requirement as a list of issues to settle, one line each, e.g. \"Which data must be there offline?\" Add nothing that the user does not ask for.",
    "zh": "把需求拆成待解决的问题清单，每行一个。例如：“离线时必须有哪些数据？”不要添加用户没有提出的内容。"
  },
  "ToolRequest.tool": {
    "en": "The tool's name as it is listed, e.g. \"knowledge__search\".",
    "zh": "所列工具的名称，例如 “knowledge__search”。"
  },
  "ToolRequest.arguments": {
    "en": "A JSON object as text, e.g. {\"query\": \"opening hours\"}.",
    "zh": "JSON 对象的文本，例如 {\"query\": \"开放时间\"}。"
  },
  "SubmitBallot.choices": {
    "en": "Your choice, word for word as the options are listed: one where a single one is asked for, several for approval, the best first for a ranking. Empty is an abstention.",
    "zh": "你的选择，与所列选项逐字一致：单选时一个，认可制可多个，排序制从最优开始。空列表表示弃权。"
  },
  "SubmitBallot.reason": {
    "en": "Why, in one to three sentences; with an objection, what would have to change.",
    "zh": "理由，一到三句；如果反对，写明需要改变什么。"
  },
  "AnswerUser.text": {
    "en": "What you say to the user now: two to five sentences, ending in at most one question.",
    "zh": "现在对用户说的话：两到五句，最多以一个问题结尾。"
  },
  "CompleteBriefing.notice": {
    "en": "What the Interviewer is to say in its first words, in one or two sentences: what it is about, and which question opens.",
    "zh": "访谈者开场要说什么，一两句话：谈什么，用哪个问题开头。"
  },
  "CompleteAnalysis.analysis": {
    "en": "What you make of the latest turns.",
    "zh": "你对最近几轮的分析。"
  },
  "CompleteOversight.oversight": {
    "en": "What you find.",
    "zh": "你的裁断。"
  },
  "CompleteCompression.points": {
    "en": "What is to be remembered of all the turns named, those already remembered included: the most important first.",
    "zh": "对所列全部轮次（包括此前已记住的）需要记住的内容，最重要的在前。"
  },
  "LookupPlan.calls": {
    "en": "What to look up now, where tools are listed; everything else is left empty then. Empty where you answer.",
    "zh": "列出了工具时，现在要检索的内容；此时其余字段留空。直接作答时留空。"
  },
  "FollowUpClarification.satisfied": {
    "en": "True where you can work with the answer.",
    "zh": "若凭该回答可以继续工作，则为 true。"
  },
  "FollowUpClarification.question": {
    "en": "What you ask on, in one question; empty where the answer suffices.",
    "zh": "继续追问的一个问题；回答已足够则留空。"
  },
  "FollowUpClarification.entries": {
    "en": "What the answer decides, with the ids of the open issues that it settles and the reason. It enters the draft as any entry does, if nobody objects. Empty where it decides nothing, or only what is proposed already.",
    "zh": "该回答所作的决定，写明它解决的未决问题编号与理由。与其他条目一样，无人反对才会进入草案。没有作出决定，或已有相同的提议，则留空。"
  },
  "FollowUpClarification.new_issues": {
    "en": "Finer issues that the answer raises, one sentence each, e.g. \"Do visitors without a card book as well?\" Usually none.",
    "zh": "该回答引出的更具体的问题，每个一句话，例如：“没有借书证的访客也能预约吗？”通常没有。"
  },
  "Ratify.entry_stances": {
    "en": "Where you stand on each entry that you are asked about. What you leave out, you do not object to.",
    "zh": "对所询问的每个条目的立场。未列出的条目视为不反对。"
  },
  "CompleteRelay.questions": {
    "en": "Each of the questions, in words that the user understands.",
    "zh": "逐个问题，用用户听得懂的话。"
  },
  "CompleteInitialJudgement.judgement": {
    "en": "Whether the roles can begin, what to ask the user first, and the first issue list.",
    "zh": "各角色能否开始、先问用户什么，以及首个问题清单。"
  },
  "CompleteReview.summary": {
    "en": "What entered the draft, what was objected to and why, what is open; a few sentences.",
    "zh": "哪些进入草案、哪些被反对及原因、哪些未决；几句话。"
  },
  "CompleteReview.merges": {
    "en": "Issues that are part of another open issue; empty where you are not sure.",
    "zh": "已被另一未决问题包含的问题；不确定则留空。"
  },
  "CompleteReview.rewordings": {
    "en": "Issues that the round has made finer.",
    "zh": "本轮已讨论得更具体的问题。"
  },
  "CompleteReview.off_topic": {
    "en": "Roles that left the topic or dug too deep.",
    "zh": "偏离主题或过度深入的角色。"
  },
  "CompleteReview.matches": {
    "en": "What is shown under near_equal, pair by pair: whether the two say the same, or cannot both hold; what is neither is left out.",
    "zh": "对 near_equal 中列出的每一对：两条说的是同一件事，还是不能同时成立；两者都不是的不写。"
  },
  "CompleteReport.summary": {
    "en": "The plan for somebody who reads nothing else: what is decided and why, what stays open, what to do first. Plain Markdown without headings.",
    "zh": "写给只读这一段的人：决定了什么及其原因、什么仍未解决、先做什么。普通 Markdown，不用标题。"
  },
  "Contribute.text": {
    "en": "What is said to the table, in the first person, as it would be spoken; no name in front, no list, no heading.",
    "zh": "对全桌说的话：第一人称、口语，不加姓名前缀，不列清单，不写标题。"
  },
  "Contribute.stance": {
    "en": "Where the speaker stands after what it has just said.",
    "zh": "说完之后，发言者的立场。"
  },
  "Contribute.asks": {
    "en": "What you ask the others, two questions at most; empty where there is nothing to ask.",
    "zh": "你要问其他成员的问题，最多两个；没有则留空。"
  },
  "Contribute.answers": {
    "en": "Which of the questions asked at the table the text answers, by their ids, e.g. [\"q1\"]; saying that you do not know it answers one that was put to you. Empty for none.",
    "zh": "本次发言回答了在座成员所提的哪些问题，按其 id 填写，例如 [\"q1\"]；对向你提出的问题说明自己不知道，也算回答。没有则留空。"
  },
  "CompleteSelection.picked": {
    "en": "Who answers, the one with most to say first.",
    "zh": "由谁回答，最有话可说者在前。"
  },
  "CompleteSummary.summary": {
    "en": "What stands so far, in plain prose: claims with the names of those who made them.",
    "zh": "目前的结论：平实的叙述；每个主张写明是谁提出的。"
  },
  "CompleteSummary.open_points": {
    "en": "What is not settled, one sentence each, e.g. \"Who covers Friday: Ana wants a rota, Bo wants to close.\" A point that was open before keeps its words.",
    "zh": "尚未解决的事项，每条一句话。例如：“周五谁值班：安娜主张轮班，小博主张关门。”之前已列出的事项沿用原文。"
  },
  "CompleteJudgement.agreed": {
    "en": "True only where nobody refuses and nobody holds on to a different position.",
    "zh": "仅当无人拒绝、也无人坚持不同主张时为 true。"
  },
  "CompleteJudgement.reason": {
    "en": "Who agrees with whom on what, and who does not, in one or two sentences.",
    "zh": "谁与谁在什么上一致，谁不一致，一两句话。"
  },
  "CompleteBaseline.text": {
    "en": "The whole answer, in Markdown: what you recommend, why, what speaks against it, and what you cannot know.",
    "zh": "完整的答案，使用 Markdown：你的建议、理由、反对的理由，以及你无从得知的事。"
  },
  "CastBallot.choice": {
    "en": "end: close the conversation now; continue: go on; abstain: no opinion on it.",
    "zh": "end：现在结束；continue：继续；abstain：弃权。"
  },
  "CastBallot.reasoning": {
    "en": "Why, in one sentence, e.g. \"We have heard every side and nothing new comes.\"",
    "zh": "理由，一句话。例如：“各方都已发言，没有新的内容了。”"
  },
  "SubmitFeedback.feedback_type": {
    "en": "accept: this works for me; negotiate: it works with the changes named; withdraw: I cannot take part.",
    "zh": "accept：这个安排可以；negotiate：按所列修改后可以；withdraw：无法参与。"
  },
  "SubmitFeedback.reasoning": {
    "en": "What the participant thinks of its assignment, in the first person, two or three sentences; the answer follows from it.",
    "zh": "以第一人称说明对该分配的想法，两三句话；后面的答复由此得出。"
  },
  "SubmitFeedback.proposed_changes": {
    "en": "The changes asked for; empty unless the answer is negotiate.",
    "zh": "要求的修改；答复不是 negotiate 时留空。"
  },
  "SubmitFeedback.accepts": {
    "en": "In the closing round, every plan on the table that you could accept, whether or not you wish for it; empty in any other round. What feedback_type says is of the version that stands.",
    "zh": "仅在收尾轮：列出方案中所有你可以接受的，无论是否是你所希望的；其他轮次留空。feedback_type 说的是现有版本。"
  },
  "CompleteScreening.selected": {
    "en": "Who is needed for the demand; empty where nobody fits it.",
    "zh": "需求需要的人；无人合适则留空。"
  },
  "CompleteScreening.possibly_related": {
    "en": "Who could stand in for somebody selected, best first.",
    "zh": "可以替补入选者的人，最合适的在前。"
  },
  "CompleteScreening.not_selected": {
    "en": "Who is not needed.",
    "zh": "不需要的人。"
  },
  "CompleteDraft.proposal": {
    "en": "The first version of the plan.",
    "zh": "方案的第一版。"
  },
  "CompleteAdjustment.proposal": {
    "en": "The whole next version: also what stays as it is.",
    "zh": "完整的下一版方案，未改动的内容也要写出。"
  },
  "CompleteAdjustment.changes_made": {
    "en": "The requests that the new version meets, one entry each.",
    "zh": "新版方案满足的请求，每条请求一项。"
  },
  "CompleteAdjustment.changes_rejected": {
    "en": "The requests that it does not meet, one entry each.",
    "zh": "新版方案未满足的请求，每条请求一项。"
  },
  "CompleteAdjustment.should_continue": {
    "en": "False only where a round after the next could not bring people closer.",
    "zh": "仅当下一轮之后再谈也无法更接近时为 false。"
  },
  "CompleteGaps.gaps": {
    "en": "What the demand still lacks; an empty list is a good answer.",
    "zh": "需求仍然缺少的内容；没有缺口时留空即可。"
  },
  "CompleteGaps.follow_up": {
    "en": "The negotiation that would fill the gaps.",
    "zh": "用于补齐缺口的后续协商。"
  },
  "CompleteGaps.summary": {
    "en": "The closing summary: what was agreed on, who does what, and what was given up for it.",
    "zh": "闭幕总结：达成了什么、由谁做什么、为此放弃了什么。"
  }
};
