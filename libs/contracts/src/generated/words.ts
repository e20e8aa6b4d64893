// Generated from proto/ by `npm run generate`. Do not edit.

/** The fields that hold what somebody says, or the name of somebody, by message. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  "TextMention": [
    "text"
  ],
  "Evidence": [
    "what",
    "value"
  ],
  "SeatChange": [
    "persona",
    "system_prompt"
  ],
  "InterviewSeat": [
    "name",
    "persona"
  ],
  "InterviewLine": [
    "text"
  ],
  "InterviewFact": [
    "label",
    "text"
  ],
  "FactChange": [
    "reason",
    "text"
  ],
  "AreaScore": [
    "missing"
  ],
  "InterviewRisk": [
    "text"
  ],
  "RevisionWish": [
    "comment"
  ],
  "Oversight": [
    "reason",
    "notice"
  ],
  "MemoryPoint": [
    "text"
  ],
  "CitedPoint": [
    "text"
  ],
  "InterviewRequirement": [
    "text",
    "acceptance"
  ],
  "SolutionOption": [
    "option",
    "why_not"
  ],
  "InterviewComponent": [
    "name",
    "responsibility"
  ],
  "InterviewMilestone": [
    "title",
    "outcome",
    "effort"
  ],
  "InterviewHazard": [
    "risk",
    "mitigation"
  ],
  "InterviewDocument": [
    "summary",
    "changes"
  ],
  "Demand": [
    "text",
    "constraints"
  ],
  "ProposedChange": [
    "field",
    "new_value",
    "reason"
  ],
  "ScriptLine": [
    "reasoning"
  ],
  "Candidate": [
    "name",
    "persona",
    "skills",
    "thinking_style",
    "speaking_style"
  ],
  "Term": [
    "field",
    "value",
    "unit"
  ],
  "Assignment": [
    "role",
    "task",
    "notes"
  ],
  "Proposal": [
    "title",
    "summary"
  ],
  "FieldChange": [
    "from",
    "to"
  ],
  "ChangeMade": [
    "change",
    "asked",
    "given"
  ],
  "ChangeRejected": [
    "reason"
  ],
  "Screened": [
    "reason"
  ],
  "Gap": [
    "title",
    "description"
  ],
  "FollowUp": [
    "demand"
  ],
  "FixedTerm": [
    "field",
    "reason"
  ],
  "Handover": [
    "task",
    "summary"
  ],
  "FacilitatorScript": [
    "follow_up"
  ],
  "ProposalDraft": [
    "title",
    "summary"
  ],
  "Stance": [
    "claim"
  ],
  "Ask": [
    "question"
  ],
  "SpokenLine": [
    "text"
  ],
  "Member": [
    "name",
    "persona",
    "expertise",
    "thinking_style",
    "speaking_style"
  ],
  "Picked": [
    "reason"
  ],
  "DebateConfig": [
    "topic"
  ],
  "PlannedPhase": [
    "title",
    "task"
  ],
  "PlanReview": [
    "reason",
    "topic"
  ],
  "TeamPlan": [
    "approach"
  ],
  "PlanChange": [
    "reason"
  ],
  "PlanRevision": [
    "reason"
  ],
  "Artefact": [
    "content"
  ],
  "PhaseResult": [
    "summary",
    "findings",
    "decisions",
    "open_points"
  ],
  "DivergentStatement": [
    "quote"
  ],
  "DivergenceAssessment": [
    "reason",
    "topic"
  ],
  "DebateOpening": [
    "point"
  ],
  "DebateArgument": [
    "argument",
    "position"
  ],
  "DebateSummary": [
    "summary",
    "open_points"
  ],
  "WeighedArgument": [
    "reason"
  ],
  "DebateRuling": [
    "rationale",
    "conclusion"
  ],
  "MinorityView": [
    "position",
    "argument",
    "about"
  ],
  "TeamReport": [
    "answer",
    "decisions",
    "open_points"
  ],
  "MissingPart": [
    "title",
    "reason"
  ],
  "TeamLine": [
    "lookups"
  ],
  "Expert": [
    "name",
    "persona",
    "expertise",
    "thinking_style",
    "speaking_style"
  ],
  "RevealedBallot": [
    "reason"
  ],
  "PlanPoint": [
    "text"
  ],
  "AcceptanceCriterion": [
    "criterion",
    "measure"
  ],
  "ProductPlan": [
    "understanding"
  ],
  "SystemModule": [
    "name",
    "responsibility"
  ],
  "SystemInterface": [
    "name",
    "between",
    "contract"
  ],
  "FileImpact": [
    "path",
    "what"
  ],
  "SystemDesign": [
    "approach",
    "architecture"
  ],
  "DevStep": [
    "step",
    "reasoning"
  ],
  "DevPlan": [
    "feasibility_reason"
  ],
  "TestCase": [
    "name",
    "input",
    "expected"
  ],
  "CoverageGoal": [
    "what",
    "target"
  ],
  "TestPlan": [
    "strategy"
  ],
  "PlanRisk": [
    "risk",
    "trigger",
    "mitigation",
    "owner"
  ],
  "SpeechComment": [
    "text"
  ],
  "ClarifyingQuestion": [
    "text",
    "assumption"
  ],
  "IssueStance": [
    "statement",
    "reason"
  ],
  "EntryStance": [
    "reason"
  ],
  "ProposedEntry": [
    "text",
    "reason"
  ],
  "ReopenedIssue": [
    "reason"
  ],
  "Speech": [
    "analysis",
    "advice",
    "new_issues",
    "sources"
  ],
  "DocumentSection": [
    "heading",
    "text",
    "items"
  ],
  "PlanDocument": [
    "summary",
    "open_points"
  ],
  "AnswerLine": [
    "new_issues"
  ],
  "SpeechLine": [
    "follow_ups",
    "lookups"
  ],
  "PlanRole": [
    "name",
    "focus",
    "system_prompt"
  ],
  "IssueMerge": [
    "reason"
  ],
  "EntryMatch": [
    "reason"
  ],
  "IssueRewording": [
    "statement"
  ],
  "OffTopicNotice": [
    "notice"
  ],
  "CoachLine": [
    "summary"
  ],
  "InitialJudgement": [
    "reason",
    "issues"
  ],
  "CoachScript": [
    "report"
  ],
  "PreviousPlan": [
    "summary",
    "decisions",
    "open_points",
    "requirement"
  ],
  "CarriedEntry": [
    "text",
    "reason"
  ],
  "CarriedAnswer": [
    "question",
    "answer",
    "assumption",
    "source"
  ],
  "ReplacedEntry": [
    "text",
    "reason"
  ],
  "RecordedStance": [
    "reason"
  ],
  "RefusedProposal": [
    "reason"
  ],
  "StandingObjection": [
    "reason"
  ],
  "Consent": [
    "open_points"
  ],
  "ChannelOpened": [
    "topic",
    "purpose"
  ],
  "RoundTableOpened": [
    "topic",
    "question",
    "purpose"
  ],
  "WorkshopOpened": [
    "topic",
    "requirement",
    "feedback",
    "purpose"
  ],
  "TeamOpened": [
    "topic",
    "task",
    "purpose"
  ],
  "InterviewOpened": [
    "topic",
    "goal",
    "purpose"
  ],
  "GuestTurnOpened": [
    "topic",
    "told",
    "purpose"
  ],
  "GuestAnswered": [
    "answer"
  ],
  "VoteOpened": [
    "topic",
    "question",
    "options",
    "purpose"
  ],
  "FeedbackRecorded": [
    "reasoning"
  ],
  "ParticipantWithdrawn": [
    "role",
    "reasoning"
  ],
  "ReplacementInvited": [
    "role"
  ],
  "GapsIdentified": [
    "summary"
  ],
  "SeatTokenIssued": [
    "made_for"
  ],
  "InterventionRecorded": [
    "text"
  ],
  "ContributionMade": [
    "text"
  ],
  "RoundSummarised": [
    "summary",
    "open_points"
  ],
  "BaselineDrafted": [
    "text"
  ],
  "AgreementJudged": [
    "reason"
  ],
  "IssueRaised": [
    "statement"
  ],
  "IssueReworded": [
    "statement"
  ],
  "IssueMerged": [
    "reason"
  ],
  "IssueReopened": [
    "reason"
  ],
  "DraftEntryProposed": [
    "text",
    "reason"
  ],
  "DraftEntryAdded": [
    "text"
  ],
  "DraftEntrySuperseded": [
    "reason"
  ],
  "DraftEntryLapsed": [
    "reason"
  ],
  "DraftEntryRepeated": [
    "reason"
  ],
  "InitialJudgementMade": [
    "reason",
    "issues"
  ],
  "ClarificationAsked": [
    "text",
    "assumption"
  ],
  "ClarificationRelayed": [
    "text"
  ],
  "ClarificationAnswered": [
    "answer"
  ],
  "ClarificationFollowedUp": [
    "text"
  ],
  "ClarificationSettled": [
    "text",
    "source",
    "unasked"
  ],
  "AssumptionRecorded": [
    "assumption"
  ],
  "OffTopicNoticed": [
    "notice"
  ],
  "WorkshopRoundReviewed": [
    "summary"
  ],
  "PlanReported": [
    "summary"
  ],
  "PhaseSkipped": [
    "reason"
  ],
  "DebateWaived": [
    "reason"
  ],
  "DebateDecided": [
    "reason"
  ],
  "DebateOpened": [
    "topic",
    "point"
  ],
  "NoticeIssued": [
    "text"
  ],
  "AnswerGiven": [
    "text"
  ],
  "InterviewAnalysed": [
    "reading",
    "notice"
  ],
  "StatusChanged": [
    "reason"
  ],
  "DocumentsRequested": [
    "comment"
  ],
  "VoteCalled": [
    "question"
  ],
  "BallotCast": [
    "reasoning"
  ],
  "ChannelForked": [
    "reason"
  ],
  "EndWords": [
    "text"
  ]
};
