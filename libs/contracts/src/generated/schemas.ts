// Generated from proto/ by `npm run generate`. Do not edit.

/** JSON Schema (2020-12) of every message of the contract. */
export const CONTRACT_SCHEMA = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:parley:v1",
  "$defs": {
    "Actor": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "kind",
        "id"
      ],
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "user",
            "operator",
            "participant",
            "service"
          ]
        },
        "id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128,
          "pattern": "^[^\\p{Cc}\\p{Noncharacter_Code_Point}]*$"
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
          "maxLength": 64
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        }
      }
    },
    "OpeningEstimate": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "like_it"
      ],
      "properties": {
        "cost_micro_usd": {
          "$ref": "#/$defs/EstimateRange"
        },
        "seconds": {
          "$ref": "#/$defs/EstimateRange"
        },
        "calls": {
          "$ref": "#/$defs/EstimateRange"
        },
        "tokens": {
          "$ref": "#/$defs/EstimateRange"
        },
        "like_it": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "EstimateRange": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "least",
        "most"
      ],
      "properties": {
        "least": {
          "type": "integer",
          "minimum": 0
        },
        "most": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "ModelCall": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "provider",
        "model",
        "template",
        "prompt_hash",
        "input_tokens",
        "output_tokens",
        "cache_read_tokens",
        "cache_write_tokens",
        "cost_micro_usd",
        "latency_ms",
        "attempts",
        "stop_reason"
      ],
      "properties": {
        "provider": {
          "type": "string"
        },
        "model": {
          "type": "string"
        },
        "template": {
          "type": "string"
        },
        "prompt_hash": {
          "type": "string"
        },
        "input_tokens": {
          "type": "integer",
          "minimum": 0
        },
        "output_tokens": {
          "type": "integer",
          "minimum": 0
        },
        "cache_read_tokens": {
          "type": "integer",
          "minimum": 0
        },
        "cache_write_tokens": {
          "type": "integer",
          "minimum": 0
        },
        "cost_micro_usd": {
          "type": "integer",
          "minimum": 0
        },
        "latency_ms": {
          "type": "integer",
          "minimum": 0
        },
        "attempts": {
          "type": "integer",
          "minimum": 0
        },
        "stop_reason": {
          "type": "string"
        },
        "left_out": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "maxItems": 50
        },
        "fitted_to": {
          "type": "integer",
          "minimum": 0
        },
        "tokens_left_out": {
          "type": "integer",
          "minimum": 0
        },
        "taken": {
          "$ref": "#/$defs/TakenFrom"
        }
      }
    },
    "TakenFrom": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "channel_id",
        "version"
      ],
      "properties": {
        "channel_id": {
          "type": "string",
          "format": "uuid"
        },
        "version": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "ShownCard": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "card_hash",
        "name",
        "version",
        "interface_url"
      ],
      "properties": {
        "card_hash": {
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "key_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "name": {
          "type": "string",
          "maxLength": 200
        },
        "version": {
          "type": "string",
          "maxLength": 64
        },
        "interface_url": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "signature": {
          "type": "string",
          "enum": [
            "verified",
            "unchecked",
            "unsigned"
          ]
        }
      }
    },
    "CastMember": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "persona",
        "thinking_style",
        "speaking_style",
        "expertise"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N} '’·._-]*$"
        },
        "persona": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "thinking_style": {
          "type": "string",
          "maxLength": 200
        },
        "speaking_style": {
          "type": "string",
          "maxLength": 200
        },
        "expertise": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 80
          },
          "minItems": 1,
          "maxItems": 4
        }
      }
    },
    "Cast": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "members"
      ],
      "properties": {
        "members": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CastMember"
          },
          "minItems": 3,
          "maxItems": 5
        }
      }
    },
    "CastWanted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "protocol",
        "topic",
        "language",
        "asked_on",
        "budget_micro_usd"
      ],
      "properties": {
        "protocol": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "asked_on": {
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "CastMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "cast": {
          "$ref": "#/$defs/Cast"
        },
        "failure": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "TerminationPolicy": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "auto_exit": {
          "type": "boolean"
        },
        "stop_when": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TerminationRule"
          },
          "maxItems": 40
        },
        "without": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 40
        },
        "grace_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 86400000
        }
      }
    },
    "TerminationRule": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "round_limit": {
          "$ref": "#/$defs/RoundLimit"
        },
        "time_limit": {
          "$ref": "#/$defs/TimeLimit"
        },
        "consensus": {
          "$ref": "#/$defs/Consensus"
        },
        "user_silence": {
          "$ref": "#/$defs/UserSilence"
        },
        "repetition": {
          "$ref": "#/$defs/Repetition"
        },
        "exit_words": {
          "$ref": "#/$defs/ExitWords"
        },
        "vote": {
          "$ref": "#/$defs/VoteRule"
        },
        "priority_command": {
          "$ref": "#/$defs/PriorityCommand"
        },
        "token_budget": {
          "$ref": "#/$defs/TokenBudget"
        },
        "cost_budget": {
          "$ref": "#/$defs/CostBudget"
        },
        "failures_in_a_row": {
          "$ref": "#/$defs/FailuresInARow"
        },
        "stalled_participant": {
          "$ref": "#/$defs/StalledParticipant"
        },
        "external_signal": {
          "$ref": "#/$defs/ExternalSignal"
        },
        "no_progress": {
          "$ref": "#/$defs/NoProgress"
        },
        "stability": {
          "$ref": "#/$defs/Stability"
        },
        "message_count": {
          "$ref": "#/$defs/MessageCount"
        },
        "text_mention": {
          "$ref": "#/$defs/TextMention"
        },
        "spoken_by": {
          "$ref": "#/$defs/SpokenBy"
        },
        "hand_over": {
          "$ref": "#/$defs/HandOver"
        },
        "tool_call": {
          "$ref": "#/$defs/ToolCall"
        },
        "all": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TerminationRule"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "any": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TerminationRule"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "not": {
          "$ref": "#/$defs/TerminationRule"
        },
        "converged": {
          "$ref": "#/$defs/Converged"
        },
        "settled": {
          "$ref": "#/$defs/Settled"
        }
      },
      "minProperties": 1,
      "maxProperties": 1
    },
    "RoundLimit": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "max": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000
        }
      }
    },
    "TimeLimit": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "max_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 2592000000
        },
        "warn_at_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 2592000000
        }
      }
    },
    "Consensus": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "method": {
          "type": "string",
          "enum": [
            "stances",
            "similarity",
            "keywords"
          ]
        },
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "threshold": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "words": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        },
        "min_rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "model_check": {
          "type": "boolean"
        },
        "min_similarity": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        }
      }
    },
    "UserSilence": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "max_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "warn_at_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        }
      }
    },
    "Repetition": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "similarity": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        }
      }
    },
    "ExitWords": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "words": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "VoteRule": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "quorum": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "majority": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        }
      }
    },
    "PriorityCommand": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "commands": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 2,
            "maxLength": 64,
            "pattern": "^/"
          },
          "maxItems": 20
        },
        "from": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "maxItems": 50
        }
      }
    },
    "TokenBudget": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max"
      ],
      "properties": {
        "max": {
          "type": "integer",
          "minimum": 1
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "CostBudget": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max_micro_usd"
      ],
      "properties": {
        "max_micro_usd": {
          "type": "integer",
          "minimum": 1
        },
        "warn_at_micro_usd": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "FailuresInARow": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "max": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      }
    },
    "StalledParticipant": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "max": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      }
    },
    "ExternalSignal": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "from": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "maxItems": 50
        }
      }
    },
    "NoProgress": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        }
      }
    },
    "Converged": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        }
      }
    },
    "Settled": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "turns": {
          "type": "integer",
          "minimum": 1,
          "maximum": 30
        },
        "majority": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "majority_turns": {
          "type": "integer",
          "minimum": 1,
          "maximum": 30
        }
      }
    },
    "Stability": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "similarity": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        }
      }
    },
    "MessageCount": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max"
      ],
      "properties": {
        "max": {
          "type": "integer",
          "minimum": 1
        },
        "warn_at": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "TextMention": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "from": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "SpokenBy": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participants"
      ],
      "properties": {
        "participants": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "HandOver": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "to"
      ],
      "properties": {
        "to": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "ToolCall": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      }
    },
    "Evidence": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "participant_id",
        "what",
        "value"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "participant_id": {
          "type": "string"
        },
        "what": {
          "type": "string"
        },
        "value": {
          "type": "string"
        }
      }
    },
    "Finding": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "condition",
        "status",
        "measured",
        "warn_at",
        "limit",
        "unit",
        "evidence"
      ],
      "properties": {
        "condition": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "clear",
            "near",
            "met"
          ]
        },
        "measured": {
          "type": "number"
        },
        "warn_at": {
          "type": "number"
        },
        "limit": {
          "type": "number"
        },
        "unit": {
          "type": "string"
        },
        "evidence": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Evidence"
          }
        }
      }
    },
    "Assessment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "at_version",
        "verdict",
        "reason",
        "findings"
      ],
      "properties": {
        "at_version": {
          "type": "integer",
          "minimum": 0
        },
        "verdict": {
          "type": "string",
          "enum": [
            "continue",
            "warn",
            "doubt",
            "stop"
          ]
        },
        "reason": {
          "type": "string"
        },
        "findings": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Finding"
          }
        },
        "similarities": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RoundSimilarity"
          },
          "maxItems": 20
        }
      }
    },
    "RoundSimilarity": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "at_version",
        "value",
        "model"
      ],
      "properties": {
        "at_version": {
          "type": "integer",
          "minimum": 0
        },
        "value": {
          "type": "number",
          "minimum": -1,
          "maximum": 1
        },
        "model": {
          "type": "string",
          "maxLength": 128
        }
      }
    },
    "Ending": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "condition",
        "also",
        "findings",
        "told"
      ],
      "properties": {
        "condition": {
          "type": "string"
        },
        "also": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "findings": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Finding"
          }
        },
        "told": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "SeatChange": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "persona": {
          "type": "string",
          "maxLength": 4000
        },
        "system_prompt": {
          "type": "string",
          "maxLength": 8000
        }
      }
    },
    "ForkChanges": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "seats": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SeatChange"
          },
          "maxItems": 50
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "GuestTurnConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn_timeout_ms",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "turn_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "InterviewSeat": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "kind",
        "persona"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$"
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "kind": {
          "type": "string",
          "enum": [
            "hosted",
            "person",
            "external",
            "a2a"
          ]
        },
        "persona": {
          "type": "string",
          "maxLength": 4000
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        },
        "url": {
          "type": "string",
          "minLength": 8,
          "maxLength": 2000,
          "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$"
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
          "maximum": 100000
        },
        "agent": {
          "type": "string",
          "enum": [
            "interviewer",
            "analyst",
            "judge",
            "summary",
            "architect"
          ]
        },
        "act": {
          "type": "string",
          "enum": [
            "speaks",
            "silent",
            "fails",
            "flags",
            "refuses"
          ]
        },
        "text": {
          "type": "string",
          "maxLength": 4000
        }
      }
    },
    "InterviewConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max_turns",
        "max_waiting",
        "background_timeout_ms",
        "deep_thinking_after_ms",
        "compress_every",
        "keep_recent",
        "complete_at",
        "user_timeout_ms",
        "resume_after_ms",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "max_turns": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000
        },
        "max_waiting": {
          "type": "integer",
          "minimum": 1,
          "maximum": 64
        },
        "background_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 3600000
        },
        "deep_thinking_after_ms": {
          "type": "integer",
          "minimum": 10,
          "maximum": 3600000
        },
        "compress_every": {
          "type": "integer",
          "minimum": 2,
          "maximum": 100
        },
        "keep_recent": {
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        },
        "complete_at": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "user_timeout_ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 4294967295
        },
        "resume_after_ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 4294967295
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "InterviewFact": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "fact_id",
        "area",
        "label",
        "text",
        "turns"
      ],
      "properties": {
        "fact_id": {
          "type": "string",
          "minLength": 2,
          "maxLength": 12
        },
        "area": {
          "type": "string",
          "enum": [
            "who",
            "pain",
            "context",
            "constraints",
            "success"
          ]
        },
        "label": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 400
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 20
        }
      }
    },
    "NewFact": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "area",
        "label",
        "text",
        "turns"
      ],
      "properties": {
        "area": {
          "type": "string",
          "enum": [
            "who",
            "pain",
            "context",
            "constraints",
            "success"
          ]
        },
        "label": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 400
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 20
        }
      }
    },
    "FactChange": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "fact_id",
        "reason",
        "text",
        "turns"
      ],
      "properties": {
        "fact_id": {
          "type": "string",
          "minLength": 2,
          "maxLength": 12
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 400
        },
        "text": {
          "type": "string",
          "maxLength": 400
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 20
        }
      }
    },
    "AreaScore": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "area",
        "missing",
        "score"
      ],
      "properties": {
        "area": {
          "type": "string",
          "enum": [
            "who",
            "pain",
            "context",
            "constraints",
            "success"
          ]
        },
        "missing": {
          "type": "string",
          "maxLength": 400
        },
        "score": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        }
      }
    },
    "InterviewRisk": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "kind",
        "text",
        "turns"
      ],
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "contradiction",
            "misunderstanding",
            "leading",
            "stuck"
          ]
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 800
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 20
        }
      }
    },
    "RevisionWish": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "documents",
        "comment"
      ],
      "properties": {
        "documents": {
          "type": "array",
          "items": {
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
          "maxItems": 6
        },
        "comment": {
          "type": "string",
          "maxLength": 2000
        }
      }
    },
    "InterviewAnalysis": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reading",
        "added",
        "changed",
        "areas",
        "risks",
        "revision",
        "status",
        "notice"
      ],
      "properties": {
        "reading": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "added": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/NewFact"
          },
          "maxItems": 20
        },
        "changed": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FactChange"
          },
          "maxItems": 20
        },
        "areas": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AreaScore"
          },
          "minItems": 5,
          "maxItems": 5
        },
        "risks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewRisk"
          },
          "maxItems": 5
        },
        "revision": {
          "$ref": "#/$defs/RevisionWish"
        },
        "status": {
          "type": "string",
          "enum": [
            "Profiling",
            "DeepDive",
            "Solutioning",
            "Completed"
          ]
        },
        "notice": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        }
      }
    },
    "Oversight": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "turns",
        "approves",
        "notice",
        "corrects"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "maxItems": 50
        },
        "approves": {
          "type": "boolean"
        },
        "notice": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "corrects": {
          "type": "boolean"
        }
      }
    },
    "MemoryPoint": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "turns"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 400
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 200
        }
      }
    },
    "DocumentVersion": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "document",
        "version"
      ],
      "properties": {
        "document": {
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
        "version": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "CitedPoint": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "turns"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "ProblemAndUsers": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "problem",
        "users",
        "today",
        "success"
      ],
      "properties": {
        "problem": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 10
        },
        "users": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "today": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "success": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        }
      }
    },
    "InterviewRequirement": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "acceptance",
        "priority",
        "turns"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "acceptance": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "priority": {
          "type": "string",
          "enum": [
            "must",
            "should",
            "could"
          ]
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "InterviewRequirements": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "functional",
        "quality",
        "constraints",
        "out_of_scope"
      ],
      "properties": {
        "functional": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewRequirement"
          },
          "maxItems": 40
        },
        "quality": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewRequirement"
          },
          "maxItems": 30
        },
        "constraints": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "out_of_scope": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        }
      }
    },
    "SolutionOption": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "option",
        "why_not",
        "turns"
      ],
      "properties": {
        "option": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "why_not": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "SolutionOutline": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "approach",
        "journey",
        "alternatives"
      ],
      "properties": {
        "approach": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 10
        },
        "journey": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "alternatives": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SolutionOption"
          },
          "maxItems": 10
        }
      }
    },
    "InterviewComponent": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "responsibility",
        "turns"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "responsibility": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "InterviewArchitecture": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "components",
        "data",
        "interfaces",
        "decisions"
      ],
      "properties": {
        "components": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewComponent"
          },
          "maxItems": 30
        },
        "data": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "interfaces": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "decisions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        }
      }
    },
    "InterviewMilestone": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "title",
        "outcome",
        "effort",
        "turns"
      ],
      "properties": {
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "outcome": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "effort": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "InterviewPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "milestones",
        "prerequisites"
      ],
      "properties": {
        "milestones": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewMilestone"
          },
          "maxItems": 20
        },
        "prerequisites": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        }
      }
    },
    "InterviewHazard": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "risk",
        "likelihood",
        "impact",
        "mitigation",
        "turns"
      ],
      "properties": {
        "risk": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "likelihood": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high"
          ]
        },
        "impact": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high"
          ]
        },
        "mitigation": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "InterviewRisks": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "risks",
        "assumptions",
        "open_questions"
      ],
      "properties": {
        "risks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewHazard"
          },
          "maxItems": 30
        },
        "assumptions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        },
        "open_questions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CitedPoint"
          },
          "maxItems": 20
        }
      }
    },
    "InterviewDocument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "summary",
        "changes"
      ],
      "properties": {
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "changes": {
          "type": "string",
          "maxLength": 2000
        },
        "problem_and_users": {
          "$ref": "#/$defs/ProblemAndUsers"
        },
        "requirements": {
          "$ref": "#/$defs/InterviewRequirements"
        },
        "solution_outline": {
          "$ref": "#/$defs/SolutionOutline"
        },
        "architecture": {
          "$ref": "#/$defs/InterviewArchitecture"
        },
        "plan": {
          "$ref": "#/$defs/InterviewPlan"
        },
        "risks": {
          "$ref": "#/$defs/InterviewRisks"
        }
      }
    },
    "Demand": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "constraints"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "constraints": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 1000
          },
          "maxItems": 50
        }
      }
    },
    "ProposedChange": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "field",
        "new_value",
        "reason"
      ],
      "properties": {
        "field": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "new_value": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "PlanAccepted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "plan",
        "rank"
      ],
      "properties": {
        "plan": {
          "type": "string",
          "minLength": 1,
          "maxLength": 16
        },
        "rank": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      }
    },
    "TablePlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "plan",
        "changes"
      ],
      "properties": {
        "plan": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FieldChange"
          }
        }
      }
    },
    "PlanTally": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "plan",
        "accepted"
      ],
      "properties": {
        "plan": {
          "type": "string"
        },
        "accepted": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "ScriptLine": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "feedback",
        "changes"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "feedback": {
          "type": "string",
          "enum": [
            "accept",
            "negotiate",
            "withdraw",
            "silent"
          ]
        },
        "reasoning": {
          "type": "string",
          "maxLength": 2000
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ProposedChange"
          },
          "maxItems": 20
        }
      }
    },
    "Candidate": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "kind",
        "persona",
        "skills",
        "script"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$"
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "kind": {
          "type": "string",
          "enum": [
            "hosted",
            "person",
            "external",
            "a2a"
          ]
        },
        "persona": {
          "type": "string",
          "maxLength": 4000
        },
        "skills": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "maxItems": 50
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ScriptLine"
          },
          "maxItems": 100
        },
        "thinking_style": {
          "type": "string",
          "maxLength": 500
        },
        "speaking_style": {
          "type": "string",
          "maxLength": 500
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        },
        "url": {
          "type": "string",
          "minLength": 8,
          "maxLength": 2000,
          "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$"
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
          "maxLength": 128
        },
        "value": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "unit": {
          "type": "string",
          "maxLength": 32
        }
      }
    },
    "Assignment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "role",
        "task",
        "notes",
        "core"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "role": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "task": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "notes": {
          "type": "string",
          "maxLength": 4000
        },
        "core": {
          "type": "boolean"
        }
      }
    },
    "Proposal": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "title",
        "summary",
        "terms",
        "assignments"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 1
        },
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "summary": {
          "type": "string",
          "maxLength": 8000
        },
        "terms": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Term"
          },
          "maxItems": 100
        },
        "assignments": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Assignment"
          },
          "maxItems": 50
        }
      }
    },
    "FieldChange": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "path"
      ],
      "properties": {
        "path": {
          "type": "string"
        },
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        },
        "unit": {
          "type": "string"
        }
      }
    },
    "ChangeMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request",
        "change"
      ],
      "properties": {
        "request": {
          "type": "string",
          "maxLength": 128
        },
        "change": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "partly": {
          "type": "boolean"
        },
        "asked": {
          "type": "string"
        },
        "given": {
          "type": "string"
        }
      }
    },
    "ChangeRejected": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request",
        "reason"
      ],
      "properties": {
        "request": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "ChangeRequest": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request",
        "participant_id",
        "change"
      ],
      "properties": {
        "request": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "change": {
          "$ref": "#/$defs/ProposedChange"
        }
      }
    },
    "Screened": {
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
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        }
      }
    },
    "Gap": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "title",
        "description",
        "importance"
      ],
      "properties": {
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "description": {
          "type": "string",
          "maxLength": 4000
        },
        "importance": {
          "type": "string",
          "enum": [
            "high",
            "medium",
            "low"
          ]
        }
      }
    },
    "FollowUp": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "suggested",
        "demand"
      ],
      "properties": {
        "suggested": {
          "type": "boolean"
        },
        "demand": {
          "type": "string",
          "maxLength": 20000
        }
      }
    },
    "NegotiationConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max_rounds",
        "feedback_timeout_ms",
        "timeout_policy",
        "max_reminders",
        "max_replacements",
        "time_limit_ms",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "max_rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "feedback_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "timeout_policy": {
          "type": "string",
          "enum": [
            "accept",
            "withdraw",
            "remind"
          ]
        },
        "max_reminders": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "max_replacements": {
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "time_limit_ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 2592000000
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "decision_rule": {
          "type": "string",
          "enum": [
            "best_accepted",
            "last_version"
          ]
        },
        "premortem": {
          "type": "boolean"
        },
        "baseline": {
          "type": "boolean"
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
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
          "maxLength": 128
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
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
          "maxLength": 64
        },
        "to": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "task": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "summary": {
          "type": "string",
          "maxLength": 8000
        }
      }
    },
    "FacilitatorScript": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "selected",
        "possibly_related",
        "fixed",
        "gaps"
      ],
      "properties": {
        "selected": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "possibly_related": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "draft": {
          "$ref": "#/$defs/ProposalDraft"
        },
        "fixed": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FixedTerm"
          }
        },
        "gaps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Gap"
          }
        },
        "follow_up": {
          "type": "string",
          "maxLength": 20000
        },
        "handovers": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Handover"
          },
          "maxItems": 50
        }
      }
    },
    "ProposalDraft": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "title",
        "summary",
        "terms",
        "assignments"
      ],
      "properties": {
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "summary": {
          "type": "string",
          "maxLength": 8000
        },
        "terms": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Term"
          },
          "maxItems": 100
        },
        "assignments": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Assignment"
          },
          "minItems": 1,
          "maxItems": 50
        }
      }
    },
    "Stance": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "verdict",
        "claim",
        "accepts",
        "rejects"
      ],
      "properties": {
        "verdict": {
          "type": "string",
          "enum": [
            "agree",
            "partly",
            "disagree",
            "undecided"
          ]
        },
        "claim": {
          "type": "string",
          "maxLength": 1000
        },
        "accepts": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 20
        },
        "rejects": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 20
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 40
        }
      }
    },
    "Ask": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question",
        "of"
      ],
      "properties": {
        "question": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "of": {
          "type": "string",
          "maxLength": 64
        },
        "id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 16
        }
      }
    },
    "SpokenLine": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "text"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000
        },
        "act": {
          "type": "string",
          "enum": [
            "speak",
            "silent",
            "fail"
          ]
        },
        "text": {
          "type": "string",
          "maxLength": 8000
        },
        "stance": {
          "$ref": "#/$defs/Stance"
        },
        "ballot": {
          "type": "string",
          "enum": [
            "end",
            "continue",
            "abstain"
          ]
        },
        "asks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Ask"
          },
          "maxItems": 5
        },
        "answers": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 16
          },
          "maxItems": 20
        }
      }
    },
    "Member": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "kind",
        "persona",
        "expertise",
        "script"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$"
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "kind": {
          "type": "string",
          "enum": [
            "hosted",
            "person",
            "external",
            "a2a"
          ]
        },
        "persona": {
          "type": "string",
          "maxLength": 4000
        },
        "expertise": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "maxItems": 50
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SpokenLine"
          },
          "maxItems": 200
        },
        "thinking_style": {
          "type": "string",
          "maxLength": 500
        },
        "speaking_style": {
          "type": "string",
          "maxLength": 500
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        },
        "url": {
          "type": "string",
          "minLength": 8,
          "maxLength": 2000,
          "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$"
        }
      }
    },
    "RoundTableConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "mode",
        "speaking",
        "rounds",
        "min_speakers",
        "max_speakers",
        "turn_timeout_ms",
        "summaries",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "mode": {
          "type": "string",
          "enum": [
            "board",
            "party"
          ]
        },
        "speaking": {
          "type": "string",
          "enum": [
            "parallel",
            "in_turn"
          ]
        },
        "rounds": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        },
        "min_speakers": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "max_speakers": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "turn_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "summaries": {
          "type": "string",
          "enum": [
            "every_round",
            "at_the_end"
          ]
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "premortem": {
          "type": "boolean"
        },
        "baseline": {
          "type": "boolean"
        },
        "pooling": {
          "type": "boolean"
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "Picked": {
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
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "maxLength": 1000
        }
      }
    },
    "DebateConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "participants"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "participants": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 10
        },
        "max_rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "skip": {
          "type": "boolean"
        }
      }
    },
    "PlannedPhase": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "title",
        "task",
        "expert",
        "depends_on"
      ],
      "properties": {
        "phase_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40,
          "pattern": "^[a-z0-9][a-z0-9-]*$"
        },
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "task": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "expert": {
          "type": "string",
          "maxLength": 64
        },
        "depends_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          "maxItems": 30
        },
        "phase_type": {
          "type": "string",
          "enum": [
            "execution",
            "debate"
          ]
        },
        "debate": {
          "$ref": "#/$defs/DebateConfig"
        }
      }
    },
    "PlanReview": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "topic",
        "participants",
        "wanted"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "topic": {
          "type": "string",
          "maxLength": 1000
        },
        "participants": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 10
        },
        "wanted": {
          "type": "boolean"
        }
      }
    },
    "TeamPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "approach",
        "phases",
        "review"
      ],
      "properties": {
        "approach": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "phases": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlannedPhase"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "review": {
          "$ref": "#/$defs/PlanReview"
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
          "maxLength": 2000
        },
        "change": {
          "type": "string",
          "enum": [
            "add",
            "drop",
            "change"
          ]
        },
        "phase_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40,
          "pattern": "^[a-z0-9][a-z0-9-]*$"
        },
        "phase": {
          "$ref": "#/$defs/PlannedPhase"
        }
      }
    },
    "PlanRevision": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "changes"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanChange"
          },
          "maxItems": 40
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
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}._ -]*$"
        },
        "content": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60000
        }
      }
    },
    "PhaseResult": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "summary",
        "findings",
        "decisions",
        "open_points",
        "artefacts"
      ],
      "properties": {
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "findings": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 50
        },
        "decisions": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 50
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 50
        },
        "artefacts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Artefact"
          },
          "maxItems": 10
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
          "maxLength": 40
        },
        "quote": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "DivergenceAssessment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "statements",
        "criterion",
        "topic",
        "participants"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "statements": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DivergentStatement"
          },
          "maxItems": 2
        },
        "criterion": {
          "type": "string",
          "enum": [
            "none",
            "contradiction",
            "constraint",
            "options"
          ]
        },
        "topic": {
          "type": "string",
          "maxLength": 1000
        },
        "participants": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 10
        }
      }
    },
    "DebateOpening": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "point",
        "disagreement"
      ],
      "properties": {
        "point": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "disagreement": {
          "type": "boolean"
        }
      }
    },
    "DebateArgument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "argument",
        "position",
        "changed"
      ],
      "properties": {
        "argument": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "position": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "changed": {
          "type": "boolean"
        }
      }
    },
    "DebateSummary": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "summary",
        "open_points"
      ],
      "properties": {
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 20
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
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "DebateRuling": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "rationale",
        "follows",
        "overrules",
        "decision",
        "conclusion"
      ],
      "properties": {
        "rationale": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "follows": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/WeighedArgument"
          },
          "maxItems": 10
        },
        "overrules": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/WeighedArgument"
          },
          "maxItems": 10
        },
        "decision": {
          "type": "string",
          "enum": [
            "adopt",
            "compromise",
            "shelve"
          ]
        },
        "conclusion": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        }
      }
    },
    "MinorityView": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "position",
        "argument",
        "request_ids"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "position": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "argument": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "request_ids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 1,
          "maxItems": 10
        },
        "about": {
          "type": "string",
          "maxLength": 200
        }
      }
    },
    "TeamReport": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "answer",
        "decisions",
        "open_points"
      ],
      "properties": {
        "answer": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60000
        },
        "decisions": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 50
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 50
        }
      }
    },
    "MissingPart": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "title",
        "status",
        "reason"
      ],
      "properties": {
        "phase_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        },
        "title": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "status": {
          "type": "string",
          "enum": [
            "failed",
            "skipped"
          ]
        },
        "reason": {
          "type": "string",
          "maxLength": 4000
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
          "type": "string",
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
          "maxLength": 40
        },
        "round": {
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "act": {
          "type": "string",
          "enum": [
            "speak",
            "silent",
            "fail"
          ]
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
          "maxItems": 5
        },
        "revision": {
          "$ref": "#/$defs/PlanRevision"
        }
      }
    },
    "Expert": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "kind",
        "persona",
        "expertise",
        "script"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$"
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "kind": {
          "type": "string",
          "enum": [
            "hosted",
            "person",
            "external",
            "a2a"
          ]
        },
        "persona": {
          "type": "string",
          "maxLength": 4000
        },
        "expertise": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "maxItems": 50
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TeamLine"
          },
          "maxItems": 200
        },
        "thinking_style": {
          "type": "string",
          "maxLength": 500
        },
        "speaking_style": {
          "type": "string",
          "maxLength": 500
        },
        "ballot": {
          "type": "string",
          "enum": [
            "end",
            "continue",
            "abstain"
          ]
        },
        "tools": {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^[a-zA-Z0-9-]{1,32}$"
          },
          "maxItems": 20
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
        },
        "url": {
          "type": "string",
          "minLength": 8,
          "maxLength": 2000,
          "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$"
        }
      }
    },
    "TeamConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "automatic_debates",
        "max_inserted_debates",
        "debate_rounds",
        "anonymous_peers",
        "turn_timeout_ms",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "automatic_debates": {
          "type": "boolean"
        },
        "max_inserted_debates": {
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "debate_rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "anonymous_peers": {
          "type": "boolean"
        },
        "turn_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "collection": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "baseline": {
          "type": "boolean"
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "VoteConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "rule",
        "ties",
        "quorum",
        "turn_timeout_ms",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "rule": {
          "type": "string",
          "enum": [
            "plurality",
            "approval",
            "ranked",
            "consent"
          ]
        },
        "ties": {
          "type": "string",
          "enum": [
            "stand",
            "first_listed",
            "lot"
          ]
        },
        "quorum": {
          "type": "integer",
          "minimum": 0,
          "maximum": 20
        },
        "turn_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        }
      }
    },
    "RevealedBallot": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "choices",
        "reason",
        "nonce"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "choices": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "maxItems": 20
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "nonce": {
          "type": "string",
          "minLength": 16,
          "maxLength": 200
        }
      }
    },
    "OptionTally": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "option",
        "count"
      ],
      "properties": {
        "option": {
          "type": "string",
          "maxLength": 300
        },
        "count": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "VoteResult": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "outcome",
        "winners",
        "tally",
        "quorum",
        "absent"
      ],
      "properties": {
        "outcome": {
          "type": "string",
          "enum": [
            "decided",
            "tie",
            "objected",
            "nobody_chose",
            "no_quorum"
          ]
        },
        "winners": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 300
          },
          "maxItems": 20
        },
        "settled_by": {
          "type": "string",
          "enum": [
            "first_listed",
            "lot"
          ]
        },
        "tied": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 300
          },
          "maxItems": 20
        },
        "tally": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OptionTally"
          },
          "maxItems": 20
        },
        "quorum": {
          "type": "integer",
          "minimum": 0
        },
        "absent": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "maxItems": 20
        }
      }
    },
    "PlanPoint": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "based_on"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "AcceptanceCriterion": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "criterion",
        "measure",
        "based_on"
      ],
      "properties": {
        "criterion": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "measure": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "ProductPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "understanding",
        "scope",
        "non_goals",
        "acceptance_criteria"
      ],
      "properties": {
        "understanding": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "scope": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        },
        "non_goals": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        },
        "acceptance_criteria": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AcceptanceCriterion"
          },
          "maxItems": 50
        }
      }
    },
    "SystemModule": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "responsibility",
        "based_on"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "responsibility": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "SystemInterface": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "between",
        "contract",
        "based_on"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "between": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "contract": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "FileImpact": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "path",
        "change",
        "what",
        "based_on"
      ],
      "properties": {
        "path": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "change": {
          "type": "string",
          "enum": [
            "create",
            "modify",
            "delete"
          ]
        },
        "what": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "SystemDesign": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "approach",
        "architecture",
        "modules",
        "interfaces",
        "file_impacts"
      ],
      "properties": {
        "approach": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "architecture": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "modules": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SystemModule"
          },
          "maxItems": 50
        },
        "interfaces": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SystemInterface"
          },
          "maxItems": 50
        },
        "file_impacts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FileImpact"
          },
          "maxItems": 100
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
        "days_high",
        "based_on"
      ],
      "properties": {
        "step": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "reasoning": {
          "type": "string",
          "maxLength": 2000
        },
        "days_low": {
          "type": "number",
          "minimum": 0,
          "maximum": 10000
        },
        "days_high": {
          "type": "number",
          "minimum": 0,
          "maximum": 10000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "DevPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "steps",
        "debt",
        "risky_spots",
        "feasibility_reason",
        "feasibility"
      ],
      "properties": {
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DevStep"
          },
          "maxItems": 100
        },
        "debt": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        },
        "risky_spots": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        },
        "feasibility_reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "feasibility": {
          "type": "string",
          "enum": [
            "feasible",
            "feasible_with_conditions",
            "not_feasible"
          ]
        }
      }
    },
    "TestCase": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "input",
        "expected",
        "based_on"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "input": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "expected": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "CoverageGoal": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "what",
        "target",
        "based_on"
      ],
      "properties": {
        "what": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "target": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "TestPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "strategy",
        "cases",
        "coverage"
      ],
      "properties": {
        "strategy": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "cases": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TestCase"
          },
          "maxItems": 100
        },
        "coverage": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CoverageGoal"
          },
          "maxItems": 50
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
        "harm",
        "based_on"
      ],
      "properties": {
        "risk": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "trigger": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "mitigation": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "owner": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "likelihood": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high"
          ]
        },
        "harm": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high"
          ]
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 50
        }
      }
    },
    "RiskAssessment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "risks",
        "dependencies",
        "assumptions"
      ],
      "properties": {
        "risks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanRisk"
          },
          "maxItems": 50
        },
        "dependencies": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        },
        "assumptions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanPoint"
          },
          "maxItems": 50
        }
      }
    },
    "UnknownCitation": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "pointer",
        "entry_id"
      ],
      "properties": {
        "pointer": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "entry_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
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
          "maxLength": 64
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
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
          "maxLength": 2000
        },
        "assumption": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "IssueStance": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "stance",
        "statement",
        "reason"
      ],
      "properties": {
        "issue_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "stance": {
          "type": "string",
          "enum": [
            "agree",
            "object",
            "abstain",
            "no_issue"
          ]
        },
        "statement": {
          "type": "string",
          "maxLength": 2000
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        }
      }
    },
    "EntryStance": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "stance",
        "reason"
      ],
      "properties": {
        "entry_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "stance": {
          "type": "string",
          "enum": [
            "agree",
            "object",
            "abstain"
          ]
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        }
      }
    },
    "ProposedEntry": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text",
        "resolves",
        "reason"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "resolves": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 20
        },
        "supersedes": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "rivals": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 20
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
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "Speech": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "analysis",
        "advice",
        "comments",
        "questions",
        "new_issues",
        "stances",
        "entry_stances",
        "entries",
        "reopens",
        "sources"
      ],
      "properties": {
        "analysis": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40000
        },
        "advice": {
          "type": "string",
          "maxLength": 40000
        },
        "comments": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SpeechComment"
          },
          "maxItems": 20
        },
        "questions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClarifyingQuestion"
          },
          "maxItems": 5
        },
        "new_issues": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 10
        },
        "stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/IssueStance"
          },
          "maxItems": 200
        },
        "entry_stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/EntryStance"
          },
          "maxItems": 200
        },
        "entries": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ProposedEntry"
          },
          "maxItems": 20
        },
        "reopens": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ReopenedIssue"
          },
          "maxItems": 20
        },
        "sources": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "maxItems": 50
        }
      }
    },
    "DocumentSection": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "heading",
        "text",
        "items"
      ],
      "properties": {
        "heading": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "text": {
          "type": "string",
          "maxLength": 20000
        },
        "items": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 100
        }
      }
    },
    "PlanDocument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "summary",
        "sections",
        "based_on"
      ],
      "properties": {
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "sections": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DocumentSection"
          },
          "maxItems": 50
        },
        "based_on": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        },
        "product_plan": {
          "$ref": "#/$defs/ProductPlan"
        },
        "system_design": {
          "$ref": "#/$defs/SystemDesign"
        },
        "dev_plan": {
          "$ref": "#/$defs/DevPlan"
        },
        "test_plan": {
          "$ref": "#/$defs/TestPlan"
        },
        "risk_assessment": {
          "$ref": "#/$defs/RiskAssessment"
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 50
        },
        "unknown_citations": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/UnknownCitation"
          },
          "maxItems": 200
        }
      }
    },
    "AnswerLine": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entries",
        "new_issues"
      ],
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
    "SpeechLine": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "follow_ups"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000
        },
        "act": {
          "type": "string",
          "enum": [
            "speak",
            "silent",
            "fail"
          ]
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
          "maxItems": 10
        },
        "ballot": {
          "type": "string",
          "enum": [
            "end",
            "continue",
            "abstain"
          ]
        },
        "lookups": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 5
        },
        "answers": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AnswerLine"
          },
          "maxItems": 5
        }
      }
    },
    "PlanRole": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "kind",
        "focus",
        "system_prompt",
        "output_document",
        "script"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$"
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "kind": {
          "type": "string",
          "enum": [
            "hosted",
            "person",
            "external",
            "a2a"
          ]
        },
        "focus": {
          "type": "string",
          "maxLength": 1000
        },
        "system_prompt": {
          "type": "string",
          "maxLength": 8000
        },
        "output_document": {
          "type": "string",
          "minLength": 6,
          "maxLength": 100,
          "pattern": "^[a-z0-9][a-z0-9_-]*\\.json$"
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SpeechLine"
          },
          "maxItems": 100
        },
        "document": {
          "$ref": "#/$defs/PlanDocument"
        },
        "model": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "effort": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "xhigh",
            "max"
          ]
        },
        "provider": {
          "type": "string",
          "enum": [
            "anthropic",
            "openai"
          ]
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
          ]
        },
        "url": {
          "type": "string",
          "minLength": 8,
          "maxLength": 2000,
          "pattern": "^https?://[^\\s/@]+(?:/\\S*)?$"
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
          "maxLength": 64
        },
        "into": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
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
          "maxLength": 64
        },
        "other": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "match": {
          "type": "string",
          "enum": [
            "same",
            "rivals"
          ]
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
          "maxLength": 64
        },
        "statement": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
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
          "maxLength": 64
        },
        "notice": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        }
      }
    },
    "RelayedQuestion": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "text"
      ],
      "properties": {
        "question_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "found": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "source": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        }
      }
    },
    "CoachLine": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "summary",
        "merges",
        "rewordings",
        "off_topic"
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
    "InitialJudgement": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "sufficient",
        "questions",
        "issues"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "sufficient": {
          "type": "boolean"
        },
        "questions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClarifyingQuestion"
          },
          "maxItems": 5
        },
        "issues": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "maxItems": 20
        }
      }
    },
    "CoachScript": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "rounds"
      ],
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
          "maxLength": 20000
        },
        "initial": {
          "$ref": "#/$defs/InitialJudgement"
        }
      }
    },
    "PreviousPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "channel_id",
        "summary",
        "decisions",
        "open_points"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 1
        },
        "channel_id": {
          "type": "string",
          "format": "uuid"
        },
        "summary": {
          "type": "string",
          "maxLength": 20000
        },
        "decisions": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000
          },
          "maxItems": 500
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          },
          "maxItems": 500
        },
        "requirement": {
          "type": "string",
          "maxLength": 20000
        },
        "entries": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CarriedEntry"
          },
          "maxItems": 500
        },
        "entries_given": {
          "type": "integer",
          "minimum": 0
        },
        "clarifications": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CarriedAnswer"
          },
          "maxItems": 500
        },
        "documents": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/CarriedDocument"
          },
          "maxItems": 50
        },
        "line": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanVersion"
          },
          "maxItems": 1000
        },
        "replaced": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ReplacedEntry"
          },
          "maxItems": 2000
        }
      }
    },
    "CarriedEntry": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "text",
        "reason",
        "proposed_by",
        "version"
      ],
      "properties": {
        "entry_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "proposed_by": {
          "type": "string",
          "maxLength": 128
        },
        "version": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "CarriedAnswer": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "asked_by",
        "question",
        "answer"
      ],
      "properties": {
        "asked_by": {
          "type": "string",
          "maxLength": 128
        },
        "question": {
          "type": "string",
          "maxLength": 4000
        },
        "answer": {
          "type": "string",
          "maxLength": 20000
        },
        "assumption": {
          "type": "string",
          "maxLength": 2000
        },
        "source": {
          "type": "string",
          "maxLength": 500
        }
      }
    },
    "CarriedDocument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "file",
        "document"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "file": {
          "type": "string",
          "maxLength": 100
        },
        "document": {
          "$ref": "#/$defs/PlanDocument"
        }
      }
    },
    "PlanVersion": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "channel_id"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 1
        },
        "channel_id": {
          "type": "string",
          "format": "uuid"
        }
      }
    },
    "ReplacedEntry": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "text",
        "by",
        "reason"
      ],
      "properties": {
        "entry_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "text": {
          "type": "string",
          "maxLength": 4000
        },
        "by": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        }
      }
    },
    "WorkshopConfig": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "max_rounds",
        "turn_timeout_ms",
        "max_speech_chars",
        "off_topic_notices",
        "max_facilitation_attempts",
        "budget_micro_usd"
      ],
      "properties": {
        "max_rounds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "turn_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "max_speech_chars": {
          "type": "integer",
          "minimum": 200,
          "maximum": 80000
        },
        "off_topic_notices": {
          "type": "boolean"
        },
        "max_facilitation_attempts": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10
        },
        "budget_micro_usd": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4000000000
        },
        "collection": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "facilitation_timeout_ms": {
          "type": "integer",
          "minimum": 100,
          "maximum": 604800000
        },
        "model_wait_limit_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 604800000
        },
        "models": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/KindModel"
          },
          "maxItems": 50
        },
        "initial_judgement": {
          "type": "boolean"
        },
        "baseline": {
          "type": "boolean"
        },
        "premortem": {
          "type": "boolean"
        }
      }
    },
    "OfferedTool": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "description",
        "input_schema"
      ],
      "properties": {
        "name": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "input_schema": {
          "type": "string"
        }
      }
    },
    "ToolRequest": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "tool",
        "arguments"
      ],
      "properties": {
        "tool": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "arguments": {
          "type": "string",
          "maxLength": 20000
        }
      }
    },
    "ToolUse": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "tool",
        "arguments",
        "content",
        "truncated",
        "is_error",
        "sources",
        "duration_ms"
      ],
      "properties": {
        "tool": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        },
        "arguments": {
          "type": "string",
          "maxLength": 20000
        },
        "content": {
          "type": "string",
          "maxLength": 1100000
        },
        "truncated": {
          "type": "boolean"
        },
        "is_error": {
          "type": "boolean"
        },
        "failure": {
          "type": "string"
        },
        "sources": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "maxItems": 50
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "RecordedStance": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "stance",
        "reason",
        "round",
        "request_id"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "stance": {
          "type": "string",
          "enum": [
            "agree",
            "object",
            "abstain",
            "no_issue"
          ]
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        }
      }
    },
    "RefusedProposal": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "proposal",
        "reason"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "proposal": {
          "type": "string",
          "enum": [
            "merge",
            "reword",
            "same",
            "rivals"
          ]
        },
        "reason": {
          "type": "string"
        }
      }
    },
    "StandingObjection": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "participant_id",
        "reason",
        "round",
        "request_id"
      ],
      "properties": {
        "entry_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        }
      }
    },
    "HeldTimer": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "timer_id",
        "remaining_ms",
        "span_ms"
      ],
      "properties": {
        "timer_id": {
          "type": "string"
        },
        "remaining_ms": {
          "type": "integer",
          "minimum": 0
        },
        "span_ms": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "OpenChannel": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "protocol",
        "topic",
        "language",
        "demand",
        "candidates",
        "config",
        "rehearsal"
      ],
      "properties": {
        "protocol": {
          "type": "string",
          "enum": [
            "negotiation"
          ]
        },
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "demand": {
          "$ref": "#/$defs/Demand"
        },
        "candidates": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Candidate"
          },
          "minItems": 1,
          "maxItems": 50
        },
        "config": {
          "$ref": "#/$defs/NegotiationConfig"
        },
        "facilitator_script": {
          "$ref": "#/$defs/FacilitatorScript"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "OpenRoundTable": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "question",
        "members",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "question": {
          "type": "string",
          "maxLength": 20000
        },
        "members": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Member"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/RoundTableConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "OpenWorkshop": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "requirement",
        "roles",
        "config",
        "termination",
        "rehearsal",
        "version"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "requirement": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "roles": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanRole"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/WorkshopConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100000
        },
        "previous": {
          "$ref": "#/$defs/PreviousPlan"
        },
        "feedback": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "coach_script": {
          "$ref": "#/$defs/CoachScript"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "OpenTeam": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "task",
        "lead",
        "experts",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "task": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "lead": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "experts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Expert"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/TeamConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "OpenInterview": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "goal",
        "user",
        "interviewer",
        "architect",
        "config",
        "termination",
        "rehearsal",
        "script"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "goal": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "user": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "interviewer": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "architect": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "config": {
          "$ref": "#/$defs/InterviewConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewLine"
          },
          "maxItems": 1000
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "OpenGuestTurn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "told",
        "form",
        "guest",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "told": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200000
        },
        "form": {
          "type": "object"
        },
        "guest": {
          "$ref": "#/$defs/Member"
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "context_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255
        },
        "config": {
          "$ref": "#/$defs/GuestTurnConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "GiveGuestAnswer": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "answer"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "answer": {
          "type": "object"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "OpenVote": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "question",
        "options",
        "members",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "question": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000,
          "pattern": "\\S"
        },
        "options": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "maxItems": 20
        },
        "members": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Member"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/VoteConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "SubmitBallot": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "choices",
        "reason",
        "nonce"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "choices": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "maxItems": 20
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "nonce": {
          "type": "string",
          "minLength": 16,
          "maxLength": 200
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "RevealBallots": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "ballots"
      ],
      "properties": {
        "ballots": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RevealedBallot"
          },
          "maxItems": 20
        }
      }
    },
    "AnswerUser": {
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
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "interrupted": {
          "type": "boolean"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "InterruptAnswer": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "heard_characters": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000
        }
      }
    },
    "DeliverDocuments": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "documents",
        "comment"
      ],
      "properties": {
        "documents": {
          "type": "array",
          "items": {
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
          "maxItems": 6
        },
        "comment": {
          "type": "string",
          "maxLength": 8000
        }
      }
    },
    "WriteInterviewDocument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "document"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "document": {
          "$ref": "#/$defs/InterviewDocument"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteBriefing": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "notice",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "notice": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteAnalysis": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "analysis",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "analysis": {
          "$ref": "#/$defs/InterviewAnalysis"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteOversight": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "oversight",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "oversight": {
          "$ref": "#/$defs/Oversight"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteCompression": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "points",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "points": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MemoryPoint"
          },
          "minItems": 1,
          "maxItems": 40
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "PlanTask": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "plan"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "plan": {
          "$ref": "#/$defs/TeamPlan"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompletePhase": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "result"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "result": {
          "$ref": "#/$defs/PhaseResult"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          },
          "maxItems": 200
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "RevisePlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "revision"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "revision": {
          "$ref": "#/$defs/PlanRevision"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "AssessDivergence": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "assessment"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "assessment": {
          "$ref": "#/$defs/DivergenceAssessment"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "OpenDebate": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "opening"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "opening": {
          "$ref": "#/$defs/DebateOpening"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "Argue": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "argument"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "argument": {
          "$ref": "#/$defs/DebateArgument"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "SumUpDebate": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "summary"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "summary": {
          "$ref": "#/$defs/DebateSummary"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "RuleDebate": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "ruling"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "ruling": {
          "$ref": "#/$defs/DebateRuling"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "ReportTeam": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "report"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "report": {
          "$ref": "#/$defs/TeamReport"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "GiveSpeech": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "speech"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "speech": {
          "$ref": "#/$defs/Speech"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          },
          "maxItems": 200
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "RecordLookup": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "request_id",
        "offered",
        "uses"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string"
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          },
          "maxItems": 200
        },
        "uses": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolUse"
          },
          "maxItems": 5
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "LookupPlan": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "calls"
      ],
      "properties": {
        "calls": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolRequest"
          },
          "maxItems": 5
        }
      }
    },
    "AnswerClarification": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "answer"
      ],
      "properties": {
        "question_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "answer": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "SkipClarification": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id"
      ],
      "properties": {
        "question_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "FollowUpClarification": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "request_id",
        "satisfied",
        "question"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "satisfied": {
          "type": "boolean"
        },
        "question": {
          "type": "string",
          "maxLength": 2000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
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
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "Ratify": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "entry_stances"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "entry_stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/EntryStance"
          },
          "maxItems": 200
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "WriteDocument": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "document"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "document": {
          "$ref": "#/$defs/PlanDocument"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "CompleteRelay": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "questions",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "questions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RelayedQuestion"
          },
          "maxItems": 50
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteInitialJudgement": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "judgement",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "judgement": {
          "$ref": "#/$defs/InitialJudgement"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteReview": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "summary",
        "merges",
        "rewordings",
        "off_topic",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "summary": {
          "type": "string",
          "minLength": 1,
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
        "call": {
          "$ref": "#/$defs/ModelCall"
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
    "CompleteReport": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "summary",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "Contribute": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "text",
        "tool_calls"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "text": {
          "type": "string",
          "maxLength": 100000
        },
        "stance": {
          "$ref": "#/$defs/Stance"
        },
        "hands_over_to": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "tool_calls": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "maxItems": 50
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "asks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Ask"
          },
          "maxItems": 5
        },
        "answers": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 16
          },
          "maxItems": 20
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "CompleteSelection": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "picked",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "picked": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Picked"
          },
          "minItems": 1,
          "maxItems": 10
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteSummary": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "summary",
        "open_points",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "summary": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "maxItems": 50
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteJudgement": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "agreed",
        "reason",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "agreed": {
          "type": "boolean"
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteBaseline": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "text",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "ExtendLimits": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "rounds",
        "time_ms"
      ],
      "properties": {
        "rounds": {
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "time_ms": {
          "type": "integer",
          "minimum": 0,
          "maximum": 2592000000
        }
      }
    },
    "SwitchAutoExit": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "on"
      ],
      "properties": {
        "on": {
          "type": "boolean"
        }
      }
    },
    "SetRehearsalPace": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "pace"
      ],
      "properties": {
        "pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        }
      }
    },
    "ContinueChannel": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {}
    },
    "CallVote": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question"
      ],
      "properties": {
        "question": {
          "type": "string",
          "maxLength": 1000
        }
      }
    },
    "FailBallot": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "vote_id",
        "participant_id",
        "code",
        "message"
      ],
      "properties": {
        "vote_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "code": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "message": {
          "type": "string",
          "maxLength": 4000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CastBallot": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "choice",
        "reasoning"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "vote_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "choice": {
          "type": "string",
          "enum": [
            "end",
            "continue",
            "abstain"
          ]
        },
        "reasoning": {
          "type": "string",
          "maxLength": 2000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "SendSignal": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "SubmitFeedback": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "feedback_type",
        "reasoning",
        "proposed_changes"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "round": {
          "type": "integer",
          "minimum": 1
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
          "type": "string",
          "maxLength": 8000
        },
        "proposed_changes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ProposedChange"
          },
          "maxItems": 20
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "accepts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanAccepted"
          },
          "maxItems": 100
        }
      }
    },
    "FailTurn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "code",
        "message"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "code": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "message": {
          "type": "string",
          "maxLength": 4000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "GiveUpAnswer": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteScreening": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "selected",
        "possibly_related",
        "not_selected",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "selected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          },
          "maxItems": 50
        },
        "possibly_related": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          },
          "maxItems": 50
        },
        "not_selected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          },
          "maxItems": 50
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteDraft": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "proposal",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "proposal": {
          "$ref": "#/$defs/ProposalDraft"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteAdjustment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "proposal",
        "changes_made",
        "changes_rejected",
        "should_continue",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "proposal": {
          "$ref": "#/$defs/ProposalDraft"
        },
        "changes_made": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChangeMade"
          },
          "maxItems": 500
        },
        "changes_rejected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChangeRejected"
          },
          "maxItems": 500
        },
        "should_continue": {
          "type": "boolean"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CompleteGaps": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "gaps",
        "follow_up",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "gaps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Gap"
          },
          "maxItems": 50
        },
        "follow_up": {
          "$ref": "#/$defs/FollowUp"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "summary": {
          "type": "string",
          "maxLength": 8000
        }
      }
    },
    "FailFacilitation": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "code",
        "message"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "code": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "message": {
          "type": "string",
          "maxLength": 4000
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "FireTimer": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "timer_id"
      ],
      "properties": {
        "timer_id": {
          "type": "string"
        }
      }
    },
    "Intervene": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "text"
      ],
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "IssueSeatToken": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "token_hash",
        "expires_at"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "token_hash": {
          "type": "string",
          "minLength": 64,
          "maxLength": 64
        },
        "expires_at": {
          "type": "string",
          "minLength": 20,
          "maxLength": 40
        },
        "made_for": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "PresentAgentCard": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "card"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "card": {
          "$ref": "#/$defs/ShownCard"
        }
      }
    },
    "AgreeToAgentCard": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "card_hash"
      ],
      "properties": {
        "participant_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "card_hash": {
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "ShareDecision": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "token_hash",
        "expires_at"
      ],
      "properties": {
        "token_hash": {
          "type": "string",
          "minLength": 64,
          "maxLength": 64
        },
        "expires_at": {
          "type": "string",
          "minLength": 20,
          "maxLength": 40
        }
      }
    },
    "EndSharing": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {}
    },
    "EraseWords": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "subject",
        "because"
      ],
      "properties": {
        "subject": {
          "type": "string",
          "minLength": 1,
          "maxLength": 160
        },
        "because": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "despite_retention": {
          "type": "boolean"
        },
        "opened_at": {
          "type": "string",
          "format": "date-time"
        },
        "still_kept": {
          "type": "boolean"
        }
      }
    },
    "ForkChannel": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "parent",
        "at",
        "changes",
        "fresh"
      ],
      "properties": {
        "parent": {
          "type": "string",
          "format": "uuid"
        },
        "at": {
          "type": "integer",
          "minimum": 1
        },
        "changes": {
          "$ref": "#/$defs/ForkChanges"
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000,
          "pattern": "\\S"
        },
        "fresh": {
          "type": "boolean"
        },
        "say": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000,
          "pattern": "\\S"
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "StopChannel": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "shown": {
          "type": "boolean"
        }
      }
    },
    "SignalTermination": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "verdict",
        "condition",
        "measured",
        "limit"
      ],
      "properties": {
        "verdict": {
          "type": "string",
          "enum": [
            "continue",
            "warn",
            "doubt",
            "stop"
          ]
        },
        "condition": {
          "type": "string",
          "maxLength": 1000
        },
        "measured": {
          "type": "number"
        },
        "limit": {
          "type": "number"
        },
        "check_id": {
          "type": "string"
        },
        "assessment": {
          "$ref": "#/$defs/Assessment"
        }
      }
    },
    "Consent": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "votes",
        "minority",
        "not_heard",
        "open_points"
      ],
      "properties": {
        "votes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Vote"
          },
          "maxItems": 100
        },
        "minority": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MinorityView"
          },
          "maxItems": 40
        },
        "not_heard": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "maxItems": 100
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 1000
          },
          "maxItems": 50
        },
        "contradicted": {
          "type": "string",
          "enum": [
            "claims_unanimity",
            "omits_dissent"
          ]
        }
      }
    },
    "Vote": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "stance"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "stance": {
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
          ]
        },
        "version": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "ChannelOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "protocol",
        "topic",
        "language",
        "demand",
        "candidates",
        "config",
        "rehearsal"
      ],
      "properties": {
        "protocol": {
          "type": "string",
          "enum": [
            "negotiation"
          ]
        },
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "demand": {
          "$ref": "#/$defs/Demand"
        },
        "candidates": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Candidate"
          },
          "minItems": 1,
          "maxItems": 50
        },
        "config": {
          "$ref": "#/$defs/NegotiationConfig"
        },
        "facilitator_script": {
          "$ref": "#/$defs/FacilitatorScript"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "RoundTableOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "question",
        "members",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "question": {
          "type": "string",
          "maxLength": 20000
        },
        "members": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Member"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/RoundTableConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "WorkshopOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "requirement",
        "roles",
        "config",
        "termination",
        "rehearsal",
        "version"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "requirement": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "roles": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanRole"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/WorkshopConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "version": {
          "type": "integer",
          "minimum": 1
        },
        "previous": {
          "$ref": "#/$defs/PreviousPlan"
        },
        "feedback": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "coach_script": {
          "$ref": "#/$defs/CoachScript"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "TeamOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "task",
        "lead",
        "experts",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "task": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "lead": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "experts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Expert"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/TeamConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "InterviewOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "goal",
        "user",
        "interviewer",
        "architect",
        "config",
        "termination",
        "rehearsal",
        "script"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "goal": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        },
        "user": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "interviewer": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "architect": {
          "$ref": "#/$defs/InterviewSeat"
        },
        "config": {
          "$ref": "#/$defs/InterviewConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "script": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewLine"
          },
          "maxItems": 1000
        },
        "opened_by": {
          "$ref": "#/$defs/Actor"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "GuestTurnOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "told",
        "form",
        "guest",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "told": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200000
        },
        "form": {
          "type": "object"
        },
        "guest": {
          "$ref": "#/$defs/Member"
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "context_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255
        },
        "config": {
          "$ref": "#/$defs/GuestTurnConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "GuestAnswered": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "answer",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "answer": {
          "type": "object"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "VoteOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "topic",
        "language",
        "question",
        "options",
        "members",
        "config",
        "termination",
        "rehearsal"
      ],
      "properties": {
        "topic": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        },
        "language": {
          "type": "string",
          "enum": [
            "en",
            "zh"
          ]
        },
        "question": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000
        },
        "options": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "maxItems": 20
        },
        "members": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Member"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "config": {
          "$ref": "#/$defs/VoteConfig"
        },
        "termination": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "rehearsal": {
          "type": "boolean"
        },
        "rehearsal_pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        },
        "purpose": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S"
        },
        "retention_days": {
          "type": "integer",
          "minimum": 1,
          "maximum": 36500
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "BallotSealed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "commitment",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "commitment": {
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "BallotsRevealed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "ballots",
        "result"
      ],
      "properties": {
        "ballots": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RevealedBallot"
          },
          "maxItems": 20
        },
        "result": {
          "$ref": "#/$defs/VoteResult"
        }
      }
    },
    "FacilitationRequested": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "task",
        "cycle",
        "round",
        "attempt"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "task": {
          "type": "string",
          "enum": [
            "screen",
            "draft",
            "adjust",
            "compromise",
            "gaps",
            "select",
            "summarise",
            "conclude",
            "judge",
            "relay",
            "review",
            "report",
            "initial_judgement",
            "brief",
            "analyse",
            "oversee",
            "compress",
            "baseline"
          ]
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "attempt": {
          "type": "integer",
          "minimum": 0
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "asked_on": {
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        }
      }
    },
    "FacilitationCompleted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "task",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "task": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "FacilitationFailed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "task",
        "attempt",
        "code",
        "message"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "task": {
          "type": "string"
        },
        "attempt": {
          "type": "integer",
          "minimum": 0
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "CandidatesScreened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "selected",
        "possibly_related",
        "not_selected"
      ],
      "properties": {
        "selected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          }
        },
        "possibly_related": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          }
        },
        "not_selected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Screened"
          }
        }
      }
    },
    "ProposalDrafted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "proposal"
      ],
      "properties": {
        "proposal": {
          "$ref": "#/$defs/Proposal"
        }
      }
    },
    "ProposalAdjusted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "proposal",
        "cause",
        "changes_made",
        "changes_rejected",
        "should_continue",
        "diff"
      ],
      "properties": {
        "proposal": {
          "$ref": "#/$defs/Proposal"
        },
        "cause": {
          "type": "string",
          "enum": [
            "adjustment",
            "role_removed",
            "replacement",
            "compromise",
            "chosen"
          ]
        },
        "changes_made": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChangeMade"
          }
        },
        "changes_rejected": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChangeRejected"
          }
        },
        "should_continue": {
          "type": "boolean"
        },
        "diff": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FieldChange"
          }
        },
        "plan": {
          "type": "string"
        }
      }
    },
    "RoundStarted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "cycle",
        "round",
        "proposal_version",
        "recipients",
        "last"
      ],
      "properties": {
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposal_version": {
          "type": "integer",
          "minimum": 0
        },
        "recipients": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "last": {
          "type": "boolean"
        },
        "plans": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/TablePlan"
          }
        },
        "premortem": {
          "type": "boolean"
        }
      }
    },
    "TurnRequested": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "participant_kind",
        "cycle",
        "round",
        "proposal_version",
        "due_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "participant_kind": {
          "type": "string"
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposal_version": {
          "type": "integer",
          "minimum": 0
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "work": {
          "type": "string",
          "enum": [
            "speech",
            "follow_up",
            "ratify",
            "document",
            "plan",
            "revise",
            "execute",
            "assess",
            "open_debate",
            "argue",
            "sum_up",
            "rule",
            "synthesise",
            "say",
            "answer",
            "write"
          ]
        },
        "question_id": {
          "type": "string"
        },
        "phase_id": {
          "type": "string"
        },
        "document": {
          "type": "string"
        },
        "asked_on": {
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        }
      }
    },
    "TimerSet": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "timer_id",
        "purpose",
        "due_at"
      ],
      "properties": {
        "timer_id": {
          "type": "string"
        },
        "purpose": {
          "type": "string",
          "enum": [
            "feedback_timeout",
            "time_limit",
            "turn_timeout",
            "elapsed",
            "silence",
            "vote",
            "grace",
            "model_deadline",
            "model_retry",
            "background",
            "deep_thinking",
            "interruption",
            "reveal"
          ]
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "span_ms": {
          "type": "integer",
          "minimum": 0
        },
        "series": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "TimerFired": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "timer_id"
      ],
      "properties": {
        "timer_id": {
          "type": "string"
        }
      }
    },
    "TimerCancelled": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "timer_id"
      ],
      "properties": {
        "timer_id": {
          "type": "string"
        }
      }
    },
    "FeedbackRecorded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "feedback_type",
        "reasoning",
        "proposed_changes",
        "cycle",
        "round",
        "proposal_version",
        "submitted_at",
        "assumed"
      ],
      "properties": {
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
            "$ref": "#/$defs/ProposedChange"
          }
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposal_version": {
          "type": "integer",
          "minimum": 0
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "assumed": {
          "type": "boolean"
        },
        "assumed_cause": {
          "type": "string",
          "enum": [
            "timeout",
            "turn_failed"
          ]
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "accepts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanAccepted"
          }
        }
      }
    },
    "ReminderSent": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "number",
        "due_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "number": {
          "type": "integer",
          "minimum": 0
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        }
      }
    },
    "TurnFailed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "code",
        "message"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "AnswerDiscarded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "reason",
        "call"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "RoundClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "cycle",
        "round",
        "proposal_version",
        "accepted",
        "negotiating",
        "withdrawn",
        "assumed"
      ],
      "properties": {
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposal_version": {
          "type": "integer",
          "minimum": 0
        },
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
          }
        },
        "plans": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanTally"
          }
        }
      }
    },
    "ChannelPaused": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "code",
        "message",
        "attempt",
        "since",
        "resume_at"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "enum": [
            "waiting_for_model"
          ]
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "attempt": {
          "type": "integer",
          "minimum": 0
        },
        "since": {
          "type": "string",
          "format": "date-time"
        },
        "resume_at": {
          "type": "string",
          "format": "date-time"
        },
        "task": {
          "type": "string"
        },
        "held": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/HeldTimer"
          }
        },
        "permanent": {
          "type": "boolean"
        }
      }
    },
    "ChannelResumed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "cause"
      ],
      "properties": {
        "cause": {
          "type": "string",
          "enum": [
            "timer",
            "user"
          ]
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "ParticipantWithdrawn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "role",
        "core",
        "reasoning",
        "consequence"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "role": {
          "type": "string"
        },
        "core": {
          "type": "boolean"
        },
        "reasoning": {
          "type": "string"
        },
        "consequence": {
          "type": "string",
          "enum": [
            "role_removed",
            "replaced",
            "negotiation_failed"
          ]
        }
      }
    },
    "ReplacementInvited": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "withdrawn_id",
        "replacement_id",
        "role",
        "cycle"
      ],
      "properties": {
        "withdrawn_id": {
          "type": "string"
        },
        "replacement_id": {
          "type": "string"
        },
        "role": {
          "type": "string"
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "OutcomeReached": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "status",
        "reason",
        "cycle",
        "round",
        "proposal_version",
        "open_points"
      ],
      "properties": {
        "status": {
          "type": "string",
          "enum": [
            "success",
            "partial_consensus",
            "negotiation_timeout",
            "failed"
          ]
        },
        "reason": {
          "type": "string"
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposal_version": {
          "type": "integer",
          "minimum": 0
        },
        "risk": {
          "type": "string"
        },
        "open_points": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChangeRequest"
          }
        }
      }
    },
    "GapsIdentified": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "gaps",
        "follow_up"
      ],
      "properties": {
        "gaps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Gap"
          }
        },
        "follow_up": {
          "$ref": "#/$defs/FollowUp"
        },
        "summary": {
          "type": "string"
        }
      }
    },
    "SeatTokenIssued": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "token_hash",
        "expires_at"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "token_hash": {
          "type": "string"
        },
        "expires_at": {
          "type": "string"
        },
        "made_for": {
          "type": "string"
        }
      }
    },
    "AgentCardBound": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "card"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "card": {
          "$ref": "#/$defs/ShownCard"
        }
      }
    },
    "AgentCardChanged": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "card"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "card": {
          "$ref": "#/$defs/ShownCard"
        }
      }
    },
    "AgentCardAgreed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "card",
        "actor"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "card": {
          "$ref": "#/$defs/ShownCard"
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "DecisionShared": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "token_hash",
        "expires_at"
      ],
      "properties": {
        "token_hash": {
          "type": "string"
        },
        "expires_at": {
          "type": "string"
        }
      }
    },
    "SharingEnded": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {}
    },
    "WordsErased": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "subject",
        "because",
        "actor"
      ],
      "properties": {
        "subject": {
          "type": "string"
        },
        "because": {
          "type": "string"
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "despite_retention": {
          "type": "boolean"
        }
      }
    },
    "InterventionRecorded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "intervention_id",
        "actor",
        "text"
      ],
      "properties": {
        "intervention_id": {
          "type": "string"
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "text": {
          "type": "string"
        }
      }
    },
    "InterventionsApplied": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "intervention_ids",
        "cycle",
        "round"
      ],
      "properties": {
        "intervention_ids": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "cycle": {
          "type": "integer",
          "minimum": 0
        },
        "round": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "SpeakersSelected": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "picked"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "picked": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Picked"
          }
        }
      }
    },
    "ContributionMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "text",
        "tool_calls",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "text": {
          "type": "string"
        },
        "stance": {
          "$ref": "#/$defs/Stance"
        },
        "hands_over_to": {
          "type": "string"
        },
        "tool_calls": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "asks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Ask"
          }
        },
        "answers": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "TurnSkipped": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "cause"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "cause": {
          "type": "string",
          "enum": [
            "timeout",
            "turn_failed",
            "stopped"
          ]
        }
      }
    },
    "DiscussionRoundClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "spoke",
        "skipped"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "spoke": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "skipped": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "RoundSummarised": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "summary",
        "open_points",
        "final"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "summary": {
          "type": "string"
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "final": {
          "type": "boolean"
        },
        "outcome": {
          "type": "string",
          "enum": [
            "success",
            "partial_consensus",
            "negotiation_timeout",
            "failed"
          ]
        },
        "from_template": {
          "type": "boolean"
        }
      }
    },
    "BaselineDrafted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "draft",
        "text"
      ],
      "properties": {
        "draft": {
          "type": "integer",
          "minimum": 0
        },
        "text": {
          "type": "string"
        }
      }
    },
    "BaselineEnded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "drafts",
        "cost_micro_usd",
        "deliberation_micro_usd"
      ],
      "properties": {
        "drafts": {
          "type": "integer",
          "minimum": 0
        },
        "cost_micro_usd": {
          "type": "integer",
          "minimum": 0
        },
        "deliberation_micro_usd": {
          "type": "integer",
          "minimum": 0
        },
        "code": {
          "type": "string"
        }
      }
    },
    "AgreementJudged": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "agreed",
        "reason"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "agreed": {
          "type": "boolean"
        },
        "reason": {
          "type": "string"
        }
      }
    },
    "SpeechGiven": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "speech",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "speech": {
          "$ref": "#/$defs/Speech"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          },
          "maxItems": 200
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        },
        "named": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        }
      }
    },
    "LookupMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "step",
        "offered",
        "uses"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "step": {
          "type": "integer",
          "minimum": 0
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          }
        },
        "uses": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolUse"
          }
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "SpeechTruncated": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "kept",
        "dropped"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "kept": {
          "type": "integer",
          "minimum": 0
        },
        "dropped": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "IssueRaised": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "statement",
        "raised_by",
        "round",
        "request_id"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "statement": {
          "type": "string"
        },
        "raised_by": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "about_entry": {
          "type": "string"
        },
        "question_id": {
          "type": "string"
        }
      }
    },
    "IssueReworded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "statement",
        "round"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "statement": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "IssueResolved": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "entry_id",
        "round"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "entry_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "question_id": {
          "type": "string"
        }
      }
    },
    "IssueMerged": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "into",
        "reason",
        "round"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "into": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "IssueDismissed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "round",
        "stances"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RecordedStance"
          }
        }
      }
    },
    "IssueReopened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "issue_id",
        "reason",
        "reopened_by",
        "round",
        "request_id"
      ],
      "properties": {
        "issue_id": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "reopened_by": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "entry_id": {
          "type": "string"
        }
      }
    },
    "DraftEntryProposed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "text",
        "resolves",
        "reason",
        "proposed_by",
        "round",
        "request_id"
      ],
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
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "rivals": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "question_id": {
          "type": "string"
        }
      }
    },
    "DraftEntryAdded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "text",
        "resolves",
        "round",
        "proposed_by",
        "proposed_in",
        "stances",
        "unopposed"
      ],
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
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "proposed_by": {
          "type": "string"
        },
        "proposed_in": {
          "type": "integer",
          "minimum": 0
        },
        "stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RecordedStance"
          }
        },
        "unopposed": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "absent": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "DraftEntrySuperseded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "superseded_by",
        "reason",
        "round"
      ],
      "properties": {
        "entry_id": {
          "type": "string"
        },
        "superseded_by": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "DraftEntryLapsed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "cause",
        "round"
      ],
      "properties": {
        "entry_id": {
          "type": "string"
        },
        "cause": {
          "type": "string",
          "enum": [
            "issues_settled",
            "superseded_meanwhile",
            "rival_stands",
            "workshop_ended",
            "merged"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "into": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        }
      }
    },
    "DraftEntryRepeated": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "entry_id",
        "repeated_by",
        "resolves",
        "rivals",
        "reason",
        "round",
        "request_id"
      ],
      "properties": {
        "entry_id": {
          "type": "string"
        },
        "repeated_by": {
          "type": "string"
        },
        "resolves": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "rivals": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "question_id": {
          "type": "string"
        }
      }
    },
    "InitialJudgementMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "reason",
        "sufficient",
        "questions",
        "issues"
      ],
      "properties": {
        "reason": {
          "type": "string"
        },
        "sufficient": {
          "type": "boolean"
        },
        "questions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/ClarifyingQuestion"
          }
        },
        "issues": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "RatificationStarted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "entries",
        "recipients"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "entries": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "recipients": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "reason": {
          "type": "string"
        }
      }
    },
    "EntriesRatified": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "round",
        "entry_stances",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "entry_stances": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/EntryStance"
          }
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "ClarificationAsked": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "asked_by",
        "round",
        "request_id",
        "text",
        "assumption"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "asked_by": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "assumption": {
          "type": "string"
        }
      }
    },
    "WorkshopPaused": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "held"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "held": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/HeldTimer"
          }
        }
      }
    },
    "ClarificationRelayed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "text",
        "exchange",
        "by_coach"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "exchange": {
          "type": "integer",
          "minimum": 0
        },
        "by_coach": {
          "type": "boolean"
        }
      }
    },
    "ClarificationAnswered": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "answer",
        "exchange",
        "actor"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "answer": {
          "type": "string"
        },
        "exchange": {
          "type": "integer",
          "minimum": 0
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "ClarificationFollowedUp": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "request_id",
        "text"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "request_id": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        }
      }
    },
    "ClarificationSettled": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "cause"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "cause": {
          "type": "string",
          "enum": [
            "answered",
            "unreviewed",
            "found",
            "workshop_ended"
          ]
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "source": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500
        },
        "unknown": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "maxItems": 200
        },
        "unasked": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      }
    },
    "ClarificationSkipped": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "actor"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "AssumptionRecorded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "question_id",
        "participant_id",
        "assumption"
      ],
      "properties": {
        "question_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "assumption": {
          "type": "string"
        }
      }
    },
    "WorkshopResumed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "OffTopicNoticed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "round",
        "notice"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "notice": {
          "type": "string"
        }
      }
    },
    "WorkshopRoundClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "spoke",
        "skipped",
        "open_issues"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "spoke": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "skipped": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "open_issues": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "WorkshopRoundReviewed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "round",
        "summary",
        "refused"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "summary": {
          "type": "string"
        },
        "refused": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/RefusedProposal"
          }
        },
        "rivals": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/EntryMatch"
          }
        }
      }
    },
    "WorkshopConcluded": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "status",
        "reason",
        "round",
        "open_issues"
      ],
      "properties": {
        "status": {
          "type": "string",
          "enum": [
            "success",
            "partial_consensus",
            "no_agreement",
            "failed",
            "stopped",
            "completed"
          ]
        },
        "reason": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "open_issues": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "standing_objections": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/StandingObjection"
          }
        },
        "not_heard": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "maxItems": 20
        },
        "files_version": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "PlanDocumentWritten": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "file",
        "document",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "file": {
          "type": "string"
        },
        "document": {
          "$ref": "#/$defs/PlanDocument"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "PlanReported": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "summary"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "summary": {
          "type": "string"
        }
      }
    },
    "TaskPlanned": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "plan"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "plan": {
          "$ref": "#/$defs/TeamPlan"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "PlanRevised": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "participant_id",
        "revision",
        "phases",
        "template"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "revision": {
          "$ref": "#/$defs/PlanRevision"
        },
        "phases": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlannedPhase"
          }
        },
        "template": {
          "type": "boolean"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "PhaseCompleted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "request_id",
        "participant_id",
        "result",
        "submitted_at"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "result": {
          "$ref": "#/$defs/PhaseResult"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "offered": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/OfferedTool"
          },
          "maxItems": 200
        }
      }
    },
    "PhaseFailed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "code",
        "message",
        "attempts"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "attempts": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "PhaseSkipped": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "cause",
        "reason",
        "because_of"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "cause": {
          "type": "string",
          "enum": [
            "dependency",
            "stopped"
          ]
        },
        "reason": {
          "type": "string",
          "maxLength": 8000
        },
        "because_of": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "DebateWaived": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "cause",
        "reason"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "cause": {
          "type": "string",
          "enum": [
            "planned",
            "no_disagreement"
          ]
        },
        "reason": {
          "type": "string",
          "maxLength": 8000
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "TeamStopping": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "reason"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "reason": {
          "type": "string"
        },
        "said": {
          "$ref": "#/$defs/EndWords"
        }
      }
    },
    "DebateDecided": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "cause",
        "held",
        "reason",
        "statements",
        "before"
      ],
      "properties": {
        "cause": {
          "type": "string",
          "enum": [
            "divergence",
            "plan_review",
            "user"
          ]
        },
        "held": {
          "type": "boolean"
        },
        "reason": {
          "type": "string",
          "maxLength": 8000
        },
        "phase_id": {
          "type": "string"
        },
        "criterion": {
          "type": "string",
          "enum": [
            "none",
            "contradiction",
            "constraint",
            "options"
          ]
        },
        "statements": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DivergentStatement"
          },
          "maxItems": 2
        },
        "debate": {
          "$ref": "#/$defs/PlannedPhase"
        },
        "before": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "DebateOpened": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "topic",
        "point",
        "participants",
        "max_rounds",
        "template"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "topic": {
          "type": "string"
        },
        "point": {
          "type": "string"
        },
        "participants": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "max_rounds": {
          "type": "integer",
          "minimum": 0
        },
        "template": {
          "type": "boolean"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "DebateRoundStarted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "round",
        "blind"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "blind": {
          "type": "boolean"
        }
      }
    },
    "ArgumentMade": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "round",
        "request_id",
        "participant_id",
        "argument",
        "submitted_at"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "argument": {
          "$ref": "#/$defs/DebateArgument"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "DebateRoundClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "round",
        "spoke",
        "missed",
        "stable"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "spoke": {
          "type": "array",
          "items": {
            "type": "string"
          }
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
          "$ref": "#/$defs/DebateSummary"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "DebateRuled": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "phase_id",
        "ruling",
        "minority",
        "template"
      ],
      "properties": {
        "phase_id": {
          "type": "string"
        },
        "ruling": {
          "$ref": "#/$defs/DebateRuling"
        },
        "minority": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MinorityView"
          }
        },
        "template": {
          "type": "boolean"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "TeamReported": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "report",
        "missing",
        "template"
      ],
      "properties": {
        "report": {
          "$ref": "#/$defs/TeamReport"
        },
        "missing": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MissingPart"
          }
        },
        "template": {
          "type": "boolean"
        },
        "request_id": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "NoticeIssued": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "by",
        "text",
        "turns",
        "corrects"
      ],
      "properties": {
        "by": {
          "type": "string",
          "enum": [
            "analyst",
            "judge",
            "rules"
          ]
        },
        "text": {
          "type": "string"
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 0
          }
        },
        "corrects": {
          "type": "boolean"
        }
      }
    },
    "UserSpoke": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "turn",
        "intervention_ids",
        "said_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "intervention_ids": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "said_at": {
          "type": "string",
          "format": "date-time"
        }
      }
    },
    "InterviewResumed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "away_minutes",
        "message"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "away_minutes": {
          "type": "integer",
          "minimum": 0
        },
        "message": {
          "type": "string"
        }
      }
    },
    "AnswerGiven": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "turn",
        "text",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "text": {
          "type": "string"
        },
        "interrupted": {
          "type": "boolean"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "AnswerInterrupted": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "turn",
        "actor"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "heard_characters": {
          "type": "integer",
          "minimum": 0
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "InterviewAnalysed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "from_turn",
        "through_turn",
        "reading",
        "added",
        "changed",
        "areas",
        "completeness_score",
        "score_before",
        "risks",
        "revision",
        "proposed_status",
        "notice",
        "analysed_at"
      ],
      "properties": {
        "from_turn": {
          "type": "integer",
          "minimum": 0
        },
        "through_turn": {
          "type": "integer",
          "minimum": 0
        },
        "reading": {
          "type": "string"
        },
        "added": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewFact"
          }
        },
        "changed": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FactChange"
          }
        },
        "areas": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/AreaScore"
          }
        },
        "completeness_score": {
          "type": "integer",
          "minimum": 0
        },
        "score_before": {
          "type": "integer",
          "minimum": 0
        },
        "risks": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/InterviewRisk"
          }
        },
        "revision": {
          "$ref": "#/$defs/RevisionWish"
        },
        "proposed_status": {
          "type": "string",
          "enum": [
            "Profiling",
            "DeepDive",
            "Solutioning",
            "Completed"
          ]
        },
        "notice": {
          "type": "string"
        },
        "analysed_at": {
          "type": "string",
          "format": "date-time"
        }
      }
    },
    "AnalysisOverseen": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "oversight"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "oversight": {
          "$ref": "#/$defs/Oversight"
        }
      }
    },
    "StatusChanged": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "from",
        "to",
        "turn",
        "reason",
        "turns"
      ],
      "properties": {
        "from": {
          "type": "string",
          "enum": [
            "Profiling",
            "DeepDive",
            "Solutioning",
            "Completed"
          ]
        },
        "to": {
          "type": "string",
          "enum": [
            "Profiling",
            "DeepDive",
            "Solutioning",
            "Completed"
          ]
        },
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "reason": {
          "type": "string"
        },
        "turns": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 0
          }
        }
      }
    },
    "MemoryCompressed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "from_turn",
        "through_turn",
        "points"
      ],
      "properties": {
        "from_turn": {
          "type": "integer",
          "minimum": 0
        },
        "through_turn": {
          "type": "integer",
          "minimum": 0
        },
        "points": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/MemoryPoint"
          }
        }
      }
    },
    "BarrierHeld": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "level",
        "blocking_agent",
        "waiting"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "level": {
          "type": "string",
          "enum": [
            "syncing",
            "thinking_deeply"
          ]
        },
        "blocking_agent": {
          "type": "string",
          "enum": [
            "Analyst",
            "Judge",
            "Summary",
            "Monitor"
          ]
        },
        "waiting": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "BarrierReleased": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "turn",
        "cause",
        "blocking_agent"
      ],
      "properties": {
        "turn": {
          "type": "integer",
          "minimum": 0
        },
        "cause": {
          "type": "string",
          "enum": [
            "done",
            "failed",
            "timeout",
            "ended"
          ]
        },
        "blocking_agent": {
          "type": "string",
          "enum": [
            "None",
            "Analyst",
            "Judge",
            "Summary",
            "Monitor"
          ]
        },
        "request_id": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        }
      }
    },
    "DocumentsRequested": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "cause",
        "documents",
        "comment",
        "turn"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "cause": {
          "type": "string",
          "enum": [
            "completed",
            "comment",
            "user"
          ]
        },
        "documents": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "comment": {
          "type": "string"
        },
        "turn": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "InterviewDocumentWritten": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "participant_id",
        "document",
        "version",
        "content",
        "submitted_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "document": {
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
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "content": {
          "$ref": "#/$defs/InterviewDocument"
        },
        "submitted_at": {
          "type": "string",
          "format": "date-time"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "DocumentMissed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "document",
        "version",
        "code",
        "message"
      ],
      "properties": {
        "document": {
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
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        }
      }
    },
    "DocumentsDelivered": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "documents",
        "missing"
      ],
      "properties": {
        "version": {
          "type": "integer",
          "minimum": 0
        },
        "documents": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/DocumentVersion"
          }
        },
        "missing": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "CheckRequested": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "check_id",
        "round"
      ],
      "properties": {
        "check_id": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "attempt": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "TerminationChecked": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "check_id",
        "assessment"
      ],
      "properties": {
        "check_id": {
          "type": "string"
        },
        "assessment": {
          "$ref": "#/$defs/Assessment"
        }
      }
    },
    "TerminationWarned": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "condition",
        "measured",
        "limit",
        "message"
      ],
      "properties": {
        "condition": {
          "type": "string"
        },
        "measured": {
          "type": "number"
        },
        "limit": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "near",
            "met"
          ]
        }
      }
    },
    "EndAnnounced": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "condition",
        "due_at",
        "message"
      ],
      "properties": {
        "condition": {
          "type": "string"
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "message": {
          "type": "string"
        }
      }
    },
    "EndOverridden": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "conditions"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "conditions": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "LimitsExtended": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "rounds",
        "time_ms"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "rounds": {
          "type": "integer",
          "minimum": 0
        },
        "time_ms": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "AutoExitSwitched": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "on"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "on": {
          "type": "boolean"
        }
      }
    },
    "RehearsalPaceSet": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "pace"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "pace": {
          "type": "string",
          "enum": [
            "at_once",
            "readable"
          ]
        }
      }
    },
    "VoteCalled": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "vote_id",
        "called_by",
        "question",
        "voters",
        "due_at"
      ],
      "properties": {
        "vote_id": {
          "type": "string"
        },
        "called_by": {
          "$ref": "#/$defs/Actor"
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
        "due_at": {
          "type": "string",
          "format": "date-time"
        }
      }
    },
    "BallotRequested": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "vote_id",
        "participant_id",
        "participant_kind",
        "due_at"
      ],
      "properties": {
        "request_id": {
          "type": "string"
        },
        "vote_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "participant_kind": {
          "type": "string"
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
        },
        "asked_on": {
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        }
      }
    },
    "BallotMissed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "vote_id",
        "participant_id",
        "code",
        "message"
      ],
      "properties": {
        "vote_id": {
          "type": "string"
        },
        "participant_id": {
          "type": "string"
        },
        "code": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        }
      }
    },
    "BallotCast": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "vote_id",
        "voter",
        "choice",
        "reasoning",
        "voter_kind"
      ],
      "properties": {
        "vote_id": {
          "type": "string"
        },
        "voter": {
          "type": "string"
        },
        "choice": {
          "type": "string",
          "enum": [
            "end",
            "continue",
            "abstain"
          ]
        },
        "reasoning": {
          "type": "string"
        },
        "call": {
          "$ref": "#/$defs/ModelCall"
        },
        "voter_kind": {
          "type": "string",
          "enum": [
            "participant",
            "user"
          ]
        },
        "cast_by": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "VoteClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "vote_id",
        "end",
        "continue",
        "abstained",
        "turnout",
        "quorum_met",
        "passed"
      ],
      "properties": {
        "vote_id": {
          "type": "string"
        },
        "end": {
          "type": "integer",
          "minimum": 0
        },
        "continue": {
          "type": "integer",
          "minimum": 0
        },
        "abstained": {
          "type": "integer",
          "minimum": 0
        },
        "turnout": {
          "type": "number"
        },
        "quorum_met": {
          "type": "boolean"
        },
        "passed": {
          "type": "boolean"
        }
      }
    },
    "SignalReceived": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "actor"
      ],
      "properties": {
        "name": {
          "type": "string"
        },
        "actor": {
          "$ref": "#/$defs/Actor"
        }
      }
    },
    "ChannelForked": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "parent",
        "at",
        "parent_hash",
        "changes",
        "by",
        "fresh",
        "left_at",
        "forked_at"
      ],
      "properties": {
        "parent": {
          "type": "string",
          "format": "uuid"
        },
        "at": {
          "type": "integer",
          "minimum": 1
        },
        "parent_hash": {
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "changes": {
          "$ref": "#/$defs/ForkChanges"
        },
        "by": {
          "$ref": "#/$defs/Actor"
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "fresh": {
          "type": "boolean"
        },
        "left_at": {
          "type": "string",
          "format": "date-time"
        },
        "forked_at": {
          "type": "string",
          "format": "date-time"
        },
        "policy": {
          "$ref": "#/$defs/TerminationPolicy"
        },
        "estimate": {
          "$ref": "#/$defs/OpeningEstimate"
        },
        "accepts_cost": {
          "type": "boolean"
        }
      }
    },
    "ChannelClosed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "status",
        "reason",
        "ended_by",
        "message"
      ],
      "properties": {
        "status": {
          "type": "string",
          "enum": [
            "success",
            "partial_consensus",
            "negotiation_timeout",
            "failed",
            "stopped",
            "completed",
            "no_agreement",
            "rehearsed"
          ]
        },
        "reason": {
          "type": "string"
        },
        "ended_by": {
          "$ref": "#/$defs/Actor"
        },
        "message": {
          "type": "string"
        },
        "ending": {
          "$ref": "#/$defs/Ending"
        },
        "consent": {
          "$ref": "#/$defs/Consent"
        },
        "said": {
          "$ref": "#/$defs/EndWords"
        }
      }
    },
    "EndWords": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "actor",
        "text"
      ],
      "properties": {
        "actor": {
          "$ref": "#/$defs/Actor"
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8000
        }
      }
    },
    "SeatTurn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "topic",
        "language",
        "request_id",
        "kind",
        "round",
        "due_at",
        "answer_to",
        "context"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "topic": {
          "type": "string"
        },
        "language": {
          "type": "string"
        },
        "request_id": {
          "type": "string"
        },
        "kind": {
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
        },
        "due_at": {
          "type": "string"
        },
        "answer_to": {
          "type": "string"
        },
        "schema": {
          "type": "object"
        },
        "context": {
          "type": "object"
        },
        "instructions": {
          "type": "string"
        },
        "told": {
          "type": "string"
        }
      }
    },
    "SeatVote": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "name",
        "topic",
        "language",
        "request_id",
        "vote_id",
        "question",
        "due_at",
        "answer_to",
        "schema",
        "instructions",
        "told"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "topic": {
          "type": "string"
        },
        "language": {
          "type": "string"
        },
        "request_id": {
          "type": "string"
        },
        "vote_id": {
          "type": "string"
        },
        "question": {
          "type": "string"
        },
        "due_at": {
          "type": "string"
        },
        "answer_to": {
          "type": "string"
        },
        "schema": {
          "type": "object"
        },
        "instructions": {
          "type": "string"
        },
        "told": {
          "type": "string"
        }
      }
    },
    "SeatSettled": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "request_id",
        "status"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "request_id": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "answered",
            "over"
          ]
        }
      }
    },
    "SeatSaid": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id",
        "event",
        "said"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "event": {
          "type": "string"
        },
        "said": {
          "type": "object"
        },
        "author": {
          "type": "string",
          "enum": [
            "ai",
            "script",
            "people"
          ]
        }
      }
    },
    "SeatOutcome": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "participant_id"
      ],
      "properties": {
        "participant_id": {
          "type": "string"
        },
        "status": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "outcome": {
          "type": "object"
        },
        "generated_by": {
          "type": "object"
        }
      }
    },
    "AnswerTurn": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "request_id",
        "answer"
      ],
      "properties": {
        "request_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "answer": {
          "type": "object"
        }
      }
    },
    "NextForSeat": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
        "receipt": {
          "type": "string",
          "maxLength": 1000
        },
        "wait_seconds": {
          "type": "integer",
          "minimum": 0,
          "maximum": 30
        }
      }
    }
  }
} as const;
