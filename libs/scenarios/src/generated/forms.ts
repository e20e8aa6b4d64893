// Generated from proto/ by `npm run generate`. Do not edit.

/** A message as it stands in a scenario file, by its name: JSON Schema. */
export const FORMS = {
  "OpenChannel": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "demand",
      "candidates"
    ],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A line for lists; the start of what it is about where absent."
      },
      "language": {
        "enum": [
          "en",
          "zh"
        ],
        "description": "The language of what it is about where absent."
      },
      "demand": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 20000
          },
          {
            "$ref": "#/$defs/Demand"
          }
        ],
        "description": "What the negotiation is to satisfy."
      },
      "candidates": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Candidate"
        },
        "minItems": 1,
        "maxItems": 50,
        "description": "Who could take part."
      },
      "config": {
        "$ref": "#/$defs/NegotiationConfig",
        "description": "What can be set."
      },
      "facilitator": {
        "$ref": "#/$defs/FacilitatorScript",
        "description": "What the rehearsed facilitator knows."
      },
      "termination": {
        "$ref": "termination.schema.json",
        "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S",
        "description": "What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."
      },
      "retention_days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 36500,
        "description": "For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."
      }
    }
  },
  "Demand": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20000,
        "description": "The demand in the user's words."
      },
      "constraints": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "maxItems": 50,
        "description": "What must hold whatever is negotiated, one sentence each."
      }
    }
  },
  "Candidate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$",
        "description": "Unique in the channel. Made from the name where absent."
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "As shown."
      },
      "kind": {
        "enum": [
          "hosted",
          "person",
          "external",
          "a2a"
        ],
        "description": "hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.",
        "default": "hosted"
      },
      "persona": {
        "type": "string",
        "maxLength": 4000,
        "description": "Who it is and what it wants; it is the voice of the prompt."
      },
      "skills": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "maxItems": 50,
        "description": "What it can do."
      },
      "script": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ScriptLine"
        },
        "maxItems": 100,
        "description": "What it says when rehearsed."
      },
      "thinking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
      },
      "speaking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model."
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 2000,
        "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$",
        "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
      }
    }
  },
  "ScriptLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "round",
      "feedback"
    ],
    "properties": {
      "round": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "Counted over the whole channel: 1 is the first proposal the participant sees."
      },
      "feedback": {
        "enum": [
          "accept",
          "negotiate",
          "withdraw",
          "silent"
        ],
        "description": "What it does; silent never answers, so that the timeout can be rehearsed."
      },
      "reasoning": {
        "type": "string",
        "maxLength": 2000,
        "description": "In its own words; a sentence in character is made where it is absent."
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ProposedChange"
        },
        "maxItems": 20,
        "description": "The changes of a `negotiate`."
      }
    }
  },
  "ProposedChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field",
      "to",
      "reason"
    ],
    "properties": {
      "field": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "A term of the proposal by its name, e.g. talk_length, or role, task or notes of one's own assignment; a new name asks for a new term."
      },
      "to": {
        "type": [
          "string",
          "number"
        ],
        "minLength": 1,
        "maxLength": 2000,
        "description": "The value wanted, without its unit, e.g. 45."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "Why, in one sentence, e.g. \"the demo alone takes 15 minutes\"."
      }
    }
  },
  "NegotiationConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "max_rounds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Rounds before the decision tree must end it.",
        "default": 3
      },
      "feedback_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Silence after which a turn is settled by timeout_policy. As 30s, 5m or 2h."
      },
      "timeout_policy": {
        "enum": [
          "accept",
          "withdraw",
          "remind"
        ],
        "description": "What silence means.",
        "default": "accept"
      },
      "max_reminders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Reminders before `remind` falls back to an assumed acceptance.",
        "default": 1
      },
      "max_replacements": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10,
        "description": "Replacements of a withdrawn core participant.",
        "default": 2
      },
      "time_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Wall clock after which the channel is ended. As 30s, 5m or 2h."
      },
      "max_facilitation_attempts": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Tries of a facilitation before the negotiation fails for it.",
        "default": 3
      },
      "budget_usd": {
        "type": "number",
        "minimum": 0,
        "maximum": 4000,
        "description": "Spend at which no further model work is asked for, in US dollars; 0 is no limit. 0 needs the scope `operate`.",
        "default": 1
      },
      "facilitation_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Time after which a facilitation that nobody answered counts as failed; six minutes where absent. As 30s, 5m or 2h."
      },
      "model_wait_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long it waits for a model that does not answer before it ends as failed; an hour where absent. As 30s, 5m or 2h."
      },
      "decision_rule": {
        "enum": [
          "best_accepted",
          "last_version"
        ],
        "description": "What decides where the rounds are over and not everybody has accepted. best_accepted: all plans that were proposed on the way are put to everybody once more, and the one that most accept stands. last_version: the versions alone count, as they were answered. last_version where absent.",
        "default": "last_version"
      },
      "premortem": {
        "type": "boolean",
        "description": "Where everybody accepts the first version, one of them is asked to suppose that this was wrong. Absent in older channels: nobody was.",
        "default": true
      },
      "baseline": {
        "type": "boolean",
        "description": "After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."
      },
      "models": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/KindModel"
        },
        "maxItems": 50,
        "description": "Models for kinds of work; the installation's where absent."
      }
    }
  },
  "KindModel": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "The kind of work, as a prompt's template names it: `speech`, `ballot`, `report`."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model's id as the provider names it."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model; the installation's first provider where absent."
      }
    }
  },
  "FacilitatorScript": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "selected": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Participant ids, in the order of the plan; empty: chosen by skills."
      },
      "possibly_related": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Who could stand in, best first; empty: chosen by skills."
      },
      "proposal": {
        "$ref": "#/$defs/ProposalDraft",
        "description": "The first proposal, without its version."
      },
      "fixed": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/FixedTerm"
        },
        "description": "Requests for these terms are rejected with the reason given."
      },
      "gaps": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Gap"
        },
        "description": "What it finds missing after success."
      },
      "follow_up": {
        "type": "string",
        "maxLength": 20000,
        "description": "The demand of the follow-up channel."
      },
      "handovers": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Handover"
        },
        "maxItems": 50,
        "description": "Whose work goes to whom where somebody withdraws without whom the plan can do."
      }
    }
  },
  "ProposalDraft": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "assignments"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What it is, in at most ten words."
      },
      "summary": {
        "type": "string",
        "maxLength": 8000,
        "description": "The plan in two to four sentences, for somebody who reads nothing else."
      },
      "terms": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Term"
        },
        "maxItems": 100,
        "description": "Every value that can be negotiated: date, duration, money, place, …."
      },
      "assignments": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Assignment"
        },
        "minItems": 1,
        "maxItems": 50,
        "description": "One assignment for each participant, and none for anybody else."
      }
    }
  },
  "Term": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field",
      "value"
    ],
    "properties": {
      "field": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "Its name in snake_case, unique in the proposal, e.g. talk_length."
      },
      "value": {
        "type": [
          "string",
          "number"
        ],
        "minLength": 1,
        "maxLength": 2000,
        "description": "Its value as text, without the unit, e.g. 30 or 2026-12-03."
      },
      "unit": {
        "type": "string",
        "maxLength": 32,
        "description": "The unit it is counted in, e.g. minutes, EUR; absent where it has none."
      }
    }
  },
  "Assignment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "participant",
      "role",
      "task"
    ],
    "properties": {
      "participant": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Who, by id as listed."
      },
      "role": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The role in the plan, e.g. Speaker."
      },
      "task": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "The task in one or two sentences: what is done by when."
      },
      "notes": {
        "type": "string",
        "maxLength": 4000,
        "description": "What else they should know; empty where nothing."
      },
      "core": {
        "type": "boolean",
        "description": "True where the plan fails without this role.",
        "default": false
      }
    }
  },
  "FixedTerm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "field",
      "reason"
    ],
    "properties": {
      "field": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The name of the term."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "Why it stays."
      }
    }
  },
  "Gap": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What is missing, in a few words."
      },
      "description": {
        "type": "string",
        "maxLength": 4000,
        "description": "Why it matters for the demand, in one or two sentences."
      },
      "importance": {
        "enum": [
          "high",
          "medium",
          "low"
        ],
        "description": "high where the demand fails without it, medium where it suffers, low where it would be nice.",
        "default": "medium"
      }
    }
  },
  "Handover": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "from",
      "to",
      "task"
    ],
    "properties": {
      "from": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Whose work it was."
      },
      "to": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Who takes it over."
      },
      "task": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "The task of whoever takes it over, as it reads then."
      },
      "summary": {
        "type": "string",
        "maxLength": 8000,
        "description": "The plan in its new words; as before where absent."
      }
    }
  },
  "OpenRoundTable": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "members"
    ],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A line for lists; the start of what it is about where absent."
      },
      "language": {
        "enum": [
          "en",
          "zh"
        ],
        "description": "The language of what it is about where absent."
      },
      "question": {
        "type": "string",
        "maxLength": 20000,
        "description": "A board's question; a party's first message."
      },
      "members": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Member"
        },
        "minItems": 1,
        "maxItems": 20,
        "description": "Who sits at the table."
      },
      "config": {
        "$ref": "#/$defs/RoundTableConfig",
        "description": "What can be set."
      },
      "termination": {
        "$ref": "termination.schema.json",
        "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S",
        "description": "What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."
      },
      "retention_days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 36500,
        "description": "For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."
      }
    }
  },
  "Member": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$",
        "description": "Unique in the channel. Made from the name where absent."
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "As shown."
      },
      "kind": {
        "enum": [
          "hosted",
          "person",
          "external",
          "a2a"
        ],
        "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.",
        "default": "hosted"
      },
      "persona": {
        "type": "string",
        "maxLength": 4000,
        "description": "Who it is; it is the voice of the prompt."
      },
      "expertise": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "maxItems": 50,
        "description": "What it knows: what a message is matched with."
      },
      "script": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SpokenLine"
        },
        "maxItems": 200,
        "description": "What it says when rehearsed."
      },
      "thinking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
      },
      "speaking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model."
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 2000,
        "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$",
        "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
      }
    }
  },
  "SpokenLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "turn"
    ],
    "properties": {
      "turn": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000,
        "description": "Which of the member's turns it is for; its first is 1."
      },
      "act": {
        "enum": [
          "speak",
          "silent",
          "fail"
        ],
        "description": "Silent never answers, so that a timeout can be rehearsed; fails answers nonsense."
      },
      "text": {
        "type": "string",
        "maxLength": 8000,
        "description": "What it says."
      },
      "stance": {
        "$ref": "#/$defs/Stance",
        "description": "Where it stands then."
      },
      "ballot": {
        "enum": [
          "end",
          "continue",
          "abstain"
        ],
        "description": "end, continue or abstain, where a vote is called."
      },
      "asks": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Ask"
        },
        "maxItems": 5,
        "description": "What it asks the others in that turn."
      },
      "answers": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 16
        },
        "maxItems": 20,
        "description": "Ids of the questions that it answers in that turn, as q1."
      }
    }
  },
  "Stance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "verdict"
    ],
    "properties": {
      "verdict": {
        "enum": [
          "agree",
          "partly",
          "disagree",
          "undecided"
        ],
        "description": "Where that leaves it, towards what the group has on the table: agree only where it could sign that as it stands, partly where it could with a change, disagree, or undecided."
      },
      "claim": {
        "type": "string",
        "maxLength": 1000,
        "description": "Its own position in one sentence, e.g. \"Four days, but the shop stays open on Fridays.\""
      },
      "accepts": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 20,
        "description": "Whose position it accepts, by participant id as listed, e.g. [\"ana\"]; empty for nobody."
      },
      "rejects": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 20,
        "description": "Whose position it rejects, by participant id as listed, e.g. [\"bo\"]; empty for nobody."
      }
    }
  },
  "Ask": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "question"
    ],
    "properties": {
      "question": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "What you would have to know and do not, as one question, e.g. \"What did the shop take on Fridays last year?\""
      },
      "of": {
        "type": "string",
        "maxLength": 64,
        "description": "Who may know it, by participant id as listed, e.g. \"ana\"; empty where that may be anybody."
      }
    }
  },
  "RoundTableConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "speaking": {
        "enum": [
          "parallel",
          "in_turn"
        ],
        "description": "parallel: nobody hears the others before the round is over. in_turn: each hears those before it. parallel for a board, in_turn for a party, where absent."
      },
      "rounds": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "Rounds on the agenda of a board; 0: open-ended, which needs auto_exit. 3 for a board and 0 for a party where absent."
      },
      "min_speakers": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Fewest and most members that answer a message of a party.",
        "default": 2
      },
      "max_speakers": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Most members that answer a message of a party.",
        "default": 3
      },
      "turn_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Silence after which a turn is skipped. As 30s, 5m or 2h."
      },
      "summaries": {
        "enum": [
          "every_round",
          "at_the_end"
        ],
        "description": "When the facilitator sums up. every_round for a board, at_the_end for a party, where absent."
      },
      "max_facilitation_attempts": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Tries of a facilitation before the table goes on without it.",
        "default": 3
      },
      "budget_usd": {
        "type": "number",
        "minimum": 0,
        "maximum": 4000,
        "description": "Spend at which no further model work is asked for, in US dollars; 0 is no limit. 0 needs the scope `operate`.",
        "default": 1
      },
      "facilitation_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Time after which a facilitation that nobody answered counts as failed; six minutes where absent. As 30s, 5m or 2h."
      },
      "model_wait_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long it waits for a model that does not answer before it ends as failed; an hour where absent. As 30s, 5m or 2h."
      },
      "premortem": {
        "type": "boolean",
        "description": "Where a board agrees in its first round, one member is asked to suppose that this was wrong. Absent in older channels: it was not.",
        "default": true
      },
      "baseline": {
        "type": "boolean",
        "description": "After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."
      },
      "pooling": {
        "type": "boolean",
        "description": "Each member of a board says first what it alone may know and asks what others may; later turns show what was asked and who has answered. Absent in older channels: nobody was asked for it.",
        "default": true
      },
      "models": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/KindModel"
        },
        "maxItems": 50,
        "description": "Models for kinds of work; the installation's where absent."
      }
    }
  },
  "OpenWorkshop": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A line for lists; the start of what it is about where absent."
      },
      "language": {
        "enum": [
          "en",
          "zh"
        ],
        "description": "The language of what it is about where absent."
      },
      "requirement": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20000,
        "description": "What is to be planned; the base's where absent."
      },
      "roles": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanRole"
        },
        "minItems": 1,
        "maxItems": 20,
        "description": "In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent."
      },
      "config": {
        "$ref": "#/$defs/WorkshopConfig",
        "description": "What can be set."
      },
      "termination": {
        "$ref": "termination.schema.json",
        "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
      },
      "feedback": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20000,
        "description": "What you say of the version to start from."
      },
      "coach": {
        "$ref": "#/$defs/CoachScript",
        "description": "What the coach says when rehearsed."
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S",
        "description": "What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."
      },
      "retention_days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 36500,
        "description": "For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."
      }
    }
  },
  "PlanRole": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$",
        "description": "Unique in the channel. Made from the name where absent."
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "As shown; unique in the channel."
      },
      "kind": {
        "enum": [
          "hosted",
          "person",
          "external",
          "a2a"
        ],
        "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.",
        "default": "hosted"
      },
      "focus": {
        "type": "string",
        "maxLength": 1000,
        "description": "What it looks after, in a few words."
      },
      "system_prompt": {
        "type": "string",
        "maxLength": 8000,
        "description": "The voice of its prompt, for a role of your own."
      },
      "output_document": {
        "type": "string",
        "minLength": 6,
        "maxLength": 100,
        "pattern": "^[a-z0-9][a-z0-9_-]*\\.json$",
        "description": "The file of its output document; unique in the channel."
      },
      "script": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SpeechLine"
        },
        "maxItems": 100,
        "description": "What it says when rehearsed."
      },
      "document": {
        "$ref": "#/$defs/PlanDocument",
        "description": "What it writes when rehearsed."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model."
      },
      "document_kind": {
        "enum": [
          "general",
          "product_plan",
          "system_design",
          "dev_plan",
          "test_plan",
          "risk_assessment"
        ],
        "description": "Which fields its document has; general, sections of its own, where absent."
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 2000,
        "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$",
        "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
      }
    }
  },
  "SpeechLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "turn"
    ],
    "properties": {
      "turn": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000,
        "description": "Which of the role's speeches it is for; its first is 1."
      },
      "act": {
        "enum": [
          "speak",
          "silent",
          "fail"
        ],
        "description": "Silent never answers, so that a timeout can be rehearsed; fails answers nonsense."
      },
      "speech": {
        "$ref": "#/$defs/Speech"
      },
      "follow_ups": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 10,
        "description": "What it asks on after the user's first, second, … answer to a question of this speech."
      },
      "ballot": {
        "enum": [
          "end",
          "continue",
          "abstain"
        ],
        "description": "end, continue or abstain, where a vote is called."
      },
      "lookups": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 5,
        "description": "What it searches the knowledge base for before it speaks."
      },
      "answers": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/AnswerLine"
        },
        "maxItems": 5,
        "description": "What it makes of the answers to its first, second, … question of this speech, once they suffice."
      }
    }
  },
  "Speech": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "analysis"
    ],
    "properties": {
      "analysis": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40000,
        "description": "What the issues on the list mean for your field: causes, limits, figures with units. The first thing others read of you."
      },
      "advice": {
        "type": "string",
        "maxLength": 40000,
        "description": "What you would do about them, concretely; empty where the analysis says it."
      },
      "comments": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SpeechComment"
        },
        "maxItems": 20,
        "description": "What you add to, correct in or question of earlier speakers of this round."
      },
      "questions": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ClarifyingQuestion"
        },
        "maxItems": 5,
        "description": "What only the user can answer; not what the knowledge or a colleague can."
      },
      "new_issues": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 10,
        "description": "Newly found issues, one sentence each, finer than what is listed, e.g. \"What happens to notes made offline on two devices?\""
      },
      "stances": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/IssueStance"
        },
        "maxItems": 200,
        "description": "Where you stand on each issue of the list."
      },
      "entry_stances": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/EntryStance"
        },
        "maxItems": 200,
        "description": "Where you stand on single entries, proposed or in the draft."
      },
      "entries": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ProposedEntry"
        },
        "maxItems": 20,
        "description": "What you would have in the consensus draft."
      },
      "reopens": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ReopenedIssue"
        },
        "maxItems": 20,
        "description": "Issues that left the list and should not have; usually none."
      },
      "sources": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "maxItems": 50,
        "description": "What you cite, as the knowledge found names it, e.g. \"readers.md › Devices\"."
      }
    }
  },
  "SpeechComment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "participant_id",
      "text"
    ],
    "properties": {
      "participant_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Whom it answers, by id, e.g. \"system-designer\"."
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What it adds to, corrects in or questions of what that role said, in one to three sentences."
      }
    }
  },
  "ClarifyingQuestion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text",
      "assumption"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "One question that the user can answer without jargon, e.g. \"Do visitors without a card book as well?\""
      },
      "assumption": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is taken for granted where the user skips the question, e.g. \"Only card holders book.\""
      }
    }
  },
  "IssueStance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "issue_id",
      "stance"
    ],
    "properties": {
      "issue_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "The issue's id, e.g. \"issue-2\"."
      },
      "stance": {
        "enum": [
          "agree",
          "object",
          "abstain",
          "no_issue"
        ],
        "description": "agree: what is proposed may settle it; object: it must not be settled so; abstain: it is not yours to judge; no_issue: it is none, or part of another."
      },
      "statement": {
        "type": "string",
        "maxLength": 2000,
        "description": "Your own position in a sentence, e.g. \"A week of articles is enough.\""
      },
      "reason": {
        "type": "string",
        "maxLength": 2000,
        "description": "Why, in one or two sentences; of an objection what it would take to withdraw it."
      }
    }
  },
  "EntryStance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "entry_id",
      "stance"
    ],
    "properties": {
      "entry_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "The entry's id, e.g. \"entry-3\"."
      },
      "stance": {
        "enum": [
          "agree",
          "object",
          "abstain"
        ],
        "description": "agree: it may stand, and an earlier objection of yours is withdrawn; object: it must not stand as it is; abstain: it is not yours to judge."
      },
      "reason": {
        "type": "string",
        "maxLength": 2000,
        "description": "Why, in one or two sentences, e.g. \"The west gate is the fire lane; it must stay clear.\""
      }
    }
  },
  "ProposedEntry": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "One decision in one or two sentences that can be checked, with numbers and units, e.g. \"At most 1 GB is kept on the device.\""
      },
      "resolves": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 20,
        "description": "Ids of the open issues that it settles, e.g. \"issue-2\"; empty where it settles none."
      },
      "supersedes": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the entry of the draft that it replaces, e.g. \"entry-1\"; left out where it replaces none."
      },
      "reason": {
        "type": "string",
        "maxLength": 2000,
        "description": "Why; of a replacement, why the old entry no longer holds."
      },
      "rivals": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 20,
        "description": "Ids of entries, proposed or in the draft, that cannot stand beside it: naming one objects to it. The two never both enter."
      }
    }
  },
  "ReopenedIssue": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "issue_id",
      "reason"
    ],
    "properties": {
      "issue_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of an issue that has left the list, e.g. \"issue-1\"."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is new and speaks against how it was settled, in one or two sentences."
      }
    }
  },
  "AnswerLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "entries": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ProposedEntry"
        },
        "maxItems": 20
      },
      "new_issues": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 10
      }
    }
  },
  "PlanDocument": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "summary"
    ],
    "properties": {
      "summary": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "What it says, in two to four sentences."
      },
      "sections": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/DocumentSection"
        },
        "maxItems": 50,
        "description": "One for each part of the focus; empty in a typed document."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 200,
        "description": "The entries of the draft that it rests on; of a typed document all that its items cite."
      },
      "product_plan": {
        "$ref": "#/$defs/ProductPlan",
        "description": "What product_plan.json has."
      },
      "system_design": {
        "$ref": "#/$defs/SystemDesign",
        "description": "What system_design.json has."
      },
      "dev_plan": {
        "$ref": "#/$defs/DevPlan",
        "description": "What dev_plan.json has."
      },
      "test_plan": {
        "$ref": "#/$defs/TestPlan",
        "description": "What test_plan.json has."
      },
      "risk_assessment": {
        "$ref": "#/$defs/RiskAssessment",
        "description": "What risk_assessment.json has."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 50,
        "description": "What stays open in the role's field, one sentence each."
      }
    }
  },
  "DocumentSection": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "heading"
    ],
    "properties": {
      "heading": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What the section is about, in a few words."
      },
      "text": {
        "type": "string",
        "maxLength": 20000,
        "description": "Its prose; empty where items say it all."
      },
      "items": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 100,
        "description": "Its items, one sentence each."
      }
    }
  },
  "ProductPlan": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "understanding"
    ],
    "properties": {
      "understanding": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "Who needs what, and why: the requirement as the role understands it, in two to four sentences."
      },
      "scope": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "What is built."
      },
      "non_goals": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "What is expressly not built, though somebody might expect it."
      },
      "acceptance_criteria": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/AcceptanceCriterion"
        },
        "maxItems": 50,
        "description": "How it is judged."
      }
    }
  },
  "PlanPoint": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "One sentence, as \"Articles on the reading list open without a connection\"."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3; none where it is the role's own."
      }
    }
  },
  "AcceptanceCriterion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "criterion",
      "measure"
    ],
    "properties": {
      "criterion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is seen, measurable, as \"An article on the list opens in flight mode\"."
      },
      "measure": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "How it is measured and which figure is good enough, with its unit, as \"time to first line: at most 1 s on a phone of 2022\"."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "SystemDesign": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "approach",
      "architecture"
    ],
    "properties": {
      "approach": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "The technical approach and the alternative that was weighed, with what decided between them."
      },
      "architecture": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "How the parts hang together, in a paragraph."
      },
      "modules": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SystemModule"
        },
        "maxItems": 50,
        "description": "The parts."
      },
      "interfaces": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SystemInterface"
        },
        "maxItems": 50,
        "description": "What the parts agree on."
      },
      "file_impacts": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/FileImpact"
        },
        "maxItems": 100,
        "description": "The files that the work touches."
      }
    }
  },
  "SystemModule": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "responsibility"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "Its name in the code, as offline-store."
      },
      "responsibility": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What it alone is there for, in a sentence."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "SystemInterface": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "between",
      "contract"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "Its name, as NoteQueue.push or POST /notes."
      },
      "between": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "Who offers it to whom, as \"note-queue, to the editor\"."
      },
      "contract": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What goes in, what comes out, what happens where it fails."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "FileImpact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "path",
      "change",
      "what"
    ],
    "properties": {
      "path": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "From the root of the repository, as store/offline.ts; what is not known for sure ends in a question mark."
      },
      "change": {
        "enum": [
          "create",
          "modify",
          "delete"
        ],
        "description": "What is done with it."
      },
      "what": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What changes there and why, in a sentence."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "DevPlan": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "feasibility_reason",
      "feasibility"
    ],
    "properties": {
      "steps": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/DevStep"
        },
        "maxItems": 100,
        "description": "The steps, in the order in which they are done."
      },
      "debt": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "Technical debt that the work meets or makes, and what is done about it."
      },
      "risky_spots": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "Where the work may turn out harder than it looks."
      },
      "feasibility_reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "Why it can or cannot be done as planned."
      },
      "feasibility": {
        "enum": [
          "feasible",
          "feasible_with_conditions",
          "not_feasible"
        ],
        "description": "What follows from that."
      }
    }
  },
  "DevStep": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "step",
      "reasoning",
      "days_low",
      "days_high"
    ],
    "properties": {
      "step": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is done, as \"Store articles with a limit of 1 GB\"."
      },
      "reasoning": {
        "type": "string",
        "maxLength": 2000,
        "description": "What the range rests on: what goes well at its low end, what goes wrong at its high end."
      },
      "days_low": {
        "type": "number",
        "minimum": 0,
        "maximum": 10000,
        "description": "Days of one person where all goes well, as 3 or 0.5."
      },
      "days_high": {
        "type": "number",
        "minimum": 0,
        "maximum": 10000,
        "description": "Days of one person where what may go wrong does; at least days_low."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "TestPlan": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "strategy"
    ],
    "properties": {
      "strategy": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What is tested where and why there: by units, together, by hand; what is not, and why."
      },
      "cases": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/TestCase"
        },
        "maxItems": 100,
        "description": "The cases that matter most."
      },
      "coverage": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/CoverageGoal"
        },
        "maxItems": 50,
        "description": "How far the tests reach."
      }
    }
  },
  "TestCase": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "input",
      "expected"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "What it shows, as \"Notes on two devices are both kept\"."
      },
      "input": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is there before and what is done, with its values, as \"same note edited on A and B, both in flight mode; both go online\"."
      },
      "expected": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What is seen then, as \"both notes are listed side by side within 10 s\"."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "CoverageGoal": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "what",
      "target"
    ],
    "properties": {
      "what": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "What is covered, as \"branches of note-queue\" or \"supported phones\"."
      },
      "target": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "The figure to reach, with its unit, as \"90 %\" or \"2 models\"."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "RiskAssessment": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "risks": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanRisk"
        },
        "maxItems": 50,
        "description": "What may go wrong, the worst first."
      },
      "dependencies": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "What others have to deliver, who and by when."
      },
      "assumptions": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanPoint"
        },
        "maxItems": 50,
        "description": "What is taken for granted and nobody has checked, and how it can be checked."
      }
    }
  },
  "PlanRisk": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "risk",
      "trigger",
      "mitigation",
      "owner",
      "likelihood",
      "harm"
    ],
    "properties": {
      "risk": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What may happen and what it does, as \"The licence forbids copies: the release is stopped\"."
      },
      "trigger": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "By what one notices that it is happening, early, as \"the publisher's lawyer asks for the contract\"."
      },
      "mitigation": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What makes it less likely or less harmful."
      },
      "owner": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "Who looks after it, a role or a person."
      },
      "likelihood": {
        "enum": [
          "low",
          "medium",
          "high"
        ],
        "description": "How likely it is before anything is done: low is under 1 in 10, high over 1 in 2."
      },
      "harm": {
        "enum": [
          "low",
          "medium",
          "high"
        ],
        "description": "How bad it is: low costs days, medium weeks, high the release."
      },
      "based_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 50,
        "description": "Ids of the entries of the draft that it rests on, as entry-3."
      }
    }
  },
  "WorkshopConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "max_rounds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "Rounds before it ends with what is still open.",
        "default": 5
      },
      "turn_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Silence after which a role's turn is skipped. No time runs out on the user. As 30s, 5m or 2h."
      },
      "max_speech_chars": {
        "type": "integer",
        "minimum": 200,
        "maximum": 80000,
        "description": "Characters of analysis and advice that are kept of a speech.",
        "default": 6000
      },
      "off_topic_notices": {
        "type": "boolean",
        "description": "The coach may tell a speaker that it has left the topic.",
        "default": true
      },
      "max_facilitation_attempts": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Tries of a facilitation before the workshop goes on without it.",
        "default": 3
      },
      "budget_usd": {
        "type": "number",
        "minimum": 0,
        "maximum": 4000,
        "description": "Spend at which no further model work is asked for, in US dollars; 0 is no limit. 0 needs the scope `operate`.",
        "default": 2
      },
      "collection": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The knowledge that the roles search; `default` where absent."
      },
      "facilitation_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Time after which a facilitation that nobody answered counts as failed; six minutes where absent. As 30s, 5m or 2h."
      },
      "model_wait_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long it waits for a model that does not answer before it ends as failed; an hour where absent. As 30s, 5m or 2h."
      },
      "models": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/KindModel"
        },
        "maxItems": 50,
        "description": "Models for kinds of work; the installation's where absent."
      },
      "initial_judgement": {
        "type": "boolean",
        "description": "The coach judges the requirement before the first round; not where absent, as in older channels.",
        "default": true
      },
      "baseline": {
        "type": "boolean",
        "description": "After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."
      },
      "premortem": {
        "type": "boolean",
        "description": "Where the first round settles all and nobody objects, one role is asked to suppose that this was wrong. Absent in older channels: nobody was.",
        "default": true
      }
    }
  },
  "CoachScript": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "rounds": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/CoachLine"
        },
        "maxItems": 100
      },
      "report": {
        "type": "string",
        "maxLength": 20000,
        "description": "The report's prose."
      },
      "initial": {
        "$ref": "#/$defs/InitialJudgement",
        "description": "Before the first round; where absent nothing is judged, and the requirement is the first issue as it stands."
      }
    }
  },
  "CoachLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "round"
    ],
    "properties": {
      "round": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "summary": {
        "type": "string",
        "maxLength": 8000
      },
      "merges": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/IssueMerge"
        },
        "maxItems": 50
      },
      "rewordings": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/IssueRewording"
        },
        "maxItems": 50
      },
      "off_topic": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/OffTopicNotice"
        },
        "maxItems": 20
      },
      "matches": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/EntryMatch"
        },
        "maxItems": 50
      }
    }
  },
  "IssueMerge": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "issue_id",
      "into",
      "reason"
    ],
    "properties": {
      "issue_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the issue that is part of another."
      },
      "into": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the open issue that it is part of."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "Why the one cannot be settled without the other, in one sentence."
      }
    }
  },
  "IssueRewording": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "issue_id",
      "statement"
    ],
    "properties": {
      "issue_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the open issue."
      },
      "statement": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "The issue as the round has made it, finer and in one sentence."
      }
    }
  },
  "OffTopicNotice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "participant_id",
      "notice"
    ],
    "properties": {
      "participant_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "The role, by id."
      },
      "notice": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "A friendly sentence to it: what to leave, and what to come back to."
      }
    }
  },
  "EntryMatch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "entry_id",
      "other",
      "reason",
      "match"
    ],
    "properties": {
      "entry_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the later one of the two."
      },
      "other": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Id of the earlier one."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What makes them the same, or what cannot be both, in one sentence."
      },
      "match": {
        "enum": [
          "same",
          "rivals"
        ],
        "description": "same: whoever does the one has done the other. rivals: they name different values or courses for one thing."
      }
    }
  },
  "InitialJudgement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason",
      "sufficient"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What is there to begin with and what is missing, in two or three sentences."
      },
      "sufficient": {
        "type": "boolean",
        "description": "True where the roles can begin; false where something is missing that only the user knows and that would change the plan."
      },
      "questions": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/ClarifyingQuestion"
        },
        "maxItems": 5,
        "description": "What to ask the user first; empty where it is sufficient."
      },
      "issues": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "maxItems": 20,
        "description": "The requirement as a list of issues to settle, one line each, e.g. \"Which data must be there offline?\" Add nothing that the user does not ask for."
      }
    }
  },
  "OpenTeam": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "task"
    ],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A line for lists; the start of what it is about where absent."
      },
      "language": {
        "enum": [
          "en",
          "zh"
        ],
        "description": "The language of what it is about where absent."
      },
      "task": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20000,
        "description": "What is to be done, in your own words."
      },
      "lead": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "Who plans, rules and reports, by participant id; the first of the experts where absent."
      },
      "experts": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Expert"
        },
        "minItems": 1,
        "maxItems": 20,
        "description": "A ready lead with three ready experts where absent."
      },
      "config": {
        "$ref": "#/$defs/TeamConfig",
        "description": "What can be set."
      },
      "termination": {
        "$ref": "termination.schema.json",
        "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S",
        "description": "What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."
      },
      "retention_days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 36500,
        "description": "For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."
      }
    }
  },
  "Expert": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$",
        "description": "Unique in the channel. Made from the name where absent."
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "As shown; unique in the channel. The ready expert's where absent."
      },
      "kind": {
        "enum": [
          "hosted",
          "person",
          "external",
          "a2a"
        ],
        "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.",
        "default": "hosted"
      },
      "persona": {
        "type": "string",
        "maxLength": 4000,
        "description": "Who it is; it is the voice of the prompt."
      },
      "expertise": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "maxItems": 50,
        "description": "What it knows: what the lead divides the work by."
      },
      "script": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/TeamLine"
        },
        "maxItems": 200,
        "description": "What it answers when rehearsed."
      },
      "thinking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it comes to its views, for the prompt; nothing where absent."
      },
      "speaking_style": {
        "type": "string",
        "maxLength": 500,
        "description": "How it talks, for the prompt; nothing where absent."
      },
      "ballot": {
        "enum": [
          "end",
          "continue",
          "abstain"
        ],
        "description": "How it votes when rehearsed."
      },
      "tools": {
        "type": "array",
        "items": {
          "type": "string",
          "pattern": "^[a-zA-Z0-9-]{1,32}$"
        },
        "maxItems": 20,
        "description": "What it may look things up with before it hands over a phase: MCP servers by name, as the installation allows them to its name, and `knowledge` for the knowledge base; nothing where absent."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model."
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 2000,
        "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$",
        "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
      }
    }
  },
  "TeamLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "work"
    ],
    "properties": {
      "work": {
        "enum": [
          "plan",
          "revise",
          "execute",
          "assess",
          "open_debate",
          "argue",
          "sum_up",
          "rule",
          "synthesise"
        ]
      },
      "phase_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "description": "Of which phase; any where absent."
      },
      "round": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4,
        "description": "Of which round of a debate; any where absent."
      },
      "act": {
        "enum": [
          "speak",
          "silent",
          "fail"
        ],
        "description": "Silent never answers, so that a timeout can be rehearsed; fails answers nonsense."
      },
      "plan": {
        "$ref": "#/$defs/TeamPlan"
      },
      "result": {
        "$ref": "#/$defs/PhaseResult"
      },
      "assessment": {
        "$ref": "#/$defs/DivergenceAssessment"
      },
      "opening": {
        "$ref": "#/$defs/DebateOpening"
      },
      "argument": {
        "$ref": "#/$defs/DebateArgument"
      },
      "summary": {
        "$ref": "#/$defs/DebateSummary"
      },
      "ruling": {
        "$ref": "#/$defs/DebateRuling"
      },
      "report": {
        "$ref": "#/$defs/TeamReport"
      },
      "lookups": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 5,
        "description": "What it searches the knowledge base for before it hands over its phase, where it may."
      },
      "revision": {
        "$ref": "#/$defs/PlanRevision"
      }
    }
  },
  "TeamPlan": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "approach",
      "phases"
    ],
    "properties": {
      "approach": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "How you read the task and why you divide it like this, in two or three sentences."
      },
      "phases": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlannedPhase"
        },
        "minItems": 1,
        "maxItems": 20,
        "description": "The phases: as few as the task needs."
      },
      "review": {
        "$ref": "#/$defs/PlanReview",
        "description": "Whether to debate the plan first."
      }
    }
  },
  "PlannedPhase": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "phase_id",
      "title",
      "task"
    ],
    "properties": {
      "phase_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "A short id of lower-case letters, digits and dashes, unique in the plan, e.g. \"data-model\"."
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "What it is, in a few words."
      },
      "task": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "What its expert is to do and to hand over. The expert sees this, the whole task and the results of what it depends on, and nothing else."
      },
      "expert": {
        "type": "string",
        "maxLength": 64,
        "description": "Who does it, by participant id as listed; empty for a debate."
      },
      "depends_on": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        },
        "maxItems": 30,
        "description": "The phases whose results it needs, by phase_id; empty where it can begin at once. What does not depend on each other runs at the same time."
      },
      "phase_type": {
        "enum": [
          "execution",
          "debate"
        ],
        "description": "execution: work by one expert; debate: a debate. execution where absent."
      },
      "debate": {
        "$ref": "#/$defs/DebateConfig",
        "description": "Of a debate: what about, and among whom."
      }
    }
  },
  "DebateConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "topic"
    ],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "The point in dispute, as one question, e.g. \"One database for all tenants, or one each?\""
      },
      "participants": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 10,
        "description": "Who argues, by participant id as listed, at least two, best three to five who think differently; empty where the lead is to conclude alone."
      },
      "max_rounds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4,
        "description": "Most rounds; more than two rarely help. The channel's setting where absent."
      },
      "skip": {
        "type": "boolean",
        "description": "True where it is planned and not to be held after all."
      }
    }
  },
  "PlanReview": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "reason": {
        "type": "string",
        "maxLength": 2000,
        "description": "What could be decided otherwise in this plan, and what that would change, in one or two sentences."
      },
      "topic": {
        "type": "string",
        "maxLength": 1000,
        "description": "The question to debate; empty where none is worth it."
      },
      "participants": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 10,
        "description": "Who argues, by participant id as listed; empty where none is worth it."
      },
      "wanted": {
        "type": "boolean",
        "description": "True only where a wrong choice here would make later work useless. Never for a plan of one or two phases.",
        "default": false
      }
    }
  },
  "PhaseResult": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "summary"
    ],
    "properties": {
      "summary": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "What came of it, in two to five sentences: what those who build on it must know."
      },
      "findings": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "maxItems": 50,
        "description": "What you found out, one sentence each, with figures and units and where they come from."
      },
      "decisions": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "maxItems": 50,
        "description": "What you decided, one sentence each, with the reason and the option not taken."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "maxItems": 50,
        "description": "What others must still settle, or what you assumed, one sentence each."
      },
      "artefacts": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/Artefact"
        },
        "maxItems": 10,
        "description": "Texts to hand over whole; usually none or one."
      }
    }
  },
  "Artefact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "content"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}._ -]*$",
        "description": "Its name as a file, e.g. \"schema.sql\". The same name again is its next version."
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60000,
        "description": "The whole of it."
      }
    }
  },
  "DivergenceAssessment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason",
      "criterion"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What you compared the result with, and what you found, in one to three sentences."
      },
      "statements": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/DivergentStatement"
        },
        "maxItems": 2,
        "description": "The two statements that cannot both stand, quoted word for word; empty where there are none."
      },
      "criterion": {
        "enum": [
          "none",
          "contradiction",
          "constraint",
          "options"
        ],
        "description": "contradiction: two results contradict each other. constraint: a result breaks what the task demands. options: a result leaves a choice open between reasonable options on which later phases rest. none: anything else."
      },
      "topic": {
        "type": "string",
        "maxLength": 1000,
        "description": "The question to debate; empty for none."
      },
      "participants": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "maxItems": 10,
        "description": "Who argues, by participant id as listed: those whose work it concerns and who think differently; empty for none."
      }
    }
  },
  "DivergentStatement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "phase_id",
      "quote"
    ],
    "properties": {
      "phase_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "description": "The phase it stands in; \"task\" for a constraint of the task."
      },
      "quote": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "Word for word as it stands there, at most two sentences."
      }
    }
  },
  "DebateOpening": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "point"
    ],
    "properties": {
      "point": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "The point of disagreement: what exactly is in dispute, what each side has on its side so far, and what hangs on it."
      },
      "disagreement": {
        "type": "boolean",
        "description": "False where, on a closer look, nobody disagrees: then no debate is held.",
        "default": true
      }
    }
  },
  "DebateArgument": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "argument",
      "position"
    ],
    "properties": {
      "argument": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "Your argument: at most three points, each with a reason, a figure or an example; what others said that you answer, by name or number."
      },
      "position": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "Where you stand after that, in one sentence."
      },
      "changed": {
        "type": "boolean",
        "description": "True where that is another position than yours before: say in the argument what changed your mind.",
        "default": false
      }
    }
  },
  "DebateSummary": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "summary"
    ],
    "properties": {
      "summary": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "What each side argued and what answered it; favour nobody."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "maxItems": 20,
        "description": "What is still in dispute, one sentence each; empty where nothing is."
      }
    }
  },
  "DebateRuling": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "rationale",
      "decision",
      "conclusion"
    ],
    "properties": {
      "rationale": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "Why: which arguments weigh more, and what answers those you do not follow."
      },
      "follows": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/WeighedArgument"
        },
        "maxItems": 10,
        "description": "Whose arguments the conclusion follows, and which; empty where you shelve the question."
      },
      "overrules": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/WeighedArgument"
        },
        "maxItems": 10,
        "description": "Whose position at the end the conclusion goes against, and what answers it; it is kept as a minority view."
      },
      "decision": {
        "enum": [
          "adopt",
          "compromise",
          "shelve"
        ],
        "description": "adopt: one position is taken. compromise: parts of several. shelve: not decided now."
      },
      "conclusion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What holds from now on, as an instruction to those who work on; what is shelved, with what would settle it."
      }
    }
  },
  "WeighedArgument": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "participant_id",
      "reason"
    ],
    "properties": {
      "participant_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "description": "The participant id as listed."
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "Which of its points weighs, or what answers it, in one sentence."
      }
    }
  },
  "TeamReport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "answer"
    ],
    "properties": {
      "answer": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60000,
        "description": "What the task asked for, whole and ready to use, built from the results; Markdown."
      },
      "decisions": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "maxItems": 50,
        "description": "The decisions that it rests on, one sentence each, with the phase or debate they come from."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "maxItems": 50,
        "description": "What stays open, and what is missing since a phase failed, one sentence each."
      }
    }
  },
  "PlanRevision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "description": "What the conclusion of the debate means for the plan, in one to three sentences; where nothing changes, why."
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/PlanChange"
        },
        "maxItems": 40,
        "description": "What changes; empty where the plan stands as it is."
      }
    }
  },
  "PlanChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason",
      "change",
      "phase_id"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "description": "What in the debate calls for it, in one sentence."
      },
      "change": {
        "enum": [
          "add",
          "drop",
          "change"
        ],
        "description": "add: a new phase. drop: this phase is not done. change: this phase is done as it stands here instead."
      },
      "phase_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "description": "The phase, by its id in the plan; a new id where it is added."
      },
      "phase": {
        "$ref": "#/$defs/PlannedPhase",
        "description": "The whole phase as it is to be done, with the same phase_id; left out where it is dropped."
      }
    }
  },
  "TeamConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "automatic_debates": {
        "type": "boolean",
        "description": "Whether the lead looks for divergence and may put debates in by itself.",
        "default": true
      },
      "max_inserted_debates": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10,
        "description": "Most debates that are put into the plan, by whomever.",
        "default": 3
      },
      "debate_rounds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4,
        "description": "Rounds of a debate that does not say.",
        "default": 2
      },
      "anonymous_peers": {
        "type": "boolean",
        "description": "Whether those who argue see who said what, or numbers: names invite conformity.",
        "default": false
      },
      "turn_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Silence of a person after which a piece of work counts as missed. As 30s, 5m or 2h."
      },
      "max_facilitation_attempts": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Tries of a piece of work before it has failed.",
        "default": 3
      },
      "budget_usd": {
        "type": "number",
        "minimum": 0,
        "maximum": 4000,
        "description": "Spend at which no further model work is asked for, in US dollars; 0 is no limit. 0 needs the scope `operate`.",
        "default": 2
      },
      "facilitation_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Time after which model work that nobody answered counts as failed; six minutes where absent. As 30s, 5m or 2h."
      },
      "model_wait_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long it waits for a model that does not answer before it ends as failed; an hour where absent. As 30s, 5m or 2h."
      },
      "collection": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The knowledge that the experts search who may; `default` where absent."
      },
      "baseline": {
        "type": "boolean",
        "description": "After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."
      },
      "models": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/KindModel"
        },
        "maxItems": 50,
        "description": "Models for kinds of work; the installation's where absent."
      }
    }
  },
  "OpenInterview": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "topic"
    ],
    "properties": {
      "topic": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What it is about, in a line."
      },
      "language": {
        "enum": [
          "en",
          "zh"
        ],
        "description": "The language of what it is about where absent."
      },
      "goal": {
        "type": "string",
        "minLength": 1,
        "maxLength": 8000,
        "description": "What the interview is to find out, in the words of whoever wants it. The topic where absent."
      },
      "user": {
        "$ref": "#/$defs/InterviewSeat",
        "description": "Who is interviewed: a person."
      },
      "interviewer": {
        "$ref": "#/$defs/InterviewSeat",
        "description": "Who asks."
      },
      "architect": {
        "$ref": "#/$defs/InterviewSeat",
        "description": "Who writes the documents."
      },
      "config": {
        "$ref": "#/$defs/InterviewConfig",
        "description": "What can be set."
      },
      "termination": {
        "$ref": "termination.schema.json",
        "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
      },
      "script": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/InterviewLine"
        },
        "maxItems": 1000,
        "description": "What agents do when rehearsed."
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S",
        "description": "What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."
      },
      "retention_days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 36500,
        "description": "For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."
      }
    }
  },
  "InterviewSeat": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$",
        "description": "Unique in the channel. Made from the name where absent."
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "As shown; unique in the channel. The role's where absent, in the interview's language."
      },
      "kind": {
        "enum": [
          "hosted",
          "person",
          "external",
          "a2a"
        ],
        "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.",
        "default": "hosted"
      },
      "persona": {
        "type": "string",
        "maxLength": 4000,
        "description": "Who it is; it is the voice of the prompt."
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
      },
      "effort": {
        "enum": [
          "low",
          "medium",
          "high",
          "xhigh",
          "max"
        ],
        "description": "How much it thinks."
      },
      "provider": {
        "enum": [
          "anthropic",
          "openai"
        ],
        "description": "Who serves the model."
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 2000,
        "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$",
        "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
      }
    }
  },
  "InterviewConfig": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
      "max_turns": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000,
        "description": "Most turns of the user.",
        "default": 200
      },
      "max_waiting": {
        "type": "integer",
        "minimum": 1,
        "maximum": 64,
        "description": "Messages that may wait for the background; one more is refused.",
        "default": 32
      },
      "background_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long the background of a turn may take in all, retries included, before the next turn goes on without it. As 30s, 5m or 2h."
      },
      "deep_thinking_after": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "When a user who waits is told that it takes longer. As 30s, 5m or 2h."
      },
      "compress_every": {
        "type": "integer",
        "minimum": 2,
        "maximum": 100,
        "description": "Turns after which the older ones are compressed.",
        "default": 8
      },
      "keep_recent": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50,
        "description": "Turns that stay word for word when that is done.",
        "default": 4
      },
      "complete_at": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "The completeness from which an interview may be called complete, of 100.",
        "default": 80
      },
      "user_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long the user may be away before the interview is closed. As 30s, 5m or 2h."
      },
      "resume_after": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long the user must have been away to be told where it stood. As 30s, 5m or 2h."
      },
      "max_facilitation_attempts": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10,
        "description": "Tries of a piece of work before it has failed.",
        "default": 2
      },
      "budget_usd": {
        "type": "number",
        "minimum": 0,
        "maximum": 4000,
        "description": "Spend at which no further model work is asked for, in US dollars; 0 is no limit. 0 needs the scope `operate`.",
        "default": 2
      },
      "facilitation_timeout": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "Time after which model work that nobody answered counts as failed; six minutes where absent. As 30s, 5m or 2h."
      },
      "model_wait_limit": {
        "type": "string",
        "pattern": "^[0-9]+(ms|s|m|h|d)$",
        "description": "How long it waits for a model that does not answer before it ends as failed; an hour where absent. As 30s, 5m or 2h."
      },
      "models": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/KindModel"
        },
        "maxItems": 50,
        "description": "Models for kinds of work; the installation's where absent."
      }
    }
  },
  "InterviewLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "turn",
      "agent",
      "act"
    ],
    "properties": {
      "turn": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000,
        "description": "The turn that it is about; 0 is the opening."
      },
      "agent": {
        "enum": [
          "interviewer",
          "analyst",
          "judge",
          "summary",
          "architect"
        ]
      },
      "act": {
        "enum": [
          "speaks",
          "silent",
          "fails",
          "flags",
          "refuses"
        ],
        "description": "silent never answers, fails answers nonsense, flags names a risk, refuses lets no change of status pass."
      },
      "text": {
        "type": "string",
        "maxLength": 4000,
        "description": "What it says, where it speaks, flags or refuses."
      }
    }
  }
} as const;

/** By message and by the name in the file: what a field is called in the command, and how it is written here. */
export const FIELDS = {
  "OpenChannel": {
    "demand": {
      "alone": "text"
    },
    "facilitator": {
      "called": "facilitator_script"
    }
  },
  "Candidate": {
    "id": {
      "called": "participant_id"
    }
  },
  "ProposedChange": {
    "to": {
      "called": "new_value",
      "written": "number"
    }
  },
  "NegotiationConfig": {
    "feedback_timeout": {
      "called": "feedback_timeout_ms",
      "written": "time"
    },
    "time_limit": {
      "called": "time_limit_ms",
      "written": "time"
    },
    "budget_usd": {
      "called": "budget_micro_usd",
      "written": "money"
    },
    "facilitation_timeout": {
      "called": "facilitation_timeout_ms",
      "written": "time"
    },
    "model_wait_limit": {
      "called": "model_wait_limit_ms",
      "written": "time"
    }
  },
  "FacilitatorScript": {
    "proposal": {
      "called": "draft"
    }
  },
  "Term": {
    "value": {
      "written": "number"
    }
  },
  "Assignment": {
    "participant": {
      "called": "participant_id"
    }
  },
  "Member": {
    "id": {
      "called": "participant_id"
    }
  },
  "RoundTableConfig": {
    "turn_timeout": {
      "called": "turn_timeout_ms",
      "written": "time"
    },
    "budget_usd": {
      "called": "budget_micro_usd",
      "written": "money"
    },
    "facilitation_timeout": {
      "called": "facilitation_timeout_ms",
      "written": "time"
    },
    "model_wait_limit": {
      "called": "model_wait_limit_ms",
      "written": "time"
    }
  },
  "OpenWorkshop": {
    "coach": {
      "called": "coach_script"
    }
  },
  "PlanRole": {
    "id": {
      "called": "participant_id"
    }
  },
  "WorkshopConfig": {
    "turn_timeout": {
      "called": "turn_timeout_ms",
      "written": "time"
    },
    "budget_usd": {
      "called": "budget_micro_usd",
      "written": "money"
    },
    "facilitation_timeout": {
      "called": "facilitation_timeout_ms",
      "written": "time"
    },
    "model_wait_limit": {
      "called": "model_wait_limit_ms",
      "written": "time"
    }
  },
  "Expert": {
    "id": {
      "called": "participant_id"
    }
  },
  "TeamConfig": {
    "turn_timeout": {
      "called": "turn_timeout_ms",
      "written": "time"
    },
    "budget_usd": {
      "called": "budget_micro_usd",
      "written": "money"
    },
    "facilitation_timeout": {
      "called": "facilitation_timeout_ms",
      "written": "time"
    },
    "model_wait_limit": {
      "called": "model_wait_limit_ms",
      "written": "time"
    }
  },
  "InterviewSeat": {
    "id": {
      "called": "participant_id"
    }
  },
  "InterviewConfig": {
    "background_timeout": {
      "called": "background_timeout_ms",
      "written": "time"
    },
    "deep_thinking_after": {
      "called": "deep_thinking_after_ms",
      "written": "time"
    },
    "user_timeout": {
      "called": "user_timeout_ms",
      "written": "time"
    },
    "resume_after": {
      "called": "resume_after_ms",
      "written": "time"
    },
    "budget_usd": {
      "called": "budget_micro_usd",
      "written": "money"
    },
    "facilitation_timeout": {
      "called": "facilitation_timeout_ms",
      "written": "time"
    },
    "model_wait_limit": {
      "called": "model_wait_limit_ms",
      "written": "time"
    }
  }
} as const;
