// Generated from the types of the answers by `npm run generate`. Do not edit.

export const ANSWER_SCHEMAS: Readonly<Record<string, object>> = {
  "Added": {
    "type": "object",
    "properties": {
      "added": {
        "type": "number"
      },
      "replaced": {
        "type": "number",
        "description": "Known paths with new content."
      },
      "unchanged": {
        "type": "number",
        "description": "Known paths with the content they had."
      },
      "chunks": {
        "type": "number",
        "description": "Chunks written."
      }
    },
    "required": [
      "added",
      "replaced",
      "unchanged",
      "chunks"
    ],
    "additionalProperties": false,
    "description": "What became of the documents that were given."
  },
  "Agent": {
    "type": "string",
    "enum": [
      "Analyst",
      "Judge",
      "Summary",
      "Monitor"
    ],
    "description": "Whoever works on an interview where the user does not see it, as `blocking_agent` names it (I5)."
  },
  "AuditOfChannel": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/ChannelAudit"
      },
      {
        "$ref": "#/components/schemas/BrokenChannel"
      }
    ]
  },
  "AuditVerdict": {
    "type": "string",
    "enum": [
      "follows",
      "incomplete",
      "diverges"
    ],
    "description": "What is in short: everything follows; everything that is known does; something does not."
  },
  "AuditedDivergence": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number",
        "description": "The version of the event that does not follow."
      },
      "position": {
        "type": "number",
        "description": "Where that is in the log; of an event that only the rules make, where the first of its command is."
      },
      "command_type": {
        "type": "string"
      },
      "kind": {
        "type": "string",
        "enum": [
          "events",
          "refused",
          "input",
          "copy",
          "envelope",
          "verdict",
          "prompt",
          "failed"
        ]
      },
      "rules_then": {
        "type": "string",
        "description": "The rules that decided it, by name; absent in a log from before they were named."
      },
      "recorded": {
        "description": "What the log has: an event, or a hash; absent where it has nothing."
      },
      "decided": {
        "description": "What is decided now; absent where that is nothing."
      }
    },
    "additionalProperties": false,
    "required": [
      "command_type",
      "kind",
      "position",
      "version"
    ],
    "description": "Where something does not follow, with both sides."
  },
  "Author": {
    "type": "string",
    "enum": [
      "ai",
      "people",
      "script"
    ],
    "description": "The author of a text: an AI agent, a person, or a script of a rehearsal, which is neither."
  },
  "BrokenChannel": {
    "type": "object",
    "properties": {
      "verdict": {
        "type": "string",
        "const": "broken"
      },
      "channel_id": {
        "type": "string"
      },
      "kind": {
        "type": "string",
        "enum": [
          "not_an_export",
          "no_events",
          "missing",
          "misplaced",
          "changed",
          "position",
          "input",
          "copy",
          "no_manifest",
          "not_whole",
          "not_by_contract",
          "unknown_protocol"
        ],
        "description": "What is wrong: its chain, what was asked for, its end, or an event that nobody could have recorded."
      },
      "version": {
        "type": "number",
        "description": "The version of the first event that is not as it has to be, where it is one."
      }
    },
    "required": [
      "verdict",
      "channel_id",
      "kind"
    ],
    "additionalProperties": false,
    "description": "A channel that does not even hold together."
  },
  "Change": {
    "type": "object",
    "properties": {
      "who": {
        "type": "string",
        "description": "Whose task it is about; absent where it is about a term."
      },
      "field": {
        "type": "string",
        "description": "A term as people read it; of a task `role`, `task` or `notes`."
      },
      "from": {
        "type": "string"
      },
      "to": {
        "type": "string"
      }
    },
    "required": [
      "field"
    ],
    "additionalProperties": false,
    "description": "What one version did to one field."
  },
  "Channel": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/NegotiationChannel"
      },
      {
        "$ref": "#/components/schemas/RoundTableChannel"
      },
      {
        "$ref": "#/components/schemas/WorkshopChannel"
      },
      {
        "$ref": "#/components/schemas/TeamChannel"
      },
      {
        "$ref": "#/components/schemas/InterviewChannel"
      },
      {
        "$ref": "#/components/schemas/GuestTurnChannel"
      },
      {
        "$ref": "#/components/schemas/VoteChannel"
      }
    ],
    "description": "A channel as it stands; its protocol says what it has besides."
  },
  "ChannelAudit": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "closed": {
        "type": "boolean",
        "description": "Whether it has its end; where it has not, nothing in it shows that later events were cut off."
      },
      "events": {
        "type": "number"
      },
      "commands": {
        "type": "number"
      },
      "follow": {
        "type": "number",
        "description": "Commands whose decision today is what is recorded."
      },
      "unrecorded": {
        "type": "number",
        "description": "Commands that nobody knows, in a record that names no rules: from before inputs were kept, or they were taken away."
      },
      "erased": {
        "type": "number",
        "description": "Commands that nobody knows any more, since words of them were erased."
      },
      "resting_on_erased": {
        "type": "number",
        "description": "Decisions, verdicts and prompts that come out otherwise, or may, since they rest on words that were erased."
      },
      "verdicts": {
        "type": "number",
        "description": "Verdicts of the monitor that its conditions give today."
      },
      "prompts": {
        "type": "number",
        "description": "Prompts whose hash is the recorded one."
      },
      "prompts_unlike": {
        "type": "number",
        "description": "Prompts that cannot be made anew to the letter: of other rules, or with tools that were offered and never used."
      },
      "places": {
        "$ref": "#/components/schemas/Places",
        "description": "Where these are, at most a hundred of each."
      },
      "forked": {
        "type": "object",
        "properties": {
          "channel_id": {
            "type": "string"
          },
          "version": {
            "type": "number"
          },
          "hash": {
            "type": "string"
          }
        },
        "required": [
          "channel_id",
          "version",
          "hash"
        ],
        "additionalProperties": false,
        "description": "Where it comes from, if it is a fork: its copies are what the parent's chain had up to that hash."
      },
      "rules": {
        "type": "object",
        "properties": {
          "then": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "That the log names, in order."
          },
          "now": {
            "type": "string"
          }
        },
        "required": [
          "then",
          "now"
        ],
        "additionalProperties": false
      },
      "verdict": {
        "$ref": "#/components/schemas/AuditVerdict"
      },
      "divergence": {
        "$ref": "#/components/schemas/AuditedDivergence",
        "description": "The first thing that does not follow; absent where everything does that is known."
      }
    },
    "required": [
      "channel_id",
      "closed",
      "commands",
      "erased",
      "events",
      "follow",
      "generated_by",
      "places",
      "prompts",
      "prompts_unlike",
      "protocol",
      "resting_on_erased",
      "rules",
      "unrecorded",
      "verdict",
      "verdicts"
    ],
    "additionalProperties": false,
    "description": "Whether a channel follows from what was asked for: each command decided once more by the rules of today, with no model."
  },
  "ChannelPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChannelSummary"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "items"
    ]
  },
  "ChannelState": {
    "type": "object",
    "properties": {
      "current_round": {
        "type": "number"
      },
      "started_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "consensus_reached": {
        "type": "boolean"
      },
      "silence_count": {
        "type": "number",
        "description": "Rounds since a person spoke."
      },
      "exit_flags": {
        "type": "object",
        "additionalProperties": {
          "type": "boolean"
        },
        "description": "True for each condition that holds; `silence` and `user_requested` as the source names them."
      },
      "auto_exit_enabled": {
        "type": "boolean"
      },
      "findings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Finding"
        }
      },
      "rehearsal": {
        "type": "boolean"
      }
    },
    "required": [
      "auto_exit_enabled",
      "consensus_reached",
      "current_round",
      "exit_flags",
      "findings",
      "last_activity_at",
      "rehearsal",
      "silence_count",
      "started_at"
    ],
    "additionalProperties": false,
    "description": "The conversation's state (T4)."
  },
  "ChannelSummary": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "language": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "phase": {
        "type": "string"
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, once there is one."
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      }
    },
    "required": [
      "channel_id",
      "protocol",
      "topic",
      "language",
      "status",
      "phase",
      "cycle",
      "round",
      "max_rounds",
      "cost_micro_usd",
      "rehearsal",
      "opened_at",
      "last_activity_at"
    ],
    "additionalProperties": false,
    "description": "What lists show of a channel."
  },
  "CitedEvent": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number",
        "description": "Its place in the log."
      },
      "type": {
        "type": "string",
        "description": "As the contract names the event."
      },
      "recorded_at": {
        "type": "string"
      },
      "by": {
        "type": "string",
        "description": "Whoever sent the command that it comes from, as `user ula`."
      }
    },
    "required": [
      "version",
      "position",
      "type",
      "recorded_at",
      "by"
    ],
    "additionalProperties": false,
    "description": "An event that a statement cites."
  },
  "CitedStatement": {
    "type": "object",
    "properties": {
      "section": {
        "$ref": "#/components/schemas/RecordSection"
      },
      "kind": {
        "type": "string",
        "description": "What it says, as a stable code: by it a reader can tell which types of events may bear it out."
      },
      "text": {
        "type": "string"
      },
      "quotes": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Texts of the events that it cites, whole."
      },
      "cites": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "Versions of the channel's events, in order; never none."
      }
    },
    "required": [
      "section",
      "kind",
      "text",
      "quotes",
      "cites"
    ],
    "additionalProperties": false,
    "description": "One sentence of a record, what it quotes word for word, and the events that it rests on."
  },
  "Clarification": {
    "type": "object",
    "properties": {
      "question_id": {
        "type": "string"
      },
      "asked_by": {
        "type": "string"
      },
      "round": {
        "type": "number"
      },
      "request_id": {
        "type": "string"
      },
      "text": {
        "type": "string",
        "description": "In the role's own words, of the exchange that runs."
      },
      "assumption": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "asked",
          "relayed",
          "answered",
          "settled",
          "skipped",
          "unanswered"
        ],
        "description": "`asked` waits for the coach, `relayed` for the user, `answered` for the role."
      },
      "relayed": {
        "type": "string",
        "description": "As the user is asked; absent until the coach has relayed it."
      },
      "exchanges": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Exchange"
        }
      },
      "unasked": {
        "type": "string",
        "description": "What the role would still have asked, where it had asked on as often as it may."
      }
    },
    "required": [
      "question_id",
      "asked_by",
      "round",
      "request_id",
      "text",
      "assumption",
      "status",
      "exchanges"
    ],
    "additionalProperties": false,
    "description": "A question to the user (W6)."
  },
  "ComparedChannel": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "status": {
        "type": "string"
      },
      "reason": {
        "type": "string",
        "description": "A stable code; absent while it is open."
      },
      "round": {
        "type": "number"
      },
      "turns": {
        "type": "number"
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "came_to": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "What it came to, in parts: a proposal's version, the entries of a draft, where each member stands."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote it."
      }
    },
    "required": [
      "channel_id",
      "topic",
      "status",
      "round",
      "turns",
      "cost_micro_usd",
      "came_to",
      "generated_by"
    ],
    "additionalProperties": false
  },
  "ComparedStep": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "model": {
        "type": "string",
        "description": "Provider and model, where one answered."
      }
    },
    "required": [
      "version",
      "position"
    ],
    "additionalProperties": false
  },
  "Comparison": {
    "type": "object",
    "properties": {
      "a": {
        "$ref": "#/components/schemas/ComparedChannel"
      },
      "b": {
        "$ref": "#/components/schemas/ComparedChannel"
      },
      "opening": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldDifference"
        },
        "description": "What they were opened with, where that differs."
      },
      "shared": {
        "type": "number",
        "description": "Answers and inputs that are the same in both."
      },
      "first": {
        "$ref": "#/components/schemas/FirstDifference",
        "description": "The first step that is not; absent where there is none."
      },
      "same_outcome": {
        "type": "boolean",
        "description": "Whether both came to the same."
      }
    },
    "required": [
      "a",
      "b",
      "opening",
      "shared",
      "same_outcome"
    ],
    "additionalProperties": false,
    "description": "Two channels of one protocol beside each other."
  },
  "ContributionPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ShownContribution"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "ConversationState": {
    "type": "object",
    "properties": {
      "current_round": {
        "type": "number"
      },
      "started_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "consensus_reached": {
        "type": "boolean"
      },
      "silence_count": {
        "type": "number",
        "description": "Rounds since a person spoke."
      },
      "exit_flags": {
        "type": "object",
        "additionalProperties": {
          "type": "boolean"
        },
        "description": "True for each condition that holds; `silence` and `user_requested` as the source names them."
      },
      "auto_exit_enabled": {
        "type": "boolean"
      },
      "findings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Finding"
        }
      }
    },
    "required": [
      "current_round",
      "started_at",
      "last_activity_at",
      "consensus_reached",
      "silence_count",
      "exit_flags",
      "auto_exit_enabled",
      "findings"
    ],
    "additionalProperties": false,
    "description": "The conversation's state as the source has it (T4), with every condition's figures behind its flag."
  },
  "CountedConsent": {
    "type": "object",
    "properties": {
      "votes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Vote"
        }
      },
      "minority": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MinorityView"
        },
        "description": "Who does not share what it came to, in its own words."
      },
      "not_heard": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Who was asked last and gave nothing."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "contradicted": {
        "type": "string",
        "enum": [
          "claims_unanimity",
          "omits_dissent"
        ],
        "description": "How the closing summary contradicts this; absent where it does not. claims_unanimity: it says that all agree, and not all do; omits_dissent: it does not name somebody who disagrees."
      },
      "counts": {
        "type": "object",
        "properties": {
          "agree": {
            "type": "number"
          },
          "no_objection": {
            "type": "number"
          },
          "partly": {
            "type": "number"
          },
          "undecided": {
            "type": "number"
          },
          "unstated": {
            "type": "number"
          },
          "disagree": {
            "type": "number"
          },
          "withdrew": {
            "type": "number"
          },
          "assumed": {
            "type": "number"
          }
        },
        "additionalProperties": false,
        "description": "How many stand where."
      }
    },
    "required": [
      "counts",
      "minority",
      "not_heard",
      "open_points",
      "votes"
    ],
    "additionalProperties": false,
    "description": "As readers of an outcome get it."
  },
  "Debate": {
    "type": "object",
    "properties": {
      "opened": {
        "$ref": "#/components/schemas/DebateOpened"
      },
      "round": {
        "type": "number",
        "description": "The round that runs or was the last to run."
      },
      "arguments": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ArgumentMade"
        }
      },
      "closed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DebateRoundClosed"
        }
      },
      "ruled": {
        "$ref": "#/components/schemas/DebateRuled"
      }
    },
    "required": [
      "round",
      "arguments",
      "closed"
    ],
    "additionalProperties": false,
    "description": "A debate as far as it went (D3)."
  },
  "DebateList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DebateRow"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "DebateRow": {
    "type": "object",
    "properties": {
      "number": {
        "type": "number",
        "description": "Its place among the team's debates, from 1: planned ones first, then as they were put in."
      },
      "phase_id": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "cause": {
        "type": "string",
        "enum": [
          "planned",
          "divergence",
          "plan_review",
          "user"
        ]
      },
      "status": {
        "type": "string",
        "enum": [
          "waiting",
          "running",
          "completed",
          "failed",
          "skipped",
          "dropped"
        ],
        "description": "`dropped`: the lead took it out of the plan before work began."
      },
      "participants": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "max_rounds": {
        "type": "number"
      },
      "decided": {
        "type": "object",
        "properties": {
          "reason": {
            "type": "string"
          },
          "criterion": {
            "type": "string",
            "enum": [
              "none",
              "contradiction",
              "constraint",
              "options"
            ],
            "description": "What was found, where something was looked for."
          },
          "statements": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DivergentStatement"
            },
            "description": "The two statements that cannot both stand, as quoted."
          },
          "phase_id": {
            "type": "string",
            "description": "The phase that was assessed; absent for the plan and the user."
          },
          "before": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The phases that wait for its conclusion."
          },
          "actor": {
            "$ref": "#/components/schemas/Actor",
            "description": "Who asked for it, where a person did."
          }
        },
        "required": [
          "reason",
          "statements",
          "before"
        ],
        "additionalProperties": false,
        "description": "Why it was put in, with the statements that contradict each other."
      },
      "point": {
        "type": "string",
        "description": "What is in dispute; marked where the model gave nothing."
      },
      "point_is_template": {
        "type": "boolean"
      },
      "rounds": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "round": {
              "type": "number"
            },
            "arguments": {
              "type": "array",
              "items": {
                "type": "object"
              }
            },
            "spoke": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Absent while it runs."
            },
            "missed": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "stable": {
              "type": "boolean"
            },
            "summary": {
              "type": "string"
            },
            "open_points": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "required": [
            "round",
            "arguments"
          ],
          "additionalProperties": false,
          "description": "What was said in one round of a debate."
        }
      },
      "ruling": {
        "type": "object"
      },
      "ruling_is_template": {
        "type": "boolean"
      },
      "minority": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MinorityView"
        }
      },
      "reason": {
        "type": "string",
        "description": "Why no debate was needed, or why there is no ruling."
      }
    },
    "required": [
      "number",
      "phase_id",
      "topic",
      "cause",
      "status",
      "participants",
      "max_rounds",
      "rounds",
      "minority"
    ],
    "additionalProperties": false,
    "description": "A debate as far as it went, and why it is held (D3, D4)."
  },
  "DecisionRecord": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "question": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "forked_from": {
        "type": "object",
        "properties": {
          "channel_id": {
            "type": "string"
          },
          "version": {
            "type": "number"
          }
        },
        "required": [
          "channel_id",
          "version"
        ],
        "additionalProperties": false,
        "description": "The channel that it was forked from, and the version up to which it is a copy; absent where it is no fork."
      },
      "verdict": {
        "$ref": "#/components/schemas/Verdict"
      },
      "ended": {
        "type": "object",
        "properties": {
          "reason": {
            "type": "string",
            "description": "A stable code."
          },
          "at": {
            "type": "string"
          },
          "message": {
            "type": "string",
            "description": "The closing message, in the channel's language."
          },
          "by": {
            "type": "string",
            "description": "The person who ended it, where one did."
          },
          "said": {
            "type": "object",
            "properties": {
              "by": {
                "type": "string"
              },
              "text": {
                "type": "string"
              }
            },
            "required": [
              "by",
              "text"
            ],
            "additionalProperties": false,
            "description": "Why, in their own words, where they gave any."
          }
        },
        "required": [
          "reason",
          "at",
          "message"
        ],
        "additionalProperties": false,
        "description": "Absent while it runs."
      },
      "rounds": {
        "type": "number"
      },
      "sections": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Section"
        }
      },
      "positions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Position"
        }
      },
      "counts": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "asked": {
            "type": "number"
          },
          "for": {
            "type": "number"
          },
          "between": {
            "type": "number"
          },
          "against": {
            "type": "number"
          },
          "absent": {
            "type": "number"
          }
        },
        "required": [
          "absent",
          "against",
          "asked",
          "between",
          "for"
        ],
        "description": "How many stand where; `asked` counts everybody who was to say something of it."
      },
      "dissent": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Dissent"
        }
      },
      "contradicted": {
        "type": "string",
        "enum": [
          "claims_unanimity",
          "omits_dissent"
        ],
        "description": "How the closing summary contradicts this; absent where it does not. claims_unanimity: it says that all agree, and not all do; omits_dissent: it does not name somebody who disagrees."
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "next": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/NextStep"
        }
      },
      "story": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Milestone"
        }
      },
      "opened_at": {
        "type": "string"
      },
      "took_ms": {
        "type": "number"
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it: AI agents by which models, people, or scripts."
      },
      "position": {
        "type": "number",
        "description": "The log's position that it is made up to."
      }
    },
    "required": [
      "channel_id",
      "protocol",
      "topic",
      "question",
      "language",
      "rehearsal",
      "verdict",
      "rounds",
      "sections",
      "positions",
      "counts",
      "dissent",
      "open_points",
      "next",
      "story",
      "opened_at",
      "took_ms",
      "cost_micro_usd",
      "tokens",
      "models",
      "generated_by",
      "position"
    ],
    "additionalProperties": false,
    "description": "A decision as a page, a print, a link and a file show it: the one source of all of them."
  },
  "DeliberationRecord": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language",
        "description": "The language of its sentences; quotes are in the language in which they were said."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it; its own sentences are made by rules, from the log, without a model."
      },
      "statements": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CitedStatement"
        }
      },
      "cited": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CitedEvent"
        }
      },
      "position": {
        "type": "number",
        "description": "The log's position that it is made up to."
      }
    },
    "required": [
      "channel_id",
      "protocol",
      "topic",
      "language",
      "generated_by",
      "statements",
      "cited",
      "position"
    ],
    "additionalProperties": false,
    "description": "A whole deliberation, for who decides or audits: each sentence with what bears it out."
  },
  "Dissent": {
    "type": "object",
    "properties": {
      "participant_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "position": {
        "type": "string",
        "description": "What it wants instead: what would have to change."
      },
      "argument": {
        "type": "string"
      },
      "about": {
        "type": "string",
        "description": "The part that it is about, where it is about one."
      }
    },
    "required": [
      "participant_id",
      "name",
      "position",
      "argument"
    ],
    "additionalProperties": false,
    "description": "A view that does not share it, in full and in its own words."
  },
  "DocumentComparison": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "summary": {
        "type": "object",
        "properties": {
          "before": {
            "type": "string"
          },
          "now": {
            "type": "string"
          }
        },
        "required": [
          "before",
          "now"
        ],
        "additionalProperties": false,
        "description": "Present where it was put otherwise."
      },
      "parts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PartDifference"
        }
      },
      "document": {
        "$ref": "#/components/schemas/DocumentId"
      },
      "from": {
        "type": "number"
      },
      "to": {
        "type": "number"
      }
    },
    "required": [
      "document",
      "from",
      "generated_by",
      "parts",
      "to"
    ],
    "additionalProperties": false,
    "description": "Two versions of a document, statement by statement."
  },
  "DocumentId": {
    "type": "string",
    "enum": [
      "DOC_01",
      "DOC_02",
      "DOC_03",
      "DOC_04",
      "DOC_05",
      "DOC_06"
    ]
  },
  "DocumentList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedDocument"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "DocumentRemoved": {
    "type": "object",
    "properties": {
      "removed": {
        "type": "boolean"
      }
    },
    "required": [
      "removed"
    ],
    "additionalProperties": false
  },
  "DocumentTitle": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/components/schemas/DocumentId"
      },
      "version": {
        "type": "number"
      },
      "title": {
        "type": "string"
      }
    },
    "required": [
      "document",
      "version",
      "title"
    ],
    "additionalProperties": false
  },
  "DocumentsAdded": {
    "$ref": "#/components/schemas/Added"
  },
  "Draft": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DraftEntry"
        }
      },
      "proposed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DraftEntry"
        }
      },
      "superseded": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DraftEntry"
        }
      },
      "lapsed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DraftEntry"
        }
      },
      "standing_objections": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StandingObjection"
        }
      }
    },
    "required": [
      "generated_by",
      "items",
      "lapsed",
      "proposed",
      "standing_objections",
      "superseded"
    ],
    "additionalProperties": false,
    "description": "The consensus draft, what is proposed for it, and what left it."
  },
  "DraftEntry": {
    "type": "object",
    "properties": {
      "entry_id": {
        "type": "string"
      },
      "text": {
        "type": "string"
      },
      "resolves": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "supersedes": {
        "type": "string"
      },
      "reason": {
        "type": "string"
      },
      "proposed_by": {
        "type": "string"
      },
      "proposed_in": {
        "type": "number"
      },
      "request_id": {
        "type": "string"
      },
      "question_id": {
        "type": "string",
        "description": "The question to the user whose answer it rests on (W6)."
      },
      "status": {
        "type": "string",
        "enum": [
          "proposed",
          "in_draft",
          "superseded",
          "lapsed"
        ]
      },
      "carried_from": {
        "type": "number",
        "description": "The version that decided it, where that is one before."
      },
      "added_in": {
        "type": "number"
      },
      "superseded_by": {
        "type": "string"
      },
      "seen_by": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Roles that have spoken since it is on the table."
      },
      "stances": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/components/schemas/RecordedStance"
        },
        "description": "The latest stance of each role: an objection stands until the role itself takes it back."
      },
      "objected_by_name": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Whoever objects to this very entry: that it agrees on the issue takes nothing back."
      },
      "rivals": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Entries that cannot stand beside it."
      },
      "unsettled": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "description": "By issue: who has nothing against the entry, and says that it does not settle the issue."
      }
    },
    "required": [
      "entry_id",
      "text",
      "resolves",
      "reason",
      "proposed_by",
      "proposed_in",
      "request_id",
      "status",
      "seen_by",
      "stances",
      "objected_by_name"
    ],
    "additionalProperties": false,
    "description": "An entry of the consensus draft, or one on its way there (W4)."
  },
  "Epoch": {
    "type": "object",
    "properties": {
      "epoch": {
        "type": "number"
      },
      "opened_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "opened_by": {
        "type": "string"
      },
      "because": {
        "type": "string"
      },
      "after": {
        "type": "string",
        "description": "The last checkpoint known of the epoch before, where there was one."
      },
      "act": {
        "type": "string",
        "description": "What was signed of it."
      }
    },
    "required": [
      "epoch",
      "opened_at",
      "opened_by",
      "because",
      "act"
    ],
    "additionalProperties": false,
    "description": "An epoch: after a restore the tree does not continue what was signed, and somebody has said why."
  },
  "EventPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RecordedEvent"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "Exchange": {
    "type": "object",
    "properties": {
      "question": {
        "type": "string"
      },
      "answer": {
        "type": "string"
      },
      "source": {
        "type": "string"
      }
    },
    "required": [
      "question",
      "answer"
    ],
    "additionalProperties": false,
    "description": "A question and its answer: the user's, or what stood there already, with its source."
  },
  "FeedbackPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ShownFeedback"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "FieldDifference": {
    "type": "object",
    "properties": {
      "pointer": {
        "type": "string",
        "description": "A JSON pointer."
      },
      "a": {
        "type": "string",
        "description": "As JSON; absent where the first has nothing there."
      },
      "b": {
        "type": "string"
      }
    },
    "required": [
      "pointer"
    ],
    "additionalProperties": false,
    "description": "Where two values of JSON differ."
  },
  "File": {
    "type": "string",
    "description": "A file as it is, or many lines."
  },
  "FirstDifference": {
    "type": "object",
    "properties": {
      "cause": {
        "type": "string",
        "enum": [
          "input",
          "answer",
          "prompt",
          "missing"
        ],
        "description": "`input`: a person said or did something else. `answer`: a model was asked the same and answered otherwise. `prompt`: it was asked something else. `missing`: one of the two has no such step."
      },
      "because": {
        "type": "string",
        "enum": [
          "opening",
          "rules",
          "template",
          "order",
          "ended"
        ],
        "description": "Why a prompt differs, or a step is missing: what the channels were opened with; that other rules decided; the words of another release; the order in which things came; or that one channel had ended, or had not come so far."
      },
      "round": {
        "type": "number"
      },
      "participant_id": {
        "type": "string",
        "description": "A participant; absent where it is nobody's in particular."
      },
      "name": {
        "type": "string"
      },
      "work": {
        "type": "string",
        "description": "A command's type, of a facilitation with its task."
      },
      "a": {
        "$ref": "#/components/schemas/ComparedStep"
      },
      "b": {
        "$ref": "#/components/schemas/ComparedStep"
      },
      "said": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldDifference"
        },
        "description": "Where what was said differs."
      },
      "asked": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldDifference"
        },
        "description": "Where what models were asked differs: `system`, `shared`, `user`, `schema`."
      }
    },
    "required": [
      "cause",
      "round",
      "work",
      "said",
      "asked"
    ],
    "additionalProperties": false
  },
  "ForkedFromView": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "version": {
        "type": "number",
        "description": "Its version up to which they are the same."
      },
      "reason": {
        "type": "string",
        "description": "Why, in the words of whoever forked it."
      },
      "cost_micro_usd": {
        "type": "number",
        "description": "What the parent had cost by then: that is not this channel's."
      },
      "fresh": {
        "type": "boolean",
        "description": "Models are asked anew though the parent has their answers."
      }
    },
    "required": [
      "channel_id",
      "version",
      "cost_micro_usd",
      "fresh"
    ],
    "additionalProperties": false,
    "description": "The channel that a fork goes on from."
  },
  "GeneratedBy": {
    "type": "object",
    "properties": {
      "tool": {
        "type": "string",
        "const": "parley"
      },
      "by": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Author"
        },
        "description": "Authors of anything in it so far; empty where nobody has. What was asked for at the opening does not count."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that wrote, as `provider/model`; an agent elsewhere need not say which it uses."
      }
    },
    "required": [
      "tool",
      "by",
      "models"
    ],
    "additionalProperties": false,
    "description": "The authors of a channel's texts: the machine-readable mark that goes with each of them (Regulation (EU) 2024/1689, Article 50). It is made here alone, from the log."
  },
  "GuestTurnChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "told": {
        "type": "string",
        "description": "What the table elsewhere tells its seat."
      },
      "form": {
        "type": "object",
        "additionalProperties": {},
        "description": "The JSON Schema of the answer."
      },
      "guest": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "description": "Unique in the channel."
          },
          "name": {
            "type": "string",
            "description": "As shown."
          },
          "kind": {
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external",
              "a2a"
            ],
            "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
          },
          "persona": {
            "type": "string",
            "description": "Who it is; it is the voice of the prompt."
          },
          "expertise": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "What it knows: what a message is matched with."
          },
          "thinking_style": {
            "type": "string",
            "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
          },
          "speaking_style": {
            "type": "string",
            "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
          },
          "model": {
            "type": "string",
            "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
          },
          "effort": {
            "type": "string",
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
            "type": "string",
            "enum": [
              "anthropic",
              "openai"
            ],
            "description": "Who serves the model."
          },
          "url": {
            "type": "string",
            "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
          }
        },
        "required": [
          "participant_id",
          "name",
          "kind",
          "persona",
          "expertise"
        ],
        "additionalProperties": false,
        "description": "Whoever answers, without what it says in a rehearsal."
      },
      "context_id": {
        "type": "string",
        "description": "The conversation that the asker has it in, as it names it."
      },
      "answer": {
        "type": "object",
        "additionalProperties": {},
        "description": "What was answered."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "guest-turn"
      }
    },
    "required": [
      "channel_id",
      "cost_micro_usd",
      "cycle",
      "form",
      "generated_by",
      "guest",
      "language",
      "last_activity_at",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "position",
      "protocol",
      "rehearsal",
      "round",
      "status",
      "termination",
      "tokens",
      "told",
      "topic",
      "turns",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "Heading": {
    "type": "string",
    "enum": [
      "terms",
      "tasks",
      "risk",
      "summary",
      "answer",
      "answer_of_most",
      "premortem",
      "baseline",
      "decisions",
      "rulings",
      "missing",
      "learned",
      "suggestion",
      "lacking",
      "documents"
    ],
    "description": "What a part of the decision is headed by."
  },
  "Hit": {
    "type": "object",
    "properties": {
      "chunk_id": {
        "type": "string",
        "description": "The same for the same path, content and number, always."
      },
      "source": {
        "$ref": "#/components/schemas/Source"
      },
      "text": {
        "type": "string"
      },
      "rank": {
        "type": "number"
      }
    },
    "required": [
      "chunk_id",
      "rank",
      "source",
      "text"
    ],
    "additionalProperties": false,
    "description": "A chunk that answers a query; the greater the rank, the better. Ranks of different queries do not compare."
  },
  "Hits": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Hit"
        }
      }
    },
    "required": [
      "items"
    ]
  },
  "InboxItem": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "question_id": {
        "type": "string"
      },
      "asked_by": {
        "type": "string"
      },
      "name": {
        "type": "string",
        "description": "The asker's name."
      },
      "round": {
        "type": "number"
      },
      "status": {
        "type": "string"
      },
      "question": {
        "type": "string",
        "description": "As the user is asked."
      },
      "assumption": {
        "type": "string",
        "description": "What the asker assumes where it is skipped."
      },
      "exchanges": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "question": {
              "type": "string"
            },
            "answer": {
              "type": "string"
            }
          },
          "required": [
            "question",
            "answer"
          ],
          "additionalProperties": false
        }
      },
      "channel_id": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "request_id": {
        "type": "string",
        "description": "The request id of a turn."
      },
      "participant_id": {
        "type": "string"
      },
      "due_at": {
        "type": "string",
        "format": "date-time"
      },
      "work": {
        "type": "string",
        "description": "What is asked for, where a protocol asks for several things."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false,
        "description": "The vote of a ballot."
      }
    },
    "required": [
      "channel_id",
      "generated_by",
      "protocol",
      "rehearsal",
      "topic"
    ],
    "description": "What waits for somebody: an open turn, a ballot or a question. More of it as its protocol has it.",
    "additionalProperties": {}
  },
  "InboxPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InboxItem"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "items"
    ]
  },
  "Interview": {
    "type": "object",
    "properties": {
      "protocol": {
        "type": "string",
        "const": "interview"
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "goal": {
        "type": "string"
      },
      "user": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "interviewer": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "architect": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "config": {
        "$ref": "#/components/schemas/InterviewConfig"
      },
      "facts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InterviewFact"
        }
      },
      "areas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AreaScore"
        }
      },
      "context": {
        "$ref": "#/components/schemas/InterviewContext"
      },
      "barrier": {
        "type": "object",
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "syncing",
              "thinking_deeply"
            ]
          },
          "blocking_agent": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/Agent"
              },
              {
                "type": "string",
                "const": "None"
              }
            ]
          },
          "waiting": {
            "type": "number"
          }
        },
        "required": [
          "level",
          "blocking_agent",
          "waiting"
        ],
        "additionalProperties": false,
        "description": "Present where somebody waits for the background of a turn (I4)."
      },
      "documents": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DocumentTitle"
        }
      },
      "delivery": {
        "type": "object",
        "properties": {
          "version": {
            "type": "number"
          },
          "written": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DocumentId"
            }
          },
          "open": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DocumentId"
            }
          }
        },
        "required": [
          "version",
          "written",
          "open"
        ],
        "additionalProperties": false,
        "description": "The delivery that is under way (I6)."
      },
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "state": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "session_id": {
            "type": "string",
            "description": "The channel's id, which is added where it is read."
          },
          "processed_turns": {
            "type": "number"
          },
          "status": {
            "$ref": "#/components/schemas/Status"
          },
          "user_profile": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            },
            "description": "Whoever the user is."
          },
          "current_practice": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            },
            "description": "How things are done today."
          },
          "pain_points": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "constraints": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            },
            "description": "What may not be touched."
          },
          "success_criteria": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            },
            "description": "What success is measured by."
          },
          "completeness_score": {
            "type": "number"
          },
          "last_updated": {
            "type": "string",
            "description": "Absent until the first analysis."
          }
        },
        "required": [
          "completeness_score",
          "constraints",
          "current_practice",
          "pain_points",
          "processed_turns",
          "session_id",
          "status",
          "success_criteria",
          "user_profile"
        ]
      }
    },
    "required": [
      "architect",
      "areas",
      "channel_id",
      "config",
      "context",
      "cost_micro_usd",
      "cycle",
      "documents",
      "facts",
      "generated_by",
      "goal",
      "interviewer",
      "language",
      "last_activity_at",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "position",
      "protocol",
      "rehearsal",
      "round",
      "state",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "user",
      "version",
      "warnings"
    ],
    "additionalProperties": false,
    "description": "An interview by itself: its state knows whose it is."
  },
  "InterviewChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "goal": {
        "type": "string"
      },
      "user": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "interviewer": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "architect": {
        "$ref": "#/components/schemas/InterviewSeat"
      },
      "config": {
        "$ref": "#/components/schemas/InterviewConfig"
      },
      "state": {
        "$ref": "#/components/schemas/InterviewState"
      },
      "facts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InterviewFact"
        }
      },
      "areas": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AreaScore"
        }
      },
      "context": {
        "$ref": "#/components/schemas/InterviewContext"
      },
      "barrier": {
        "type": "object",
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "syncing",
              "thinking_deeply"
            ]
          },
          "blocking_agent": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/Agent"
              },
              {
                "type": "string",
                "const": "None"
              }
            ]
          },
          "waiting": {
            "type": "number"
          }
        },
        "required": [
          "level",
          "blocking_agent",
          "waiting"
        ],
        "additionalProperties": false,
        "description": "Present where somebody waits for the background of a turn (I4)."
      },
      "documents": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DocumentTitle"
        }
      },
      "delivery": {
        "type": "object",
        "properties": {
          "version": {
            "type": "number"
          },
          "written": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DocumentId"
            }
          },
          "open": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DocumentId"
            }
          }
        },
        "required": [
          "version",
          "written",
          "open"
        ],
        "additionalProperties": false,
        "description": "The delivery that is under way (I6)."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "interview"
      }
    },
    "required": [
      "architect",
      "areas",
      "channel_id",
      "config",
      "context",
      "cost_micro_usd",
      "cycle",
      "documents",
      "facts",
      "generated_by",
      "goal",
      "interviewer",
      "language",
      "last_activity_at",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "position",
      "protocol",
      "rehearsal",
      "round",
      "state",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "user",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "InterviewContext": {
    "type": "object",
    "properties": {
      "recent_messages": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "turn": {
              "type": "number"
            },
            "from": {
              "type": "string",
              "enum": [
                "user",
                "interviewer"
              ]
            },
            "text": {
              "type": "string"
            },
            "interrupted": {
              "type": "boolean"
            }
          },
          "required": [
            "turn",
            "from",
            "text"
          ],
          "additionalProperties": false
        }
      },
      "compressed_memory": {
        "type": "string"
      },
      "system_notice": {
        "type": "string"
      },
      "blocking_agent": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Agent"
          },
          {
            "type": "string",
            "const": "None"
          }
        ]
      }
    },
    "required": [
      "recent_messages",
      "compressed_memory",
      "system_notice",
      "blocking_agent"
    ],
    "additionalProperties": false,
    "description": "What the next answer goes by, as the source names it (I5)."
  },
  "InterviewState": {
    "type": "object",
    "properties": {
      "session_id": {
        "type": "string",
        "description": "The channel's id, which is added where it is read."
      },
      "processed_turns": {
        "type": "number"
      },
      "status": {
        "$ref": "#/components/schemas/Status"
      },
      "user_profile": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        },
        "description": "Whoever the user is."
      },
      "current_practice": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        },
        "description": "How things are done today."
      },
      "pain_points": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "constraints": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        },
        "description": "What may not be touched."
      },
      "success_criteria": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        },
        "description": "What success is measured by."
      },
      "completeness_score": {
        "type": "number"
      },
      "last_updated": {
        "type": "string",
        "description": "Absent until the first analysis."
      }
    },
    "required": [
      "processed_turns",
      "status",
      "user_profile",
      "current_practice",
      "pain_points",
      "constraints",
      "success_criteria",
      "completeness_score"
    ],
    "additionalProperties": false,
    "description": "What is known of the user, as the source names it (I3)."
  },
  "InterviewSteps": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StateRow"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "Issue": {
    "type": "object",
    "properties": {
      "issue_id": {
        "type": "string"
      },
      "statement": {
        "type": "string",
        "description": "As it is said now; what it was raised with is `raised_as`."
      },
      "raised_as": {
        "type": "string"
      },
      "raised_by": {
        "type": "string"
      },
      "raised_by_answer": {
        "type": "string",
        "description": "The question whose answer raised it (W6)."
      },
      "round": {
        "type": "number"
      },
      "about_entry": {
        "type": "string",
        "description": "The entry of the draft that is objected to, where it is about one."
      },
      "reopened": {
        "type": "object",
        "properties": {
          "by": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          },
          "round": {
            "type": "number"
          }
        },
        "required": [
          "by",
          "reason",
          "round"
        ],
        "additionalProperties": false,
        "description": "Why it is on the list again."
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "resolved",
          "merged",
          "dismissed"
        ]
      },
      "resolved_by": {
        "type": "string"
      },
      "resolved_by_answer": {
        "type": "string",
        "description": "The question whose answer the entry that settled it rests on (W6)."
      },
      "merged_into": {
        "type": "string"
      },
      "left_in": {
        "type": "number"
      },
      "stances": {
        "type": "object",
        "additionalProperties": {
          "$ref": "#/components/schemas/RecordedStance"
        },
        "description": "The latest stance of each role."
      },
      "no_issue_seen_by": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Once somebody says that it is no issue: who has seen that."
      }
    },
    "required": [
      "issue_id",
      "statement",
      "raised_as",
      "raised_by",
      "round",
      "status",
      "stances"
    ],
    "additionalProperties": false,
    "description": "An issue, on the list or gone from it in one of three ways (W4)."
  },
  "IssueList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Issue"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "Item": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string"
      },
      "detail": {
        "type": "string",
        "description": "In words of the channel's language, such as a reason."
      },
      "by": {
        "type": "string",
        "description": "By whom."
      },
      "ruling": {
        "type": "string",
        "enum": [
          "adopt",
          "compromise",
          "shelve"
        ]
      }
    },
    "required": [
      "text"
    ],
    "additionalProperties": false,
    "description": "A line of a list: what it says, and what else is said of it."
  },
  "JsonSchema": {
    "type": "object"
  },
  "Language": {
    "type": "string",
    "enum": [
      "en",
      "zh"
    ],
    "description": "What models and people are spoken to in."
  },
  "ListedDocument": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/components/schemas/DocumentId"
      },
      "version": {
        "type": "number"
      },
      "participant_id": {
        "type": "string"
      },
      "cause": {
        "type": "string",
        "enum": [
          "completed",
          "comment",
          "user"
        ],
        "description": "Why it was written."
      },
      "comment": {
        "type": "string"
      },
      "turn": {
        "type": "number",
        "description": "The last turn that it could rest on."
      },
      "at": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "In the log."
      },
      "title": {
        "type": "string"
      },
      "summary": {
        "type": "string"
      },
      "changes": {
        "type": "string"
      }
    },
    "required": [
      "at",
      "cause",
      "changes",
      "comment",
      "document",
      "participant_id",
      "position",
      "summary",
      "title",
      "turn",
      "version"
    ],
    "additionalProperties": false,
    "description": "A version of a document, as lists show it."
  },
  "ListedWork": {
    "type": "object",
    "properties": {
      "key": {
        "type": "string",
        "description": "`phases/{phase_id}` for what came of a phase, `artefacts/{name}` for a text that it handed over."
      },
      "version": {
        "type": "number",
        "description": "From 1; a text of the same name is the next version."
      },
      "kind": {
        "type": "string",
        "enum": [
          "result",
          "artefact",
          "ruling",
          "waiver"
        ]
      },
      "phase_id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "participant_id": {
        "type": "string",
        "description": "Whoever made it; the lead, of rulings."
      },
      "at": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "The position of its event in the log."
      },
      "bytes": {
        "type": "number"
      },
      "content": {
        "type": "object"
      }
    },
    "additionalProperties": false,
    "required": [
      "at",
      "key",
      "kind",
      "participant_id",
      "phase_id",
      "position",
      "title",
      "version"
    ],
    "description": "A thing handed over, as lists show it: of a text its size, of all else its content."
  },
  "MemoryList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MemoryRow"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "MemoryRow": {
    "type": "object",
    "properties": {
      "at": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "In the log."
      },
      "from_turn": {
        "type": "number",
        "description": "The turns that are newly in it."
      },
      "through_turn": {
        "type": "number"
      },
      "points": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MemoryPoint"
        }
      }
    },
    "required": [
      "at",
      "from_turn",
      "points",
      "position",
      "through_turn"
    ],
    "additionalProperties": false,
    "description": "What stands for the turns up to one (I5)."
  },
  "MessagePage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "turn": {
              "type": "number"
            },
            "from": {
              "type": "string",
              "enum": [
                "user",
                "interviewer"
              ]
            },
            "text": {
              "type": "string"
            },
            "intervention_id": {
              "type": "string",
              "description": "The intervention id of what the user said."
            },
            "request_id": {
              "type": "string",
              "description": "The request id of an answer."
            },
            "interrupted": {
              "type": "boolean",
              "description": "The user broke in (I8)."
            },
            "heard_characters": {
              "type": "number",
              "description": "How much of it the user heard, where that is known."
            },
            "at": {
              "type": "string"
            },
            "position": {
              "type": "number",
              "description": "In the log."
            }
          },
          "required": [
            "turn",
            "from",
            "text",
            "at",
            "position"
          ],
          "additionalProperties": false
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "Milestone": {
    "type": "object",
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "drafted",
          "adjusted",
          "answered",
          "withdrew",
          "joined",
          "summed_up",
          "said",
          "phase_done",
          "phase_failed",
          "ruled",
          "understood",
          "written"
        ]
      },
      "who": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "text": {
        "type": "string"
      },
      "version": {
        "type": "number"
      },
      "tally": {
        "type": "object",
        "properties": {
          "accepted": {
            "type": "number"
          },
          "changes": {
            "type": "number"
          },
          "withdrew": {
            "type": "number"
          },
          "assumed": {
            "type": "number"
          },
          "absent": {
            "type": "number"
          }
        },
        "required": [
          "accepted",
          "changes",
          "withdrew",
          "assumed",
          "absent"
        ],
        "additionalProperties": false
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Change"
        }
      },
      "position": {
        "type": "number",
        "description": "The event's place in the log."
      },
      "at": {
        "type": "string"
      },
      "round": {
        "type": "number"
      }
    },
    "required": [
      "at",
      "kind",
      "position",
      "round"
    ],
    "additionalProperties": false,
    "description": "The same with the event that it stands in."
  },
  "NegotiationChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "demand": {
        "$ref": "#/components/schemas/Demand"
      },
      "candidates": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string",
              "description": "Unique in the channel."
            },
            "name": {
              "type": "string",
              "description": "As shown."
            },
            "kind": {
              "type": "string",
              "enum": [
                "hosted",
                "person",
                "external",
                "a2a"
              ],
              "description": "hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
            },
            "persona": {
              "type": "string",
              "description": "Who it is and what it wants; it is the voice of the prompt."
            },
            "skills": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "What it can do."
            },
            "thinking_style": {
              "type": "string",
              "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
            },
            "speaking_style": {
              "type": "string",
              "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
            },
            "model": {
              "type": "string",
              "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
            },
            "effort": {
              "type": "string",
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
              "type": "string",
              "enum": [
                "anthropic",
                "openai"
              ],
              "description": "Who serves the model."
            },
            "url": {
              "type": "string",
              "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
            }
          },
          "required": [
            "participant_id",
            "name",
            "kind",
            "persona",
            "skills"
          ],
          "additionalProperties": false
        },
        "description": "Without their rehearsal scripts, which are in the log."
      },
      "config": {
        "$ref": "#/components/schemas/NegotiationConfig"
      },
      "selected": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "withdrawn": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "proposal_version": {
        "type": "number"
      },
      "plans": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TablePlan"
        },
        "description": "The plans that the closing round is about, while it runs (N4)."
      },
      "decision": {
        "$ref": "#/components/schemas/OutcomeReached"
      },
      "gaps": {
        "$ref": "#/components/schemas/GapsIdentified"
      },
      "closing_summary": {
        "$ref": "#/components/schemas/RoundSummarised",
        "description": "The closing summary of an ending that is no success, or that nobody could sum up."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "negotiation"
      }
    },
    "required": [
      "candidates",
      "channel_id",
      "config",
      "cost_micro_usd",
      "cycle",
      "demand",
      "generated_by",
      "language",
      "last_activity_at",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "position",
      "proposal_version",
      "protocol",
      "rehearsal",
      "round",
      "selected",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "version",
      "warnings",
      "withdrawn"
    ],
    "additionalProperties": false
  },
  "NextStep": {
    "type": "object",
    "properties": {
      "step": {
        "type": "string",
        "enum": [
          "task",
          "follow_up",
          "confirm",
          "settle",
          "ask_absent",
          "hear_dissent",
          "carry_out",
          "reopen",
          "budget",
          "model",
          "with_model"
        ]
      },
      "who": {
        "type": "string"
      },
      "text": {
        "type": "string"
      }
    },
    "required": [
      "step"
    ],
    "additionalProperties": false,
    "description": "What to do next. `text` is in the channel's language."
  },
  "OpenedEpoch": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "epoch": {
        "type": "number"
      },
      "opened_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "opened_by": {
        "type": "string"
      },
      "because": {
        "type": "string"
      },
      "after": {
        "type": "string",
        "description": "The last checkpoint known of the epoch before, where there was one."
      },
      "act": {
        "type": "string",
        "description": "What was signed of it."
      }
    },
    "required": [
      "act",
      "because",
      "epoch",
      "opened_at",
      "opened_by"
    ]
  },
  "Outcome": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "status": {
        "type": "string"
      },
      "reason": {
        "type": "string"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "consent": {
        "$ref": "#/components/schemas/CountedConsent",
        "description": "Where everyone stood, counted and in their own words: from the log, and from no summary. A view made before it was kept has it once it is rebuilt."
      }
    },
    "required": [
      "generated_by",
      "rehearsal"
    ],
    "description": "What a channel came to; more of it as its protocol has it.",
    "additionalProperties": {}
  },
  "OutputList": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "version": {
        "type": "number"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "file": {
              "type": "string"
            },
            "media_type": {
              "type": "string"
            },
            "bytes": {
              "type": "number"
            }
          },
          "required": [
            "file",
            "media_type",
            "bytes"
          ],
          "additionalProperties": false
        }
      }
    },
    "required": [
      "generated_by",
      "items",
      "rehearsal",
      "version"
    ],
    "additionalProperties": false,
    "description": "The files of a finished plan."
  },
  "PartDifference": {
    "type": "object",
    "properties": {
      "part": {
        "$ref": "#/components/schemas/PartName"
      },
      "title": {
        "type": "string"
      },
      "added": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Statement"
        }
      },
      "removed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Statement"
        }
      },
      "changed": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "before": {
              "$ref": "#/components/schemas/Statement"
            },
            "now": {
              "$ref": "#/components/schemas/Statement"
            }
          },
          "required": [
            "before",
            "now"
          ],
          "additionalProperties": false
        }
      },
      "unchanged": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Statement"
        }
      }
    },
    "required": [
      "part",
      "title",
      "added",
      "removed",
      "changed",
      "unchanged"
    ],
    "additionalProperties": false,
    "description": "What became of the statements under one heading, from one version of a document to another (I6)."
  },
  "PartName": {
    "type": "string",
    "enum": [
      "problem",
      "users",
      "today",
      "success",
      "functional",
      "quality",
      "constraints",
      "out_of_scope",
      "approach",
      "journey",
      "alternatives",
      "components",
      "data",
      "interfaces",
      "decisions",
      "milestones",
      "prerequisites",
      "risks",
      "assumptions",
      "open_questions"
    ]
  },
  "Place": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "command_type": {
        "type": "string"
      }
    },
    "required": [
      "version",
      "position",
      "command_type"
    ],
    "additionalProperties": false,
    "description": "An event that something could not be told of."
  },
  "Places": {
    "type": "object",
    "properties": {
      "unrecorded": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Place"
        }
      },
      "erased": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Place"
        }
      },
      "resting_on_erased": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Place"
        }
      },
      "prompts_unlike": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Place"
        }
      }
    },
    "required": [
      "unrecorded",
      "erased",
      "resting_on_erased",
      "prompts_unlike"
    ],
    "additionalProperties": false,
    "description": "Where what could not be told is, by what it is counted as."
  },
  "PooledQuestion": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "round": {
        "type": "number"
      },
      "by": {
        "type": "string",
        "description": "The asker, by participant id; and of whom, where that is somebody in particular."
      },
      "of": {
        "type": "string"
      },
      "question": {
        "type": "string"
      },
      "answered": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string"
            },
            "round": {
              "type": "number"
            }
          },
          "required": [
            "participant_id",
            "round"
          ],
          "additionalProperties": false
        },
        "description": "Those who have said that their words answer it."
      }
    },
    "required": [
      "id",
      "round",
      "by",
      "question",
      "answered"
    ],
    "additionalProperties": false
  },
  "Position": {
    "type": "object",
    "properties": {
      "participant_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "side": {
        "$ref": "#/components/schemas/Side"
      },
      "stance": {
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "agree",
              "no_objection",
              "partly",
              "undecided",
              "unstated",
              "disagree",
              "withdrew",
              "assumed"
            ],
            "description": "no_objection: has seen it, and objected to nothing; unstated: spoke, and took no side; assumed: a person who was silent, where the channel takes that for acceptance."
          },
          {
            "type": "string",
            "const": "not_heard"
          }
        ]
      },
      "version": {
        "type": "number",
        "description": "The version of the proposal, where it is about one."
      },
      "claim": {
        "type": "string",
        "description": "What it holds, in its own words."
      }
    },
    "required": [
      "participant_id",
      "name",
      "side",
      "stance"
    ],
    "additionalProperties": false,
    "description": "Where one participant stood by the end."
  },
  "ProposalDifference": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "from": {
        "type": "number"
      },
      "to": {
        "type": "number"
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldChange"
        }
      }
    },
    "required": [
      "changes",
      "from",
      "generated_by",
      "to"
    ],
    "additionalProperties": false,
    "description": "What differs between two versions, field by field."
  },
  "ProposalList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ShownProposal"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "ProposalVersion": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "version": {
        "type": "number"
      },
      "cause": {
        "type": "string"
      },
      "proposal": {
        "$ref": "#/components/schemas/Proposal"
      },
      "diff": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldChange"
        }
      },
      "changes_made": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeMade"
        }
      },
      "changes_rejected": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeRejected"
        }
      },
      "tally": {
        "type": "object",
        "properties": {
          "accepted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "negotiating": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "withdrawn": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "assumed": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "absent": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Those whose model failed; absent where there was none."
          }
        },
        "required": [
          "accepted",
          "negotiating",
          "withdrawn",
          "assumed"
        ],
        "additionalProperties": false
      }
    },
    "required": [
      "cause",
      "changes_made",
      "changes_rejected",
      "diff",
      "generated_by",
      "proposal",
      "version"
    ]
  },
  "QuarantinePage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "channel_id": {
              "type": "string"
            },
            "position": {
              "type": "number",
              "description": "The event at which it was found out."
            },
            "cause": {
              "type": "string"
            },
            "at": {
              "type": "string",
              "format": "date-time"
            }
          },
          "required": [
            "channel_id",
            "position",
            "cause",
            "at"
          ],
          "additionalProperties": false
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "items"
    ]
  },
  "Quartiles": {
    "type": "object",
    "properties": {
      "low": {
        "type": "number"
      },
      "median": {
        "type": "number"
      },
      "high": {
        "type": "number"
      }
    },
    "required": [
      "low",
      "median",
      "high"
    ],
    "additionalProperties": false,
    "description": "From what a quarter of them stayed below, over the middle one, to what three quarters stayed below."
  },
  "QuestionList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/QuestionView"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "QuestionView": {
    "type": "object",
    "properties": {
      "question_id": {
        "type": "string"
      },
      "pending": {
        "type": "boolean",
        "description": "It waits for the user's answer."
      },
      "asked_by": {
        "type": "string"
      },
      "name": {
        "type": "string",
        "description": "The asker's name."
      },
      "round": {
        "type": "number"
      },
      "status": {
        "type": "string"
      },
      "question": {
        "type": "string",
        "description": "As the user is asked."
      },
      "assumption": {
        "type": "string",
        "description": "What the asker assumes where it is skipped."
      },
      "exchanges": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "question": {
              "type": "string"
            },
            "answer": {
              "type": "string"
            }
          },
          "required": [
            "question",
            "answer"
          ],
          "additionalProperties": false
        }
      }
    },
    "required": [
      "question_id",
      "pending",
      "asked_by",
      "name",
      "round",
      "status",
      "question",
      "assumption",
      "exchanges"
    ],
    "additionalProperties": false,
    "description": "A question to the user, in any protocol (W6)."
  },
  "RecordSection": {
    "type": "string",
    "enum": [
      "opening",
      "outcome",
      "seats",
      "stopping",
      "people",
      "failures",
      "course",
      "money",
      "checks"
    ],
    "description": "What a statement stands under."
  },
  "RecordedPoint": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "at": {
        "type": "string",
        "description": "RFC 3339, as the log recorded it."
      },
      "round": {
        "type": "number"
      },
      "turns": {
        "type": "number",
        "description": "Contributions of participants so far."
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "reason": {
        "type": "string",
        "description": "Why it ended, a stable code; absent while it is open."
      }
    },
    "required": [
      "at",
      "cost_micro_usd",
      "position",
      "round",
      "status",
      "turns",
      "version"
    ],
    "additionalProperties": false
  },
  "Redriven": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      }
    },
    "required": [
      "channel_id"
    ],
    "additionalProperties": false,
    "description": "Which channel is out of quarantine."
  },
  "RehearsalPace": {
    "type": "string",
    "enum": [
      "at_once",
      "readable"
    ],
    "description": "How fast a rehearsal plays: one message after the other, as fast as people read, or at once."
  },
  "RoundTableChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "question": {
        "type": "string"
      },
      "members": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string",
              "description": "Unique in the channel."
            },
            "name": {
              "type": "string",
              "description": "As shown."
            },
            "kind": {
              "type": "string",
              "enum": [
                "hosted",
                "person",
                "external",
                "a2a"
              ],
              "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
            },
            "persona": {
              "type": "string",
              "description": "Who it is; it is the voice of the prompt."
            },
            "expertise": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "What it knows: what a message is matched with."
            },
            "thinking_style": {
              "type": "string",
              "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
            },
            "speaking_style": {
              "type": "string",
              "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
            },
            "model": {
              "type": "string",
              "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
            },
            "effort": {
              "type": "string",
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
              "type": "string",
              "enum": [
                "anthropic",
                "openai"
              ],
              "description": "Who serves the model."
            },
            "url": {
              "type": "string",
              "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
            }
          },
          "required": [
            "participant_id",
            "name",
            "kind",
            "persona",
            "expertise"
          ],
          "additionalProperties": false
        },
        "description": "Without their rehearsal scripts, which are in the log."
      },
      "config": {
        "$ref": "#/components/schemas/RoundTableConfig"
      },
      "picked": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Picked"
        },
        "description": "Whoever answers in this round, and why (party mode)."
      },
      "asked": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PooledQuestion"
        },
        "description": "What members have lately asked one another, and who has answered; absent where nothing was."
      },
      "last_summary": {
        "$ref": "#/components/schemas/RoundSummarised",
        "description": "The facilitator's latest summary."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "round-table"
      }
    },
    "required": [
      "channel_id",
      "config",
      "cost_micro_usd",
      "cycle",
      "generated_by",
      "language",
      "last_activity_at",
      "max_rounds",
      "members",
      "models",
      "opened_at",
      "phase",
      "picked",
      "position",
      "protocol",
      "question",
      "rehearsal",
      "round",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "SchemaNames": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "items"
    ]
  },
  "Section": {
    "anyOf": [
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "terms"
          },
          "terms": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TermRow"
            }
          },
          "heading": {
            "$ref": "#/components/schemas/Heading"
          }
        },
        "required": [
          "heading",
          "kind",
          "terms"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "tasks"
          },
          "tasks": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TaskRow"
            }
          },
          "heading": {
            "$ref": "#/components/schemas/Heading"
          }
        },
        "required": [
          "heading",
          "kind",
          "tasks"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "text"
          },
          "text": {
            "type": "string"
          },
          "heading": {
            "$ref": "#/components/schemas/Heading"
          }
        },
        "required": [
          "heading",
          "kind",
          "text"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "list"
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          },
          "heading": {
            "$ref": "#/components/schemas/Heading"
          }
        },
        "required": [
          "heading",
          "items",
          "kind"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "documents"
          },
          "documents": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "title": {
                  "type": "string"
                },
                "markdown": {
                  "type": "string"
                }
              },
              "required": [
                "title",
                "markdown"
              ],
              "additionalProperties": false
            }
          },
          "heading": {
            "$ref": "#/components/schemas/Heading"
          }
        },
        "required": [
          "documents",
          "heading",
          "kind"
        ]
      }
    ],
    "description": "A part of what was decided, whole."
  },
  "ShownContribution": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string"
      },
      "request_id": {
        "type": "string"
      },
      "participant_id": {
        "type": "string"
      },
      "round": {
        "type": "number"
      },
      "text": {
        "type": "string"
      },
      "stance": {
        "$ref": "#/components/schemas/Stance",
        "description": "Where it stands; absent where it did not say."
      },
      "hands_over_to": {
        "type": "string",
        "description": "Whom it gives the word to: a participant id or `user`."
      },
      "tool_calls": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Tools called for it, as reported by who made it."
      },
      "submitted_at": {
        "type": "string"
      },
      "call": {
        "$ref": "#/components/schemas/ModelCall"
      },
      "asks": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Ask"
        },
        "description": "What it asks the others, each with its id."
      },
      "answers": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Ids of the questions that it answers."
      }
    },
    "required": [
      "name",
      "participant_id",
      "request_id",
      "round",
      "submitted_at",
      "text",
      "tool_calls"
    ]
  },
  "ShownDocument": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "at": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "In the log."
      },
      "document": {
        "$ref": "#/components/schemas/DocumentId"
      },
      "version": {
        "type": "number"
      },
      "participant_id": {
        "type": "string"
      },
      "cause": {
        "type": "string",
        "enum": [
          "completed",
          "comment",
          "user"
        ],
        "description": "Why it was written."
      },
      "comment": {
        "type": "string"
      },
      "turn": {
        "type": "number",
        "description": "The last turn that it could rest on."
      },
      "content": {
        "$ref": "#/components/schemas/InterviewDocument"
      },
      "title": {
        "type": "string"
      },
      "rehearsal": {
        "type": "boolean"
      }
    },
    "required": [
      "at",
      "cause",
      "comment",
      "content",
      "document",
      "generated_by",
      "participant_id",
      "position",
      "rehearsal",
      "title",
      "turn",
      "version"
    ],
    "additionalProperties": false
  },
  "ShownFeedback": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string"
      },
      "request_id": {
        "type": "string"
      },
      "participant_id": {
        "type": "string"
      },
      "feedback_type": {
        "type": "string",
        "enum": [
          "accept",
          "negotiate",
          "withdraw"
        ]
      },
      "reasoning": {
        "type": "string"
      },
      "proposed_changes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ProposedChange"
        }
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "proposal_version": {
        "type": "number"
      },
      "submitted_at": {
        "type": "string"
      },
      "assumed": {
        "type": "boolean",
        "description": "True where silence or a failure was taken for an answer (N6)."
      },
      "assumed_cause": {
        "type": "string",
        "enum": [
          "timeout",
          "turn_failed"
        ],
        "description": "timeout or turn_failed, where assumed."
      },
      "call": {
        "$ref": "#/components/schemas/ModelCall"
      },
      "accepts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PlanAccepted"
        },
        "description": "The plans on the table that it could accept, in the closing round."
      }
    },
    "required": [
      "assumed",
      "cycle",
      "feedback_type",
      "name",
      "participant_id",
      "proposal_version",
      "proposed_changes",
      "reasoning",
      "request_id",
      "round",
      "submitted_at"
    ]
  },
  "ShownPrompt": {
    "type": "object",
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "template": {
        "type": "string",
        "description": "Template name and version, as `feedback@1`."
      },
      "language": {
        "$ref": "#/components/schemas/Language",
        "description": "The language of the answer, and of what is told of one that cannot be used."
      },
      "system": {
        "type": "string",
        "description": "What everybody is told who is asked for this kind of work: the same throughout a channel."
      },
      "shared": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "What all who are asked now share, in blocks: the topic, the talk so far. From turn to turn it mostly grows at its end, so that a provider serves what came before from its cache."
      },
      "user": {
        "type": "string",
        "description": "What is this one's alone, and what it is to do now. What others wrote stands in it, and in the shared blocks, as delimited data, never as instructions."
      },
      "schema": {
        "$ref": "#/components/schemas/JsonSchema",
        "description": "JSON Schema (2020-12) of the answer; an object with additionalProperties false throughout."
      },
      "max_output_tokens": {
        "type": "number",
        "description": "Most tokens the answer may take."
      },
      "position": {
        "type": "number",
        "description": "The position of the event that records the call."
      },
      "provider": {
        "type": "string"
      },
      "model": {
        "type": "string"
      },
      "prompt_hash": {
        "type": "string",
        "description": "As it was recorded with the call: SHA-256 of prompt and model."
      },
      "matches": {
        "type": "boolean",
        "description": "Whether this has that hash: then it is what was sent, to the letter. Else it is what this release would ask then: its template has changed, or tools were offered that were never used, which no event keeps."
      },
      "from_version": {
        "type": "number",
        "description": "The channel's version from which it is made."
      }
    },
    "required": [
      "from_version",
      "generated_by",
      "language",
      "matches",
      "max_output_tokens",
      "model",
      "position",
      "prompt_hash",
      "provider",
      "schema",
      "shared",
      "system",
      "template",
      "user"
    ],
    "additionalProperties": false,
    "description": "What a model was asked, made anew from the log."
  },
  "ShownProposal": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "cause": {
        "type": "string"
      },
      "proposal": {
        "$ref": "#/components/schemas/Proposal"
      },
      "diff": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldChange"
        }
      },
      "changes_made": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeMade"
        }
      },
      "changes_rejected": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeRejected"
        }
      },
      "tally": {
        "type": "object",
        "properties": {
          "accepted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "negotiating": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "withdrawn": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "assumed": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "absent": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Those whose model failed; absent where there was none."
          }
        },
        "required": [
          "accepted",
          "negotiating",
          "withdrawn",
          "assumed"
        ],
        "additionalProperties": false
      }
    },
    "additionalProperties": false,
    "required": [
      "cause",
      "changes_made",
      "changes_rejected",
      "diff",
      "proposal",
      "version"
    ],
    "description": "A version of the proposal, with how its round went, once that is known."
  },
  "ShownSpeech": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string"
      },
      "request_id": {
        "type": "string"
      },
      "participant_id": {
        "type": "string"
      },
      "round": {
        "type": "number"
      },
      "speech": {
        "$ref": "#/components/schemas/Speech"
      },
      "submitted_at": {
        "type": "string"
      },
      "call": {
        "$ref": "#/components/schemas/ModelCall"
      },
      "offered": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OfferedTool"
        },
        "description": "What it could have looked up with when it spoke instead: its prompt rests on it (W7)."
      },
      "unknown": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Ids that its author named and are not there: the speech stands without them."
      },
      "named": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Entries that a person's words name without a stance on them: silence about these is no consent (W4)."
      }
    },
    "required": [
      "name",
      "participant_id",
      "request_id",
      "round",
      "speech",
      "submitted_at"
    ]
  },
  "Side": {
    "type": "string",
    "enum": [
      "for",
      "between",
      "against",
      "absent"
    ],
    "description": "The side that a stance is on. Who withdrew is against; who was asked last and gave nothing is absent, and never in favour."
  },
  "SinkState": {
    "type": "object",
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "webhook",
          "witness",
          "file"
        ]
      },
      "name": {
        "type": "string"
      },
      "size": {
        "type": "number",
        "description": "The size of the last checkpoint that it took since this process began."
      },
      "error": {
        "type": "string",
        "description": "Why it did not take the last one."
      }
    },
    "required": [
      "kind",
      "name"
    ],
    "additionalProperties": false,
    "description": "How a place outside stands."
  },
  "Source": {
    "type": "object",
    "properties": {
      "path": {
        "type": "string"
      },
      "heading": {
        "type": "string",
        "description": "The headings above it, outermost first, as `Rules › Talks`."
      },
      "page": {
        "type": "number",
        "description": "Counted from 1."
      },
      "number": {
        "type": "number",
        "description": "The chunk's place in its document, counted from 1."
      }
    },
    "required": [
      "path",
      "number"
    ],
    "additionalProperties": false,
    "description": "Where a piece of knowledge stands: what an output cites."
  },
  "SpeechPage": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ShownSpeech"
        }
      },
      "next_cursor": {
        "type": "string",
        "description": "Send it as ?cursor= for the next page; absent on the last."
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "StateRow": {
    "anyOf": [
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "analysis"
          },
          "state": {
            "$ref": "#/components/schemas/InterviewState"
          },
          "from_turn": {
            "type": "number"
          },
          "through_turn": {
            "type": "number"
          },
          "reading": {
            "type": "string"
          },
          "added": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/InterviewFact"
            }
          },
          "changed": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FactChange"
            }
          },
          "score_before": {
            "type": "number"
          },
          "notice": {
            "type": "string",
            "description": "What the Analyst would have the Interviewer do."
          },
          "at": {
            "type": "string"
          },
          "position": {
            "type": "number",
            "description": "In the log."
          }
        },
        "required": [
          "added",
          "at",
          "changed",
          "from_turn",
          "kind",
          "notice",
          "position",
          "reading",
          "score_before",
          "state",
          "through_turn"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "const": "status"
          },
          "state": {
            "$ref": "#/components/schemas/InterviewState"
          },
          "from": {
            "type": "string"
          },
          "to": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          },
          "turns": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "at": {
            "type": "string"
          },
          "position": {
            "type": "number",
            "description": "In the log."
          }
        },
        "required": [
          "at",
          "from",
          "kind",
          "position",
          "reason",
          "state",
          "to",
          "turns"
        ]
      },
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "by": {
            "type": "string",
            "enum": [
              "analyst",
              "judge",
              "rules"
            ],
            "description": "rules: no model gave one."
          },
          "text": {
            "type": "string"
          },
          "turns": {
            "type": "array",
            "items": {
              "type": "number"
            },
            "description": "The turns that it rests on."
          },
          "corrects": {
            "type": "boolean",
            "description": "True where the Interviewer has something to put right."
          },
          "kind": {
            "type": "string",
            "const": "notice"
          },
          "at": {
            "type": "string"
          },
          "position": {
            "type": "number",
            "description": "In the log."
          }
        },
        "required": [
          "at",
          "by",
          "corrects",
          "kind",
          "position",
          "text",
          "turns"
        ]
      }
    ],
    "description": "A step of what is known: an analysis, a change of status, or a notice to the Interviewer (I3)."
  },
  "Statement": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string"
      },
      "details": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "text": {
              "type": "string"
            }
          },
          "required": [
            "name",
            "text"
          ],
          "additionalProperties": false
        },
        "description": "What else is said of it, named: `Acceptance`, `Effort`."
      },
      "turns": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "The turns that it rests on."
      }
    },
    "required": [
      "text",
      "details",
      "turns"
    ],
    "additionalProperties": false,
    "description": "One statement of a document, whatever kind of document it is in (I6)."
  },
  "Status": {
    "type": "string",
    "enum": [
      "Profiling",
      "DeepDive",
      "Solutioning",
      "Completed"
    ],
    "description": "Where the interview itself stands (I3)."
  },
  "Stop": {
    "type": "object",
    "properties": {
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "at": {
        "type": "string",
        "description": "RFC 3339, as the log recorded it."
      },
      "round": {
        "type": "number"
      },
      "turns": {
        "type": "number",
        "description": "Contributions of participants so far."
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "condition": {
        "type": "string",
        "description": "The rule that would have ended it, with its figures."
      },
      "measured": {
        "type": "number"
      },
      "limit": {
        "type": "number"
      },
      "unit": {
        "type": "string",
        "description": "rounds, milliseconds, tokens, micro_usd, turns, share, similarity, score, count."
      }
    },
    "required": [
      "at",
      "condition",
      "cost_micro_usd",
      "limit",
      "measured",
      "position",
      "round",
      "turns",
      "unit",
      "version"
    ],
    "additionalProperties": false
  },
  "StoredDocument": {
    "type": "object",
    "properties": {
      "path": {
        "type": "string"
      },
      "chunks": {
        "type": "number"
      },
      "added_at": {
        "type": "string"
      }
    },
    "required": [
      "path",
      "chunks",
      "added_at"
    ],
    "additionalProperties": false,
    "description": "A document of a collection, as lists show it."
  },
  "StoredDocuments": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StoredDocument"
        }
      }
    },
    "required": [
      "items"
    ]
  },
  "SummaryList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "anyOf": [
            {
              "$ref": "#/components/schemas/SummaryRow"
            },
            {
              "$ref": "#/components/schemas/WorkshopSummaryRow"
            }
          ]
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  },
  "SummaryRow": {
    "type": "object",
    "properties": {
      "position": {
        "type": "number",
        "description": "The position of its event in the log: summaries in the order in which they were written."
      },
      "round": {
        "type": "number"
      },
      "final": {
        "type": "boolean",
        "description": "True for the closing summary."
      },
      "summary": {
        "type": "string"
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "position",
      "round",
      "final",
      "summary",
      "open_points"
    ],
    "additionalProperties": false,
    "description": "One of the facilitator's summaries."
  },
  "TaskRow": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "role": {
        "type": "string"
      },
      "task": {
        "type": "string"
      },
      "essential": {
        "type": "boolean",
        "description": "Nothing comes of it without this role."
      }
    },
    "required": [
      "name",
      "role",
      "task",
      "essential"
    ],
    "additionalProperties": false
  },
  "TeamChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "task": {
        "type": "string"
      },
      "lead": {
        "type": "string"
      },
      "experts": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string",
              "description": "Unique in the channel."
            },
            "name": {
              "type": "string",
              "description": "As shown; unique in the channel."
            },
            "kind": {
              "type": "string",
              "enum": [
                "hosted",
                "person",
                "external",
                "a2a"
              ],
              "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
            },
            "persona": {
              "type": "string",
              "description": "Who it is; it is the voice of the prompt."
            },
            "expertise": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "What it knows: what the lead divides the work by."
            },
            "thinking_style": {
              "type": "string",
              "description": "How it comes to its views, for the prompt; nothing where absent."
            },
            "speaking_style": {
              "type": "string",
              "description": "How it talks, for the prompt; nothing where absent."
            },
            "ballot": {
              "type": "string",
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
                "type": "string"
              },
              "description": "What it may look things up with before it hands over a phase: MCP servers by name, as the installation allows them to its name, and `knowledge` for the knowledge base; nothing where absent (W7)."
            },
            "model": {
              "type": "string",
              "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
            },
            "effort": {
              "type": "string",
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
              "type": "string",
              "enum": [
                "anthropic",
                "openai"
              ],
              "description": "Who serves the model."
            },
            "url": {
              "type": "string",
              "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
            }
          },
          "required": [
            "participant_id",
            "name",
            "kind",
            "persona",
            "expertise"
          ],
          "additionalProperties": false
        },
        "description": "Without their rehearsal scripts, which are in the log."
      },
      "config": {
        "$ref": "#/components/schemas/TeamConfig"
      },
      "approach": {
        "type": "string",
        "description": "How the lead reads the task; absent until it has planned."
      },
      "phases": {
        "type": "array",
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "result": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "artefacts": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "summary": {
                  "type": "string",
                  "description": "What came of it, in two to five sentences: what those who build on it must know."
                },
                "findings": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "What you found out, one sentence each, with figures and units and where they come from."
                },
                "decisions": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "What you decided, one sentence each, with the reason and the option not taken."
                },
                "open_points": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "What others must still settle, or what you assumed, one sentence each."
                }
              },
              "required": [
                "artefacts",
                "decisions",
                "findings",
                "open_points",
                "summary"
              ]
            },
            "by": {
              "type": "string"
            },
            "phase_type": {
              "type": "string",
              "enum": [
                "execution",
                "debate"
              ],
              "description": "execution: work by one expert; debate: a debate. execution where absent."
            },
            "status": {
              "type": "string",
              "enum": [
                "waiting",
                "running",
                "completed",
                "failed",
                "skipped",
                "dropped"
              ],
              "description": "`dropped`: the lead took it out of the plan before work began."
            },
            "inserted": {
              "type": "string",
              "enum": [
                "divergence",
                "plan_review",
                "user"
              ],
              "description": "Why it was put in, where the lead did not plan it."
            },
            "talk": {
              "$ref": "#/components/schemas/Debate",
              "description": "How the debate went (debate)."
            },
            "reason": {
              "type": "string",
              "description": "Why there is no result, or no debate was needed."
            },
            "phase_id": {
              "type": "string",
              "description": "A short id of lower-case letters, digits and dashes, unique in the plan, e.g. \"data-model\"."
            },
            "title": {
              "type": "string",
              "description": "What it is, in a few words."
            },
            "task": {
              "type": "string",
              "description": "What its expert is to do and to hand over. The expert sees this, the whole task and the results of what it depends on, and nothing else."
            },
            "expert": {
              "type": "string",
              "description": "Who does it, by participant id as listed; empty for a debate."
            },
            "depends_on": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "The phases whose results it needs, by phase_id; empty where it can begin at once. What does not depend on each other runs at the same time."
            },
            "debate": {
              "$ref": "#/components/schemas/DebateConfig",
              "description": "Of a debate: what about, and among whom."
            }
          },
          "required": [
            "depends_on",
            "expert",
            "phase_id",
            "phase_type",
            "status",
            "task",
            "title"
          ],
          "description": "A phase as it stands; the texts that it handed over are in the workspace."
        }
      },
      "decisions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DebateDecided"
        },
        "description": "Every decision to debate or not, and why (D4)."
      },
      "stopping": {
        "type": "string",
        "description": "It finishes with what there is."
      },
      "report": {
        "$ref": "#/components/schemas/TeamReport"
      },
      "missing": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/MissingPart"
        },
        "description": "Phases without a result."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "team"
      }
    },
    "required": [
      "channel_id",
      "config",
      "cost_micro_usd",
      "cycle",
      "decisions",
      "experts",
      "generated_by",
      "language",
      "last_activity_at",
      "lead",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "phases",
      "position",
      "protocol",
      "rehearsal",
      "round",
      "status",
      "task",
      "termination",
      "tokens",
      "topic",
      "turns",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "TermRow": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "description": "As people read it: `Talk length`, not `talk_length`."
      },
      "value": {
        "type": "string"
      }
    },
    "required": [
      "name",
      "value"
    ],
    "additionalProperties": false
  },
  "TurnView": {
    "type": "object",
    "properties": {
      "participant_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "kind": {
        "type": "string"
      },
      "request_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "answered",
          "assumed",
          "absent",
          "skipped"
        ]
      },
      "feedback_type": {
        "type": "string"
      }
    },
    "required": [
      "participant_id",
      "name",
      "kind",
      "request_id",
      "status"
    ],
    "additionalProperties": false,
    "description": "A turn of the current round, in any protocol."
  },
  "UsualFigures": {
    "type": "object",
    "properties": {
      "protocol": {
        "type": "string"
      },
      "seats": {
        "type": "number",
        "description": "Models and agents that spoke in each; absent where any number counts."
      },
      "channels": {
        "type": "number",
        "description": "How many there are: the latest, a hundred at most, that ended by themselves and in which these models alone spoke."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "As `provider/model`: those of the latest of this kind."
      },
      "calls": {
        "$ref": "#/components/schemas/Quartiles",
        "description": "Calls of models."
      },
      "tokens": {
        "$ref": "#/components/schemas/Quartiles",
        "description": "Read and written."
      },
      "cost_micro_usd": {
        "$ref": "#/components/schemas/Quartiles"
      },
      "seconds": {
        "$ref": "#/components/schemas/Quartiles",
        "description": "From the opening to the end, of those in which nobody waited for a person."
      }
    },
    "required": [
      "protocol",
      "channels",
      "models"
    ],
    "additionalProperties": false,
    "description": "What deliberations of a kind have come to in this log."
  },
  "Verdict": {
    "type": "string",
    "enum": [
      "agreed",
      "done",
      "partly",
      "not_agreed",
      "stopped",
      "failed",
      "rehearsed",
      "open"
    ],
    "description": "How a deliberation ended, by the facts: by what each said itself, never by a summary. `done`: it was handed over, and nobody had to agree; `rehearsed`: a rehearsal that claims nothing."
  },
  "VoteChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "question": {
        "type": "string"
      },
      "options": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "members": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string",
              "description": "Unique in the channel."
            },
            "name": {
              "type": "string",
              "description": "As shown."
            },
            "kind": {
              "type": "string",
              "enum": [
                "hosted",
                "person",
                "external",
                "a2a"
              ],
              "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
            },
            "persona": {
              "type": "string",
              "description": "Who it is; it is the voice of the prompt."
            },
            "expertise": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "What it knows: what a message is matched with."
            },
            "thinking_style": {
              "type": "string",
              "description": "How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."
            },
            "speaking_style": {
              "type": "string",
              "description": "How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."
            },
            "model": {
              "type": "string",
              "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
            },
            "effort": {
              "type": "string",
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
              "type": "string",
              "enum": [
                "anthropic",
                "openai"
              ],
              "description": "Who serves the model."
            },
            "url": {
              "type": "string",
              "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
            }
          },
          "required": [
            "participant_id",
            "name",
            "kind",
            "persona",
            "expertise"
          ],
          "additionalProperties": false
        },
        "description": "Without their rehearsal scripts, which are in the log."
      },
      "config": {
        "$ref": "#/components/schemas/VoteConfig"
      },
      "quorum": {
        "type": "number",
        "description": "Ballots that are needed."
      },
      "commitments": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string"
            },
            "commitment": {
              "type": "string"
            }
          },
          "required": [
            "participant_id",
            "commitment"
          ],
          "additionalProperties": false
        },
        "description": "By participant id, the commitment to each ballot that was cast."
      },
      "revealed": {
        "$ref": "#/components/schemas/BallotsRevealed",
        "description": "All ballots, with their nonces, and what they came to; absent before the reveal."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "vote"
      }
    },
    "required": [
      "channel_id",
      "commitments",
      "config",
      "cost_micro_usd",
      "cycle",
      "generated_by",
      "language",
      "last_activity_at",
      "max_rounds",
      "members",
      "models",
      "opened_at",
      "options",
      "phase",
      "position",
      "protocol",
      "question",
      "quorum",
      "rehearsal",
      "round",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "WaitingView": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string",
        "description": "Why the model gave nothing."
      },
      "message": {
        "type": "string"
      },
      "attempt": {
        "type": "number",
        "description": "1 for the first wait since a model last answered."
      },
      "since": {
        "type": "string"
      },
      "resume_at": {
        "type": "string",
        "description": "When it is asked again by itself (RFC 3339)."
      },
      "permanent": {
        "type": "boolean",
        "description": "Somebody has to mend something first: nobody asks before that, unless a person says so."
      }
    },
    "required": [
      "code",
      "message",
      "attempt",
      "since",
      "resume_at"
    ],
    "additionalProperties": false,
    "description": "A channel that waits for a model (N6)."
  },
  "WhatIf": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "topic": {
        "type": "string"
      },
      "rehearsal": {
        "type": "boolean"
      },
      "verdict": {
        "type": "string",
        "enum": [
          "earlier",
          "same",
          "later",
          "not_yet"
        ],
        "description": "`earlier`, at the `stop`; `same` as it did; `later` than it did, of which the log knows nothing; `not_yet`, where it is open and they would not have ended it so far."
      },
      "stop": {
        "$ref": "#/components/schemas/Stop",
        "description": "Where the other rules would have ended it; absent where they would not."
      },
      "announced": {
        "$ref": "#/components/schemas/Stop",
        "description": "Where they would first have told of an end without ending it: auto_exit is off there. Absent where they would not."
      },
      "recorded": {
        "$ref": "#/components/schemas/RecordedPoint",
        "description": "Where it began to end, or stands so far."
      },
      "saved": {
        "type": "object",
        "properties": {
          "turns": {
            "type": "number"
          },
          "cost_micro_usd": {
            "type": "number"
          }
        },
        "required": [
          "turns",
          "cost_micro_usd"
        ],
        "additionalProperties": false,
        "description": "What an earlier end would have saved. What the ending itself costs is counted in neither."
      },
      "outcome": {
        "type": "object",
        "properties": {
          "then": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "finally": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "same": {
            "type": "boolean"
          }
        },
        "required": [
          "then",
          "finally",
          "same"
        ],
        "additionalProperties": false,
        "description": "What it would have come to beside what it came to; present for an earlier end alone."
      },
      "doubts": {
        "type": "number",
        "description": "Checks at which the other rules would have asked a neutral model, whose answer nobody knows: taken as \"go on\"."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what it came to."
      }
    },
    "required": [
      "channel_id",
      "protocol",
      "topic",
      "rehearsal",
      "verdict",
      "recorded",
      "saved",
      "doubts",
      "generated_by"
    ],
    "additionalProperties": false,
    "description": "What a recorded channel would have come to under other rules of ending; no model is asked."
  },
  "WitnessStanding": {
    "type": "object",
    "properties": {
      "signs": {
        "type": "boolean",
        "description": "Whether checkpoints are signed here."
      },
      "vkey": {
        "type": "string",
        "description": "By what others verify them (C2SP signed-note)."
      },
      "checkpoint": {
        "type": "object",
        "properties": {
          "origin": {
            "type": "string"
          },
          "size": {
            "type": "number"
          },
          "time": {
            "type": "string"
          },
          "cosigned_by": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "origin",
          "size",
          "cosigned_by"
        ],
        "additionalProperties": false,
        "description": "The newest."
      },
      "stopped": {
        "type": "string",
        "description": "Why nothing is signed until somebody has looked."
      },
      "sinks": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SinkState"
        },
        "description": "Places outside that are told; without one, tamper evidence ends at this database."
      },
      "epochs": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Epoch"
        },
        "description": "Those that were opened, with why; the first is opened by nobody."
      }
    },
    "required": [
      "signs",
      "sinks",
      "epochs"
    ],
    "additionalProperties": false,
    "description": "How far the log is signed, and who outside hears of it."
  },
  "WorkshopChannel": {
    "type": "object",
    "properties": {
      "topic": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "phase": {
        "type": "string"
      },
      "cycle": {
        "type": "number"
      },
      "round": {
        "type": "number"
      },
      "max_rounds": {
        "type": "number",
        "description": "0 where nothing limits them."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "rehearsal_pace": {
        "$ref": "#/components/schemas/RehearsalPace",
        "description": "How fast a rehearsal plays; at once where absent."
      },
      "purpose": {
        "type": "string",
        "description": "What it is for, as whoever opened it said."
      },
      "retention_days": {
        "type": "number",
        "description": "For how many days from its opening it is to be kept; nothing is deleted by it."
      },
      "estimate": {
        "$ref": "#/components/schemas/OpeningEstimate",
        "description": "What it was likely to cost and to take, as was said before its first call; absent where nobody knew."
      },
      "forked_from": {
        "$ref": "#/components/schemas/ForkedFromView",
        "description": "Where it comes from, if it is a fork."
      },
      "waiting_for_model": {
        "$ref": "#/components/schemas/WaitingView",
        "description": "Present while no model answers."
      },
      "turns": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TurnView"
        }
      },
      "outcome": {
        "type": "string",
        "description": "The outcome's status, where it is known before the channel is closed."
      },
      "requirement": {
        "type": "string"
      },
      "plan_version": {
        "type": "number",
        "description": "Which version of the plan it makes, and from which."
      },
      "previous": {
        "type": "object",
        "properties": {
          "version": {
            "type": "number"
          },
          "channel_id": {
            "type": "string"
          },
          "summary": {
            "type": "string"
          },
          "decisions": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The entries of its draft."
          },
          "open_points": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The issues it left open."
          },
          "requirement": {
            "type": "string",
            "description": "What it was to plan: where that is the same, its draft has settled it. Absent in older channels, as all that follows."
          },
          "entries": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CarriedEntry"
            },
            "description": "Its draft, which the new version starts with: an id means the same entry in every version of a line."
          },
          "entries_given": {
            "type": "number",
            "description": "Ids of entries given so far in the line; those of the new version count on."
          },
          "clarifications": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CarriedAnswer"
            },
            "description": "What the user was asked in it and before it."
          },
          "line": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanVersion"
            },
            "description": "The versions before it, oldest first."
          },
          "replaced": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReplacedEntry"
            },
            "description": "What was replaced by what, in it and before it."
          }
        },
        "required": [
          "version",
          "channel_id",
          "summary",
          "decisions",
          "open_points"
        ],
        "additionalProperties": false
      },
      "feedback": {
        "type": "string"
      },
      "roles": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "participant_id": {
              "type": "string",
              "description": "Unique in the channel."
            },
            "name": {
              "type": "string",
              "description": "As shown; unique in the channel."
            },
            "kind": {
              "type": "string",
              "enum": [
                "hosted",
                "person",
                "external",
                "a2a"
              ],
              "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0."
            },
            "focus": {
              "type": "string",
              "description": "What it looks after, in a few words."
            },
            "system_prompt": {
              "type": "string",
              "description": "The voice of its prompt, for a role of your own."
            },
            "output_document": {
              "type": "string",
              "description": "The file of its output document; unique in the channel."
            },
            "model": {
              "type": "string",
              "description": "The model that plays it, as the provider names it; the channel's or the installation's where absent."
            },
            "effort": {
              "type": "string",
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
              "type": "string",
              "enum": [
                "anthropic",
                "openai"
              ],
              "description": "Who serves the model."
            },
            "document_kind": {
              "type": "string",
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
              "description": "Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."
            }
          },
          "required": [
            "participant_id",
            "name",
            "kind",
            "focus",
            "system_prompt",
            "output_document"
          ],
          "additionalProperties": false
        },
        "description": "Without their rehearsal scripts, which are in the log."
      },
      "config": {
        "$ref": "#/components/schemas/WorkshopConfig"
      },
      "entries": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DraftEntry"
        },
        "description": "Entries of the draft and those proposed, replaced ones too: nothing leaves silently (W4)."
      },
      "issues": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Issue"
        }
      },
      "clarifications": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Clarification"
        }
      },
      "initial_judgements": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InitialJudgementMade"
        },
        "description": "What the coach made of the requirement before the first round (W0), the latest last."
      },
      "last_summary": {
        "type": "string",
        "description": "The coach's summary of the last round that is over."
      },
      "decision": {
        "$ref": "#/components/schemas/WorkshopConcluded"
      },
      "report": {
        "type": "string"
      },
      "documents": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Documents written so far, by file."
      },
      "keep_until": {
        "type": "string",
        "description": "The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it."
      },
      "tokens": {
        "type": "object",
        "properties": {
          "input": {
            "type": "number"
          },
          "output": {
            "type": "number"
          }
        },
        "required": [
          "input",
          "output"
        ],
        "additionalProperties": false
      },
      "calls": {
        "type": "number",
        "description": "Calls of models; absent in a view that was made before they were counted."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Models that spoke, as `provider/model`."
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts."
      },
      "warnings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TerminationWarned"
        },
        "description": "The latest of them last."
      },
      "termination": {
        "$ref": "#/components/schemas/ConversationState",
        "description": "T4, with every condition's figures."
      },
      "pending_end": {
        "type": "string",
        "description": "An end that is announced or under way and may be overridden."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          },
          "voters": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "voted": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "vote_id",
          "question",
          "voters",
          "voted"
        ],
        "additionalProperties": false
      },
      "closed": {
        "$ref": "#/components/schemas/ChannelClosed"
      },
      "version": {
        "type": "number"
      },
      "position": {
        "type": "number"
      },
      "channel_id": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "open",
          "closed"
        ]
      },
      "cost_micro_usd": {
        "type": "number"
      },
      "opened_at": {
        "type": "string"
      },
      "last_activity_at": {
        "type": "string"
      },
      "protocol": {
        "type": "string",
        "const": "workshop"
      }
    },
    "required": [
      "channel_id",
      "clarifications",
      "config",
      "cost_micro_usd",
      "cycle",
      "documents",
      "entries",
      "generated_by",
      "issues",
      "language",
      "last_activity_at",
      "max_rounds",
      "models",
      "opened_at",
      "phase",
      "plan_version",
      "position",
      "protocol",
      "rehearsal",
      "requirement",
      "roles",
      "round",
      "status",
      "termination",
      "tokens",
      "topic",
      "turns",
      "version",
      "warnings"
    ],
    "additionalProperties": false
  },
  "WorkshopSummaryRow": {
    "type": "object",
    "properties": {
      "position": {
        "type": "number",
        "description": "The event's, by which they are in order."
      },
      "round": {
        "type": "number"
      },
      "final": {
        "type": "boolean",
        "description": "True for the report."
      },
      "summary": {
        "type": "string"
      },
      "open_points": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The open issues, as they are said now."
      }
    },
    "required": [
      "position",
      "round",
      "final",
      "summary",
      "open_points"
    ],
    "additionalProperties": false,
    "description": "What the coach says of a round, or of it all."
  },
  "WorkspaceEntry": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "key": {
        "type": "string",
        "description": "`phases/{phase_id}` for what came of a phase, `artefacts/{name}` for a text that it handed over."
      },
      "version": {
        "type": "number",
        "description": "From 1; a text of the same name is the next version."
      },
      "kind": {
        "type": "string",
        "enum": [
          "result",
          "artefact",
          "ruling",
          "waiver"
        ]
      },
      "phase_id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "participant_id": {
        "type": "string",
        "description": "Whoever made it; the lead, of rulings."
      },
      "at": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "The position of its event in the log."
      },
      "content": {
        "anyOf": [
          {
            "type": "object"
          },
          {
            "type": "string"
          }
        ],
        "description": "As its kind has it: an artefact's is its text."
      }
    },
    "required": [
      "at",
      "content",
      "generated_by",
      "key",
      "kind",
      "participant_id",
      "phase_id",
      "position",
      "title",
      "version"
    ]
  },
  "WorkspaceList": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts."
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedWork"
        }
      }
    },
    "required": [
      "generated_by",
      "items"
    ]
  }
};
