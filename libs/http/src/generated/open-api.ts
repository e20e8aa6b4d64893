// Generated from the routes of all services by `npm run generate`. Do not edit.

/** The whole REST API, as OpenAPI 3.1. */
export const OPEN_API: object = {
  "openapi": "3.1.0",
  "paths": {
    "/v1/negotiations": {
      "post": {
        "operationId": "NegotiationCommands_open",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OpenChannelDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The negotiation is open; its screening has begun.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a negotiation",
        "description": "The negotiation is open; its screening has begun."
      }
    },
    "/v1/channels": {
      "post": {
        "operationId": "NegotiationCommands_openChannel",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OpenChannelDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The same as at /v1/negotiations.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a negotiation (alias of POST /v1/negotiations)",
        "description": "The same as at /v1/negotiations."
      },
      "get": {
        "operationId": "Channels_list",
        "parameters": [
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "status",
            "required": false,
            "in": "query",
            "description": "Whether it still goes on.",
            "schema": {
              "enum": [
                "open",
                "closed"
              ],
              "type": "string"
            }
          },
          {
            "name": "outcome",
            "required": false,
            "in": "query",
            "description": "How it ended, as an outcome has it, or several: success,partial_consensus.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "protocol",
            "required": false,
            "in": "query",
            "description": "One protocol: negotiation.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "participant",
            "required": false,
            "in": "query",
            "description": "Somebody takes part whose name or seat begins so, in small or capital letters.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "active_since",
            "required": false,
            "in": "query",
            "description": "Something has happened in it then or later: 2026-11-25T08:00:00Z, or a day.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "active_before",
            "required": false,
            "in": "query",
            "description": "Nothing has happened in it since: a moment, or a day.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "q",
            "required": false,
            "in": "query",
            "description": "All of these words, or words that begin so, are in its topic, in the names of those who take part, or in what it came to. Chinese too.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id_prefix",
            "required": false,
            "in": "query",
            "description": "Only channels whose id begins so: 0199a5.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Channels, the most recently active first; only those that all of what is asked is true of.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChannelPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List and search channels",
        "description": "Channels, the most recently active first; only those that all of what is asked is true of."
      }
    },
    "/v1/channels/{id}/feedback": {
      "post": {
        "operationId": "NegotiationCommands_feedback",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FeedbackDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The answer is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Answer a proposal",
        "description": "The answer is recorded."
      },
      "get": {
        "operationId": "NegotiationViews_feedback",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every answer of every round, assumed ones marked, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FeedbackPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the answers to proposals",
        "description": "Every answer of every round, assumed ones marked, oldest first."
      }
    },
    "/v1/round-tables": {
      "post": {
        "operationId": "RoundTableCommands_open",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RoundTableOpeningDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The table is open; a board has begun, a party listens.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a round table",
        "description": "The table is open; a board has begun, a party listens."
      }
    },
    "/v1/channels/{id}/contributions": {
      "post": {
        "operationId": "RoundTableCommands_contribute",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ContributeDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "What was said is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Say something at a round table",
        "description": "What was said is recorded."
      },
      "get": {
        "operationId": "RoundTableViews_contributions",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What was said at a round table, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ContributionPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read what was said at a round table",
        "description": "What was said at a round table, oldest first."
      }
    },
    "/v1/workshops": {
      "post": {
        "operationId": "WorkshopCommands_open",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WorkshopOpeningDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The workshop is open; its first role speaks.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a planning workshop",
        "description": "The workshop is open; its first role speaks."
      }
    },
    "/v1/channels/{id}/clarifications/{question_id}/answer": {
      "post": {
        "operationId": "WorkshopCommands_answer",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "question_id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the question, as events and the inbox have it."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AnswerClarificationDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The answer is recorded; the role that asked says whether it suffices.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Answer a question of a role",
        "description": "The answer is recorded; the role that asked says whether it suffices."
      }
    },
    "/v1/channels/{id}/clarifications/{question_id}/skip": {
      "post": {
        "operationId": "WorkshopCommands_skip",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "question_id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the question, as events and the inbox have it."
          }
        ],
        "responses": {
          "200": {
            "description": "The role goes on with its assumption, which is recorded as one.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Leave a question unanswered",
        "description": "The role goes on with its assumption, which is recorded as one."
      }
    },
    "/v1/channels/{id}/speeches": {
      "post": {
        "operationId": "WorkshopCommands_speak",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/GiveSpeechDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The speech of a person or an external role is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Give the speech of a role",
        "description": "The speech of a person or an external role is recorded."
      },
      "get": {
        "operationId": "WorkshopViews_speeches",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What the roles said, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SpeechPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the speeches of a workshop",
        "description": "What the roles said, oldest first."
      }
    },
    "/v1/channels/{id}/follow-ups": {
      "post": {
        "operationId": "WorkshopCommands_followUp",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FollowUpClarificationDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Whether the user's answer suffices is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Say whether an answer suffices",
        "description": "Whether the user's answer suffices is recorded."
      }
    },
    "/v1/channels/{id}/ratifications": {
      "post": {
        "operationId": "WorkshopCommands_ratify",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RatifyDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Where a person or an external role stands on entries is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Take a stance on entries of the draft",
        "description": "Where a person or an external role stands on entries is recorded."
      }
    },
    "/v1/channels/{id}/documents": {
      "post": {
        "operationId": "WorkshopCommands_document",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WriteDocumentDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The document of a person or an external role is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Hand in a document of a role",
        "description": "The document of a person or an external role is recorded."
      }
    },
    "/v1/teams": {
      "post": {
        "operationId": "Teams_open",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TeamOpeningDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The team is open; its lead plans.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a team",
        "description": "The team is open; its lead plans."
      }
    },
    "/v1/channels/{id}/team/plan": {
      "post": {
        "operationId": "TeamAnswers_plan",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PlanDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The plan is taken; its phases begin.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Hand in the plan of a team",
        "description": "The plan is taken; its phases begin."
      }
    },
    "/v1/channels/{id}/team/plan-revisions": {
      "post": {
        "operationId": "TeamAnswers_revise",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RevisionDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The plan is revised after the debate on it; its phases begin.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Revise the plan after its debate",
        "description": "The plan is revised after the debate on it; its phases begin."
      }
    },
    "/v1/channels/{id}/team/results": {
      "post": {
        "operationId": "TeamAnswers_result",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ResultDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The result is in the workspace.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Hand in the result of a phase",
        "description": "The result is in the workspace."
      }
    },
    "/v1/channels/{id}/team/assessments": {
      "post": {
        "operationId": "TeamAnswers_assess",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AssessmentDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Whether a debate is put in is recorded, with the reason.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Say whether opinions differ so much that a debate is due",
        "description": "Whether a debate is put in is recorded, with the reason."
      }
    },
    "/v1/channels/{id}/team/debate-openings": {
      "post": {
        "operationId": "TeamAnswers_openDebate",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OpeningDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The debate is open, or waived.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a debate, or waive it",
        "description": "The debate is open, or waived."
      }
    },
    "/v1/channels/{id}/team/arguments": {
      "post": {
        "operationId": "TeamAnswers_argue",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ArgumentDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The argument is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Argue in a debate",
        "description": "The argument is recorded."
      }
    },
    "/v1/channels/{id}/team/debate-summaries": {
      "post": {
        "operationId": "TeamAnswers_sumUp",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SummaryDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The round is closed.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Sum up a round of a debate",
        "description": "The round is closed."
      }
    },
    "/v1/channels/{id}/team/rulings": {
      "post": {
        "operationId": "TeamAnswers_rule",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RulingDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The ruling holds; who does not share it is named.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Rule on a debate",
        "description": "The ruling holds; who does not share it is named."
      }
    },
    "/v1/channels/{id}/team/reports": {
      "post": {
        "operationId": "TeamAnswers_report",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReportDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The report is out, and the team is done.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Hand in the report of a team",
        "description": "The report is out, and the team is done."
      }
    },
    "/v1/interviews": {
      "post": {
        "operationId": "InterviewCommands_open",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OpenInterviewDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The interview is open; its first words come.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open an interview",
        "description": "The interview is open; its first words come."
      }
    },
    "/v1/interviews/{id}/interruptions": {
      "post": {
        "operationId": "InterviewCommands_interrupt",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/InterruptAnswerDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The answer is broken off; what was said of it stays, marked.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Break off the answer that is being said",
        "description": "The answer is broken off; what was said of it stays, marked."
      }
    },
    "/v1/interviews/{id}/deliveries": {
      "post": {
        "operationId": "InterviewCommands_deliver",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/DeliverDocumentsDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The Architect writes, or will once it is done with what it writes now.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Ask for the documents of an interview",
        "description": "The Architect writes, or will once it is done with what it writes now."
      }
    },
    "/v1/interviews/{id}/answers": {
      "post": {
        "operationId": "InterviewCommands_answer",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AnswerUserDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The answer is recorded, and thought about.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Answer in the place of an agent of an interview",
        "description": "The answer is recorded, and thought about."
      }
    },
    "/v1/interviews/{id}/documents": {
      "post": {
        "operationId": "InterviewCommands_write",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WriteInterviewDocumentDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The document is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Hand in a document of an interview",
        "description": "The document is recorded."
      },
      "get": {
        "operationId": "InterviewDocuments_list",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The latest version of each document that there is, without its content.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocumentList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List the documents of an interview",
        "description": "The latest version of each document that there is, without its content."
      }
    },
    "/v1/protocols/{protocol}/channels": {
      "post": {
        "operationId": "AnyProtocol_open",
        "parameters": [
          {
            "name": "protocol",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the protocol: negotiation, round-table, workshop, team, interview, or one that was added."
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The fields of the command that opens it, as the contract has them.",
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "additionalProperties": true
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The channel is open.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Open a channel of any protocol",
        "description": "The channel is open."
      }
    },
    "/v1/channels/{id}/turns/{request_id}": {
      "get": {
        "operationId": "AnyProtocol_form",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "request_id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the request that waits, as TurnRequested and the inbox have it."
          },
          {
            "name": "language",
            "required": false,
            "in": "query",
            "description": "Of what its fields mean.",
            "schema": {
              "enum": [
                "en",
                "zh"
              ],
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What may be answered to a turn that waits.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TurnForm"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Read what may be answered to a turn",
        "description": "What may be answered to a turn that waits."
      }
    },
    "/v1/channels/{id}/turns": {
      "post": {
        "operationId": "AnyProtocol_answer",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TurnAnswerDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "What was answered is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Answer a turn of any protocol by its form",
        "description": "What was answered is recorded."
      }
    },
    "/v1/channels/{id}/interventions": {
      "post": {
        "operationId": "Interventions_intervene",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/InterveneDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Heard; `applies` says when it counts: at_once (as a command does), next_turn, next_round, or next_boundary, where a phase or a round of a debate ends.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Say something to a channel on its way",
        "description": "Heard; `applies` says when it counts: at_once (as a command does), next_turn, next_round, or next_boundary, where a phase or a round of a debate ends."
      }
    },
    "/v1/channels/{id}/pace": {
      "patch": {
        "operationId": "Interventions_setRehearsalPace",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SetRehearsalPaceDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The rehearsal plays so from its next message on: readable, or at once.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Set how fast a rehearsal plays",
        "description": "The rehearsal plays so from its next message on: readable, or at once."
      }
    },
    "/v1/channels/{id}/stop": {
      "post": {
        "operationId": "Interventions_stop",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/StopChannelDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The channel is closed with what there is.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "End a channel with what there is",
        "description": "The channel is closed with what there is."
      }
    },
    "/v1/casts": {
      "post": {
        "operationId": "Casts_choose",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CastDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Who could take part: chosen by a model for this topic, or the fixed cast and why.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChosenCast"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Choose who could take part",
        "description": "Who could take part: chosen by a model for this topic, or the fixed cast and why."
      }
    },
    "/v1/model": {
      "get": {
        "operationId": "Models_offer",
        "parameters": [],
        "responses": {
          "200": {
            "description": "What plays agents here: a model, and whether its server takes us; or scripts, and what could be used.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ModelOffer"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "models"
        ],
        "summary": "Read what plays agents here",
        "description": "What plays agents here: a model, and whether its server takes us; or scripts, and what could be used."
      }
    },
    "/v1/estimates": {
      "get": {
        "operationId": "Models_estimate",
        "parameters": [
          {
            "name": "rehearsal",
            "required": false,
            "in": "query",
            "description": "As the installation has it where absent.",
            "schema": {
              "enum": [
                "true",
                "false"
              ],
              "type": "string"
            }
          },
          {
            "name": "budget_micro_usd",
            "required": false,
            "in": "query",
            "description": "What it may spend; as the installation or the protocol has it where absent. 0 is no limit.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "rounds",
            "required": false,
            "in": "query",
            "description": "Rounds at most, or messages of a user; as usual where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "seats",
            "required": false,
            "in": "query",
            "description": "Whoever takes part; as usual where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "protocol",
            "required": true,
            "in": "query",
            "schema": {
              "enum": [
                "negotiation",
                "round-table",
                "workshop",
                "interview",
                "team"
              ],
              "type": "string"
            },
            "description": "The name of the protocol: negotiation, round-table, workshop, team, interview, or one that was added."
          }
        ],
        "responses": {
          "200": {
            "description": "What a deliberation is likely to cost and to take, by its protocol, its size and the models here.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Estimate"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "models"
        ],
        "summary": "Estimate cost and time",
        "description": "What a deliberation is likely to cost and to take, by its protocol, its size and the models here."
      }
    },
    "/v1/channels/{id}/extend": {
      "post": {
        "operationId": "Endings_extend",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ExtendDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "There are more rounds or more time; a pending end is off.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Allow more rounds or more time",
        "description": "There are more rounds or more time; a pending end is off."
      }
    },
    "/v1/channels/{id}/auto-exit": {
      "patch": {
        "operationId": "Endings_switchAutoExit",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SwitchAutoExitDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Conditions end it from now on, or only warn; switched off, a pending end that nobody asked for is off.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Switch whether conditions end a channel",
        "description": "Conditions end it from now on, or only warn; switched off, a pending end that nobody asked for is off."
      }
    },
    "/v1/channels/{id}/continue": {
      "post": {
        "operationId": "Endings_goOn",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "responses": {
          "200": {
            "description": "The pending end is off.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Call off a pending end",
        "description": "The pending end is off."
      }
    },
    "/v1/channels/{id}/votes": {
      "post": {
        "operationId": "Endings_callVote",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CallVoteDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Everybody is asked whether to end.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Call a vote on ending",
        "description": "Everybody is asked whether to end."
      }
    },
    "/v1/channels/{id}/ballots": {
      "post": {
        "operationId": "Endings_castBallot",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CastBallotDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The vote is counted.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Vote",
        "description": "The vote is counted."
      }
    },
    "/v1/channels/{id}/signals": {
      "post": {
        "operationId": "Endings_signal",
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.",
            "required": false,
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SendSignalDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The signal is recorded.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Send a signal that a condition waits for",
        "description": "The signal is recorded."
      }
    },
    "/v1/channels/{id}/seats/{participant_id}/token": {
      "post": {
        "operationId": "Seats_issue",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "participant_id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the seat."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SeatTokenDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "A key for this seat alone, shown once: it answers for the seat, reads its inbox, and the channel where all seats hear all. The one before is good no longer, over NATS neither. Needs the scope operate.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SeatToken"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Issue a key for one seat",
        "description": "A key for this seat alone, shown once: it answers for the seat, reads its inbox, and the channel where all seats hear all. The one before is good no longer, over NATS neither. Needs the scope operate."
      }
    },
    "/v1/me": {
      "get": {
        "operationId": "Me_show",
        "parameters": [],
        "responses": {
          "200": {
            "description": "Who asks, by the key that was sent, and for the key of a seat which seat that is.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Me"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read who asks",
        "description": "Who asks, by the key that was sent, and for the key of a seat which seat that is."
      }
    },
    "/v1/channels/{id}/decision/link": {
      "post": {
        "operationId": "Sharing_share",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SeatTokenDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "A key that reads the decision of this channel alone, shown once, and the address of the page with it behind the #. The one before is good no longer. Needs the scope operate.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DecisionLink"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Share the decision by a link",
        "description": "A key that reads the decision of this channel alone, shown once, and the address of the page with it behind the #. The one before is good no longer. Needs the scope operate."
      },
      "delete": {
        "operationId": "Sharing_end",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "responses": {
          "200": {
            "description": "The link is taken back: it reads nothing any more. Needs the scope operate.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Committed"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "commands"
        ],
        "summary": "Take the link to the decision back",
        "description": "The link is taken back: it reads nothing any more. Needs the scope operate."
      }
    },
    "/v1/dead-letters": {
      "get": {
        "operationId": "DeadLetters_list",
        "parameters": [
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "status",
            "required": false,
            "in": "query",
            "schema": {
              "enum": [
                "given-up",
                "retrying",
                "handled"
              ],
              "type": "string"
            },
            "description": "What has become of the letters: only those of this status."
          }
        ],
        "responses": {
          "200": {
            "description": "What services gave up on, the last first, with the cause; needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DeadLetterPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "List dead letters",
        "description": "What services gave up on, the last first, with the cause; needs the scope `operate`."
      }
    },
    "/v1/dead-letters/{id}": {
      "get": {
        "operationId": "DeadLetters_show",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the dead letter, a UUID."
          }
        ],
        "responses": {
          "200": {
            "description": "One of them with its message as it came; needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/KeptLetter"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Read a dead letter",
        "description": "One of them with its message as it came; needs the scope `operate`."
      }
    },
    "/v1/dead-letters/{id}/retry": {
      "post": {
        "operationId": "DeadLetters_retry",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the dead letter, a UUID."
          }
        ],
        "responses": {
          "202": {
            "description": "The service that gave it up is given it once more; what came of it is in its `status`. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/KeptLetter"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Have a dead letter handled again",
        "description": "The service that gave it up is given it once more; what came of it is in its `status`. Needs the scope `operate`."
      }
    },
    "/v1/webhooks": {
      "get": {
        "operationId": "Webhooks_list",
        "parameters": [],
        "responses": {
          "200": {
            "description": "The tenant’s webhooks, the oldest first. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "List webhooks",
        "description": "The tenant’s webhooks, the oldest first. Needs the scope `operate`."
      },
      "post": {
        "operationId": "Webhooks_make",
        "parameters": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookDto"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "A new webhook, which is told what happens from now on, with the secret that its messages are signed by (Standard Webhooks, `v1`), shown once. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookSecret"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Make a webhook",
        "description": "A new webhook, which is told what happens from now on, with the secret that its messages are signed by (Standard Webhooks, `v1`), shown once. Needs the scope `operate`."
      }
    },
    "/v1/webhooks/{id}": {
      "get": {
        "operationId": "Webhooks_show",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One webhook. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Read a webhook",
        "description": "One webhook. Needs the scope `operate`."
      },
      "patch": {
        "operationId": "Webhooks_change",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookChangeDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "What is given is changed, and the rest stays; it is switched off and on by `enabled`. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Change a webhook",
        "description": "What is given is changed, and the rest stays; it is switched off and on by `enabled`. Needs the scope `operate`."
      },
      "delete": {
        "operationId": "Webhooks_remove",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "It is told nothing more, and its history is forgotten. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Remove a webhook",
        "description": "It is told nothing more, and its history is forgotten. Needs the scope `operate`."
      }
    },
    "/v1/webhooks/{id}/test": {
      "post": {
        "operationId": "Webhooks_test",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "A message of the type `webhook.test` was sent, once, at once: what came of it. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookAttempt"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Send a webhook a test",
        "description": "A message of the type `webhook.test` was sent, once, at once: what came of it. Needs the scope `operate`."
      }
    },
    "/v1/webhooks/{id}/rotate": {
      "post": {
        "operationId": "Webhooks_rotate",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "A new secret, shown once; for a day messages are signed by the one before, too. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookSecret"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Give a webhook a new secret",
        "description": "A new secret, shown once; for a day messages are signed by the one before, too. Needs the scope `operate`."
      }
    },
    "/v1/webhooks/{id}/replay": {
      "post": {
        "operationId": "Webhooks_replay",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReplayDto"
              }
            }
          }
        },
        "responses": {
          "202": {
            "description": "It is told again what happened in a part of the log, under the same ids, as its types and channels are now. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Send again what a webhook was sent",
        "description": "It is told again what happened in a part of the log, under the same ids, as its types and channels are now. Needs the scope `operate`."
      }
    },
    "/v1/webhooks/{id}/deliveries": {
      "get": {
        "operationId": "Webhooks_deliveries",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "description": "The webhook’s.",
            "schema": {
              "example": "019357b2-7c7e-7000-8000-000000000001",
              "type": "string"
            }
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "description": "The `next_cursor` of the page before.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "description": "1 to 200; 50 where absent.",
            "schema": {
              "example": 50
            }
          },
          {
            "name": "status",
            "required": false,
            "in": "query",
            "description": "What has become of them.",
            "schema": {
              "enum": [
                "waiting",
                "delivered",
                "given-up"
              ],
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What it was told and is to be told, the latest first, with every attempt; the last 1,000 of what is over. Needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDeliveryPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "List what a webhook was sent",
        "description": "What it was told and is to be told, the latest first, with every attempt; the last 1,000 of what is over. Needs the scope `operate`."
      }
    },
    "/v1/channels/{id}": {
      "get": {
        "operationId": "Channels_show",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "at",
            "required": false,
            "in": "query",
            "description": "A position of the log: the channel as it stood after it. 400 where it was not open yet.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The channel as it stands; connect the event stream with ?after= its position.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Channel"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read a channel",
        "description": "The channel as it stands; connect the event stream with ?after= its position."
      }
    },
    "/v1/channels/{id}/timeline": {
      "get": {
        "operationId": "Channels_timeline",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The events themselves, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EventPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the events of a channel",
        "description": "The events themselves, oldest first."
      }
    },
    "/v1/channels/{id}/outcome": {
      "get": {
        "operationId": "Channels_outcome",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What the channel came to; 404 while it is open.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Outcome"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the outcome of a channel",
        "description": "What the channel came to; 404 while it is open."
      }
    },
    "/v1/channels/{id}/state": {
      "get": {
        "operationId": "Channels_state",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The conversation's state (T4): round, times, exit flags, each condition's figures.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChannelState"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read how near its end a channel is",
        "description": "The conversation's state (T4): round, times, exit flags, each condition's figures."
      }
    },
    "/v1/channels/{id}/export": {
      "get": {
        "operationId": "Channels_export",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The whole channel, one event a line: what an auditor takes away and verifies offline. A last line says how many events there are, and the hash of the last: what was cut off is known by it.",
            "content": {
              "application/x-ndjson": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Export a channel to be verified offline",
        "description": "The whole channel, one event a line: what an auditor takes away and verifies offline. A last line says how many events there are, and the hash of the last: what was cut off is known by it."
      }
    },
    "/v1/channels/{id}/events": {
      "get": {
        "operationId": "ChannelEvents_events",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "thoughts",
            "required": false,
            "in": "query",
            "schema": {
              "enum": [
                "true",
                "false"
              ],
              "type": "string"
            },
            "description": "`true`: a summary of thoughts too, where the model gives one."
          },
          {
            "name": "state",
            "required": false,
            "in": "query",
            "schema": {
              "enum": [
                "true",
                "false"
              ],
              "type": "string"
            },
            "description": "`true`: the state of the conversation follows each change."
          },
          {
            "name": "after",
            "required": false,
            "in": "query",
            "description": "A log position: what comes after it is sent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "last-event-id",
            "in": "header",
            "description": "As ?after=, which it comes before.",
            "required": false,
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              }
            },
            "description": "Resume with Last-Event-ID or ?after= a log position. With ?state=true the state (T4) follows each change, in frames without an id (`problem` where the views cannot be made). Frames `token`, without an id too, show what is being said while it is said; with ?thoughts=true a summary of the thoughts as well, where the model gives one."
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Follow a channel (server-sent events)",
        "description": "Resume with Last-Event-ID or ?after= a log position. With ?state=true the state (T4) follows each change, in frames without an id (`problem` where the views cannot be made). Frames `token`, without an id too, show what is being said while it is said; with ?thoughts=true a summary of the thoughts as well, where the model gives one."
      }
    },
    "/v1/changes": {
      "get": {
        "operationId": "Changes_changes",
        "parameters": [],
        "responses": {
          "200": {
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              }
            },
            "description": "Frames `changes`, one a second at most: `channels`, the ids of channels that have changed since the last frame, and `position`, to be sent as ?min_position= with what is read because of it. What changed while nobody listened is not told: whoever comes back reads its lists anew. The key of a seat hears of what concerns itself alone."
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Hear which channels change (server-sent events)",
        "description": "Frames `changes`, one a second at most: `channels`, the ids of channels that have changed since the last frame, and `position`, to be sent as ?min_position= with what is read because of it. What changed while nobody listened is not told: whoever comes back reads its lists anew. The key of a seat hears of what concerns itself alone."
      }
    },
    "/v1/channels/{id}/decision": {
      "get": {
        "operationId": "Decision_show",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "language",
            "required": false,
            "in": "query",
            "description": "Of a file; the channel’s where absent.",
            "schema": {
              "enum": [
                "en",
                "zh"
              ],
              "type": "string"
            }
          },
          {
            "name": "format",
            "required": false,
            "in": "query",
            "description": "As Accept says where absent; brief is Markdown with long parts cut, and whoever does not share it in full; madr is a decision record in Markdown, in the form of MADR 4.",
            "schema": {
              "enum": [
                "json",
                "markdown",
                "brief",
                "html",
                "madr"
              ],
              "type": "string"
            }
          },
          {
            "name": "accept",
            "in": "header",
            "required": false,
            "schema": {
              "type": "string"
            },
            "description": "`text/markdown`, or another form that is offered, instead of JSON."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What was decided, whole; who is for and against it, with names and counts; who does not share it and why; what stays open, what to do next, how it ended and how it came about. While it runs, as it stands.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DecisionRecord"
                }
              },
              "text/markdown": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              },
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the decision of a channel",
        "description": "What was decided, whole; who is for and against it, with names and counts; who does not share it and why; what stays open, what to do next, how it ended and how it came about. While it runs, as it stands."
      }
    },
    "/v1/inbox/{name}": {
      "get": {
        "operationId": "Inbox_inbox",
        "parameters": [
          {
            "name": "name",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id or the name of the participant, or `user`."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "description": "200 where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "user",
            "required": false,
            "in": "query",
            "description": "Whether what is asked of the user comes with it.",
            "schema": {
              "enum": [
                "true",
                "false"
              ],
              "type": "string"
            }
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Open turns of a participant, by id or by name, the oldest first; for `user`, or with ?user=true, the questions that wait, too.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/InboxPage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read what waits for a participant",
        "description": "Open turns of a participant, by id or by name, the oldest first; for `user`, or with ?user=true, the questions that wait, too."
      }
    },
    "/v1/knowledge/{collection}/documents": {
      "post": {
        "operationId": "Knowledge_add",
        "parameters": [
          {
            "name": "collection",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the collection."
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddDocumentsDto"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "How many were new, replaced or known; the same again changes nothing.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocumentsAdded"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "knowledge"
        ],
        "summary": "Add documents to a collection of knowledge",
        "description": "How many were new, replaced or known; the same again changes nothing."
      },
      "get": {
        "operationId": "Knowledge_list",
        "parameters": [
          {
            "name": "collection",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the collection."
          }
        ],
        "responses": {
          "200": {
            "description": "The documents of the collection.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StoredDocuments"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "knowledge"
        ],
        "summary": "List the documents of a collection",
        "description": "The documents of the collection."
      },
      "delete": {
        "operationId": "Knowledge_remove",
        "parameters": [
          {
            "name": "collection",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the collection."
          },
          {
            "name": "path",
            "required": true,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "The path of the document, as it was added."
          }
        ],
        "responses": {
          "200": {
            "description": "The document of this path is gone.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocumentRemoved"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "knowledge"
        ],
        "summary": "Remove a document from a collection",
        "description": "The document of this path is gone."
      }
    },
    "/v1/knowledge/{collection}/search": {
      "get": {
        "operationId": "Knowledge_search",
        "parameters": [
          {
            "name": "collection",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the collection."
          },
          {
            "name": "q",
            "required": true,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "What is asked, in words."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many passages at most."
          }
        ],
        "responses": {
          "200": {
            "description": "The passages that say most of what is asked, best first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Hits"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "knowledge"
        ],
        "summary": "Search a collection",
        "description": "The passages that say most of what is asked, best first."
      }
    },
    "/v1/channels/{id}/prompts/{position}": {
      "get": {
        "operationId": "Prompts_show",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "position",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The position of the event in the log."
          }
        ],
        "responses": {
          "200": {
            "description": "What the model was asked whose call the event at this position of the log records; `matches` says whether it has the recorded hash. 404 where the event records no call.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ShownPrompt"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read what a model was asked",
        "description": "What the model was asked whose call the event at this position of the log records; `matches` says whether it has the recorded hash. 404 where the event records no call."
      }
    },
    "/v1/quarantine": {
      "get": {
        "operationId": "Quarantine_list",
        "parameters": [
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          }
        ],
        "responses": {
          "200": {
            "description": "Channels in quarantine with the cause, by the event at which it was found out.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/QuarantinePage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "List channels whose views cannot be made",
        "description": "Channels in quarantine with the cause, by the event at which it was found out."
      }
    },
    "/v1/quarantine/{id}/redrive": {
      "post": {
        "operationId": "Quarantine_redrive",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "responses": {
          "200": {
            "description": "Makes the channel's views anew from its events; needs the scope `operate`.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Redriven"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "operating"
        ],
        "summary": "Make the views of a channel anew",
        "description": "Makes the channel's views anew from its events; needs the scope `operate`."
      }
    },
    "/v1/channels/{id}/proposals": {
      "get": {
        "operationId": "NegotiationViews_proposals",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every version with its diff from the one before.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProposalList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the versions of a proposal",
        "description": "Every version with its diff from the one before."
      }
    },
    "/v1/channels/{id}/proposals/diff": {
      "get": {
        "operationId": "NegotiationViews_diff",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "from",
            "required": true,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "The number of the older version."
          },
          {
            "name": "to",
            "required": true,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "The number of the newer version."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The field-level diff of any two versions.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ProposalDifference"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Compare two versions of a proposal",
        "description": "The field-level diff of any two versions."
      }
    },
    "/v1/channels/{id}/proposals/{version}": {
      "get": {
        "operationId": "NegotiationViews_proposal",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "version",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The number of the version."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One version.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ShownProposal"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read one version of a proposal",
        "description": "One version."
      }
    },
    "/v1/channels/{id}/summaries": {
      "get": {
        "operationId": "RoundTableViews_summaries",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The moderator's summaries, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SummaryList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the summaries of the moderator",
        "description": "The moderator's summaries, oldest first."
      }
    },
    "/v1/channels/{id}/draft": {
      "get": {
        "operationId": "WorkshopViews_draft",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The consensus draft, what is proposed for it, and what was replaced, each with its stances; and objections to what is decided.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Draft"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the draft of a workshop",
        "description": "The consensus draft, what is proposed for it, and what was replaced, each with its stances; and objections to what is decided."
      }
    },
    "/v1/channels/{id}/issues": {
      "get": {
        "operationId": "WorkshopViews_issues",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every issue, and how it left the list.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/IssueList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the issues of a workshop",
        "description": "Every issue, and how it left the list."
      }
    },
    "/v1/channels/{id}/clarifications": {
      "get": {
        "operationId": "WorkshopViews_clarifications",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every question to the user, and what became of it.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/QuestionList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the questions of a workshop to its user",
        "description": "Every question to the user, and what became of it."
      }
    },
    "/v1/channels/{id}/outputs": {
      "get": {
        "operationId": "WorkshopViews_outputs",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The version's files; 404 while the workshop is open.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OutputList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List the files of a workshop",
        "description": "The version's files; 404 while the workshop is open."
      }
    },
    "/v1/channels/{id}/outputs/{file}": {
      "get": {
        "operationId": "WorkshopViews_output",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "file",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the file, as the list of files has it."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One file, as it is: the same bytes whenever it is asked for.",
            "content": {
              "text/*": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              },
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JsonSchema"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read a file of a workshop",
        "description": "One file, as it is: the same bytes whenever it is asked for."
      }
    },
    "/v1/plan-schemas": {
      "get": {
        "operationId": "PlanSchemas_list",
        "parameters": [],
        "responses": {
          "200": {
            "description": "The names of the schemas.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SchemaNames"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List the JSON Schemas of a plan",
        "description": "The names of the schemas."
      }
    },
    "/v1/plan-schemas/{name}": {
      "get": {
        "operationId": "PlanSchemas_schema",
        "parameters": [
          {
            "name": "name",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the schema."
          }
        ],
        "responses": {
          "200": {
            "description": "One JSON Schema (2020-12).",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/JsonSchema"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read one JSON Schema of a plan",
        "description": "One JSON Schema (2020-12)."
      }
    },
    "/v1/channels/{id}/workspace": {
      "get": {
        "operationId": "TeamViews_workspace",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The latest version of everything handed over; of texts their size only.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WorkspaceList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List what a team has handed over",
        "description": "The latest version of everything handed over; of texts their size only."
      }
    },
    "/v1/channels/{id}/workspace/{folder}/{name}": {
      "get": {
        "operationId": "TeamViews_workspaceEntry",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "folder",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "`phases` or `artefacts`."
          },
          {
            "name": "name",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the phase, or the name of the artefact."
          },
          {
            "name": "version",
            "required": false,
            "in": "query",
            "description": "The latest where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One thing handed over, whole; its key is phases/{phase_id} or artefacts/{name}.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WorkspaceEntry"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read one thing that was handed over",
        "description": "One thing handed over, whole; its key is phases/{phase_id} or artefacts/{name}."
      }
    },
    "/v1/channels/{id}/debates": {
      "get": {
        "operationId": "TeamViews_debates",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every debate, round by round: why it is held, who said what, the ruling, who differs.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DebateList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read the debates of a team",
        "description": "Every debate, round by round: why it is held, who said what, the ruling, who differs."
      }
    },
    "/v1/interviews/{id}": {
      "get": {
        "operationId": "InterviewViews_interview",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The channel with the InterviewState, the facts with their turns, who is waited for.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Interview"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read an interview",
        "description": "The channel with the InterviewState, the facts with their turns, who is waited for."
      }
    },
    "/v1/interviews/{id}/messages": {
      "get": {
        "operationId": "InterviewViews_messages",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "cursor",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "`next_cursor` of the page before; the first page where absent."
          },
          {
            "name": "limit",
            "required": false,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "How many a page has at most: 1 to 200, 50 where absent."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "What was said, whole, by turn, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MessagePage"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read what was said in an interview",
        "description": "What was said, whole, by turn, oldest first."
      }
    },
    "/v1/interviews/{id}/states": {
      "get": {
        "operationId": "InterviewViews_states",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every analysis, change of status and notice, with the turns that it rests on.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/InterviewSteps"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read how an interview came to what it knows",
        "description": "Every analysis, change of status and notice, with the turns that it rests on."
      }
    },
    "/v1/interviews/{id}/memories": {
      "get": {
        "operationId": "InterviewViews_memories",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every compression: each point with the turns that it stands for.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/MemoryList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read what was compressed of an interview",
        "description": "Every compression: each point with the turns that it stands for."
      }
    },
    "/v1/interviews/{id}/documents/{document}": {
      "get": {
        "operationId": "InterviewDocuments_document",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "document",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the document, as the list of documents has it."
          },
          {
            "name": "format",
            "required": false,
            "in": "query",
            "description": "As Accept says where absent.",
            "schema": {
              "enum": [
                "json",
                "markdown"
              ],
              "type": "string"
            }
          },
          {
            "name": "version",
            "required": false,
            "in": "query",
            "description": "The latest where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "accept",
            "in": "header",
            "required": false,
            "schema": {
              "type": "string"
            },
            "description": "`text/markdown`, or another form that is offered, instead of JSON."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One version, as JSON or as Markdown, where every statement ends with its turns.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ShownDocument"
                }
              },
              "text/markdown": {
                "schema": {
                  "$ref": "#/components/schemas/File"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Read a document of an interview",
        "description": "One version, as JSON or as Markdown, where every statement ends with its turns."
      }
    },
    "/v1/interviews/{id}/documents/{document}/versions": {
      "get": {
        "operationId": "InterviewDocuments_versions",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "document",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the document, as the list of documents has it."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Every version, oldest first: when, why, and what it says changed.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocumentList"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "List the versions of a document",
        "description": "Every version, oldest first: when, why, and what it says changed."
      }
    },
    "/v1/interviews/{id}/documents/{document}/compare": {
      "get": {
        "operationId": "InterviewDocuments_compare",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          },
          {
            "name": "document",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The name of the document, as the list of documents has it."
          },
          {
            "name": "to",
            "required": false,
            "in": "query",
            "description": "The latest where absent.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "from",
            "required": true,
            "in": "query",
            "schema": {
              "type": "string"
            },
            "description": "The number of the older version."
          },
          {
            "name": "min_position",
            "required": false,
            "in": "query",
            "description": "A position of the log: wait (2 s at most) until the views have come this far.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "Two versions, statement by statement: added, removed, changed, unchanged.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocumentComparison"
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "views"
        ],
        "summary": "Compare two versions of a document",
        "description": "Two versions, statement by statement: added, removed, changed, unchanged."
      }
    },
    "/v1/interviews/{id}/voice": {
      "get": {
        "description": "JSON frames in both directions; docs/guide/interview-voice.md describes them. In: partial, final, heard, interrupt. Out: ready, token, withdrawn, answer, interrupted, barrier, released, heard_message, acknowledged, problem, closed. The key goes in the Authorization header, or as the subprotocol `parley.key.` with its base64url beside `parley.voice.v1`.",
        "operationId": "Voice_voice",
        "parameters": [
          {
            "name": "id",
            "required": true,
            "in": "path",
            "schema": {
              "type": "string"
            },
            "description": "The id of the channel, a UUID."
          }
        ],
        "responses": {
          "101": {
            "description": "The WebSocket is open; its first frame is `ready`."
          },
          "426": {
            "description": "This was no request for a WebSocket."
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "summary": "A WebSocket for speech",
        "tags": [
          "commands"
        ]
      }
    },
    "/healthz": {
      "get": {
        "operationId": "Health_live",
        "parameters": [],
        "responses": {
          "200": {
            "description": "The process lives.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status"
                  ],
                  "properties": {
                    "status": {
                      "type": "string",
                      "enum": [
                        "ok"
                      ]
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "Health"
        ],
        "summary": "Ask whether the process lives",
        "description": "The process lives."
      }
    },
    "/readyz": {
      "get": {
        "operationId": "Health_ready",
        "parameters": [],
        "responses": {
          "200": {
            "description": "What it stands on can be reached.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status"
                  ],
                  "properties": {
                    "status": {
                      "type": "string",
                      "enum": [
                        "ready"
                      ]
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          },
          "5XX": {
            "description": "A problem (RFC 9457); its `code` is stable, its `detail` says more.",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/Problem"
                }
              }
            }
          }
        },
        "tags": [
          "Health"
        ],
        "summary": "Ask whether it can do its work",
        "description": "What it stands on can be reached."
      }
    }
  },
  "info": {
    "title": "Parley",
    "description": "[← To the deliberations](/)\n\nDeliberations as durable event streams: commands, views, replay. Errors are problem+json (RFC 9457). What is on the bus: [/asyncapi](/asyncapi).",
    "version": "1",
    "contact": {},
    "license": {
      "name": "Apache-2.0",
      "url": "https://www.apache.org/licenses/LICENSE-2.0"
    }
  },
  "tags": [],
  "servers": [
    {
      "url": "/"
    }
  ],
  "components": {
    "securitySchemes": {
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key, as it was given: nothing can be read from it. None is needed on loopback."
      }
    },
    "schemas": {
      "DemandDto": {
        "type": "object",
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
        },
        "required": [
          "text"
        ]
      },
      "ProposedChangeDto": {
        "type": "object",
        "properties": {
          "field": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "A term of the proposal by its name, e.g. talk_length, or role, task or notes of one's own assignment; a new name asks for a new term."
          },
          "new_value": {
            "type": "string",
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
        },
        "required": [
          "field",
          "new_value",
          "reason"
        ]
      },
      "ScriptLineDto": {
        "type": "object",
        "properties": {
          "round": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "description": "Counted over the whole channel: 1 is the first proposal the participant sees."
          },
          "feedback": {
            "type": "string",
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
            "description": "The changes of a `negotiate`.",
            "maxItems": 20,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProposedChangeDto"
            }
          }
        },
        "required": [
          "round",
          "feedback"
        ]
      },
      "CandidateDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external"
            ],
            "description": "hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST.",
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
            "description": "What it says when rehearsed.",
            "maxItems": 100,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ScriptLineDto"
            }
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
          }
        },
        "required": [
          "name"
        ]
      },
      "KindModelDto": {
        "type": "object",
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
            "description": "Who serves the model; the installation's first provider where absent."
          }
        },
        "required": [
          "kind"
        ]
      },
      "NegotiationConfigDto": {
        "type": "object",
        "properties": {
          "max_rounds": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "description": "Rounds before the decision tree must end it.",
            "default": 3
          },
          "feedback_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Silence after which a turn is settled by timeout_policy, in milliseconds.",
            "default": 30000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "timeout_policy": {
            "type": "string",
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
          "time_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 1000,
            "maximum": 2592000000,
            "description": "Wall clock after which the channel is ended, in milliseconds.",
            "default": 1800000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "max_facilitation_attempts": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "description": "Tries of a facilitation before the negotiation fails for it.",
            "default": 3
          },
          "budget_micro_usd": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4000000000,
            "description": "Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.",
            "default": 1000000
          },
          "facilitation_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "model_wait_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 604800000,
            "description": "How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "models": {
            "description": "Models for kinds of work; the installation's where absent.",
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModelDto"
            }
          }
        }
      },
      "TermDto": {
        "type": "object",
        "properties": {
          "field": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "Its name in snake_case, unique in the proposal, e.g. talk_length."
          },
          "value": {
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "description": "Its value as text, without the unit, e.g. 30 or 2026-12-03."
          },
          "unit": {
            "type": "string",
            "maxLength": 32,
            "description": "The unit it is counted in, e.g. minutes, EUR; absent where it has none."
          }
        },
        "required": [
          "field",
          "value"
        ]
      },
      "AssignmentDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
        },
        "required": [
          "participant_id",
          "role",
          "task"
        ]
      },
      "ProposalDraftDto": {
        "type": "object",
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
            "description": "Every value that can be negotiated: date, duration, money, place, ….",
            "maxItems": 100,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TermDto"
            }
          },
          "assignments": {
            "description": "One assignment for each participant, and none for anybody else.",
            "minItems": 1,
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AssignmentDto"
            }
          }
        },
        "required": [
          "title",
          "assignments"
        ]
      },
      "FixedTermDto": {
        "type": "object",
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
        },
        "required": [
          "field",
          "reason"
        ]
      },
      "GapDto": {
        "type": "object",
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
            "type": "string",
            "enum": [
              "high",
              "medium",
              "low"
            ],
            "description": "high where the demand fails without it, medium where it suffers, low where it would be nice.",
            "default": "medium"
          }
        },
        "required": [
          "title"
        ]
      },
      "FacilitatorScriptDto": {
        "type": "object",
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
          "draft": {
            "description": "The first proposal, without its version.",
            "allOf": [
              {
                "$ref": "#/components/schemas/ProposalDraftDto"
              }
            ]
          },
          "fixed": {
            "description": "Requests for these terms are rejected with the reason given.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FixedTermDto"
            }
          },
          "gaps": {
            "description": "What it finds missing after success.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/GapDto"
            }
          },
          "follow_up": {
            "type": "string",
            "maxLength": 20000,
            "description": "The demand of the follow-up channel."
          }
        }
      },
      "OpenChannelDto": {
        "type": "object",
        "properties": {
          "protocol": {
            "type": "string",
            "enum": [
              "negotiation"
            ],
            "description": "The only one that opens here.",
            "default": "negotiation"
          },
          "topic": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "A line for lists; the start of what it is about where absent."
          },
          "language": {
            "type": "string",
            "enum": [
              "en",
              "zh"
            ],
            "description": "The language of what it is about where absent."
          },
          "demand": {
            "description": "What the negotiation is to satisfy.",
            "allOf": [
              {
                "$ref": "#/components/schemas/DemandDto"
              }
            ]
          },
          "candidates": {
            "description": "Who could take part.",
            "minItems": 1,
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CandidateDto"
            }
          },
          "config": {
            "description": "What can be set.",
            "allOf": [
              {
                "$ref": "#/components/schemas/NegotiationConfigDto"
              }
            ]
          },
          "facilitator_script": {
            "description": "What the rehearsed facilitator knows.",
            "allOf": [
              {
                "$ref": "#/components/schemas/FacilitatorScriptDto"
              }
            ]
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Play it with the rehearsal model, whatever model is configured."
          },
          "termination": {
            "type": "object",
            "additionalProperties": true,
            "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ],
            "description": "How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."
          }
        },
        "required": [
          "demand",
          "candidates"
        ]
      },
      "FeedbackDto": {
        "type": "object",
        "properties": {
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; where absent, the participant's open turn of `round`."
          },
          "round": {
            "type": "integer",
            "minimum": 1,
            "description": "The round answered; checked where present."
          },
          "feedback_type": {
            "type": "string",
            "enum": [
              "accept",
              "negotiate",
              "withdraw"
            ],
            "description": "accept: this works for me; negotiate: it works with the changes named; withdraw: I cannot take part."
          },
          "reasoning": {
            "type": "string",
            "maxLength": 8000,
            "description": "What the participant thinks of its assignment, in the first person, two or three sentences; the answer follows from it."
          },
          "proposed_changes": {
            "description": "The changes asked for; empty unless the answer is negotiate. Also taken as one object: { field: new value, …, reason }.",
            "maxItems": 20,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProposedChangeDto"
            }
          },
          "participant_id": {
            "type": "string",
            "description": "Whose answer it is; agent_id where absent."
          },
          "agent_id": {
            "type": "string",
            "description": "The same as participant_id."
          },
          "display_name": {
            "type": "string",
            "description": "Taken and not used: a seat keeps its name."
          },
          "submitted_at": {
            "type": "string",
            "description": "Taken and not used: the log says when it came."
          }
        },
        "required": [
          "feedback_type"
        ]
      },
      "StanceDto": {
        "type": "object",
        "properties": {
          "verdict": {
            "type": "string",
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
        },
        "required": [
          "verdict"
        ]
      },
      "SpokenLineDto": {
        "type": "object",
        "properties": {
          "turn": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "Which of the member's turns it is for; its first is 1."
          },
          "act": {
            "type": "string",
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
            "description": "Where it stands then.",
            "allOf": [
              {
                "$ref": "#/components/schemas/StanceDto"
              }
            ]
          },
          "ballot": {
            "type": "string",
            "enum": [
              "end",
              "continue",
              "abstain"
            ],
            "description": "end, continue or abstain, where a vote is called."
          }
        },
        "required": [
          "turn"
        ]
      },
      "MemberDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external"
            ],
            "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST.",
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
            "description": "What it says when rehearsed.",
            "maxItems": 200,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SpokenLineDto"
            }
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
          }
        },
        "required": [
          "name"
        ]
      },
      "RoundTableConfigDto": {
        "type": "object",
        "properties": {
          "speaking": {
            "type": "string",
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
          "turn_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Silence after which a turn is skipped, in milliseconds.",
            "default": 120000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "summaries": {
            "type": "string",
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
          "budget_micro_usd": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4000000000,
            "description": "Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.",
            "default": 1000000
          },
          "facilitation_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "model_wait_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 604800000,
            "description": "How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "models": {
            "description": "Models for kinds of work; the installation's where absent.",
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModelDto"
            }
          }
        }
      },
      "RoundTableOpeningDto": {
        "type": "object",
        "properties": {
          "topic": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "A line for lists; the start of what it is about where absent."
          },
          "language": {
            "type": "string",
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
            "description": "Who sits at the table.",
            "minItems": 1,
            "maxItems": 20,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MemberDto"
            }
          },
          "config": {
            "description": "What can be set.",
            "allOf": [
              {
                "$ref": "#/components/schemas/RoundTableConfigDto"
              }
            ]
          },
          "termination": {
            "type": "object",
            "additionalProperties": true,
            "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Play it with the rehearsal model, whatever model is configured."
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ],
            "description": "How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."
          },
          "mode": {
            "type": "string",
            "enum": [
              "board",
              "party"
            ],
            "default": "board"
          }
        },
        "required": [
          "members"
        ]
      },
      "ContributeDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; where absent, the participant's open turn."
          },
          "text": {
            "type": "string",
            "maxLength": 100000,
            "description": "What is said to the table, in the first person, as it would be spoken; no name in front, no list, no heading."
          },
          "stance": {
            "description": "Where the speaker stands after what it has just said.",
            "allOf": [
              {
                "$ref": "#/components/schemas/StanceDto"
              }
            ]
          },
          "hands_over_to": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Whom it gives the word to: a participant id or user."
          },
          "tool_calls": {
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 128
            },
            "maxItems": 50,
            "description": "Tools called for it."
          }
        },
        "required": [
          "participant_id",
          "text"
        ]
      },
      "WorkshopConfigDto": {
        "type": "object",
        "properties": {
          "max_rounds": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "description": "Rounds before it ends with what is still open.",
            "default": 5
          },
          "turn_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Silence after which a role's turn is skipped, in milliseconds. No time runs out on the user.",
            "default": 180000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
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
          "budget_micro_usd": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4000000000,
            "description": "Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.",
            "default": 2000000
          },
          "collection": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The knowledge that the roles search; `default` where absent."
          },
          "facilitation_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "model_wait_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 604800000,
            "description": "How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "models": {
            "description": "Models for kinds of work; the installation's where absent.",
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModelDto"
            }
          },
          "initial_judgement": {
            "type": "boolean",
            "description": "The coach judges the requirement before the first round; not where absent, as in older channels.",
            "default": true
          }
        }
      },
      "PlayedRoleDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external"
            ],
            "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST.",
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
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 100,
            "description": "What it says when rehearsed."
          },
          "document": {
            "type": "object",
            "additionalProperties": true,
            "description": "What it writes when rehearsed."
          },
          "model": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
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
          "role": {
            "type": "string",
            "description": "A default role by its name, where `name` is whoever plays it.",
            "example": "ProductPlanner"
          }
        },
        "required": [
          "name"
        ]
      },
      "BasePlanDto": {
        "type": "object",
        "properties": {
          "channel_id": {
            "type": "string",
            "format": "uuid",
            "description": "The finished workshop to start from."
          },
          "version": {
            "type": "number",
            "description": "Checked against it where present."
          }
        },
        "required": [
          "channel_id"
        ]
      },
      "WorkshopOpeningDto": {
        "type": "object",
        "properties": {
          "topic": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "A line for lists; the start of what it is about where absent."
          },
          "language": {
            "type": "string",
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
          "config": {
            "description": "What can be set.",
            "allOf": [
              {
                "$ref": "#/components/schemas/WorkshopConfigDto"
              }
            ]
          },
          "termination": {
            "type": "object",
            "additionalProperties": true,
            "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Play it with the rehearsal model, whatever model is configured."
          },
          "version": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000,
            "description": "One more than the base where absent."
          },
          "feedback": {
            "type": "string",
            "minLength": 1,
            "maxLength": 20000,
            "description": "What you say of the version to start from."
          },
          "coach_script": {
            "type": "object",
            "additionalProperties": true,
            "description": "What the coach says when rehearsed."
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ],
            "description": "How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."
          },
          "roles": {
            "description": "In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlayedRoleDto"
            }
          },
          "base": {
            "description": "The version to start from.",
            "allOf": [
              {
                "$ref": "#/components/schemas/BasePlanDto"
              }
            ]
          }
        }
      },
      "AnswerClarificationDto": {
        "type": "object",
        "properties": {
          "answer": {
            "type": "string",
            "minLength": 1,
            "maxLength": 8000,
            "description": "In your own words."
          }
        },
        "required": [
          "answer"
        ]
      },
      "GiveSpeechDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; where absent, the participant's open turn."
          },
          "speech": {
            "type": "object",
            "additionalProperties": true,
            "description": "What it says."
          }
        },
        "required": [
          "participant_id",
          "speech"
        ]
      },
      "FollowUpClarificationDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered."
          },
          "question": {
            "type": "string",
            "maxLength": 2000,
            "description": "What you ask on, in one question; empty where the answer suffices."
          },
          "entries": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 20,
            "description": "What the answer decides, with the ids of the open issues that it settles and the reason. It enters the draft as any entry does, if nobody objects. Empty where it decides nothing, or only what is proposed already."
          },
          "new_issues": {
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            },
            "maxItems": 10,
            "description": "Finer issues that the answer raises, one sentence each, e.g. \"Do visitors without a card book as well?\" Usually none."
          }
        },
        "required": [
          "participant_id",
          "request_id"
        ]
      },
      "RatifyDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; where absent, the participant's open turn."
          },
          "entry_stances": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 200,
            "description": "Where you stand on each entry that you are asked about. What you leave out, you do not object to."
          }
        },
        "required": [
          "participant_id",
          "entry_stances"
        ]
      },
      "WriteDocumentDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; the open one where absent."
          },
          "document": {
            "type": "object",
            "additionalProperties": true,
            "description": "What it writes."
          }
        },
        "required": [
          "participant_id",
          "document"
        ]
      },
      "TeamConfigDto": {
        "type": "object",
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
          "turn_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Silence of a person after which a piece of work counts as missed, in milliseconds.",
            "default": 180000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "max_facilitation_attempts": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "description": "Tries of a piece of work before it has failed.",
            "default": 3
          },
          "budget_micro_usd": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4000000000,
            "description": "Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.",
            "default": 2000000
          },
          "facilitation_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "model_wait_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 604800000,
            "description": "How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "collection": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The knowledge that the experts search who may; `default` where absent."
          },
          "models": {
            "description": "Models for kinds of work; the installation's where absent.",
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModelDto"
            }
          }
        }
      },
      "ReadyExpertDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external"
            ],
            "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST.",
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
              "type": "object",
              "additionalProperties": true
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
          "expert": {
            "type": "string",
            "description": "A ready expert by its id.",
            "example": "security-engineer"
          }
        }
      },
      "TeamOpeningDto": {
        "type": "object",
        "properties": {
          "topic": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "A line for lists; the start of what it is about where absent."
          },
          "language": {
            "type": "string",
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
          "config": {
            "description": "What can be set.",
            "allOf": [
              {
                "$ref": "#/components/schemas/TeamConfigDto"
              }
            ]
          },
          "termination": {
            "type": "object",
            "additionalProperties": true,
            "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Play it with the rehearsal model, whatever model is configured."
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ],
            "description": "How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."
          },
          "experts": {
            "description": "A ready lead with three ready experts where absent.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReadyExpertDto"
            }
          }
        },
        "required": [
          "task"
        ]
      },
      "PlanDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
          "approach": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000,
            "description": "How you read the task and why you divide it like this, in two or three sentences."
          },
          "phases": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "minItems": 1,
            "maxItems": 20,
            "description": "The phases: as few as the task needs."
          },
          "review": {
            "type": "object",
            "additionalProperties": true,
            "description": "Whether to debate the plan first."
          }
        },
        "required": [
          "participant_id",
          "approach",
          "phases"
        ]
      },
      "RevisionDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
          "reason": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000,
            "description": "What the conclusion of the debate means for the plan, in one to three sentences; where nothing changes, why."
          },
          "changes": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 40,
            "description": "What changes; empty where the plan stands as it is."
          }
        },
        "required": [
          "participant_id",
          "reason"
        ]
      },
      "ResultDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
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
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 10,
            "description": "Texts to hand over whole; usually none or one."
          }
        },
        "required": [
          "participant_id",
          "summary"
        ]
      },
      "AssessmentDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
          "reason": {
            "type": "string",
            "minLength": 1,
            "maxLength": 4000,
            "description": "What you compared the result with, and what you found, in one to three sentences."
          },
          "statements": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 2,
            "description": "The two statements that cannot both stand, quoted word for word; empty where there are none."
          },
          "criterion": {
            "type": "string",
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
        },
        "required": [
          "participant_id",
          "reason",
          "criterion"
        ]
      },
      "OpeningDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
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
        },
        "required": [
          "participant_id",
          "point"
        ]
      },
      "ArgumentDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
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
        },
        "required": [
          "participant_id",
          "argument",
          "position"
        ]
      },
      "SummaryDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
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
        },
        "required": [
          "participant_id",
          "summary"
        ]
      },
      "RulingDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
          "rationale": {
            "type": "string",
            "minLength": 1,
            "maxLength": 8000,
            "description": "Why: which arguments weigh more, and what answers those you do not follow."
          },
          "follows": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 10,
            "description": "Whose arguments the conclusion follows, and which; empty where you shelve the question."
          },
          "overrules": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 10,
            "description": "Whose position at the end the conclusion goes against, and what answers it; it is kept as a minority view."
          },
          "decision": {
            "type": "string",
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
        },
        "required": [
          "participant_id",
          "rationale",
          "decision",
          "conclusion"
        ]
      },
      "ReportDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The piece of work answered; where absent, the participant's open one of this kind."
          },
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
        },
        "required": [
          "participant_id",
          "answer"
        ]
      },
      "InterviewSeatDto": {
        "type": "object",
        "properties": {
          "participant_id": {
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
            "type": "string",
            "enum": [
              "hosted",
              "person",
              "external"
            ],
            "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST.",
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
          }
        }
      },
      "InterviewConfigDto": {
        "type": "object",
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
          "background_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 3600000,
            "description": "How long the background of a turn may take in all, retries included, before the next turn goes on without it, in milliseconds.",
            "default": 120000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "deep_thinking_after_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 10,
            "maximum": 3600000,
            "description": "When a user who waits is told that it takes longer, in milliseconds.",
            "default": 30000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
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
          "user_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 1000,
            "maximum": 4294967295,
            "description": "How long the user may be away before the interview is closed, in milliseconds.",
            "default": 2592000000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "resume_after_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 1000,
            "maximum": 4294967295,
            "description": "How long the user must have been away to be told where it stood, in milliseconds.",
            "default": 3600000,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "max_facilitation_attempts": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "description": "Tries of a piece of work before it has failed.",
            "default": 2
          },
          "budget_micro_usd": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4000000000,
            "description": "Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.",
            "default": 2000000
          },
          "facilitation_timeout_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 100,
            "maximum": 604800000,
            "description": "Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "model_wait_limit_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 604800000,
            "description": "How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent.",
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "models": {
            "description": "Models for kinds of work; the installation's where absent.",
            "maxItems": 50,
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModelDto"
            }
          }
        }
      },
      "OpenInterviewDto": {
        "type": "object",
        "properties": {
          "topic": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "description": "What it is about, in a line."
          },
          "language": {
            "type": "string",
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
            "description": "Who is interviewed: a person.",
            "allOf": [
              {
                "$ref": "#/components/schemas/InterviewSeatDto"
              }
            ]
          },
          "interviewer": {
            "description": "Who asks.",
            "allOf": [
              {
                "$ref": "#/components/schemas/InterviewSeatDto"
              }
            ]
          },
          "architect": {
            "description": "Who writes the documents.",
            "allOf": [
              {
                "$ref": "#/components/schemas/InterviewSeatDto"
              }
            ]
          },
          "config": {
            "description": "What can be set.",
            "allOf": [
              {
                "$ref": "#/components/schemas/InterviewConfigDto"
              }
            ]
          },
          "termination": {
            "type": "object",
            "additionalProperties": true,
            "description": "When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Play it with the rehearsal model, whatever model is configured."
          },
          "script": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "maxItems": 1000,
            "description": "What agents do when rehearsed."
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ],
            "description": "How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."
          }
        },
        "required": [
          "topic"
        ]
      },
      "InterruptAnswerDto": {
        "type": "object",
        "properties": {
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn broken into; the one that is open, or the latest, where absent."
          },
          "heard_characters": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100000,
            "description": "How many characters of the answer the user has heard; absent where nobody knows."
          }
        }
      },
      "DeliverDocumentsDto": {
        "type": "object",
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
            "maxItems": 6,
            "description": "Which of them; all where empty."
          },
          "comment": {
            "type": "string",
            "maxLength": 8000,
            "description": "What is to change in those that there are."
          }
        }
      },
      "AnswerUserDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; where absent, the one that is open."
          },
          "text": {
            "type": "string",
            "minLength": 1,
            "maxLength": 8000,
            "description": "What you say to the user now: two to five sentences, ending in at most one question."
          },
          "interrupted": {
            "type": "boolean",
            "description": "True where the user broke in: the text is what had been said by then, and may be empty of sense."
          }
        },
        "required": [
          "participant_id",
          "text"
        ]
      },
      "WriteInterviewDocumentDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "request_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The turn answered; the open one where absent and only one is open."
          },
          "document": {
            "type": "object",
            "additionalProperties": true,
            "description": "summary, changes, and the part of that document, e.g. problem_and_users of DOC_01."
          }
        },
        "required": [
          "participant_id",
          "document"
        ]
      },
      "TurnAnswerDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string"
          },
          "request_id": {
            "type": "string"
          },
          "answer": {
            "type": "object",
            "additionalProperties": true,
            "description": "As the form of the turn has it."
          }
        },
        "required": [
          "participant_id",
          "request_id",
          "answer"
        ]
      },
      "InterveneDto": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "minLength": 1,
            "maxLength": 8000,
            "description": "Plain text counts from the next turn, round or phase on; /stop ends the channel, and in a team /debate TOPIC asks for a debate."
          }
        },
        "required": [
          "text"
        ]
      },
      "SetRehearsalPaceDto": {
        "type": "object",
        "properties": {
          "pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ]
          }
        },
        "required": [
          "pace"
        ]
      },
      "StopChannelDto": {
        "type": "object",
        "properties": {
          "reason": {
            "type": "string",
            "maxLength": 2000,
            "description": "Why, in the words of whoever stops it."
          }
        }
      },
      "CastDto": {
        "type": "object",
        "properties": {
          "protocol": {
            "type": "string",
            "enum": [
              "negotiation",
              "round-table",
              "workshop"
            ],
            "description": "What they are to take part in."
          },
          "topic": {
            "type": "string",
            "description": "What it is about: the question of a board, the demand, the requirement."
          },
          "language": {
            "type": "string",
            "enum": [
              "en",
              "zh"
            ],
            "description": "The language of what it is about where absent."
          },
          "rehearsal": {
            "type": "boolean",
            "description": "Ask no model: the fixed cast."
          }
        },
        "required": [
          "protocol",
          "topic"
        ]
      },
      "ExtendDto": {
        "type": "object",
        "properties": {
          "rounds": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000,
            "description": "How many rounds more.",
            "default": 0
          },
          "time_ms": {
            "type": [
              "integer",
              "string"
            ],
            "minimum": 0,
            "maximum": 2592000000,
            "description": "Milliseconds.",
            "default": 0,
            "pattern": "^[0-9]+(ms|s|m|h|d)$"
          },
          "minutes": {
            "type": "integer",
            "minimum": 0,
            "maximum": 43200
          }
        }
      },
      "SwitchAutoExitDto": {
        "type": "object",
        "properties": {
          "on": {
            "type": "boolean",
            "description": "True: conditions end it; false: they only warn, and people end it."
          }
        },
        "required": [
          "on"
        ]
      },
      "CallVoteDto": {
        "type": "object",
        "properties": {
          "question": {
            "type": "string",
            "maxLength": 1000,
            "description": "Shown to the voters."
          }
        }
      },
      "CastBallotDto": {
        "type": "object",
        "properties": {
          "participant_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Who answers."
          },
          "vote_id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "The vote meant; checked where present."
          },
          "choice": {
            "type": "string",
            "enum": [
              "end",
              "continue",
              "abstain"
            ],
            "description": "end: close the conversation now; continue: go on; abstain: no opinion on it."
          },
          "reasoning": {
            "type": "string",
            "maxLength": 2000,
            "description": "Why, in one sentence, e.g. \"We have heard every side and nothing new comes.\""
          }
        },
        "required": [
          "choice"
        ]
      },
      "SendSignalDto": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "The name that an external_signal condition waits for."
          }
        },
        "required": [
          "name"
        ]
      },
      "SeatTokenDto": {
        "type": "object",
        "properties": {
          "valid_days": {
            "type": "number",
            "description": "Days that it is good.",
            "default": 30,
            "minimum": 1,
            "maximum": 365
          }
        }
      },
      "WebhookDto": {
        "type": "object",
        "properties": {
          "url": {
            "type": "string",
            "description": "Where it is told: https, and an address of the internet, but for hosts of PARLEY_EGRESS_HOSTS.",
            "example": "https://hooks.example/parley"
          },
          "types": {
            "type": "array",
            "description": "What it is told.",
            "example": [
              "channel.closed",
              "turn.waiting"
            ],
            "items": {
              "type": "string",
              "enum": [
                "channel.closed",
                "round.closed",
                "turn.waiting",
                "vote.opened",
                "question.asked"
              ]
            }
          },
          "channels": {
            "description": "Of these channels alone; of all where there is none.",
            "example": [],
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "links": {
            "type": "boolean",
            "description": "Whether each person who is asked is named with a link by which anybody who has it answers for that seat, for three days. Without, the link leads to the inbox, which asks for a key.",
            "example": true
          },
          "description": {
            "type": "string",
            "description": "For those who run it.",
            "maxLength": 200,
            "example": "Mail of the board"
          }
        },
        "required": [
          "url",
          "types"
        ]
      },
      "WebhookChangeDto": {
        "type": "object",
        "properties": {
          "url": {
            "type": "string",
            "description": "Where it is told: https, and an address of the internet, but for hosts of PARLEY_EGRESS_HOSTS.",
            "example": "https://hooks.example/parley"
          },
          "types": {
            "type": "array",
            "description": "What it is told.",
            "example": [
              "channel.closed",
              "turn.waiting"
            ],
            "items": {
              "type": "string",
              "enum": [
                "channel.closed",
                "round.closed",
                "turn.waiting",
                "vote.opened",
                "question.asked"
              ]
            }
          },
          "channels": {
            "description": "Of these channels alone; of all where there is none.",
            "example": [],
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "links": {
            "type": "boolean",
            "description": "Whether each person who is asked is named with a link by which anybody who has it answers for that seat, for three days. Without, the link leads to the inbox, which asks for a key.",
            "example": true
          },
          "description": {
            "type": "string",
            "description": "For those who run it.",
            "maxLength": 200,
            "example": "Mail of the board"
          },
          "enabled": {
            "type": "boolean",
            "description": "Whether it is told anything; switched on again, it is told what comes from then on.",
            "example": false
          }
        }
      },
      "ReplayDto": {
        "type": "object",
        "properties": {
          "from_position": {
            "type": "number",
            "description": "The first position of the log.",
            "minimum": 1,
            "example": 1200
          },
          "to_position": {
            "type": "number",
            "description": "The last position; all there is where absent.",
            "minimum": 1,
            "example": 1300
          },
          "from_time": {
            "type": "string",
            "description": "In the place of a position: what was recorded then or later (RFC 3339).",
            "example": "2026-11-25T08:00:00Z"
          },
          "to_time": {
            "type": "string",
            "description": "In the place of a position: what was recorded before (RFC 3339).",
            "example": "2026-11-25T12:00:00Z"
          }
        }
      },
      "KnowledgeDocumentDto": {
        "type": "object",
        "properties": {
          "path": {
            "type": "string",
            "description": "Its name and its identity: the same path again replaces it."
          },
          "kind": {
            "type": "string",
            "enum": [
              "markdown",
              "text",
              "pdf"
            ]
          },
          "text": {
            "type": "string",
            "description": "Of Markdown and text."
          },
          "pages": {
            "description": "Of a PDF: one text for each page.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "path",
          "kind"
        ]
      },
      "AddDocumentsDto": {
        "type": "object",
        "properties": {
          "documents": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KnowledgeDocumentDto"
            }
          }
        },
        "required": [
          "documents"
        ]
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
            "$ref": "#/components/schemas/Oversight"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Actor"
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
              "$ref": "#/components/schemas/ProposedEntry"
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
            "$ref": "#/components/schemas/DebateArgument"
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/Finding"
            }
          },
          "similarities": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RoundSimilarity"
            },
            "maxItems": 20
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
      "AutoExitSwitched": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "actor",
          "on"
        ],
        "properties": {
          "actor": {
            "$ref": "#/components/schemas/Actor"
          },
          "on": {
            "type": "boolean"
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
            "$ref": "#/components/schemas/ModelCall"
          },
          "voter_kind": {
            "type": "string",
            "enum": [
              "participant",
              "user"
            ]
          },
          "cast_by": {
            "$ref": "#/components/schemas/Actor"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/ScriptLine"
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
              "$ref": "#/components/schemas/Screened"
            }
          },
          "possibly_related": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Screened"
            }
          },
          "not_selected": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Screened"
            }
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
            "$ref": "#/components/schemas/PlanDocument"
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
            "$ref": "#/components/schemas/ProposedChange"
          }
        }
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
          }
        ],
        "description": "A channel as it stands; its protocol says what it has besides."
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
            "$ref": "#/components/schemas/Actor"
          },
          "message": {
            "type": "string"
          },
          "ending": {
            "$ref": "#/components/schemas/Ending"
          },
          "consent": {
            "$ref": "#/components/schemas/Consent"
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
            "$ref": "#/components/schemas/Demand"
          },
          "candidates": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Candidate"
            },
            "minItems": 1,
            "maxItems": 50
          },
          "config": {
            "$ref": "#/components/schemas/NegotiationConfig"
          },
          "facilitator_script": {
            "$ref": "#/components/schemas/FacilitatorScript"
          },
          "rehearsal": {
            "type": "boolean"
          },
          "termination": {
            "$ref": "#/components/schemas/TerminationPolicy"
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ]
          }
        }
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
              "$ref": "#/components/schemas/HeldTimer"
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
            "$ref": "#/components/schemas/Actor"
          }
        }
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
            "$ref": "#/components/schemas/Actor"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Actor"
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
              "$ref": "#/components/schemas/IssueMerge"
            },
            "maxItems": 50
          },
          "rewordings": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/IssueRewording"
            },
            "maxItems": 50
          },
          "off_topic": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/OffTopicNotice"
            },
            "maxItems": 20
          },
          "matches": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EntryMatch"
            },
            "maxItems": 50
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
              "$ref": "#/components/schemas/CoachLine"
            },
            "maxItems": 100
          },
          "report": {
            "type": "string",
            "maxLength": 20000
          },
          "initial": {
            "$ref": "#/components/schemas/InitialJudgement"
          }
        }
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
              "$ref": "#/components/schemas/Vote"
            },
            "maxItems": 100
          },
          "minority": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MinorityView"
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
            "$ref": "#/components/schemas/Stance"
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
            "$ref": "#/components/schemas/ModelCall"
          }
        }
      },
      "ContributionPage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
          "items"
        ]
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
              "$ref": "#/components/schemas/DivergentStatement"
            },
            "maxItems": 2
          },
          "debate": {
            "$ref": "#/components/schemas/PlannedPhase"
          },
          "before": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "actor": {
            "$ref": "#/components/schemas/Actor"
          },
          "request_id": {
            "type": "string"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
          }
        }
      },
      "DebateList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/DebateRow"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateSummary"
          },
          "request_id": {
            "type": "string"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateRuling"
          },
          "minority": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MinorityView"
            }
          },
          "template": {
            "type": "boolean"
          },
          "request_id": {
            "type": "string"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/WeighedArgument"
            },
            "maxItems": 10
          },
          "overrules": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WeighedArgument"
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
            "$ref": "#/components/schemas/ModelCall"
          }
        }
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
          "position"
        ],
        "additionalProperties": false,
        "description": "A decision as a page, a print, a link and a file show it: the one source of all of them."
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
      "DeliveryStatus": {
        "type": "string",
        "enum": [
          "waiting",
          "delivered",
          "given-up"
        ]
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
              "$ref": "#/components/schemas/DevStep"
            },
            "maxItems": 100
          },
          "debt": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanPoint"
            },
            "maxItems": 50
          },
          "risky_spots": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanPoint"
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
              "$ref": "#/components/schemas/DivergentStatement"
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
      "DocumentComparison": {
        "type": "object",
        "properties": {
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
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ListedDocument"
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
      "DocumentsAdded": {
        "$ref": "#/components/schemas/Added"
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
              "$ref": "#/components/schemas/DocumentVersion"
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
      "Draft": {
        "type": "object",
        "properties": {
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
          "items",
          "proposed",
          "superseded",
          "lapsed",
          "standing_objections"
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
              "$ref": "#/components/schemas/RecordedStance"
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
              "$ref": "#/components/schemas/Finding"
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
      "EndOverridden": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "actor",
          "conditions"
        ],
        "properties": {
          "actor": {
            "$ref": "#/components/schemas/Actor"
          },
          "conditions": {
            "type": "array",
            "items": {
              "type": "string"
            }
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
              "$ref": "#/components/schemas/EntryStance"
            }
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
      "Estimate": {
        "type": "object",
        "properties": {
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
          "cost_micro_usd": {
            "$ref": "#/components/schemas/EstimatedRange",
            "description": "In millionths of a US dollar; absent where nobody knows the price, or nobody answers who does."
          },
          "seconds": {
            "$ref": "#/components/schemas/EstimatedRange",
            "description": "The time of models: what people take comes on top. Absent where nobody knows how fast the model is."
          }
        },
        "required": [
          "protocol",
          "seats",
          "rounds",
          "rehearsal"
        ],
        "additionalProperties": false,
        "description": "What a deliberation is likely to cost and to take, before it is begun. No promise: the budget bounds it."
      },
      "EstimatedRange": {
        "type": "object",
        "properties": {
          "least": {
            "type": "number"
          },
          "most": {
            "type": "number"
          }
        },
        "required": [
          "least",
          "most"
        ],
        "additionalProperties": false,
        "description": "From what it comes to where all goes smoothly, to what it may come to."
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
            "description": "UUIDv5 of the command id and the event's index in its batch."
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
            "description": "SHA-256 (hex) of the command's canonical data: tells a repeated command from a reused id."
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
      "EventPage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
          "items"
        ]
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
              "external"
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
              "$ref": "#/components/schemas/TeamLine"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "compress"
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
            "$ref": "#/components/schemas/ProposalDraft"
          },
          "fixed": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FixedTerm"
            }
          },
          "gaps": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Gap"
            }
          },
          "follow_up": {
            "type": "string",
            "maxLength": 20000
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
      "FeedbackPage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
          "items"
        ]
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
              "$ref": "#/components/schemas/ProposedChange"
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
            "$ref": "#/components/schemas/ModelCall"
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
      "File": {
        "type": "string",
        "description": "A file as it is, or many lines."
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
              "$ref": "#/components/schemas/Evidence"
            }
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
              "$ref": "#/components/schemas/Gap"
            }
          },
          "follow_up": {
            "$ref": "#/components/schemas/FollowUp"
          },
          "summary": {
            "type": "string"
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
      "Heading": {
        "type": "string",
        "enum": [
          "terms",
          "tasks",
          "risk",
          "summary",
          "answer",
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
      "InboxItem": {
        "type": "object",
        "properties": {
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
          "topic",
          "protocol",
          "rehearsal"
        ],
        "description": "What waits for somebody: an open turn, a ballot or a question. More of it as its protocol has it."
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
              "$ref": "#/components/schemas/ClarifyingQuestion"
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
              "$ref": "#/components/schemas/ClarifyingQuestion"
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
            "$ref": "#/components/schemas/Actor"
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
      "Interview": {
        "type": "object",
        "properties": {
          "protocol": {
            "type": "string",
            "const": "interview"
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
            },
            "description": "Models that spoke, as `provider/model`."
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
                "type": "string"
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
              "$ref": "#/components/schemas/InterviewFact"
            }
          },
          "changed": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FactChange"
            }
          },
          "areas": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AreaScore"
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
              "$ref": "#/components/schemas/InterviewRisk"
            }
          },
          "revision": {
            "$ref": "#/components/schemas/RevisionWish"
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
              "$ref": "#/components/schemas/InterviewComponent"
            },
            "maxItems": 30
          },
          "data": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "interfaces": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "decisions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          }
        }
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
            },
            "description": "Models that spoke, as `provider/model`."
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
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
          }
        }
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
            "$ref": "#/components/schemas/ProblemAndUsers"
          },
          "requirements": {
            "$ref": "#/components/schemas/InterviewRequirements"
          },
          "solution_outline": {
            "$ref": "#/components/schemas/SolutionOutline"
          },
          "architecture": {
            "$ref": "#/components/schemas/InterviewArchitecture"
          },
          "plan": {
            "$ref": "#/components/schemas/InterviewPlan"
          },
          "risks": {
            "$ref": "#/components/schemas/InterviewRisks"
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
            "$ref": "#/components/schemas/InterviewDocument"
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
          "termination": {
            "$ref": "#/components/schemas/TerminationPolicy"
          },
          "rehearsal": {
            "type": "boolean"
          },
          "script": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/InterviewLine"
            },
            "maxItems": 1000
          },
          "opened_by": {
            "$ref": "#/components/schemas/Actor"
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ]
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
              "$ref": "#/components/schemas/InterviewMilestone"
            },
            "maxItems": 20
          },
          "prerequisites": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
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
              "$ref": "#/components/schemas/InterviewRequirement"
            },
            "maxItems": 40
          },
          "quality": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/InterviewRequirement"
            },
            "maxItems": 30
          },
          "constraints": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "out_of_scope": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
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
              "$ref": "#/components/schemas/InterviewHazard"
            },
            "maxItems": 30
          },
          "assumptions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "open_questions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
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
              "external"
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
          }
        }
      },
      "InterviewState": {
        "type": "object",
        "properties": {
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
        "description": "What is known of the user, as the source names it (I3); its session_id is the channel's id, which readers add."
      },
      "InterviewSteps": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StateRow"
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
              "$ref": "#/components/schemas/RecordedStance"
            }
          }
        }
      },
      "IssueList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Issue"
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
            "$ref": "#/components/schemas/Actor"
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
              "$ref": "#/components/schemas/OfferedTool"
            }
          },
          "uses": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ToolUse"
            }
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
          }
        }
      },
      "Me": {
        "type": "object",
        "properties": {
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
          "kind",
          "id",
          "scopes"
        ],
        "additionalProperties": false,
        "description": "Whoever asks."
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
              "external"
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
              "$ref": "#/components/schemas/SpokenLine"
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
              "$ref": "#/components/schemas/MemoryPoint"
            }
          }
        }
      },
      "MemoryList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MemoryRow"
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
      "MessagePage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
          }
        }
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
                    "external"
                  ],
                  "description": "hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST."
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
            },
            "description": "Models that spoke, as `provider/model`."
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
          "models": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
          }
        }
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
      "Outcome": {
        "type": "object",
        "properties": {
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
          "rehearsal"
        ],
        "additionalProperties": {},
        "description": "What a channel came to; more of it as its protocol has it."
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
              "$ref": "#/components/schemas/ChangeRequest"
            }
          }
        }
      },
      "OutputList": {
        "type": "object",
        "properties": {
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
          "version",
          "rehearsal",
          "items"
        ],
        "additionalProperties": false,
        "description": "The files of a finished plan."
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
            "$ref": "#/components/schemas/PhaseResult"
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
          },
          "offered": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/OfferedTool"
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
              "$ref": "#/components/schemas/Artefact"
            },
            "maxItems": 10
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
            "$ref": "#/components/schemas/PlannedPhase"
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
              "$ref": "#/components/schemas/DocumentSection"
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
            "$ref": "#/components/schemas/ProductPlan"
          },
          "system_design": {
            "$ref": "#/components/schemas/SystemDesign"
          },
          "dev_plan": {
            "$ref": "#/components/schemas/DevPlan"
          },
          "test_plan": {
            "$ref": "#/components/schemas/TestPlan"
          },
          "risk_assessment": {
            "$ref": "#/components/schemas/RiskAssessment"
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
              "$ref": "#/components/schemas/UnknownCitation"
            },
            "maxItems": 200
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
            "$ref": "#/components/schemas/PlanDocument"
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateConfig"
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
            "$ref": "#/components/schemas/PlanRevision"
          },
          "phases": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlannedPhase"
            }
          },
          "template": {
            "type": "boolean"
          },
          "request_id": {
            "type": "string"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/PlanChange"
            },
            "maxItems": 40
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
              "external"
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
              "$ref": "#/components/schemas/SpeechLine"
            },
            "maxItems": 100
          },
          "document": {
            "$ref": "#/components/schemas/PlanDocument"
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
              "$ref": "#/components/schemas/CarriedEntry"
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
              "$ref": "#/components/schemas/CarriedAnswer"
            },
            "maxItems": 500
          },
          "documents": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CarriedDocument"
            },
            "maxItems": 50
          },
          "line": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanVersion"
            },
            "maxItems": 1000
          },
          "replaced": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReplacedEntry"
            },
            "maxItems": 2000
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
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 10
          },
          "users": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "today": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "success": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          }
        }
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
          "daily-spend-reached",
          "dead-letter-retrying",
          "dead-letter-handled",
          "too-many-webhooks",
          "webhook-replaying",
          "version-mismatch",
          "event-too-large",
          "payload-too-large",
          "unsupported-media-type",
          "upgrade-required",
          "idempotency-key-reused",
          "rate-limited",
          "internal",
          "log-unavailable",
          "channel-quarantined",
          "views-building",
          "not-ready"
        ]
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
              "$ref": "#/components/schemas/PlanPoint"
            },
            "maxItems": 50
          },
          "non_goals": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanPoint"
            },
            "maxItems": 50
          },
          "acceptance_criteria": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AcceptanceCriterion"
            },
            "maxItems": 50
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
              "$ref": "#/components/schemas/Term"
            },
            "maxItems": 100
          },
          "assignments": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Assignment"
            },
            "maxItems": 50
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
            "$ref": "#/components/schemas/Proposal"
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
              "$ref": "#/components/schemas/ChangeMade"
            }
          },
          "changes_rejected": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ChangeRejected"
            }
          },
          "should_continue": {
            "type": "boolean"
          },
          "diff": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FieldChange"
            }
          }
        }
      },
      "ProposalDifference": {
        "type": "object",
        "properties": {
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
          "from",
          "to",
          "changes"
        ],
        "additionalProperties": false,
        "description": "What differs between two versions, field by field."
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
              "$ref": "#/components/schemas/Term"
            },
            "maxItems": 100
          },
          "assignments": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Assignment"
            },
            "minItems": 1,
            "maxItems": 50
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
            "$ref": "#/components/schemas/Proposal"
          }
        }
      },
      "ProposalList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ShownProposal"
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
      "QuestionList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/QuestionView"
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
      "RecordedEvent": {
        "oneOf": [
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ChannelOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ChannelOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RoundTableOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RoundTableOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TeamOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TeamOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterviewOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterviewOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "FacilitationRequested"
                  },
                  "data": {
                    "$ref": "#/components/schemas/FacilitationRequested"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "FacilitationCompleted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/FacilitationCompleted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "FacilitationFailed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/FacilitationFailed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "CandidatesScreened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/CandidatesScreened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ProposalDrafted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ProposalDrafted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ProposalAdjusted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ProposalAdjusted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RoundStarted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RoundStarted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TurnRequested"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TurnRequested"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TimerSet"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TimerSet"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TimerFired"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TimerFired"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TimerCancelled"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TimerCancelled"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "FeedbackRecorded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/FeedbackRecorded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ReminderSent"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ReminderSent"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TurnFailed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TurnFailed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AnswerDiscarded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AnswerDiscarded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RoundClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RoundClosed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ChannelPaused"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ChannelPaused"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ChannelResumed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ChannelResumed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ParticipantWithdrawn"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ParticipantWithdrawn"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ReplacementInvited"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ReplacementInvited"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "OutcomeReached"
                  },
                  "data": {
                    "$ref": "#/components/schemas/OutcomeReached"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "GapsIdentified"
                  },
                  "data": {
                    "$ref": "#/components/schemas/GapsIdentified"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SeatTokenIssued"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SeatTokenIssued"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DecisionShared"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DecisionShared"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SharingEnded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SharingEnded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterventionRecorded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterventionRecorded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterventionsApplied"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterventionsApplied"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SpeakersSelected"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SpeakersSelected"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ContributionMade"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ContributionMade"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TurnSkipped"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TurnSkipped"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DiscussionRoundClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DiscussionRoundClosed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RoundSummarised"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RoundSummarised"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AgreementJudged"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AgreementJudged"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SpeechGiven"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SpeechGiven"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "LookupMade"
                  },
                  "data": {
                    "$ref": "#/components/schemas/LookupMade"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SpeechTruncated"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SpeechTruncated"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueRaised"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueRaised"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueReworded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueReworded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueResolved"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueResolved"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueMerged"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueMerged"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueDismissed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueDismissed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "IssueReopened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/IssueReopened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DraftEntryProposed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DraftEntryProposed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DraftEntryAdded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DraftEntryAdded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DraftEntrySuperseded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DraftEntrySuperseded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DraftEntryLapsed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DraftEntryLapsed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DraftEntryRepeated"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DraftEntryRepeated"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InitialJudgementMade"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InitialJudgementMade"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RatificationStarted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RatificationStarted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "EntriesRatified"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EntriesRatified"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationAsked"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationAsked"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopPaused"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopPaused"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationRelayed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationRelayed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationAnswered"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationAnswered"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationFollowedUp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationFollowedUp"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationSettled"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationSettled"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ClarificationSkipped"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ClarificationSkipped"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AssumptionRecorded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AssumptionRecorded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopResumed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopResumed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "OffTopicNoticed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/OffTopicNoticed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopRoundClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopRoundClosed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopRoundReviewed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopRoundReviewed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "WorkshopConcluded"
                  },
                  "data": {
                    "$ref": "#/components/schemas/WorkshopConcluded"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PlanDocumentWritten"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PlanDocumentWritten"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PlanReported"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PlanReported"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TaskPlanned"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TaskPlanned"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PlanRevised"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PlanRevised"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PhaseCompleted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PhaseCompleted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PhaseFailed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PhaseFailed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "PhaseSkipped"
                  },
                  "data": {
                    "$ref": "#/components/schemas/PhaseSkipped"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateWaived"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateWaived"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TeamStopping"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TeamStopping"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateDecided"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateDecided"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateOpened"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateOpened"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateRoundStarted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateRoundStarted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ArgumentMade"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ArgumentMade"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateRoundClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateRoundClosed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DebateRuled"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DebateRuled"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TeamReported"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TeamReported"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "NoticeIssued"
                  },
                  "data": {
                    "$ref": "#/components/schemas/NoticeIssued"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "UserSpoke"
                  },
                  "data": {
                    "$ref": "#/components/schemas/UserSpoke"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterviewResumed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterviewResumed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AnswerGiven"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AnswerGiven"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AnswerInterrupted"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AnswerInterrupted"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterviewAnalysed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterviewAnalysed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AnalysisOverseen"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AnalysisOverseen"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "StatusChanged"
                  },
                  "data": {
                    "$ref": "#/components/schemas/StatusChanged"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "MemoryCompressed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/MemoryCompressed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "BarrierHeld"
                  },
                  "data": {
                    "$ref": "#/components/schemas/BarrierHeld"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "BarrierReleased"
                  },
                  "data": {
                    "$ref": "#/components/schemas/BarrierReleased"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DocumentsRequested"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DocumentsRequested"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "InterviewDocumentWritten"
                  },
                  "data": {
                    "$ref": "#/components/schemas/InterviewDocumentWritten"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DocumentMissed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DocumentMissed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "DocumentsDelivered"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DocumentsDelivered"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "CheckRequested"
                  },
                  "data": {
                    "$ref": "#/components/schemas/CheckRequested"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TerminationChecked"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TerminationChecked"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "TerminationWarned"
                  },
                  "data": {
                    "$ref": "#/components/schemas/TerminationWarned"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "EndAnnounced"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EndAnnounced"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "EndOverridden"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EndOverridden"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "LimitsExtended"
                  },
                  "data": {
                    "$ref": "#/components/schemas/LimitsExtended"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "AutoExitSwitched"
                  },
                  "data": {
                    "$ref": "#/components/schemas/AutoExitSwitched"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "RehearsalPaceSet"
                  },
                  "data": {
                    "$ref": "#/components/schemas/RehearsalPaceSet"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "VoteCalled"
                  },
                  "data": {
                    "$ref": "#/components/schemas/VoteCalled"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "BallotRequested"
                  },
                  "data": {
                    "$ref": "#/components/schemas/BallotRequested"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "BallotMissed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/BallotMissed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "BallotCast"
                  },
                  "data": {
                    "$ref": "#/components/schemas/BallotCast"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "VoteClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/VoteClosed"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "SignalReceived"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SignalReceived"
                  }
                }
              }
            ]
          },
          {
            "allOf": [
              {
                "$ref": "#/components/schemas/EventEnvelope"
              },
              {
                "type": "object",
                "required": [
                  "type",
                  "data"
                ],
                "properties": {
                  "type": {
                    "const": "ChannelClosed"
                  },
                  "data": {
                    "$ref": "#/components/schemas/ChannelClosed"
                  }
                }
              }
            ]
          }
        ]
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
      "RehearsalPace": {
        "type": "string",
        "enum": [
          "at_once",
          "readable"
        ],
        "description": "How fast a rehearsal plays: one message after the other, as fast as people read, or at once."
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
            "$ref": "#/components/schemas/Actor"
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
              "$ref": "#/components/schemas/PlanRisk"
            },
            "maxItems": 50
          },
          "dependencies": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanPoint"
            },
            "maxItems": 50
          },
          "assumptions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PlanPoint"
            },
            "maxItems": 50
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
          }
        }
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
                    "external"
                  ],
                  "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST."
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
          "last_summary": {
            "$ref": "#/components/schemas/RoundSummarised",
            "description": "The facilitator's latest summary."
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
            },
            "description": "Models that spoke, as `provider/model`."
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
          "models": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
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
              "$ref": "#/components/schemas/Member"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "config": {
            "$ref": "#/components/schemas/RoundTableConfig"
          },
          "termination": {
            "$ref": "#/components/schemas/TerminationPolicy"
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
          }
        }
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
              "$ref": "#/components/schemas/ProposedChange"
            },
            "maxItems": 20
          }
        }
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
      "SharingEnded": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
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
            "$ref": "#/components/schemas/Actor"
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
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 10
          },
          "journey": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CitedPoint"
            },
            "maxItems": 20
          },
          "alternatives": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SolutionOption"
            },
            "maxItems": 10
          }
        }
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
              "$ref": "#/components/schemas/Picked"
            }
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
              "$ref": "#/components/schemas/SpeechComment"
            },
            "maxItems": 20
          },
          "questions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ClarifyingQuestion"
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
              "$ref": "#/components/schemas/IssueStance"
            },
            "maxItems": 200
          },
          "entry_stances": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EntryStance"
            },
            "maxItems": 200
          },
          "entries": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ProposedEntry"
            },
            "maxItems": 20
          },
          "reopens": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReopenedIssue"
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
            "$ref": "#/components/schemas/Speech"
          },
          "submitted_at": {
            "type": "string",
            "format": "date-time"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
          },
          "offered": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/OfferedTool"
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
            "$ref": "#/components/schemas/Speech"
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
              "$ref": "#/components/schemas/AnswerLine"
            },
            "maxItems": 5
          }
        }
      },
      "SpeechPage": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
          "items"
        ]
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
            "$ref": "#/components/schemas/Stance"
          },
          "ballot": {
            "type": "string",
            "enum": [
              "end",
              "continue",
              "abstain"
            ]
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
      "SummaryList": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
              "$ref": "#/components/schemas/SystemModule"
            },
            "maxItems": 50
          },
          "interfaces": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SystemInterface"
            },
            "maxItems": 50
          },
          "file_impacts": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FileImpact"
            },
            "maxItems": 100
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
            "$ref": "#/components/schemas/TeamPlan"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
          }
        }
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
                    "external"
                  ],
                  "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST."
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
            },
            "description": "Models that spoke, as `provider/model`."
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
          "models": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
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
            "$ref": "#/components/schemas/TeamPlan"
          },
          "result": {
            "$ref": "#/components/schemas/PhaseResult"
          },
          "assessment": {
            "$ref": "#/components/schemas/DivergenceAssessment"
          },
          "opening": {
            "$ref": "#/components/schemas/DebateOpening"
          },
          "argument": {
            "$ref": "#/components/schemas/DebateArgument"
          },
          "summary": {
            "$ref": "#/components/schemas/DebateSummary"
          },
          "ruling": {
            "$ref": "#/components/schemas/DebateRuling"
          },
          "report": {
            "$ref": "#/components/schemas/TeamReport"
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
            "$ref": "#/components/schemas/PlanRevision"
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
              "$ref": "#/components/schemas/Expert"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "config": {
            "$ref": "#/components/schemas/TeamConfig"
          },
          "termination": {
            "$ref": "#/components/schemas/TerminationPolicy"
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
              "$ref": "#/components/schemas/PlannedPhase"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "review": {
            "$ref": "#/components/schemas/PlanReview"
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
            "$ref": "#/components/schemas/TeamReport"
          },
          "missing": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/MissingPart"
            }
          },
          "template": {
            "type": "boolean"
          },
          "request_id": {
            "type": "string"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Actor"
          },
          "reason": {
            "type": "string"
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
            "$ref": "#/components/schemas/Assessment"
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
              "$ref": "#/components/schemas/TerminationRule"
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
            "$ref": "#/components/schemas/RoundLimit"
          },
          "time_limit": {
            "$ref": "#/components/schemas/TimeLimit"
          },
          "consensus": {
            "$ref": "#/components/schemas/Consensus"
          },
          "user_silence": {
            "$ref": "#/components/schemas/UserSilence"
          },
          "repetition": {
            "$ref": "#/components/schemas/Repetition"
          },
          "exit_words": {
            "$ref": "#/components/schemas/ExitWords"
          },
          "vote": {
            "$ref": "#/components/schemas/VoteRule"
          },
          "priority_command": {
            "$ref": "#/components/schemas/PriorityCommand"
          },
          "token_budget": {
            "$ref": "#/components/schemas/TokenBudget"
          },
          "cost_budget": {
            "$ref": "#/components/schemas/CostBudget"
          },
          "failures_in_a_row": {
            "$ref": "#/components/schemas/FailuresInARow"
          },
          "stalled_participant": {
            "$ref": "#/components/schemas/StalledParticipant"
          },
          "external_signal": {
            "$ref": "#/components/schemas/ExternalSignal"
          },
          "no_progress": {
            "$ref": "#/components/schemas/NoProgress"
          },
          "stability": {
            "$ref": "#/components/schemas/Stability"
          },
          "message_count": {
            "$ref": "#/components/schemas/MessageCount"
          },
          "text_mention": {
            "$ref": "#/components/schemas/TextMention"
          },
          "spoken_by": {
            "$ref": "#/components/schemas/SpokenBy"
          },
          "hand_over": {
            "$ref": "#/components/schemas/HandOver"
          },
          "tool_call": {
            "$ref": "#/components/schemas/ToolCall"
          },
          "all": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TerminationRule"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "any": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TerminationRule"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "not": {
            "$ref": "#/components/schemas/TerminationRule"
          },
          "converged": {
            "$ref": "#/components/schemas/Converged"
          }
        },
        "minProperties": 1,
        "maxProperties": 1
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
              "$ref": "#/components/schemas/TestCase"
            },
            "maxItems": 100
          },
          "coverage": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CoverageGoal"
            },
            "maxItems": 50
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
              "interruption"
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
            "$ref": "#/components/schemas/ModelCall"
          }
        }
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
            "$ref": "#/components/schemas/Actor"
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
                    "external"
                  ],
                  "description": "hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST."
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
            },
            "description": "Models that spoke, as `provider/model`."
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
              "$ref": "#/components/schemas/StandingObjection"
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
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
          },
          "initial_judgement": {
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
              "$ref": "#/components/schemas/PlanRole"
            },
            "minItems": 1,
            "maxItems": 20
          },
          "config": {
            "$ref": "#/components/schemas/WorkshopConfig"
          },
          "termination": {
            "$ref": "#/components/schemas/TerminationPolicy"
          },
          "rehearsal": {
            "type": "boolean"
          },
          "version": {
            "type": "integer",
            "minimum": 1
          },
          "previous": {
            "$ref": "#/components/schemas/PreviousPlan"
          },
          "feedback": {
            "type": "string",
            "minLength": 1,
            "maxLength": 20000
          },
          "coach_script": {
            "$ref": "#/components/schemas/CoachScript"
          },
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ]
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
              "$ref": "#/components/schemas/HeldTimer"
            }
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
              "$ref": "#/components/schemas/RefusedProposal"
            }
          },
          "rivals": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EntryMatch"
            }
          }
        }
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
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ListedWork"
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
      }
    }
  },
  "security": [
    {
      "bearer": []
    }
  ]
};
