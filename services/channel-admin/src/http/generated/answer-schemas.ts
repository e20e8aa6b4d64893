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
          "$ref": "#/components/schemas/KeptLetter"
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
  "LetterStatus": {
    "type": "string",
    "enum": [
      "given-up",
      "retrying",
      "handled"
    ]
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
  }
};
