// Generated from proto/ by `npm run generate`. Do not edit.

/** What a model is told of a field, by message and field, in each language. */
export const FIELD_DESCRIPTIONS: Readonly<Record<string, { en: string; zh: string }>> = {
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
    "en": "The id of the request, e.g. ana.1.2.1; empty where the change was nobody's request.",
    "zh": "请求的编号，例如 ana.1.2.1；并非由请求引起的改动留空。"
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
    "en": "The id of the request, e.g. bo.1.2.1.",
    "zh": "请求的编号，例如 bo.1.2.1。"
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
  "Picked.participant_id": {
    "en": "The id of the member picked, as listed.",
    "zh": "被选中成员的 id，按名单填写。"
  },
  "Picked.reason": {
    "en": "Why this member has something to say to the message, in a few words, e.g. \"runs the shop on Fridays\".",
    "zh": "为什么该成员对这条消息有话可说，几个词即可。例如：“周五由他看店”。"
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
  "Ratify.entry_stances": {
    "en": "Where you stand on each entry that you are asked about. What you leave out, you do not object to.",
    "zh": "对所询问的每个条目的立场。未列出的条目视为不反对。"
  },
  "Contribute.text": {
    "en": "What is said to the table, in the first person, as it would be spoken; no name in front, no list, no heading.",
    "zh": "对全桌说的话：第一人称、口语，不加姓名前缀，不列清单，不写标题。"
  },
  "Contribute.stance": {
    "en": "Where the speaker stands after what it has just said.",
    "zh": "说完之后，发言者的立场。"
  },
  "CompleteSelection.picked": {
    "en": "Who answers, the one with most to say first.",
    "zh": "由谁回答，最有话可说者在前。"
  },
  "CompleteSummary.summary": {
    "en": "What stands so far, in plain prose, at most 200 words: claims with the names of those who made them.",
    "zh": "目前的结论：平实的叙述，不超过 400 字；每个主张写明是谁提出的。"
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
    "en": "The closing summary: what was agreed on, who does what, and what was given up for it, in at most 150 words.",
    "zh": "闭幕总结：达成了什么、由谁做什么、为此放弃了什么，不超过 300 字。"
  }
};
