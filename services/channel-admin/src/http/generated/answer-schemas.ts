// Generated from the types of the answers by `npm run generate`. Do not edit.

export const ANSWER_SCHEMAS: Readonly<Record<string, object>> = {
  "Applies": {
    "type": "string",
    "enum": [
      "at_once",
      "next_turn",
      "next_round",
      "next_boundary"
    ],
    "description": "When what a person says counts (D5): already, or from the next turn or round on; in a team from the next boundary, where a phase or a round of a debate ends."
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
  "ChosenCast": {
    "type": "object",
    "properties": {
      "members": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CastMember"
        },
        "description": "Three to five, whatever the protocol: a board's members, a negotiation's candidates, a workshop's roles."
      },
      "made_by": {
        "type": "string",
        "enum": [
          "model",
          "fixed"
        ],
        "description": "fixed: the same for every topic, where there is no model, or it gave none in time."
      },
      "reason": {
        "type": "string",
        "enum": [
          "rehearsal",
          "no_answer"
        ],
        "description": "Why it is a fixed one: a rehearsal asks no model; or what became of the model's answer."
      },
      "detail": {
        "type": "string",
        "description": "What the model's server or the answer has come to, where there is no answer that can be used."
      },
      "cost_micro_usd": {
        "type": "number",
        "description": "What it cost, in millionths of a US dollar; counted with what the tenant spends in a day."
      }
    },
    "required": [
      "members",
      "made_by",
      "cost_micro_usd"
    ],
    "additionalProperties": false,
    "description": "Whoever takes part in a deliberation that names nobody."
  },
  "Committed": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "version": {
        "type": "number",
        "description": "The channel's version after the command."
      },
      "position": {
        "type": "number",
        "description": "Log position of its last event: as ?min_position= a view waits until it has come this far."
      },
      "duplicate": {
        "type": "boolean",
        "description": "True where the command had been handled before: this is the first answer again."
      },
      "applies": {
        "$ref": "#/components/schemas/Applies",
        "description": "When what a person said counts."
      },
      "one_model": {
        "$ref": "#/components/schemas/OneModel",
        "description": "A board that has begun with agents of one model alone: they tend to know and to miss the same. Give seats other models (`model`)."
      }
    },
    "required": [
      "channel_id",
      "version",
      "position",
      "duplicate"
    ],
    "additionalProperties": false,
    "description": "What a command came to; the events that it caused are committed."
  },
  "DeadLetterPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LetterSummary"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "DecisionLink": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "token": {
        "type": "string"
      },
      "path": {
        "type": "string",
        "description": "Where the page shows it; what stands behind the # is sent to no server."
      },
      "expires_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "position": {
        "type": "number"
      }
    },
    "required": [
      "channel_id",
      "token",
      "path",
      "expires_at",
      "position"
    ],
    "additionalProperties": false,
    "description": "A link that reads one decision, shown once."
  },
  "DeliveryStatus": {
    "type": "string",
    "enum": [
      "waiting",
      "delivered",
      "given-up"
    ]
  },
  "Erased": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "subject": {
        "type": "string",
        "description": "Whose words they were."
      },
      "erased": {
        "type": "boolean",
        "description": "False where they were erased before, or nothing was kept."
      },
      "position": {
        "type": "number",
        "description": "Log position of what says so; 0 where nothing had to be done."
      }
    },
    "required": [
      "channel_id",
      "subject",
      "erased",
      "position"
    ],
    "additionalProperties": false,
    "description": "What came of an erasure."
  },
  "Estimate": {
    "type": "object",
    "properties": {
      "cost_micro_usd": {
        "$ref": "#/components/schemas/EstimateRange",
        "description": "What models may cost, in millionths of a US dollar; absent where nobody knew a price."
      },
      "seconds": {
        "$ref": "#/components/schemas/EstimateRange",
        "description": "The time of models, in seconds; absent where nobody knew how fast they are."
      },
      "calls": {
        "$ref": "#/components/schemas/EstimateRange",
        "description": "Calls of models, and tokens read and written; absent where too few have been like it."
      },
      "tokens": {
        "$ref": "#/components/schemas/EstimateRange"
      },
      "like_it": {
        "type": "number",
        "description": "How many finished deliberations of its kind it was taken from; 0 for arithmetic."
      },
      "protocol": {
        "type": "string"
      },
      "seats": {
        "type": "number"
      },
      "rounds": {
        "type": "number"
      },
      "rehearsal": {
        "type": "boolean",
        "description": "True where scripts would play it: it costs nothing, and understands no text."
      },
      "refusal": {
        "$ref": "#/components/schemas/Problem",
        "description": "Why an opening like it is refused, unless it accepts its cost; absent where it may begin unasked."
      }
    },
    "required": [
      "like_it",
      "protocol",
      "rehearsal",
      "rounds",
      "seats"
    ],
    "additionalProperties": false,
    "description": "What a deliberation is likely to cost and to take, before it is begun. No promise: the budget bounds it."
  },
  "FieldError": {
    "type": "object",
    "properties": {
      "pointer": {
        "type": "string"
      },
      "reason": {
        "type": "string"
      }
    },
    "required": [
      "pointer",
      "reason"
    ],
    "additionalProperties": false,
    "description": "One field that is wrong, as a JSON pointer into the request, and why."
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
  "KeptLetter": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "consumer": {
        "type": "string",
        "description": "`{service}.{EventType}`."
      },
      "tenant": {
        "type": "string"
      },
      "channel_id": {
        "type": "string"
      },
      "event_id": {
        "type": "string"
      },
      "attempts": {
        "type": "number"
      },
      "cause": {
        "type": "string",
        "description": "The last error's name and message, or why the message breaks the contract."
      },
      "message": {
        "description": "The message as it came."
      },
      "at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "status": {
        "$ref": "#/components/schemas/LetterStatus"
      },
      "retries": {
        "type": "number",
        "description": "How often somebody had it handled again."
      },
      "retried_at": {
        "type": "string",
        "description": "The last time, RFC 3339, and who."
      },
      "retried_by": {
        "type": "string"
      },
      "handled_at": {
        "type": "string",
        "description": "RFC 3339."
      }
    },
    "required": [
      "at",
      "attempts",
      "cause",
      "channel_id",
      "consumer",
      "event_id",
      "id",
      "message",
      "retries",
      "status",
      "tenant"
    ],
    "additionalProperties": false,
    "description": "A dead letter as it is kept."
  },
  "KeyPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StoredKey"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "Language": {
    "type": "string",
    "enum": [
      "en",
      "zh"
    ],
    "description": "What models and people are spoken to in."
  },
  "LetterStatus": {
    "type": "string",
    "enum": [
      "given-up",
      "retrying",
      "handled"
    ]
  },
  "LetterSummary": {
    "type": "object",
    "properties": {
      "status": {
        "$ref": "#/components/schemas/LetterStatus"
      },
      "retries": {
        "type": "number",
        "description": "How often somebody had it handled again."
      },
      "retried_at": {
        "type": "string",
        "description": "The last time, RFC 3339, and who."
      },
      "retried_by": {
        "type": "string"
      },
      "handled_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "id": {
        "type": "string"
      },
      "consumer": {
        "type": "string",
        "description": "`{service}.{EventType}`."
      },
      "tenant": {
        "type": "string"
      },
      "channel_id": {
        "type": "string"
      },
      "event_id": {
        "type": "string"
      },
      "attempts": {
        "type": "number"
      },
      "cause": {
        "type": "string",
        "description": "The last error's name and message, or why the message breaks the contract."
      },
      "at": {
        "type": "string",
        "description": "RFC 3339."
      }
    },
    "required": [
      "status",
      "retries",
      "id",
      "consumer",
      "tenant",
      "channel_id",
      "event_id",
      "attempts",
      "cause",
      "at"
    ],
    "additionalProperties": false,
    "description": "A dead letter without its message, which may be long."
  },
  "LimitList": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ShownLimit"
        }
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "LocalOffer": {
    "type": "object",
    "properties": {
      "base_url": {
        "type": "string",
        "description": "As PARLEY_OPENAI_BASE_URL wants it."
      },
      "models": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Names of those that can speak, the most recently changed first."
      }
    },
    "required": [
      "base_url",
      "models"
    ],
    "additionalProperties": false,
    "description": "An Ollama, and what it has."
  },
  "MadeKey": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "tenant": {
        "type": "string"
      },
      "name": {
        "type": "string",
        "description": "The name of whoever acts with it."
      },
      "scopes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "state": {
        "type": "string",
        "enum": [
          "good",
          "ended",
          "revoked"
        ],
        "description": "`ended`: its end has come. What is not `good` lets nobody in."
      },
      "made_at": {
        "type": "string",
        "description": "RFC 3339, as all times."
      },
      "made_by": {
        "type": "string"
      },
      "replaces": {
        "type": "string",
        "description": "The key in whose place it is."
      },
      "ends_at": {
        "type": "string",
        "description": "Absent: never."
      },
      "revoked_at": {
        "type": "string"
      },
      "revoked_by": {
        "type": "string"
      },
      "last_used_at": {
        "type": "string",
        "description": "To the minute; absent where it was never used."
      },
      "key": {
        "type": "string",
        "description": "The key itself, shown this once."
      }
    },
    "required": [
      "id",
      "key",
      "made_at",
      "made_by",
      "name",
      "scopes",
      "state",
      "tenant"
    ],
    "additionalProperties": false,
    "description": "A key that was just made."
  },
  "Me": {
    "type": "object",
    "properties": {
      "tenant": {
        "type": "string"
      },
      "kind": {
        "type": "string"
      },
      "id": {
        "type": "string"
      },
      "scopes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "seat": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "channel_id": {
            "type": "string"
          },
          "participant_id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "protocol": {
            "type": "string"
          },
          "topic": {
            "type": "string"
          },
          "language": {
            "$ref": "#/components/schemas/Language"
          },
          "status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          },
          "hears_all": {
            "type": "boolean",
            "description": "Whether every seat hears all, so that this one may read the channel; else its inbox alone (N1)."
          }
        },
        "required": [
          "channel_id",
          "hears_all",
          "language",
          "name",
          "participant_id",
          "protocol",
          "status",
          "topic"
        ],
        "description": "Where the key is that of a seat."
      }
    },
    "required": [
      "tenant",
      "kind",
      "id",
      "scopes"
    ],
    "additionalProperties": false,
    "description": "Whoever asks."
  },
  "ModelOffer": {
    "type": "object",
    "properties": {
      "rehearsal": {
        "type": "boolean",
        "description": "True where no model is configured: agents are played from scripts, which understand no text."
      },
      "tried": {
        "$ref": "#/components/schemas/OfferedModels",
        "description": "The models, and whether their server takes us; absent where there is none."
      },
      "local": {
        "$ref": "#/components/schemas/LocalOffer",
        "description": "Models near it that need no key; looked for only where none is configured."
      },
      "spread": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SeatModel"
        },
        "description": "Models that seats can be spread over, those of several providers by turns; absent where there is none."
      },
      "unanswered": {
        "type": "boolean",
        "const": true,
        "description": "True where whoever plays agents does not answer: of models nothing is known, and `rehearsal` is what the installation was told."
      },
      "budget_micro_usd": {
        "type": "number",
        "description": "What a channel may spend where nobody says otherwise, in millionths of a US dollar; 0 is no limit."
      }
    },
    "additionalProperties": false,
    "required": [
      "rehearsal"
    ],
    "description": "What plays agents in this installation."
  },
  "OfferedModels": {
    "type": "object",
    "properties": {
      "provider": {
        "type": "string"
      },
      "models": {
        "type": "object",
        "properties": {
          "fast": {
            "type": "string",
            "description": "For quick work."
          },
          "strong": {
            "type": "string"
          }
        },
        "required": [
          "fast",
          "strong"
        ],
        "additionalProperties": false
      },
      "at": {
        "type": "string",
        "description": "For people: which key, or which server."
      },
      "trial": {
        "type": "object",
        "properties": {
          "result": {
            "type": "string",
            "enum": [
              "works",
              "unproven",
              "refused",
              "not_tried"
            ],
            "description": "works: taken and there; unproven: there, the first call shows whether the key is taken; refused; not_tried."
          },
          "message": {
            "type": "string",
            "description": "What the server said."
          }
        },
        "required": [
          "result"
        ],
        "additionalProperties": false
      },
      "notice": {
        "type": "string",
        "description": "One line for people."
      }
    },
    "required": [
      "provider",
      "models",
      "at",
      "trial",
      "notice"
    ],
    "additionalProperties": false,
    "description": "The models that are used where nobody chooses, and what their server said of them."
  },
  "OneModel": {
    "type": "object",
    "properties": {
      "seats": {
        "type": "number",
        "description": "How many of them there are."
      },
      "model": {
        "type": "string",
        "description": "The model that they name; absent where none names one, so that it is the installation's."
      }
    },
    "required": [
      "seats"
    ],
    "additionalProperties": false,
    "description": "A deliberation whose agents are all played by one model."
  },
  "Operation": {
    "type": "object",
    "properties": {
      "tenant": {
        "type": "string",
        "description": "Whose matter it is."
      },
      "action": {
        "$ref": "#/components/schemas/OperatorAction"
      },
      "target": {
        "type": "string",
        "description": "The key, letter or channel."
      },
      "details": {
        "type": "object",
        "description": "What else is worth knowing later; never a secret, and nothing that was said."
      },
      "at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "by": {
        "$ref": "#/components/schemas/Operator"
      }
    },
    "required": [
      "action",
      "at",
      "by",
      "target",
      "tenant"
    ],
    "additionalProperties": false,
    "description": "One line of the record."
  },
  "OperationPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Operation"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "Operator": {
    "type": "object",
    "properties": {
      "tenant": {
        "type": "string"
      },
      "name": {
        "type": "string"
      }
    },
    "required": [
      "tenant",
      "name"
    ],
    "additionalProperties": false,
    "description": "Whoever operates: by whose key or session it was done."
  },
  "OperatorAction": {
    "type": "string",
    "enum": [
      "key-made",
      "key-rotated",
      "key-revoked",
      "letter-retried",
      "views-redriven"
    ],
    "description": "What operators do that no channel's log would tell."
  },
  "Problem": {
    "type": "object",
    "properties": {
      "type": {
        "type": "string"
      },
      "code": {
        "$ref": "#/components/schemas/ProblemCode"
      },
      "title": {
        "type": "string"
      },
      "status": {
        "type": "number"
      },
      "detail": {
        "type": "string"
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldError"
        }
      },
      "params": {
        "type": "object",
        "additionalProperties": {
          "type": [
            "string",
            "number"
          ]
        },
        "description": "Values of the message for clients that translate it."
      }
    },
    "required": [
      "type",
      "code",
      "title",
      "status"
    ],
    "additionalProperties": false,
    "description": "A problem document (RFC 9457) with the extension members `code`, `errors` and `params`."
  },
  "ProblemCode": {
    "type": "string",
    "enum": [
      "invalid-request",
      "malformed-json",
      "unauthenticated",
      "forbidden",
      "foreign-origin",
      "channel-not-found",
      "not-found",
      "method-not-allowed",
      "request-timeout",
      "channel-closed",
      "channel-open",
      "kept-for-longer",
      "channel-exists",
      "not-a-participant",
      "participant-withdrawn",
      "no-open-turn",
      "wrong-round",
      "late-feedback",
      "already-answered",
      "changes-missing",
      "changes-not-allowed",
      "unknown-request",
      "invalid-facilitation",
      "question-not-pending",
      "plan-not-found",
      "plan-unfinished",
      "plan-being-revised",
      "interventions-full",
      "debates-full",
      "team-finishing",
      "nothing-to-deliver",
      "delivery-open",
      "no-vote-here",
      "vote-open",
      "no-vote-open",
      "not-a-voter",
      "no-end-pending",
      "cannot-continue",
      "unknown-signal",
      "signal-not-allowed",
      "too-many-lookups",
      "wrong-protocol",
      "budget-spent",
      "too-many-open-channels",
      "knowledge-full",
      "estimate-above-limit",
      "daily-spend-reached",
      "dead-letter-retrying",
      "dead-letter-handled",
      "key-not-good",
      "too-many-webhooks",
      "webhook-replaying",
      "log-continues",
      "not-signing",
      "version-mismatch",
      "event-too-large",
      "payload-too-large",
      "unsupported-media-type",
      "upgrade-required",
      "idempotency-key-reused",
      "rate-limited",
      "internal",
      "log-gap",
      "log-unavailable",
      "channel-quarantined",
      "views-building",
      "not-ready"
    ]
  },
  "PushConfig": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "channel_id": {
        "type": "string"
      },
      "url": {
        "type": "string"
      },
      "token": {
        "type": "string"
      },
      "scheme": {
        "type": "string",
        "description": "The scheme of what is sent as `Authorization`: Bearer."
      },
      "public_key": {
        "type": "string",
        "description": "`whpk_` and 32 bytes in base64: by it anybody can check the signatures `v1a` (Ed25519)."
      },
      "created_at": {
        "type": "string",
        "description": "RFC 3339."
      }
    },
    "required": [
      "id",
      "channel_id",
      "url",
      "public_key",
      "created_at"
    ],
    "additionalProperties": false,
    "description": "Where somebody is told how a channel stands, by A2A, until it is over. What it is authorized by is shown nowhere."
  },
  "PushConfigList": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PushConfig"
        }
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "Refusal": {
    "type": "object",
    "properties": {
      "at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "channel_id": {
        "type": "string"
      },
      "command_id": {
        "type": "string"
      },
      "command_type": {
        "type": "string"
      },
      "command_hash": {
        "type": "string",
        "description": "SHA-256 of what was asked for, as an event's `command_hash`: whoever has it can show that it was this."
      },
      "actor": {
        "$ref": "#/components/schemas/Actor",
        "description": "In whose name."
      },
      "sender": {
        "$ref": "#/components/schemas/Actor",
        "description": "Whoever has put it on the bus, where that is somebody else."
      },
      "code": {
        "type": "string",
        "description": "The problem's code, as `late-feedback`."
      }
    },
    "required": [
      "at",
      "channel_id",
      "command_id",
      "command_type",
      "command_hash",
      "actor",
      "code"
    ],
    "additionalProperties": false,
    "description": "A command that was refused: who sent it and why it was not taken, without what it said."
  },
  "RefusalPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Refusal"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "SeatModel": {
    "type": "object",
    "properties": {
      "provider": {
        "type": "string"
      },
      "model": {
        "type": "string"
      }
    },
    "required": [
      "provider",
      "model"
    ],
    "additionalProperties": false,
    "description": "A model for a seat, as the seat names it."
  },
  "SeatOnNats": {
    "type": "object",
    "properties": {
      "server": {
        "type": "string"
      },
      "user": {
        "type": "string"
      },
      "password": {
        "type": "string",
        "description": "The key itself."
      },
      "inbox_prefix": {
        "type": "string",
        "description": "Replies come here alone: every client has to be told."
      },
      "hears": {
        "type": "string",
        "description": "What the seat is told comes on these subjects."
      },
      "next": {
        "type": "string",
        "description": "Asks for what it was told while it was away."
      },
      "answers": {
        "type": "string",
        "description": "Answers a turn or a vote."
      }
    },
    "required": [
      "server",
      "user",
      "password",
      "inbox_prefix",
      "hears",
      "next",
      "answers"
    ],
    "additionalProperties": false,
    "description": "All that an agent needs to know to take part as a seat (docs/guide/take-part.md)."
  },
  "SeatToken": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "participant_id": {
        "type": "string"
      },
      "token": {
        "type": "string"
      },
      "expires_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "position": {
        "type": "number"
      },
      "nats": {
        "$ref": "#/components/schemas/SeatOnNats",
        "description": "How the seat takes part over NATS; absent where this installation lets no seat in there."
      }
    },
    "required": [
      "channel_id",
      "participant_id",
      "token",
      "expires_at",
      "position"
    ],
    "additionalProperties": false,
    "description": "A key for one seat, shown once."
  },
  "ShownLimit": {
    "type": "object",
    "properties": {
      "limit": {
        "type": "string",
        "enum": [
          "open_channels",
          "commands_per_minute",
          "micro_usd_per_day",
          "micro_usd_unasked"
        ]
      },
      "value": {
        "type": "number",
        "description": "0 is no limit."
      },
      "setting": {
        "type": "string",
        "description": "The variable of the environment: a limit is changed there, and with a restart."
      }
    },
    "required": [
      "limit",
      "value",
      "setting"
    ],
    "additionalProperties": false,
    "description": "A limit that holds for each tenant, and where it is set."
  },
  "Spending": {
    "type": "object",
    "properties": {
      "from": {
        "type": "string"
      },
      "to": {
        "type": "string"
      },
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SpendingLine"
        }
      }
    },
    "required": [
      "from",
      "to",
      "items"
    ],
    "additionalProperties": false,
    "description": "What was spent from the first day to the last, both included and in UTC."
  },
  "SpendingLine": {
    "type": "object",
    "properties": {
      "day": {
        "type": "string",
        "description": "In UTC: 2026-11-27."
      },
      "tenant": {
        "type": "string"
      },
      "model": {
        "type": "string",
        "description": "`provider/model`; absent, where it is told by model, of what was spent before it was known by which."
      },
      "micro_usd": {
        "type": "number"
      }
    },
    "required": [
      "micro_usd"
    ],
    "additionalProperties": false,
    "description": "What model calls have cost, summed over whatever it is not told by."
  },
  "StoredKey": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "tenant": {
        "type": "string"
      },
      "name": {
        "type": "string",
        "description": "The name of whoever acts with it."
      },
      "scopes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "state": {
        "type": "string",
        "enum": [
          "good",
          "ended",
          "revoked"
        ],
        "description": "`ended`: its end has come. What is not `good` lets nobody in."
      },
      "made_at": {
        "type": "string",
        "description": "RFC 3339, as all times."
      },
      "made_by": {
        "type": "string"
      },
      "replaces": {
        "type": "string",
        "description": "The key in whose place it is."
      },
      "ends_at": {
        "type": "string",
        "description": "Absent: never."
      },
      "revoked_at": {
        "type": "string"
      },
      "revoked_by": {
        "type": "string"
      },
      "last_used_at": {
        "type": "string",
        "description": "To the minute; absent where it was never used."
      }
    },
    "required": [
      "id",
      "tenant",
      "name",
      "scopes",
      "state",
      "made_at",
      "made_by"
    ],
    "additionalProperties": false,
    "description": "An API key as it is shown: of the key itself nobody knows more than its hash."
  },
  "TenantPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TenantStanding"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "TenantStanding": {
    "type": "object",
    "properties": {
      "tenant": {
        "type": "string"
      },
      "channels": {
        "type": "number",
        "description": "All that it has ever opened."
      },
      "open_channels": {
        "type": "number"
      },
      "keys": {
        "type": "number",
        "description": "Keys that were made here and are good; those of the configuration are not counted."
      },
      "spent_today_micro_usd": {
        "type": "number",
        "description": "Since midnight UTC, in millionths of a US dollar."
      },
      "set_aside_micro_usd": {
        "type": "number",
        "description": "What its open channels may still spend."
      }
    },
    "required": [
      "tenant",
      "channels",
      "open_channels",
      "keys",
      "spent_today_micro_usd",
      "set_aside_micro_usd"
    ],
    "additionalProperties": false,
    "description": "A tenant, and what counts against its limits just now."
  },
  "TurnForm": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "request_id": {
        "type": "string"
      },
      "participant_id": {
        "type": "string"
      },
      "kind": {
        "type": "string",
        "description": "As the protocol calls this kind of turn."
      },
      "schema": {
        "type": "object",
        "additionalProperties": {},
        "description": "The JSON Schema of an answer, each field described."
      }
    },
    "required": [
      "channel_id",
      "request_id",
      "participant_id",
      "kind",
      "schema"
    ],
    "additionalProperties": false,
    "description": "What may be answered to a turn that waits."
  },
  "WebhookApart": {
    "type": "object",
    "properties": {
      "participant_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "stance": {
        "type": "string",
        "description": "Where they stood last, as the channel's outcome has it; `not_heard`: was asked last and gave nothing."
      }
    },
    "required": [
      "participant_id",
      "name",
      "stance"
    ],
    "additionalProperties": false,
    "description": "Somebody who does not share an outcome."
  },
  "WebhookAttempt": {
    "type": "object",
    "properties": {
      "at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "status": {
        "type": "number",
        "description": "The status of the answer; absent where there was none."
      },
      "error": {
        "type": "string",
        "description": "Why it does not count as told."
      },
      "duration_ms": {
        "type": "number"
      }
    },
    "required": [
      "at",
      "duration_ms"
    ],
    "additionalProperties": false,
    "description": "One try to tell it."
  },
  "WebhookData": {
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
        "description": "The language of the channel, and of what models and people say in it."
      },
      "rehearsal": {
        "type": "boolean"
      },
      "generated_by": {
        "$ref": "#/components/schemas/GeneratedBy",
        "description": "Authors: who wrote what was said so far: AI agents by which models, people, or scripts; and the same as a line for people."
      },
      "notice": {
        "type": "string"
      },
      "position": {
        "type": "number",
        "description": "The event's place in the log."
      },
      "url": {
        "type": "string",
        "description": "The page to look at: the decision of what is closed, else the channel."
      },
      "outcome": {
        "type": "object",
        "properties": {
          "status": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "summary": {
            "type": "string"
          }
        },
        "required": [
          "status",
          "reason",
          "message"
        ],
        "additionalProperties": false,
        "description": "channel.closed: what it came to, the closing message, and what a model said last of the whole."
      },
      "apart": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookApart"
        },
        "description": "channel.closed: who does not share what it came to, and who was not heard, the first 20; empty where nobody."
      },
      "round": {
        "type": "number",
        "description": "round.closed, turn.waiting."
      },
      "request_id": {
        "type": "string",
        "description": "turn.waiting: the turn; `work` is what a protocol of several kinds of turns asks for."
      },
      "work": {
        "type": "string"
      },
      "due_at": {
        "type": "string",
        "description": "turn.waiting, vote.opened: when silence is settled (RFC 3339)."
      },
      "vote": {
        "type": "object",
        "properties": {
          "vote_id": {
            "type": "string"
          },
          "question": {
            "type": "string"
          }
        },
        "required": [
          "vote_id",
          "question"
        ],
        "additionalProperties": false,
        "description": "vote.opened."
      },
      "questions": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "question_id": {
              "type": "string"
            },
            "asked_by": {
              "type": "string"
            },
            "question": {
              "type": "string"
            },
            "assumption": {
              "type": "string"
            }
          },
          "required": [
            "question_id",
            "asked_by",
            "question",
            "assumption"
          ],
          "additionalProperties": false
        },
        "description": "question.asked: what waits for the user, and what is assumed where it is skipped."
      },
      "people": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookPerson"
        },
        "description": "turn.waiting: who is asked; vote.opened: every person with a vote, the first 20."
      }
    },
    "required": [
      "channel_id",
      "protocol",
      "topic",
      "language",
      "rehearsal",
      "generated_by",
      "notice",
      "position",
      "url"
    ],
    "additionalProperties": false,
    "description": "What it is about. Texts that are longer than a message may be end in `…`: the whole is at `url`."
  },
  "WebhookDelivery": {
    "type": "object",
    "properties": {
      "webhook_id": {
        "type": "string",
        "description": "The event's id: what is sent again is known by it."
      },
      "status": {
        "$ref": "#/components/schemas/DeliveryStatus"
      },
      "message": {
        "$ref": "#/components/schemas/WebhookMessage",
        "description": "The body, but for the address of the page and keys of links."
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookAttempt"
        },
        "description": "The latest last."
      },
      "next_attempt_at": {
        "type": "string",
        "description": "RFC 3339; absent where there is none to come."
      }
    },
    "required": [
      "webhook_id",
      "status",
      "message",
      "attempts"
    ],
    "additionalProperties": false,
    "description": "Something that an endpoint is told, and what has come of it."
  },
  "WebhookDeliveryPage": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookDelivery"
        }
      },
      "next_cursor": {
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "WebhookEndpoint": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string"
      },
      "types": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookType"
        }
      },
      "channels": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The channels that it is told of; all where there is none."
      },
      "links": {
        "type": "boolean",
        "description": "Whether a person who is asked is named with a link by which anybody who has it answers for that seat."
      },
      "description": {
        "type": "string",
        "description": "For those who run it."
      },
      "id": {
        "type": "string"
      },
      "enabled": {
        "type": "boolean"
      },
      "off_because": {
        "type": "string",
        "description": "Why it is switched off, where its receiver has asked for it: `gone`, by a 410."
      },
      "waiting": {
        "type": "number",
        "description": "What it is still to be told: the next attempt may be a while away."
      },
      "public_key": {
        "type": "string",
        "description": "`whpk_` and 32 bytes in base64: by it anybody can check the signatures `v1a` (Ed25519), and make none. A new secret has another."
      },
      "old_secret_until": {
        "type": "string",
        "description": "Until when what is sent is signed by the secret before, too (RFC 3339)."
      },
      "replaying": {
        "type": "object",
        "properties": {
          "after": {
            "type": "number"
          },
          "to": {
            "type": "number"
          }
        },
        "required": [
          "after",
          "to"
        ],
        "additionalProperties": false,
        "description": "What it is being told again: events after the one position, up to the other."
      },
      "created_by": {
        "type": "string"
      },
      "created_at": {
        "type": "string",
        "description": "RFC 3339."
      }
    },
    "required": [
      "channels",
      "created_at",
      "created_by",
      "description",
      "enabled",
      "id",
      "links",
      "public_key",
      "types",
      "url",
      "waiting"
    ],
    "additionalProperties": false,
    "description": "An endpoint of a tenant, by Standard Webhooks. Its secret is shown where it is made and where it is rotated, and nowhere else."
  },
  "WebhookList": {
    "type": "object",
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookEndpoint"
        }
      }
    },
    "required": [
      "items"
    ],
    "additionalProperties": false
  },
  "WebhookMessage": {
    "type": "object",
    "properties": {
      "type": {
        "$ref": "#/components/schemas/WebhookType"
      },
      "timestamp": {
        "type": "string",
        "description": "When it was recorded (RFC 3339)."
      },
      "data": {
        "$ref": "#/components/schemas/WebhookData"
      }
    },
    "required": [
      "type",
      "timestamp",
      "data"
    ],
    "additionalProperties": false,
    "description": "The body that is sent, in the form of Standard Webhooks: less than 20 kB. Its id, in the header `webhook-id`, is the event's."
  },
  "WebhookPerson": {
    "type": "object",
    "properties": {
      "participant_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "url": {
        "type": "string",
        "description": "The seat's own page with a key of its own where the endpoint asks for links; else the inbox, which asks who one is."
      },
      "expires_at": {
        "type": "string",
        "description": "Until when the link is good (RFC 3339); absent where it has no key."
      }
    },
    "required": [
      "participant_id",
      "name",
      "url"
    ],
    "additionalProperties": false,
    "description": "A person who is asked, and where that person answers."
  },
  "WebhookSecret": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string"
      },
      "types": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookType"
        }
      },
      "channels": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The channels that it is told of; all where there is none."
      },
      "links": {
        "type": "boolean",
        "description": "Whether a person who is asked is named with a link by which anybody who has it answers for that seat."
      },
      "description": {
        "type": "string",
        "description": "For those who run it."
      },
      "id": {
        "type": "string"
      },
      "enabled": {
        "type": "boolean"
      },
      "off_because": {
        "type": "string",
        "description": "Why it is switched off, where its receiver has asked for it: `gone`, by a 410."
      },
      "waiting": {
        "type": "number",
        "description": "What it is still to be told: the next attempt may be a while away."
      },
      "public_key": {
        "type": "string",
        "description": "`whpk_` and 32 bytes in base64: by it anybody can check the signatures `v1a` (Ed25519), and make none. A new secret has another."
      },
      "old_secret_until": {
        "type": "string",
        "description": "Until when what is sent is signed by the secret before, too (RFC 3339)."
      },
      "replaying": {
        "type": "object",
        "properties": {
          "after": {
            "type": "number"
          },
          "to": {
            "type": "number"
          }
        },
        "required": [
          "after",
          "to"
        ],
        "additionalProperties": false,
        "description": "What it is being told again: events after the one position, up to the other."
      },
      "created_by": {
        "type": "string"
      },
      "created_at": {
        "type": "string",
        "description": "RFC 3339."
      },
      "secret": {
        "type": "string",
        "description": "`whsec_` and 32 bytes in base64."
      }
    },
    "required": [
      "channels",
      "created_at",
      "created_by",
      "description",
      "enabled",
      "id",
      "links",
      "public_key",
      "secret",
      "types",
      "url",
      "waiting"
    ],
    "additionalProperties": false,
    "description": "A webhook with its secret, shown once."
  },
  "WebhookType": {
    "type": "string",
    "enum": [
      "channel.closed",
      "round.closed",
      "turn.waiting",
      "vote.opened",
      "question.asked"
    ]
  }
};
