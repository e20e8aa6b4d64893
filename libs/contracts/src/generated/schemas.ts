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
            "participant",
            "service"
          ]
        },
        "id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
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
            "external"
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
          "minimum": 0
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
          "type": "string"
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
          "type": "string"
        },
        "round": {
          "type": "integer",
          "minimum": 0
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
            "warn",
            "stop"
          ]
        },
        "condition": {
          "type": "string",
          "enum": [
            "round_limit",
            "time_limit",
            "budget"
          ]
        },
        "measured": {
          "type": "number"
        },
        "limit": {
          "type": "number"
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
            "gaps"
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
            "compromise"
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
            "time_limit"
          ]
        },
        "due_at": {
          "type": "string",
          "format": "date-time"
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
            "stopped"
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
        }
      }
    }
  }
} as const;
