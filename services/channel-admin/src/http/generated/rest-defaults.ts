// Generated from proto/ by `npm run generate`. Do not edit.

/** What holds where REST leaves a field out, by message; {} stands for the defaults of its own fields. */
export const REST_DEFAULTS = {
  "GuestTurnConfig": {
    "turn_timeout_ms": 300000,
    "max_facilitation_attempts": 1,
    "budget_micro_usd": 1000000
  },
  "InterviewSeat": {
    "kind": "hosted",
    "persona": ""
  },
  "InterviewConfig": {
    "max_turns": 200,
    "max_waiting": 32,
    "background_timeout_ms": 120000,
    "deep_thinking_after_ms": 30000,
    "compress_every": 8,
    "keep_recent": 4,
    "complete_at": 80,
    "user_timeout_ms": 2592000000,
    "resume_after_ms": 3600000,
    "max_facilitation_attempts": 2,
    "budget_micro_usd": 2000000
  },
  "InterviewDocument": {
    "changes": ""
  },
  "Demand": {
    "constraints": []
  },
  "PlanAccepted": {
    "rank": 1
  },
  "ScriptLine": {
    "changes": []
  },
  "Candidate": {
    "kind": "hosted",
    "persona": "",
    "skills": [],
    "script": []
  },
  "Assignment": {
    "notes": "",
    "core": false
  },
  "Gap": {
    "description": "",
    "importance": "medium"
  },
  "NegotiationConfig": {
    "max_rounds": 3,
    "feedback_timeout_ms": 30000,
    "timeout_policy": "accept",
    "max_reminders": 1,
    "max_replacements": 2,
    "time_limit_ms": 1800000,
    "max_facilitation_attempts": 3,
    "budget_micro_usd": 1000000,
    "decision_rule": "last_version",
    "premortem": true
  },
  "FacilitatorScript": {
    "selected": [],
    "possibly_related": [],
    "fixed": [],
    "gaps": []
  },
  "ProposalDraft": {
    "summary": "",
    "terms": []
  },
  "Stance": {
    "claim": "",
    "accepts": [],
    "rejects": []
  },
  "Ask": {
    "of": ""
  },
  "SpokenLine": {
    "text": ""
  },
  "Member": {
    "kind": "hosted",
    "persona": "",
    "expertise": [],
    "script": []
  },
  "RoundTableConfig": {
    "min_speakers": 2,
    "max_speakers": 3,
    "turn_timeout_ms": 120000,
    "max_facilitation_attempts": 3,
    "budget_micro_usd": 1000000,
    "premortem": true,
    "pooling": true
  },
  "DebateConfig": {
    "participants": []
  },
  "PlannedPhase": {
    "expert": "",
    "depends_on": []
  },
  "PlanReview": {
    "reason": "",
    "topic": "",
    "participants": [],
    "wanted": false
  },
  "TeamPlan": {
    "review": {}
  },
  "PlanRevision": {
    "changes": []
  },
  "PhaseResult": {
    "findings": [],
    "decisions": [],
    "open_points": [],
    "artefacts": []
  },
  "DivergenceAssessment": {
    "statements": [],
    "topic": "",
    "participants": []
  },
  "DebateOpening": {
    "disagreement": true
  },
  "DebateArgument": {
    "changed": false
  },
  "DebateSummary": {
    "open_points": []
  },
  "DebateRuling": {
    "follows": [],
    "overrules": []
  },
  "TeamReport": {
    "decisions": [],
    "open_points": []
  },
  "Expert": {
    "kind": "hosted",
    "persona": "",
    "expertise": [],
    "script": []
  },
  "TeamConfig": {
    "automatic_debates": true,
    "max_inserted_debates": 3,
    "debate_rounds": 2,
    "anonymous_peers": false,
    "turn_timeout_ms": 180000,
    "max_facilitation_attempts": 3,
    "budget_micro_usd": 2000000
  },
  "VoteConfig": {
    "rule": "plurality",
    "ties": "stand",
    "quorum": 0,
    "turn_timeout_ms": 3600000,
    "max_facilitation_attempts": 3,
    "budget_micro_usd": 1000000
  },
  "PlanPoint": {
    "based_on": []
  },
  "AcceptanceCriterion": {
    "based_on": []
  },
  "ProductPlan": {
    "scope": [],
    "non_goals": [],
    "acceptance_criteria": []
  },
  "SystemModule": {
    "based_on": []
  },
  "SystemInterface": {
    "based_on": []
  },
  "FileImpact": {
    "based_on": []
  },
  "SystemDesign": {
    "modules": [],
    "interfaces": [],
    "file_impacts": []
  },
  "DevStep": {
    "based_on": []
  },
  "DevPlan": {
    "steps": [],
    "debt": [],
    "risky_spots": []
  },
  "TestCase": {
    "based_on": []
  },
  "CoverageGoal": {
    "based_on": []
  },
  "TestPlan": {
    "cases": [],
    "coverage": []
  },
  "PlanRisk": {
    "based_on": []
  },
  "RiskAssessment": {
    "risks": [],
    "dependencies": [],
    "assumptions": []
  },
  "IssueStance": {
    "statement": "",
    "reason": ""
  },
  "EntryStance": {
    "reason": ""
  },
  "ProposedEntry": {
    "resolves": [],
    "reason": ""
  },
  "Speech": {
    "advice": "",
    "comments": [],
    "questions": [],
    "new_issues": [],
    "stances": [],
    "entry_stances": [],
    "entries": [],
    "reopens": [],
    "sources": []
  },
  "DocumentSection": {
    "text": "",
    "items": []
  },
  "PlanDocument": {
    "sections": [],
    "based_on": []
  },
  "AnswerLine": {
    "entries": [],
    "new_issues": []
  },
  "SpeechLine": {
    "follow_ups": []
  },
  "PlanRole": {
    "kind": "hosted",
    "script": []
  },
  "CoachLine": {
    "summary": "",
    "merges": [],
    "rewordings": [],
    "off_topic": []
  },
  "InitialJudgement": {
    "questions": [],
    "issues": []
  },
  "CoachScript": {
    "rounds": []
  },
  "WorkshopConfig": {
    "max_rounds": 5,
    "turn_timeout_ms": 180000,
    "max_speech_chars": 6000,
    "off_topic_notices": true,
    "max_facilitation_attempts": 3,
    "budget_micro_usd": 2000000,
    "initial_judgement": true,
    "premortem": true
  },
  "OpenChannel": {
    "protocol": "negotiation"
  },
  "OpenRoundTable": {
    "question": ""
  },
  "OpenInterview": {
    "script": []
  },
  "OpenVote": {
    "options": []
  },
  "SubmitBallot": {
    "reason": ""
  },
  "DeliverDocuments": {
    "documents": [],
    "comment": ""
  },
  "FollowUpClarification": {
    "question": ""
  },
  "Contribute": {
    "tool_calls": []
  },
  "ExtendLimits": {
    "rounds": 0,
    "time_ms": 0
  },
  "CallVote": {
    "question": ""
  },
  "CastBallot": {
    "reasoning": ""
  },
  "SubmitFeedback": {
    "reasoning": "",
    "proposed_changes": []
  },
  "ForkChannel": {
    "changes": {},
    "fresh": false
  },
  "StopChannel": {
    "reason": ""
  }
} as const;
