// Generated from the types of the answers by `npm run generate`. Do not edit.

export const ANSWER_SCHEMAS: Readonly<Record<string, object>> = {
  "Copied": {
    "type": "object",
    "properties": {
      "channel_id": {
        "type": "string"
      },
      "version": {
        "type": "number"
      },
      "id": {
        "type": "string"
      },
      "hash": {
        "type": "string"
      },
      "copied": {
        "$ref": "#/components/schemas/Copied",
        "description": "Where that is a copy itself."
      }
    },
    "required": [
      "channel_id",
      "version",
      "id",
      "hash"
    ],
    "additionalProperties": false,
    "description": "The event of another channel that one is a copy of."
  },
  "EventEnvelope": {
    "type": "object",
    "properties": {
      "position": {
        "type": "number",
        "description": "Gapless, in commit order, over all channels; starts at 1."
      },
      "tenant": {
        "type": "string"
      },
      "channel_id": {
        "type": "string"
      },
      "protocol": {
        "type": "string"
      },
      "version": {
        "type": "number",
        "description": "Gapless in the channel; starts at 1."
      },
      "id": {
        "type": "string",
        "description": "UUIDv5 of the command id and the event's index in its batch; of a copy, of its channel and version."
      },
      "metadata": {
        "$ref": "#/components/schemas/EventMetadata"
      },
      "recorded_at": {
        "type": "string",
        "description": "Commit batch time by the database's clock, RFC 3339. Not covered by the hash."
      },
      "hash": {
        "type": "string",
        "description": "Hex SHA-256 over the previous event's hash and this event's canonical JSON (RFC 8785)."
      }
    },
    "required": [
      "position",
      "tenant",
      "channel_id",
      "protocol",
      "version",
      "id",
      "metadata",
      "recorded_at",
      "hash"
    ],
    "description": "What the log knows of every event, whatever its type."
  },
  "EventMetadata": {
    "type": "object",
    "properties": {
      "command_id": {
        "type": "string"
      },
      "command_type": {
        "type": "string"
      },
      "command_hash": {
        "type": "string",
        "description": "SHA-256 (hex) of the command's canonical data: tells a repeated command from a reused id. Empty where words of it were erased."
      },
      "actor": {
        "$ref": "#/components/schemas/Actor"
      },
      "time": {
        "type": "string",
        "description": "When the command was issued (RFC 3339), by the clock of whoever issued it; order never uses it."
      },
      "traceparent": {
        "type": "string",
        "description": "W3C trace context."
      },
      "rules": {
        "type": "string",
        "description": "The rules that decided, by their hash: with the first event of a channel, and wherever they are others than before."
      },
      "sealed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/SealedWords"
        },
        "description": "What of its events is kept so that it can be erased; absent where nobody's words are in them."
      },
      "copied": {
        "$ref": "#/components/schemas/Copied",
        "description": "In a fork: whose event this is a copy of; what stands beside it is its original's (ADR 47)."
      }
    },
    "required": [
      "command_id",
      "command_type",
      "command_hash",
      "actor",
      "time"
    ],
    "additionalProperties": false,
    "description": "What is recorded about the command that caused an event. All of it is covered by the hash chain."
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
  "SealedWords": {
    "type": "object",
    "properties": {
      "of": {
        "type": "string",
        "description": "Whose: a seat's id, or `user:` and the id of whoever has a key."
      },
      "key_id": {
        "type": "string"
      },
      "instead": {
        "type": "string",
        "description": "What is read where the key is gone."
      },
      "at": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "description": "JSON pointers into an event's data, by its version."
      }
    },
    "required": [
      "of",
      "key_id",
      "instead",
      "at"
    ],
    "additionalProperties": false,
    "description": "What somebody says in the events of a command: each text is stored as its ciphertext, and readable while its key is kept."
  }
};
