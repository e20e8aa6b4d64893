// Generated from proto/ by `npm run generate`. Do not edit.

/** What is on the bus, as AsyncAPI 3.1. */
export const ASYNC_API: object = {
  "asyncapi": "3.1.0",
  "info": {
    "title": "Parley on NATS",
    "version": "1",
    "description": "The subjects of a Parley installation as whoever takes part sees them: events are received, commands are sent and answered\nafter they are committed. Each service and each agent has rights on the broker for its own subjects alone. The same is offered over REST (/docs).",
    "license": {
      "name": "Apache-2.0",
      "url": "https://www.apache.org/licenses/LICENSE-2.0"
    }
  },
  "defaultContentType": "application/json",
  "servers": {
    "nats": {
      "host": "127.0.0.1:4222",
      "protocol": "nats",
      "description": "The installation’s broker (NATS_URL)."
    }
  },
  "channels": {
    "ChannelOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.ChannelOpened",
      "description": "ChannelOpened starts a stream.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ChannelOpened": {
          "$ref": "#/components/messages/ChannelOpened"
        }
      }
    },
    "RoundTableOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.RoundTableOpened",
      "description": "RoundTableOpened starts the stream of a round table.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "RoundTableOpened": {
          "$ref": "#/components/messages/RoundTableOpened"
        }
      }
    },
    "WorkshopOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopOpened",
      "description": "WorkshopOpened starts the stream of a planning workshop: one version of a plan.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopOpened": {
          "$ref": "#/components/messages/WorkshopOpened"
        }
      }
    },
    "TeamOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.TeamOpened",
      "description": "TeamOpened starts the stream of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TeamOpened": {
          "$ref": "#/components/messages/TeamOpened"
        }
      }
    },
    "InterviewOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.InterviewOpened",
      "description": "InterviewOpened starts the stream of an interview.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InterviewOpened": {
          "$ref": "#/components/messages/InterviewOpened"
        }
      }
    },
    "FacilitationRequested": {
      "address": "parley.v1.event.{tenant}.{channel}.FacilitationRequested",
      "description": "FacilitationRequested asks coach-judge for a piece of neutral model work.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "coach-judge-FacilitationRequested",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "FacilitationRequested": {
          "$ref": "#/components/messages/FacilitationRequested"
        }
      }
    },
    "FacilitationCompleted": {
      "address": "parley.v1.event.{tenant}.{channel}.FacilitationCompleted",
      "description": "FacilitationCompleted records the model's validated output; what follows from it is in the events after it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-FacilitationCompleted",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "FacilitationCompleted": {
          "$ref": "#/components/messages/FacilitationCompleted"
        }
      }
    },
    "FacilitationFailed": {
      "address": "parley.v1.event.{tenant}.{channel}.FacilitationFailed",
      "description": "FacilitationFailed records that a facilitation gave nothing usable.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-FacilitationFailed",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "FacilitationFailed": {
          "$ref": "#/components/messages/FacilitationFailed"
        }
      }
    },
    "CandidatesScreened": {
      "address": "parley.v1.event.{tenant}.{channel}.CandidatesScreened",
      "description": "CandidatesScreened says who is in, who could stand in, and who is not needed.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "CandidatesScreened": {
          "$ref": "#/components/messages/CandidatesScreened"
        }
      }
    },
    "ProposalDrafted": {
      "address": "parley.v1.event.{tenant}.{channel}.ProposalDrafted",
      "description": "ProposalDrafted is version 1.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ProposalDrafted": {
          "$ref": "#/components/messages/ProposalDrafted"
        }
      }
    },
    "ProposalAdjusted": {
      "address": "parley.v1.event.{tenant}.{channel}.ProposalAdjusted",
      "description": "ProposalAdjusted is every later version.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ProposalAdjusted": {
          "$ref": "#/components/messages/ProposalAdjusted"
        }
      }
    },
    "RoundStarted": {
      "address": "parley.v1.event.{tenant}.{channel}.RoundStarted",
      "description": "RoundStarted sends a version to the selected participants, and to nobody else.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-RoundStarted",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "RoundStarted": {
          "$ref": "#/components/messages/RoundStarted"
        }
      }
    },
    "TurnRequested": {
      "address": "parley.v1.event.{tenant}.{channel}.TurnRequested",
      "description": "TurnRequested asks one participant for its turn: feedback in a negotiation, a contribution at a round table, a piece of work in a workshop.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "participant-agents-TurnRequested",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "TurnRequested": {
          "$ref": "#/components/messages/TurnRequested"
        }
      }
    },
    "TimerSet": {
      "address": "parley.v1.event.{tenant}.{channel}.TimerSet",
      "description": "TimerSet asks for a FireTimer command at a time.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TimerSet": {
          "$ref": "#/components/messages/TimerSet"
        }
      }
    },
    "TimerFired": {
      "address": "parley.v1.event.{tenant}.{channel}.TimerFired",
      "description": "TimerFired says that a timer came due and was acted on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-TimerFired",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "TimerFired": {
          "$ref": "#/components/messages/TimerFired"
        }
      }
    },
    "TimerCancelled": {
      "address": "parley.v1.event.{tenant}.{channel}.TimerCancelled",
      "description": "TimerCancelled says that a timer is no longer needed.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TimerCancelled": {
          "$ref": "#/components/messages/TimerCancelled"
        }
      }
    },
    "FeedbackRecorded": {
      "address": "parley.v1.event.{tenant}.{channel}.FeedbackRecorded",
      "description": "FeedbackRecorded is one participant's answer in one round.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "FeedbackRecorded": {
          "$ref": "#/components/messages/FeedbackRecorded"
        }
      }
    },
    "ReminderSent": {
      "address": "parley.v1.event.{tenant}.{channel}.ReminderSent",
      "description": "ReminderSent says that a silent participant was reminded (N6, policy `remind`).",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ReminderSent": {
          "$ref": "#/components/messages/ReminderSent"
        }
      }
    },
    "TurnFailed": {
      "address": "parley.v1.event.{tenant}.{channel}.TurnFailed",
      "description": "TurnFailed says that a participant's model gave nothing usable; what follows is in the events after it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-TurnFailed",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "TurnFailed": {
          "$ref": "#/components/messages/TurnFailed"
        }
      }
    },
    "AnswerDiscarded": {
      "address": "parley.v1.event.{tenant}.{channel}.AnswerDiscarded",
      "description": "AnswerDiscarded keeps the cost of a model answer that came too late to count, or that was given up.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AnswerDiscarded": {
          "$ref": "#/components/messages/AnswerDiscarded"
        }
      }
    },
    "RoundClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.RoundClosed",
      "description": "RoundClosed is the tally of a round; the decision that follows from it is in the events after it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-RoundClosed",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "RoundClosed": {
          "$ref": "#/components/messages/RoundClosed"
        }
      }
    },
    "ChannelPaused": {
      "address": "parley.v1.event.{tenant}.{channel}.ChannelPaused",
      "description": "ChannelPaused says that the channel waits for a model: a core seat is absent, nobody was heard, or work that it cannot go on without has failed. It goes on by itself at resume_at, or when a person says so.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ChannelPaused": {
          "$ref": "#/components/messages/ChannelPaused"
        }
      }
    },
    "ChannelResumed": {
      "address": "parley.v1.event.{tenant}.{channel}.ChannelResumed",
      "description": "ChannelResumed ends such a pause: what failed is asked for again.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ChannelResumed": {
          "$ref": "#/components/messages/ChannelResumed"
        }
      }
    },
    "ParticipantWithdrawn": {
      "address": "parley.v1.event.{tenant}.{channel}.ParticipantWithdrawn",
      "description": "ParticipantWithdrawn says who left and what follows from it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ParticipantWithdrawn": {
          "$ref": "#/components/messages/ParticipantWithdrawn"
        }
      }
    },
    "ReplacementInvited": {
      "address": "parley.v1.event.{tenant}.{channel}.ReplacementInvited",
      "description": "ReplacementInvited gives a withdrawn core role to the next of possibly_related.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ReplacementInvited": {
          "$ref": "#/components/messages/ReplacementInvited"
        }
      }
    },
    "OutcomeReached": {
      "address": "parley.v1.event.{tenant}.{channel}.OutcomeReached",
      "description": "OutcomeReached is the decision tree's result.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "OutcomeReached": {
          "$ref": "#/components/messages/OutcomeReached"
        }
      }
    },
    "GapsIdentified": {
      "address": "parley.v1.event.{tenant}.{channel}.GapsIdentified",
      "description": "GapsIdentified says what the demand still lacks.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "GapsIdentified": {
          "$ref": "#/components/messages/GapsIdentified"
        }
      }
    },
    "SeatTokenIssued": {
      "address": "parley.v1.event.{tenant}.{channel}.SeatTokenIssued",
      "description": "SeatTokenIssued says by which key a seat speaks for itself from now on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "SeatTokenIssued": {
          "$ref": "#/components/messages/SeatTokenIssued"
        }
      }
    },
    "DecisionShared": {
      "address": "parley.v1.event.{tenant}.{channel}.DecisionShared",
      "description": "DecisionShared says by which key anybody reads what was decided, until when.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DecisionShared": {
          "$ref": "#/components/messages/DecisionShared"
        }
      }
    },
    "SharingEnded": {
      "address": "parley.v1.event.{tenant}.{channel}.SharingEnded",
      "description": "SharingEnded says that nobody reads the decision by a link any more.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "SharingEnded": {
          "$ref": "#/components/messages/SharingEnded"
        }
      }
    },
    "InterventionRecorded": {
      "address": "parley.v1.event.{tenant}.{channel}.InterventionRecorded",
      "description": "InterventionRecorded keeps what a person said to the channel; it is applied at the next round boundary.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-InterventionRecorded",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "InterventionRecorded": {
          "$ref": "#/components/messages/InterventionRecorded"
        }
      }
    },
    "InterventionsApplied": {
      "address": "parley.v1.event.{tenant}.{channel}.InterventionsApplied",
      "description": "InterventionsApplied says from which round on what was said counts.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InterventionsApplied": {
          "$ref": "#/components/messages/InterventionsApplied"
        }
      }
    },
    "SpeakersSelected": {
      "address": "parley.v1.event.{tenant}.{channel}.SpeakersSelected",
      "description": "SpeakersSelected says who answers a message, and why.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "SpeakersSelected": {
          "$ref": "#/components/messages/SpeakersSelected"
        }
      }
    },
    "ContributionMade": {
      "address": "parley.v1.event.{tenant}.{channel}.ContributionMade",
      "description": "ContributionMade is what one participant said in one round.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ContributionMade": {
          "$ref": "#/components/messages/ContributionMade"
        }
      }
    },
    "TurnSkipped": {
      "address": "parley.v1.event.{tenant}.{channel}.TurnSkipped",
      "description": "TurnSkipped says that a turn ended without a contribution.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TurnSkipped": {
          "$ref": "#/components/messages/TurnSkipped"
        }
      }
    },
    "DiscussionRoundClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.DiscussionRoundClosed",
      "description": "DiscussionRoundClosed ends a round of contributions.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DiscussionRoundClosed": {
          "$ref": "#/components/messages/DiscussionRoundClosed"
        }
      }
    },
    "RoundSummarised": {
      "address": "parley.v1.event.{tenant}.{channel}.RoundSummarised",
      "description": "RoundSummarised is the facilitator's summary of a round, or of it all.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "RoundSummarised": {
          "$ref": "#/components/messages/RoundSummarised"
        }
      }
    },
    "AgreementJudged": {
      "address": "parley.v1.event.{tenant}.{channel}.AgreementJudged",
      "description": "AgreementJudged is the neutral model's answer where the detector was in doubt.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AgreementJudged": {
          "$ref": "#/components/messages/AgreementJudged"
        }
      }
    },
    "SpeechGiven": {
      "address": "parley.v1.event.{tenant}.{channel}.SpeechGiven",
      "description": "SpeechGiven is what a role said in its turn. What follows from it is in the events after it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "SpeechGiven": {
          "$ref": "#/components/messages/SpeechGiven"
        }
      }
    },
    "LookupMade": {
      "address": "parley.v1.event.{tenant}.{channel}.LookupMade",
      "description": "LookupMade keeps what a participant looked up before its speech or its phase's result: its prompts rest on it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "LookupMade": {
          "$ref": "#/components/messages/LookupMade"
        }
      }
    },
    "SpeechTruncated": {
      "address": "parley.v1.event.{tenant}.{channel}.SpeechTruncated",
      "description": "SpeechTruncated says that a speech was longer than the workshop keeps.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "SpeechTruncated": {
          "$ref": "#/components/messages/SpeechTruncated"
        }
      }
    },
    "IssueRaised": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueRaised",
      "description": "IssueRaised puts an issue on the list; those of a round are on the next round's.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueRaised": {
          "$ref": "#/components/messages/IssueRaised"
        }
      }
    },
    "IssueReworded": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueReworded",
      "description": "IssueReworded says an issue more finely; the words it was raised with are in its IssueRaised.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueReworded": {
          "$ref": "#/components/messages/IssueReworded"
        }
      }
    },
    "IssueResolved": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueResolved",
      "description": "IssueResolved takes an issue off the list: an entry of the draft settles it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueResolved": {
          "$ref": "#/components/messages/IssueResolved"
        }
      }
    },
    "IssueMerged": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueMerged",
      "description": "IssueMerged takes an issue off the list: it is part of another.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueMerged": {
          "$ref": "#/components/messages/IssueMerged"
        }
      }
    },
    "IssueDismissed": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueDismissed",
      "description": "IssueDismissed takes an issue off the list: the roles found that it is none.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueDismissed": {
          "$ref": "#/components/messages/IssueDismissed"
        }
      }
    },
    "IssueReopened": {
      "address": "parley.v1.event.{tenant}.{channel}.IssueReopened",
      "description": "IssueReopened puts an issue back on the list, with the reason.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "IssueReopened": {
          "$ref": "#/components/messages/IssueReopened"
        }
      }
    },
    "DraftEntryProposed": {
      "address": "parley.v1.event.{tenant}.{channel}.DraftEntryProposed",
      "description": "DraftEntryProposed puts an entry on the table; whether it enters the draft follows from the stances.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DraftEntryProposed": {
          "$ref": "#/components/messages/DraftEntryProposed"
        }
      }
    },
    "DraftEntryAdded": {
      "address": "parley.v1.event.{tenant}.{channel}.DraftEntryAdded",
      "description": "DraftEntryAdded puts an entry in the consensus draft: all who spoke have seen it, and nobody objects.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DraftEntryAdded": {
          "$ref": "#/components/messages/DraftEntryAdded"
        }
      }
    },
    "DraftEntrySuperseded": {
      "address": "parley.v1.event.{tenant}.{channel}.DraftEntrySuperseded",
      "description": "DraftEntrySuperseded says that another entry has taken the place of one in the draft.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DraftEntrySuperseded": {
          "$ref": "#/components/messages/DraftEntrySuperseded"
        }
      }
    },
    "DraftEntryLapsed": {
      "address": "parley.v1.event.{tenant}.{channel}.DraftEntryLapsed",
      "description": "DraftEntryLapsed takes a proposed entry that never entered the draft off the table.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DraftEntryLapsed": {
          "$ref": "#/components/messages/DraftEntryLapsed"
        }
      }
    },
    "DraftEntryRepeated": {
      "address": "parley.v1.event.{tenant}.{channel}.DraftEntryRepeated",
      "description": "DraftEntryRepeated says that an entry was proposed once more, in the same words: it is one entry, and whoever repeats it is for it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DraftEntryRepeated": {
          "$ref": "#/components/messages/DraftEntryRepeated"
        }
      }
    },
    "InitialJudgementMade": {
      "address": "parley.v1.event.{tenant}.{channel}.InitialJudgementMade",
      "description": "InitialJudgementMade is what the coach makes of the requirement, and of what the user answered, before the first round.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InitialJudgementMade": {
          "$ref": "#/components/messages/InitialJudgementMade"
        }
      }
    },
    "RatificationStarted": {
      "address": "parley.v1.event.{tenant}.{channel}.RatificationStarted",
      "description": "RatificationStarted asks the roles about entries that they have not heard of: no workshop ends before.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "RatificationStarted": {
          "$ref": "#/components/messages/RatificationStarted"
        }
      }
    },
    "EntriesRatified": {
      "address": "parley.v1.event.{tenant}.{channel}.EntriesRatified",
      "description": "EntriesRatified is where a role stands on entries that it has not heard of before.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "EntriesRatified": {
          "$ref": "#/components/messages/EntriesRatified"
        }
      }
    },
    "ClarificationAsked": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationAsked",
      "description": "ClarificationAsked is a role's question to the user.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationAsked": {
          "$ref": "#/components/messages/ClarificationAsked"
        }
      }
    },
    "WorkshopPaused": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopPaused",
      "description": "WorkshopPaused says that the workshop waits for the user; nothing runs out meanwhile.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopPaused": {
          "$ref": "#/components/messages/WorkshopPaused"
        }
      }
    },
    "ClarificationRelayed": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationRelayed",
      "description": "ClarificationRelayed is the question as the user is asked it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationRelayed": {
          "$ref": "#/components/messages/ClarificationRelayed"
        }
      }
    },
    "ClarificationAnswered": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationAnswered",
      "description": "ClarificationAnswered is the user's answer.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationAnswered": {
          "$ref": "#/components/messages/ClarificationAnswered"
        }
      }
    },
    "ClarificationFollowedUp": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationFollowedUp",
      "description": "ClarificationFollowedUp says that the answer does not suffice: the role asks on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationFollowedUp": {
          "$ref": "#/components/messages/ClarificationFollowedUp"
        }
      }
    },
    "ClarificationSettled": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationSettled",
      "description": "ClarificationSettled ends a question.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationSettled": {
          "$ref": "#/components/messages/ClarificationSettled"
        }
      }
    },
    "ClarificationSkipped": {
      "address": "parley.v1.event.{tenant}.{channel}.ClarificationSkipped",
      "description": "ClarificationSkipped says that the user leaves a question to the role.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ClarificationSkipped": {
          "$ref": "#/components/messages/ClarificationSkipped"
        }
      }
    },
    "AssumptionRecorded": {
      "address": "parley.v1.event.{tenant}.{channel}.AssumptionRecorded",
      "description": "AssumptionRecorded keeps what a role takes for granted, since the user skipped its question.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AssumptionRecorded": {
          "$ref": "#/components/messages/AssumptionRecorded"
        }
      }
    },
    "WorkshopResumed": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopResumed",
      "description": "WorkshopResumed says that the workshop goes on with what the user said.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopResumed": {
          "$ref": "#/components/messages/WorkshopResumed"
        }
      }
    },
    "OffTopicNoticed": {
      "address": "parley.v1.event.{tenant}.{channel}.OffTopicNoticed",
      "description": "OffTopicNoticed is the coach's notice to a role; it sees it before its next speech.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "OffTopicNoticed": {
          "$ref": "#/components/messages/OffTopicNoticed"
        }
      }
    },
    "WorkshopRoundClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopRoundClosed",
      "description": "WorkshopRoundClosed ends a round: what follows from its stances is in the events before it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopRoundClosed": {
          "$ref": "#/components/messages/WorkshopRoundClosed"
        }
      }
    },
    "WorkshopRoundReviewed": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopRoundReviewed",
      "description": "WorkshopRoundReviewed is the coach's summary of a round.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopRoundReviewed": {
          "$ref": "#/components/messages/WorkshopRoundReviewed"
        }
      }
    },
    "WorkshopConcluded": {
      "address": "parley.v1.event.{tenant}.{channel}.WorkshopConcluded",
      "description": "WorkshopConcluded ends the discussion: nothing is left, or the outcome says what is.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "WorkshopConcluded": {
          "$ref": "#/components/messages/WorkshopConcluded"
        }
      }
    },
    "PlanDocumentWritten": {
      "address": "parley.v1.event.{tenant}.{channel}.PlanDocumentWritten",
      "description": "PlanDocumentWritten is a role's output document.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PlanDocumentWritten": {
          "$ref": "#/components/messages/PlanDocumentWritten"
        }
      }
    },
    "PlanReported": {
      "address": "parley.v1.event.{tenant}.{channel}.PlanReported",
      "description": "PlanReported is the report's prose, by the coach.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PlanReported": {
          "$ref": "#/components/messages/PlanReported"
        }
      }
    },
    "TaskPlanned": {
      "address": "parley.v1.event.{tenant}.{channel}.TaskPlanned",
      "description": "TaskPlanned is how the lead divides the task: a graph without cycles, of known experts.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TaskPlanned": {
          "$ref": "#/components/messages/TaskPlanned"
        }
      }
    },
    "PlanRevised": {
      "address": "parley.v1.event.{tenant}.{channel}.PlanRevised",
      "description": "PlanRevised says what the plan is after the debate on it: the plan that is carried out.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PlanRevised": {
          "$ref": "#/components/messages/PlanRevised"
        }
      }
    },
    "PhaseCompleted": {
      "address": "parley.v1.event.{tenant}.{channel}.PhaseCompleted",
      "description": "PhaseCompleted records what a phase handed over; it is in the workspace from then on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PhaseCompleted": {
          "$ref": "#/components/messages/PhaseCompleted"
        }
      }
    },
    "PhaseFailed": {
      "address": "parley.v1.event.{tenant}.{channel}.PhaseFailed",
      "description": "PhaseFailed says that a phase gives nothing: every try has failed.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PhaseFailed": {
          "$ref": "#/components/messages/PhaseFailed"
        }
      }
    },
    "PhaseSkipped": {
      "address": "parley.v1.event.{tenant}.{channel}.PhaseSkipped",
      "description": "PhaseSkipped says that a phase is not done, and why.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "PhaseSkipped": {
          "$ref": "#/components/messages/PhaseSkipped"
        }
      }
    },
    "DebateWaived": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateWaived",
      "description": "DebateWaived says that a debate is done without being held: no debate was needed.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateWaived": {
          "$ref": "#/components/messages/DebateWaived"
        }
      }
    },
    "TeamStopping": {
      "address": "parley.v1.event.{tenant}.{channel}.TeamStopping",
      "description": "TeamStopping says that the team finishes with what there is.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TeamStopping": {
          "$ref": "#/components/messages/TeamStopping"
        }
      }
    },
    "DebateDecided": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateDecided",
      "description": "DebateDecided says whether a debate is put into the plan, and why: after each phase, after the plan, and when the user asks.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateDecided": {
          "$ref": "#/components/messages/DebateDecided"
        }
      }
    },
    "DebateOpened": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateOpened",
      "description": "DebateOpened is the lead's word on what is in dispute.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateOpened": {
          "$ref": "#/components/messages/DebateOpened"
        }
      }
    },
    "DebateRoundStarted": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateRoundStarted",
      "description": "DebateRoundStarted asks everybody at once; in the first round nobody sees anybody.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateRoundStarted": {
          "$ref": "#/components/messages/DebateRoundStarted"
        }
      }
    },
    "ArgumentMade": {
      "address": "parley.v1.event.{tenant}.{channel}.ArgumentMade",
      "description": "ArgumentMade is what a participant said in a round of a debate.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ArgumentMade": {
          "$ref": "#/components/messages/ArgumentMade"
        }
      }
    },
    "DebateRoundClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateRoundClosed",
      "description": "DebateRoundClosed ends a round, with the lead's word on it; without one where the model gave nothing.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateRoundClosed": {
          "$ref": "#/components/messages/DebateRoundClosed"
        }
      }
    },
    "DebateRuled": {
      "address": "parley.v1.event.{tenant}.{channel}.DebateRuled",
      "description": "DebateRuled is the lead's ruling, and who does not share it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DebateRuled": {
          "$ref": "#/components/messages/DebateRuled"
        }
      }
    },
    "TeamReported": {
      "address": "parley.v1.event.{tenant}.{channel}.TeamReported",
      "description": "TeamReported is the lead's synthesis, and what is missing from it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TeamReported": {
          "$ref": "#/components/messages/TeamReported"
        }
      }
    },
    "NoticeIssued": {
      "address": "parley.v1.event.{tenant}.{channel}.NoticeIssued",
      "description": "NoticeIssued is what the Interviewer goes by from its next turn on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "NoticeIssued": {
          "$ref": "#/components/messages/NoticeIssued"
        }
      }
    },
    "UserSpoke": {
      "address": "parley.v1.event.{tenant}.{channel}.UserSpoke",
      "description": "UserSpoke begins a turn: what the user said since the last one. The words are in the interventions.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "UserSpoke": {
          "$ref": "#/components/messages/UserSpoke"
        }
      }
    },
    "InterviewResumed": {
      "address": "parley.v1.event.{tenant}.{channel}.InterviewResumed",
      "description": "InterviewResumed says where the interview stood, to a user who has been away.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InterviewResumed": {
          "$ref": "#/components/messages/InterviewResumed"
        }
      }
    },
    "AnswerGiven": {
      "address": "parley.v1.event.{tenant}.{channel}.AnswerGiven",
      "description": "AnswerGiven is what the Interviewer said in a turn; its opening words are turn 0.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AnswerGiven": {
          "$ref": "#/components/messages/AnswerGiven"
        }
      }
    },
    "AnswerInterrupted": {
      "address": "parley.v1.event.{tenant}.{channel}.AnswerInterrupted",
      "description": "AnswerInterrupted says that the user broke into an answer: what is said of it up to here stays.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AnswerInterrupted": {
          "$ref": "#/components/messages/AnswerInterrupted"
        }
      }
    },
    "InterviewAnalysed": {
      "address": "parley.v1.event.{tenant}.{channel}.InterviewAnalysed",
      "description": "InterviewAnalysed brings the state up to a turn: what is known, and how complete it is.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InterviewAnalysed": {
          "$ref": "#/components/messages/InterviewAnalysed"
        }
      }
    },
    "AnalysisOverseen": {
      "address": "parley.v1.event.{tenant}.{channel}.AnalysisOverseen",
      "description": "AnalysisOverseen is what the Judge found.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "AnalysisOverseen": {
          "$ref": "#/components/messages/AnalysisOverseen"
        }
      }
    },
    "StatusChanged": {
      "address": "parley.v1.event.{tenant}.{channel}.StatusChanged",
      "description": "StatusChanged moves the interview on, with the Judge's approval.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "StatusChanged": {
          "$ref": "#/components/messages/StatusChanged"
        }
      }
    },
    "MemoryCompressed": {
      "address": "parley.v1.event.{tenant}.{channel}.MemoryCompressed",
      "description": "MemoryCompressed takes older turns together; word for word they stay in the log.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "MemoryCompressed": {
          "$ref": "#/components/messages/MemoryCompressed"
        }
      }
    },
    "BarrierHeld": {
      "address": "parley.v1.event.{tenant}.{channel}.BarrierHeld",
      "description": "BarrierHeld says that what the user says waits for the background of a turn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "BarrierHeld": {
          "$ref": "#/components/messages/BarrierHeld"
        }
      }
    },
    "BarrierReleased": {
      "address": "parley.v1.event.{tenant}.{channel}.BarrierReleased",
      "description": "BarrierReleased ends the background of a turn: the next may begin.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "BarrierReleased": {
          "$ref": "#/components/messages/BarrierReleased"
        }
      }
    },
    "DocumentsRequested": {
      "address": "parley.v1.event.{tenant}.{channel}.DocumentsRequested",
      "description": "DocumentsRequested has the Architect write.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DocumentsRequested": {
          "$ref": "#/components/messages/DocumentsRequested"
        }
      }
    },
    "InterviewDocumentWritten": {
      "address": "parley.v1.event.{tenant}.{channel}.InterviewDocumentWritten",
      "description": "InterviewDocumentWritten is one document of a delivery. Earlier versions stay.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "InterviewDocumentWritten": {
          "$ref": "#/components/messages/InterviewDocumentWritten"
        }
      }
    },
    "DocumentMissed": {
      "address": "parley.v1.event.{tenant}.{channel}.DocumentMissed",
      "description": "DocumentMissed says that a document could not be written; an earlier version stands.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DocumentMissed": {
          "$ref": "#/components/messages/DocumentMissed"
        }
      }
    },
    "DocumentsDelivered": {
      "address": "parley.v1.event.{tenant}.{channel}.DocumentsDelivered",
      "description": "DocumentsDelivered ends a delivery: what stands from now on, document by document.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "DocumentsDelivered": {
          "$ref": "#/components/messages/DocumentsDelivered"
        }
      }
    },
    "CheckRequested": {
      "address": "parley.v1.event.{tenant}.{channel}.CheckRequested",
      "description": "CheckRequested asks the monitor whether to go on; the next round waits for its answer.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-CheckRequested",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "CheckRequested": {
          "$ref": "#/components/messages/CheckRequested"
        }
      }
    },
    "TerminationChecked": {
      "address": "parley.v1.event.{tenant}.{channel}.TerminationChecked",
      "description": "TerminationChecked is the monitor's answer: why it stops, or why it does not.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TerminationChecked": {
          "$ref": "#/components/messages/TerminationChecked"
        }
      }
    },
    "TerminationWarned": {
      "address": "parley.v1.event.{tenant}.{channel}.TerminationWarned",
      "description": "TerminationWarned says that a stop condition is near.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "TerminationWarned": {
          "$ref": "#/components/messages/TerminationWarned"
        }
      }
    },
    "EndAnnounced": {
      "address": "parley.v1.event.{tenant}.{channel}.EndAnnounced",
      "description": "EndAnnounced says that the channel will end unless somebody overrides it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "EndAnnounced": {
          "$ref": "#/components/messages/EndAnnounced"
        }
      }
    },
    "EndOverridden": {
      "address": "parley.v1.event.{tenant}.{channel}.EndOverridden",
      "description": "EndOverridden says that a person wants it to go on; what asked for the end has to hold anew.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "EndOverridden": {
          "$ref": "#/components/messages/EndOverridden"
        }
      }
    },
    "LimitsExtended": {
      "address": "parley.v1.event.{tenant}.{channel}.LimitsExtended",
      "description": "LimitsExtended gives a channel more rounds or more time.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "LimitsExtended": {
          "$ref": "#/components/messages/LimitsExtended"
        }
      }
    },
    "AutoExitSwitched": {
      "address": "parley.v1.event.{tenant}.{channel}.AutoExitSwitched",
      "description": "AutoExitSwitched says whether conditions end the channel from now on, or only warn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-AutoExitSwitched",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "AutoExitSwitched": {
          "$ref": "#/components/messages/AutoExitSwitched"
        }
      }
    },
    "RehearsalPaceSet": {
      "address": "parley.v1.event.{tenant}.{channel}.RehearsalPaceSet",
      "description": "RehearsalPaceSet says how fast a rehearsal plays from the next message on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "RehearsalPaceSet": {
          "$ref": "#/components/messages/RehearsalPaceSet"
        }
      }
    },
    "VoteCalled": {
      "address": "parley.v1.event.{tenant}.{channel}.VoteCalled",
      "description": "VoteCalled asks everybody whether to end.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "VoteCalled": {
          "$ref": "#/components/messages/VoteCalled"
        }
      }
    },
    "BallotRequested": {
      "address": "parley.v1.event.{tenant}.{channel}.BallotRequested",
      "description": "BallotRequested asks one participant for its vote.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "participant-agents-BallotRequested",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "BallotRequested": {
          "$ref": "#/components/messages/BallotRequested"
        }
      }
    },
    "BallotMissed": {
      "address": "parley.v1.event.{tenant}.{channel}.BallotMissed",
      "description": "BallotMissed says that a voter's model failed: it has no vote, and counts for no quorum.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "BallotMissed": {
          "$ref": "#/components/messages/BallotMissed"
        }
      }
    },
    "BallotCast": {
      "address": "parley.v1.event.{tenant}.{channel}.BallotCast",
      "description": "BallotCast is one vote.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "BallotCast": {
          "$ref": "#/components/messages/BallotCast"
        }
      }
    },
    "VoteClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.VoteClosed",
      "description": "VoteClosed is the result; who said nothing has abstained.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-VoteClosed",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "VoteClosed": {
          "$ref": "#/components/messages/VoteClosed"
        }
      }
    },
    "SignalReceived": {
      "address": "parley.v1.event.{tenant}.{channel}.SignalReceived",
      "description": "SignalReceived is a word from outside, of one who may say it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": [
          {
            "name": "termination-monitor-SignalReceived",
            "ack_policy": "explicit",
            "max_deliver": -1,
            "ack_wait_s": 5
          }
        ]
      },
      "messages": {
        "SignalReceived": {
          "$ref": "#/components/messages/SignalReceived"
        }
      }
    },
    "ChannelClosed": {
      "address": "parley.v1.event.{tenant}.{channel}.ChannelClosed",
      "description": "ChannelClosed ends the stream: nothing but AnswerDiscarded follows.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_EVENTS",
        "consumers": []
      },
      "messages": {
        "ChannelClosed": {
          "$ref": "#/components/messages/ChannelClosed"
        }
      }
    },
    "OpenChannel": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenChannel.{sender}",
      "description": "OpenChannel starts a negotiation; channel-admin has filled in every default.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenChannel": {
          "$ref": "#/components/messages/OpenChannel"
        }
      }
    },
    "OpenRoundTable": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenRoundTable.{sender}",
      "description": "OpenRoundTable starts a round table; channel-admin has filled in every default.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenRoundTable": {
          "$ref": "#/components/messages/OpenRoundTable"
        }
      }
    },
    "OpenWorkshop": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenWorkshop.{sender}",
      "description": "OpenWorkshop starts a planning workshop; channel-admin has filled in every default.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenWorkshop": {
          "$ref": "#/components/messages/OpenWorkshop"
        }
      }
    },
    "OpenTeam": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenTeam.{sender}",
      "description": "OpenTeam starts a team; channel-admin has filled in every default.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenTeam": {
          "$ref": "#/components/messages/OpenTeam"
        }
      }
    },
    "OpenInterview": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenInterview.{sender}",
      "description": "OpenInterview starts an interview; channel-admin has filled in every default.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenInterview": {
          "$ref": "#/components/messages/OpenInterview"
        }
      }
    },
    "AnswerUser": {
      "address": "parley.v1.command.{tenant}.{channel}.AnswerUser.{sender}",
      "description": "AnswerUser answers an `answer` turn of an interview: the Interviewer's words.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "AnswerUser": {
          "$ref": "#/components/messages/AnswerUser"
        }
      }
    },
    "InterruptAnswer": {
      "address": "parley.v1.command.{tenant}.{channel}.InterruptAnswer.{sender}",
      "description": "InterruptAnswer breaks into the answer that is being given, or was given last.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "InterruptAnswer": {
          "$ref": "#/components/messages/InterruptAnswer"
        }
      }
    },
    "DeliverDocuments": {
      "address": "parley.v1.command.{tenant}.{channel}.DeliverDocuments.{sender}",
      "description": "DeliverDocuments has the Architect write now, with what is known.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "DeliverDocuments": {
          "$ref": "#/components/messages/DeliverDocuments"
        }
      }
    },
    "WriteInterviewDocument": {
      "address": "parley.v1.command.{tenant}.{channel}.WriteInterviewDocument.{sender}",
      "description": "WriteInterviewDocument answers a `write` turn of an interview.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "WriteInterviewDocument": {
          "$ref": "#/components/messages/WriteInterviewDocument"
        }
      }
    },
    "CompleteBriefing": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteBriefing.{sender}",
      "description": "CompleteBriefing answers a `brief` facilitation: the Analyst's first notice.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteBriefing": {
          "$ref": "#/components/messages/CompleteBriefing"
        }
      }
    },
    "CompleteAnalysis": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteAnalysis.{sender}",
      "description": "CompleteAnalysis answers an `analyse` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteAnalysis": {
          "$ref": "#/components/messages/CompleteAnalysis"
        }
      }
    },
    "CompleteOversight": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteOversight.{sender}",
      "description": "CompleteOversight answers an `oversee` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteOversight": {
          "$ref": "#/components/messages/CompleteOversight"
        }
      }
    },
    "CompleteCompression": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteCompression.{sender}",
      "description": "CompleteCompression answers a `compress` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteCompression": {
          "$ref": "#/components/messages/CompleteCompression"
        }
      }
    },
    "PlanTask": {
      "address": "parley.v1.command.{tenant}.{channel}.PlanTask.{sender}",
      "description": "PlanTask answers a `plan` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "PlanTask": {
          "$ref": "#/components/messages/PlanTask"
        }
      }
    },
    "CompletePhase": {
      "address": "parley.v1.command.{tenant}.{channel}.CompletePhase.{sender}",
      "description": "CompletePhase answers an `execute` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompletePhase": {
          "$ref": "#/components/messages/CompletePhase"
        }
      }
    },
    "RevisePlan": {
      "address": "parley.v1.command.{tenant}.{channel}.RevisePlan.{sender}",
      "description": "RevisePlan answers a `revise` turn of a team: what its plan becomes after the debate on it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "RevisePlan": {
          "$ref": "#/components/messages/RevisePlan"
        }
      }
    },
    "AssessDivergence": {
      "address": "parley.v1.command.{tenant}.{channel}.AssessDivergence.{sender}",
      "description": "AssessDivergence answers an `assess` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "AssessDivergence": {
          "$ref": "#/components/messages/AssessDivergence"
        }
      }
    },
    "OpenDebate": {
      "address": "parley.v1.command.{tenant}.{channel}.OpenDebate.{sender}",
      "description": "OpenDebate answers an `open_debate` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "OpenDebate": {
          "$ref": "#/components/messages/OpenDebate"
        }
      }
    },
    "Argue": {
      "address": "parley.v1.command.{tenant}.{channel}.Argue.{sender}",
      "description": "Argue answers an `argue` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "Argue": {
          "$ref": "#/components/messages/Argue"
        }
      }
    },
    "SumUpDebate": {
      "address": "parley.v1.command.{tenant}.{channel}.SumUpDebate.{sender}",
      "description": "SumUpDebate answers a `sum_up` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SumUpDebate": {
          "$ref": "#/components/messages/SumUpDebate"
        }
      }
    },
    "RuleDebate": {
      "address": "parley.v1.command.{tenant}.{channel}.RuleDebate.{sender}",
      "description": "RuleDebate answers a `rule` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "RuleDebate": {
          "$ref": "#/components/messages/RuleDebate"
        }
      }
    },
    "ReportTeam": {
      "address": "parley.v1.command.{tenant}.{channel}.ReportTeam.{sender}",
      "description": "ReportTeam answers a `synthesise` turn of a team.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "ReportTeam": {
          "$ref": "#/components/messages/ReportTeam"
        }
      }
    },
    "GiveSpeech": {
      "address": "parley.v1.command.{tenant}.{channel}.GiveSpeech.{sender}",
      "description": "GiveSpeech answers a `speech` turn of a workshop.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "GiveSpeech": {
          "$ref": "#/components/messages/GiveSpeech"
        }
      }
    },
    "RecordLookup": {
      "address": "parley.v1.command.{tenant}.{channel}.RecordLookup.{sender}",
      "description": "RecordLookup keeps what a participant looked up before its speech or its phase's result; at most three times a turn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "RecordLookup": {
          "$ref": "#/components/messages/RecordLookup"
        }
      }
    },
    "AnswerClarification": {
      "address": "parley.v1.command.{tenant}.{channel}.AnswerClarification.{sender}",
      "description": "AnswerClarification is the user's answer to a pending question.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "AnswerClarification": {
          "$ref": "#/components/messages/AnswerClarification"
        }
      }
    },
    "SkipClarification": {
      "address": "parley.v1.command.{tenant}.{channel}.SkipClarification.{sender}",
      "description": "SkipClarification leaves a pending question to the role, which then assumes what it said it would.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SkipClarification": {
          "$ref": "#/components/messages/SkipClarification"
        }
      }
    },
    "FollowUpClarification": {
      "address": "parley.v1.command.{tenant}.{channel}.FollowUpClarification.{sender}",
      "description": "FollowUpClarification answers a `follow_up` turn: whether the user's answer suffices.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "FollowUpClarification": {
          "$ref": "#/components/messages/FollowUpClarification"
        }
      }
    },
    "Ratify": {
      "address": "parley.v1.command.{tenant}.{channel}.Ratify.{sender}",
      "description": "Ratify answers a `ratify` turn: where a role stands on entries that it has not heard of before.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "Ratify": {
          "$ref": "#/components/messages/Ratify"
        }
      }
    },
    "WriteDocument": {
      "address": "parley.v1.command.{tenant}.{channel}.WriteDocument.{sender}",
      "description": "WriteDocument answers a `document` turn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "WriteDocument": {
          "$ref": "#/components/messages/WriteDocument"
        }
      }
    },
    "CompleteRelay": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteRelay.{sender}",
      "description": "CompleteRelay answers a `relay` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteRelay": {
          "$ref": "#/components/messages/CompleteRelay"
        }
      }
    },
    "CompleteInitialJudgement": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteInitialJudgement.{sender}",
      "description": "CompleteInitialJudgement answers an `initial_judgement` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteInitialJudgement": {
          "$ref": "#/components/messages/CompleteInitialJudgement"
        }
      }
    },
    "CompleteReview": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteReview.{sender}",
      "description": "CompleteReview answers a `review` facilitation. It can put nothing in the draft.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteReview": {
          "$ref": "#/components/messages/CompleteReview"
        }
      }
    },
    "CompleteReport": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteReport.{sender}",
      "description": "CompleteReport answers a `report` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteReport": {
          "$ref": "#/components/messages/CompleteReport"
        }
      }
    },
    "Contribute": {
      "address": "parley.v1.command.{tenant}.{channel}.Contribute.{sender}",
      "description": "Contribute answers a turn at a round table.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "Contribute": {
          "$ref": "#/components/messages/Contribute"
        }
      }
    },
    "CompleteSelection": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteSelection.{sender}",
      "description": "CompleteSelection answers a `select` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteSelection": {
          "$ref": "#/components/messages/CompleteSelection"
        }
      }
    },
    "CompleteSummary": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteSummary.{sender}",
      "description": "CompleteSummary answers a `summarise` or `conclude` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteSummary": {
          "$ref": "#/components/messages/CompleteSummary"
        }
      }
    },
    "CompleteJudgement": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteJudgement.{sender}",
      "description": "CompleteJudgement answers a `judge` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteJudgement": {
          "$ref": "#/components/messages/CompleteJudgement"
        }
      }
    },
    "ExtendLimits": {
      "address": "parley.v1.command.{tenant}.{channel}.ExtendLimits.{sender}",
      "description": "ExtendLimits gives a channel more rounds or more time.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "ExtendLimits": {
          "$ref": "#/components/messages/ExtendLimits"
        }
      }
    },
    "SwitchAutoExit": {
      "address": "parley.v1.command.{tenant}.{channel}.SwitchAutoExit.{sender}",
      "description": "SwitchAutoExit says whether conditions end a running channel from now on, or only warn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SwitchAutoExit": {
          "$ref": "#/components/messages/SwitchAutoExit"
        }
      }
    },
    "SetRehearsalPace": {
      "address": "parley.v1.command.{tenant}.{channel}.SetRehearsalPace.{sender}",
      "description": "SetRehearsalPace says how fast a rehearsal plays from the next message on.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SetRehearsalPace": {
          "$ref": "#/components/messages/SetRehearsalPace"
        }
      }
    },
    "ContinueChannel": {
      "address": "parley.v1.command.{tenant}.{channel}.ContinueChannel.{sender}",
      "description": "ContinueChannel overrides a pending end.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "ContinueChannel": {
          "$ref": "#/components/messages/ContinueChannel"
        }
      }
    },
    "CallVote": {
      "address": "parley.v1.command.{tenant}.{channel}.CallVote.{sender}",
      "description": "CallVote asks everybody whether to end.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CallVote": {
          "$ref": "#/components/messages/CallVote"
        }
      }
    },
    "FailBallot": {
      "address": "parley.v1.command.{tenant}.{channel}.FailBallot.{sender}",
      "description": "FailBallot says that a voter's model gave no vote.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "FailBallot": {
          "$ref": "#/components/messages/FailBallot"
        }
      }
    },
    "CastBallot": {
      "address": "parley.v1.command.{tenant}.{channel}.CastBallot.{sender}",
      "description": "CastBallot answers a vote; without a participant it is the caller's own.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CastBallot": {
          "$ref": "#/components/messages/CastBallot"
        }
      }
    },
    "SendSignal": {
      "address": "parley.v1.command.{tenant}.{channel}.SendSignal.{sender}",
      "description": "SendSignal says a word from outside, as an `external_signal` condition waits for it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SendSignal": {
          "$ref": "#/components/messages/SendSignal"
        }
      }
    },
    "SubmitFeedback": {
      "address": "parley.v1.command.{tenant}.{channel}.SubmitFeedback.{sender}",
      "description": "SubmitFeedback answers a turn.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SubmitFeedback": {
          "$ref": "#/components/messages/SubmitFeedback"
        }
      }
    },
    "FailTurn": {
      "address": "parley.v1.command.{tenant}.{channel}.FailTurn.{sender}",
      "description": "FailTurn says that a hosted participant's model gave nothing usable.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "FailTurn": {
          "$ref": "#/components/messages/FailTurn"
        }
      }
    },
    "GiveUpAnswer": {
      "address": "parley.v1.command.{tenant}.{channel}.GiveUpAnswer.{sender}",
      "description": "GiveUpAnswer says that a service ends in the middle of a model's answer: what it answers stays asked, what it cost is kept.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "GiveUpAnswer": {
          "$ref": "#/components/messages/GiveUpAnswer"
        }
      }
    },
    "CompleteScreening": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteScreening.{sender}",
      "description": "CompleteScreening answers a `screen` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteScreening": {
          "$ref": "#/components/messages/CompleteScreening"
        }
      }
    },
    "CompleteDraft": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteDraft.{sender}",
      "description": "CompleteDraft answers a `draft` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteDraft": {
          "$ref": "#/components/messages/CompleteDraft"
        }
      }
    },
    "CompleteAdjustment": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteAdjustment.{sender}",
      "description": "CompleteAdjustment answers an `adjust` or `compromise` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteAdjustment": {
          "$ref": "#/components/messages/CompleteAdjustment"
        }
      }
    },
    "CompleteGaps": {
      "address": "parley.v1.command.{tenant}.{channel}.CompleteGaps.{sender}",
      "description": "CompleteGaps answers a `gaps` facilitation.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "CompleteGaps": {
          "$ref": "#/components/messages/CompleteGaps"
        }
      }
    },
    "FailFacilitation": {
      "address": "parley.v1.command.{tenant}.{channel}.FailFacilitation.{sender}",
      "description": "FailFacilitation says that a facilitation gave nothing usable.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "FailFacilitation": {
          "$ref": "#/components/messages/FailFacilitation"
        }
      }
    },
    "FireTimer": {
      "address": "parley.v1.command.{tenant}.{channel}.FireTimer.{sender}",
      "description": "FireTimer brings a due timer back.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "FireTimer": {
          "$ref": "#/components/messages/FireTimer"
        }
      }
    },
    "Intervene": {
      "address": "parley.v1.command.{tenant}.{channel}.Intervene.{sender}",
      "description": "Intervene says something to the channel; `/stop` ends it.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "Intervene": {
          "$ref": "#/components/messages/Intervene"
        }
      }
    },
    "IssueSeatToken": {
      "address": "parley.v1.command.{tenant}.{channel}.IssueSeatToken.{sender}",
      "description": "IssueSeatToken gives the seat of a person or an external agent a key of its own; those before are good no longer. One that is made for a link stands beside it, and is good for the seat alike.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "IssueSeatToken": {
          "$ref": "#/components/messages/IssueSeatToken"
        }
      }
    },
    "ShareDecision": {
      "address": "parley.v1.command.{tenant}.{channel}.ShareDecision.{sender}",
      "description": "ShareDecision makes a link by which anybody who has it reads what was decided in this channel, and nothing else; the one before is good no longer.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "ShareDecision": {
          "$ref": "#/components/messages/ShareDecision"
        }
      }
    },
    "EndSharing": {
      "address": "parley.v1.command.{tenant}.{channel}.EndSharing.{sender}",
      "description": "EndSharing takes the link back: who has it reads nothing any more.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "EndSharing": {
          "$ref": "#/components/messages/EndSharing"
        }
      }
    },
    "StopChannel": {
      "address": "parley.v1.command.{tenant}.{channel}.StopChannel.{sender}",
      "description": "StopChannel ends a channel with what there is.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "StopChannel": {
          "$ref": "#/components/messages/StopChannel"
        }
      }
    },
    "SignalTermination": {
      "address": "parley.v1.command.{tenant}.{channel}.SignalTermination.{sender}",
      "description": "SignalTermination is the monitor's reasoned request to go on, to warn or to stop.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "SignalTermination": {
          "$ref": "#/components/messages/SignalTermination"
        }
      }
    },
    "SeatTurn": {
      "address": "parley.v1.seat.{tenant}.{channel}.{participant}.Turn",
      "description": "SeatTurn asks a seat for something, with all that it needs to answer.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_SEATS"
      },
      "messages": {
        "SeatTurn": {
          "$ref": "#/components/messages/SeatTurn"
        }
      }
    },
    "SeatVote": {
      "address": "parley.v1.seat.{tenant}.{channel}.{participant}.Vote",
      "description": "SeatVote asks a seat for its vote on ending the channel.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_SEATS"
      },
      "messages": {
        "SeatVote": {
          "$ref": "#/components/messages/SeatVote"
        }
      }
    },
    "SeatSettled": {
      "address": "parley.v1.seat.{tenant}.{channel}.{participant}.Settled",
      "description": "SeatSettled says that nobody waits for the answer of a turn or a vote any more.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_SEATS"
      },
      "messages": {
        "SeatSettled": {
          "$ref": "#/components/messages/SeatSettled"
        }
      }
    },
    "SeatSaid": {
      "address": "parley.v1.seat.{tenant}.{channel}.{participant}.Said",
      "description": "SeatSaid is what somebody else has said where every seat hears all; nowhere else is it sent.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_SEATS"
      },
      "messages": {
        "SeatSaid": {
          "$ref": "#/components/messages/SeatSaid"
        }
      }
    },
    "SeatOutcome": {
      "address": "parley.v1.seat.{tenant}.{channel}.{participant}.Outcome",
      "description": "SeatOutcome says that the channel has ended, and what the seat may know of what it came to.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_SEATS"
      },
      "messages": {
        "SeatOutcome": {
          "$ref": "#/components/messages/SeatOutcome"
        }
      }
    },
    "AnswerTurn": {
      "address": "parley.v1.command.{tenant}.{channel}.AnswerTurn.{sender}",
      "description": "AnswerTurn is how a seat answers what it was asked, turn or vote, on the subject that `answer_to` names.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "sender": {
          "description": "Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`."
        }
      },
      "messages": {
        "AnswerTurn": {
          "$ref": "#/components/messages/AnswerTurn"
        }
      }
    },
    "NextForSeat": {
      "address": "parley.v1.next.{tenant}.{channel}.{participant}",
      "description": "NextForSeat asks for the next message of a seat that was away.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "participant": {
          "description": "The id of the seat."
        }
      },
      "messages": {
        "NextForSeat": {
          "$ref": "#/components/messages/NextForSeat"
        }
      }
    },
    "deadLetters": {
      "address": "parley.v1.dead-letter.{tenant}.{consumer}",
      "description": "A message that a service gave up on, with the cause.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "consumer": {
          "description": "`{service}-{EventType}`: who has given up."
        }
      },
      "x-parley-jetstream": {
        "stream": "PARLEY_DEAD_LETTERS"
      },
      "messages": {
        "deadLetters": {
          "$ref": "#/components/messages/DeadLetter"
        }
      }
    },
    "tokens": {
      "address": "parley.v1.token.{tenant}.{channel}.{request}",
      "description": "What is being said while it is said; nothing is stored, and what counts is the event that follows.",
      "parameters": {
        "tenant": {
          "description": "The tenant, `default` where there are no keys."
        },
        "channel": {
          "description": "The id of the channel."
        },
        "request": {
          "description": "The id of the request that is being answered."
        }
      },
      "messages": {
        "tokens": {
          "$ref": "#/components/messages/TokenFrame"
        }
      }
    },
    "replies": {
      "address": null,
      "description": "The inbox of whoever has asked.",
      "messages": {
        "reply": {
          "$ref": "#/components/messages/CommandReply"
        }
      }
    }
  },
  "operations": {
    "receiveChannelOpened": {
      "action": "receive",
      "summary": "ChannelOpened starts a stream.",
      "channel": {
        "$ref": "#/channels/ChannelOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/ChannelOpened/messages/ChannelOpened"
        }
      ]
    },
    "receiveRoundTableOpened": {
      "action": "receive",
      "summary": "RoundTableOpened starts the stream of a round table.",
      "channel": {
        "$ref": "#/channels/RoundTableOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/RoundTableOpened/messages/RoundTableOpened"
        }
      ]
    },
    "receiveWorkshopOpened": {
      "action": "receive",
      "summary": "WorkshopOpened starts the stream of a planning workshop: one version of a plan.",
      "channel": {
        "$ref": "#/channels/WorkshopOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopOpened/messages/WorkshopOpened"
        }
      ]
    },
    "receiveTeamOpened": {
      "action": "receive",
      "summary": "TeamOpened starts the stream of a team.",
      "channel": {
        "$ref": "#/channels/TeamOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/TeamOpened/messages/TeamOpened"
        }
      ]
    },
    "receiveInterviewOpened": {
      "action": "receive",
      "summary": "InterviewOpened starts the stream of an interview.",
      "channel": {
        "$ref": "#/channels/InterviewOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/InterviewOpened/messages/InterviewOpened"
        }
      ]
    },
    "receiveFacilitationRequested": {
      "action": "receive",
      "summary": "FacilitationRequested asks coach-judge for a piece of neutral model work.",
      "channel": {
        "$ref": "#/channels/FacilitationRequested"
      },
      "messages": [
        {
          "$ref": "#/channels/FacilitationRequested/messages/FacilitationRequested"
        }
      ]
    },
    "receiveFacilitationCompleted": {
      "action": "receive",
      "summary": "FacilitationCompleted records the model's validated output; what follows from it is in the events after it.",
      "channel": {
        "$ref": "#/channels/FacilitationCompleted"
      },
      "messages": [
        {
          "$ref": "#/channels/FacilitationCompleted/messages/FacilitationCompleted"
        }
      ]
    },
    "receiveFacilitationFailed": {
      "action": "receive",
      "summary": "FacilitationFailed records that a facilitation gave nothing usable.",
      "channel": {
        "$ref": "#/channels/FacilitationFailed"
      },
      "messages": [
        {
          "$ref": "#/channels/FacilitationFailed/messages/FacilitationFailed"
        }
      ]
    },
    "receiveCandidatesScreened": {
      "action": "receive",
      "summary": "CandidatesScreened says who is in, who could stand in, and who is not needed.",
      "channel": {
        "$ref": "#/channels/CandidatesScreened"
      },
      "messages": [
        {
          "$ref": "#/channels/CandidatesScreened/messages/CandidatesScreened"
        }
      ]
    },
    "receiveProposalDrafted": {
      "action": "receive",
      "summary": "ProposalDrafted is version 1.",
      "channel": {
        "$ref": "#/channels/ProposalDrafted"
      },
      "messages": [
        {
          "$ref": "#/channels/ProposalDrafted/messages/ProposalDrafted"
        }
      ]
    },
    "receiveProposalAdjusted": {
      "action": "receive",
      "summary": "ProposalAdjusted is every later version.",
      "channel": {
        "$ref": "#/channels/ProposalAdjusted"
      },
      "messages": [
        {
          "$ref": "#/channels/ProposalAdjusted/messages/ProposalAdjusted"
        }
      ]
    },
    "receiveRoundStarted": {
      "action": "receive",
      "summary": "RoundStarted sends a version to the selected participants, and to nobody else.",
      "channel": {
        "$ref": "#/channels/RoundStarted"
      },
      "messages": [
        {
          "$ref": "#/channels/RoundStarted/messages/RoundStarted"
        }
      ]
    },
    "receiveTurnRequested": {
      "action": "receive",
      "summary": "TurnRequested asks one participant for its turn: feedback in a negotiation, a contribution at a round table, a piece of work in a workshop.",
      "channel": {
        "$ref": "#/channels/TurnRequested"
      },
      "messages": [
        {
          "$ref": "#/channels/TurnRequested/messages/TurnRequested"
        }
      ]
    },
    "receiveTimerSet": {
      "action": "receive",
      "summary": "TimerSet asks for a FireTimer command at a time.",
      "channel": {
        "$ref": "#/channels/TimerSet"
      },
      "messages": [
        {
          "$ref": "#/channels/TimerSet/messages/TimerSet"
        }
      ]
    },
    "receiveTimerFired": {
      "action": "receive",
      "summary": "TimerFired says that a timer came due and was acted on.",
      "channel": {
        "$ref": "#/channels/TimerFired"
      },
      "messages": [
        {
          "$ref": "#/channels/TimerFired/messages/TimerFired"
        }
      ]
    },
    "receiveTimerCancelled": {
      "action": "receive",
      "summary": "TimerCancelled says that a timer is no longer needed.",
      "channel": {
        "$ref": "#/channels/TimerCancelled"
      },
      "messages": [
        {
          "$ref": "#/channels/TimerCancelled/messages/TimerCancelled"
        }
      ]
    },
    "receiveFeedbackRecorded": {
      "action": "receive",
      "summary": "FeedbackRecorded is one participant's answer in one round.",
      "channel": {
        "$ref": "#/channels/FeedbackRecorded"
      },
      "messages": [
        {
          "$ref": "#/channels/FeedbackRecorded/messages/FeedbackRecorded"
        }
      ]
    },
    "receiveReminderSent": {
      "action": "receive",
      "summary": "ReminderSent says that a silent participant was reminded (N6, policy `remind`).",
      "channel": {
        "$ref": "#/channels/ReminderSent"
      },
      "messages": [
        {
          "$ref": "#/channels/ReminderSent/messages/ReminderSent"
        }
      ]
    },
    "receiveTurnFailed": {
      "action": "receive",
      "summary": "TurnFailed says that a participant's model gave nothing usable; what follows is in the events after it.",
      "channel": {
        "$ref": "#/channels/TurnFailed"
      },
      "messages": [
        {
          "$ref": "#/channels/TurnFailed/messages/TurnFailed"
        }
      ]
    },
    "receiveAnswerDiscarded": {
      "action": "receive",
      "summary": "AnswerDiscarded keeps the cost of a model answer that came too late to count, or that was given up.",
      "channel": {
        "$ref": "#/channels/AnswerDiscarded"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerDiscarded/messages/AnswerDiscarded"
        }
      ]
    },
    "receiveRoundClosed": {
      "action": "receive",
      "summary": "RoundClosed is the tally of a round; the decision that follows from it is in the events after it.",
      "channel": {
        "$ref": "#/channels/RoundClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/RoundClosed/messages/RoundClosed"
        }
      ]
    },
    "receiveChannelPaused": {
      "action": "receive",
      "summary": "ChannelPaused says that the channel waits for a model: a core seat is absent, nobody was heard, or work that it cannot go on without has failed. It goes on by itself at resume_at, or when a person says so.",
      "channel": {
        "$ref": "#/channels/ChannelPaused"
      },
      "messages": [
        {
          "$ref": "#/channels/ChannelPaused/messages/ChannelPaused"
        }
      ]
    },
    "receiveChannelResumed": {
      "action": "receive",
      "summary": "ChannelResumed ends such a pause: what failed is asked for again.",
      "channel": {
        "$ref": "#/channels/ChannelResumed"
      },
      "messages": [
        {
          "$ref": "#/channels/ChannelResumed/messages/ChannelResumed"
        }
      ]
    },
    "receiveParticipantWithdrawn": {
      "action": "receive",
      "summary": "ParticipantWithdrawn says who left and what follows from it.",
      "channel": {
        "$ref": "#/channels/ParticipantWithdrawn"
      },
      "messages": [
        {
          "$ref": "#/channels/ParticipantWithdrawn/messages/ParticipantWithdrawn"
        }
      ]
    },
    "receiveReplacementInvited": {
      "action": "receive",
      "summary": "ReplacementInvited gives a withdrawn core role to the next of possibly_related.",
      "channel": {
        "$ref": "#/channels/ReplacementInvited"
      },
      "messages": [
        {
          "$ref": "#/channels/ReplacementInvited/messages/ReplacementInvited"
        }
      ]
    },
    "receiveOutcomeReached": {
      "action": "receive",
      "summary": "OutcomeReached is the decision tree's result.",
      "channel": {
        "$ref": "#/channels/OutcomeReached"
      },
      "messages": [
        {
          "$ref": "#/channels/OutcomeReached/messages/OutcomeReached"
        }
      ]
    },
    "receiveGapsIdentified": {
      "action": "receive",
      "summary": "GapsIdentified says what the demand still lacks.",
      "channel": {
        "$ref": "#/channels/GapsIdentified"
      },
      "messages": [
        {
          "$ref": "#/channels/GapsIdentified/messages/GapsIdentified"
        }
      ]
    },
    "receiveSeatTokenIssued": {
      "action": "receive",
      "summary": "SeatTokenIssued says by which key a seat speaks for itself from now on.",
      "channel": {
        "$ref": "#/channels/SeatTokenIssued"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatTokenIssued/messages/SeatTokenIssued"
        }
      ]
    },
    "receiveDecisionShared": {
      "action": "receive",
      "summary": "DecisionShared says by which key anybody reads what was decided, until when.",
      "channel": {
        "$ref": "#/channels/DecisionShared"
      },
      "messages": [
        {
          "$ref": "#/channels/DecisionShared/messages/DecisionShared"
        }
      ]
    },
    "receiveSharingEnded": {
      "action": "receive",
      "summary": "SharingEnded says that nobody reads the decision by a link any more.",
      "channel": {
        "$ref": "#/channels/SharingEnded"
      },
      "messages": [
        {
          "$ref": "#/channels/SharingEnded/messages/SharingEnded"
        }
      ]
    },
    "receiveInterventionRecorded": {
      "action": "receive",
      "summary": "InterventionRecorded keeps what a person said to the channel; it is applied at the next round boundary.",
      "channel": {
        "$ref": "#/channels/InterventionRecorded"
      },
      "messages": [
        {
          "$ref": "#/channels/InterventionRecorded/messages/InterventionRecorded"
        }
      ]
    },
    "receiveInterventionsApplied": {
      "action": "receive",
      "summary": "InterventionsApplied says from which round on what was said counts.",
      "channel": {
        "$ref": "#/channels/InterventionsApplied"
      },
      "messages": [
        {
          "$ref": "#/channels/InterventionsApplied/messages/InterventionsApplied"
        }
      ]
    },
    "receiveSpeakersSelected": {
      "action": "receive",
      "summary": "SpeakersSelected says who answers a message, and why.",
      "channel": {
        "$ref": "#/channels/SpeakersSelected"
      },
      "messages": [
        {
          "$ref": "#/channels/SpeakersSelected/messages/SpeakersSelected"
        }
      ]
    },
    "receiveContributionMade": {
      "action": "receive",
      "summary": "ContributionMade is what one participant said in one round.",
      "channel": {
        "$ref": "#/channels/ContributionMade"
      },
      "messages": [
        {
          "$ref": "#/channels/ContributionMade/messages/ContributionMade"
        }
      ]
    },
    "receiveTurnSkipped": {
      "action": "receive",
      "summary": "TurnSkipped says that a turn ended without a contribution.",
      "channel": {
        "$ref": "#/channels/TurnSkipped"
      },
      "messages": [
        {
          "$ref": "#/channels/TurnSkipped/messages/TurnSkipped"
        }
      ]
    },
    "receiveDiscussionRoundClosed": {
      "action": "receive",
      "summary": "DiscussionRoundClosed ends a round of contributions.",
      "channel": {
        "$ref": "#/channels/DiscussionRoundClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/DiscussionRoundClosed/messages/DiscussionRoundClosed"
        }
      ]
    },
    "receiveRoundSummarised": {
      "action": "receive",
      "summary": "RoundSummarised is the facilitator's summary of a round, or of it all.",
      "channel": {
        "$ref": "#/channels/RoundSummarised"
      },
      "messages": [
        {
          "$ref": "#/channels/RoundSummarised/messages/RoundSummarised"
        }
      ]
    },
    "receiveAgreementJudged": {
      "action": "receive",
      "summary": "AgreementJudged is the neutral model's answer where the detector was in doubt.",
      "channel": {
        "$ref": "#/channels/AgreementJudged"
      },
      "messages": [
        {
          "$ref": "#/channels/AgreementJudged/messages/AgreementJudged"
        }
      ]
    },
    "receiveSpeechGiven": {
      "action": "receive",
      "summary": "SpeechGiven is what a role said in its turn. What follows from it is in the events after it.",
      "channel": {
        "$ref": "#/channels/SpeechGiven"
      },
      "messages": [
        {
          "$ref": "#/channels/SpeechGiven/messages/SpeechGiven"
        }
      ]
    },
    "receiveLookupMade": {
      "action": "receive",
      "summary": "LookupMade keeps what a participant looked up before its speech or its phase's result: its prompts rest on it.",
      "channel": {
        "$ref": "#/channels/LookupMade"
      },
      "messages": [
        {
          "$ref": "#/channels/LookupMade/messages/LookupMade"
        }
      ]
    },
    "receiveSpeechTruncated": {
      "action": "receive",
      "summary": "SpeechTruncated says that a speech was longer than the workshop keeps.",
      "channel": {
        "$ref": "#/channels/SpeechTruncated"
      },
      "messages": [
        {
          "$ref": "#/channels/SpeechTruncated/messages/SpeechTruncated"
        }
      ]
    },
    "receiveIssueRaised": {
      "action": "receive",
      "summary": "IssueRaised puts an issue on the list; those of a round are on the next round's.",
      "channel": {
        "$ref": "#/channels/IssueRaised"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueRaised/messages/IssueRaised"
        }
      ]
    },
    "receiveIssueReworded": {
      "action": "receive",
      "summary": "IssueReworded says an issue more finely; the words it was raised with are in its IssueRaised.",
      "channel": {
        "$ref": "#/channels/IssueReworded"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueReworded/messages/IssueReworded"
        }
      ]
    },
    "receiveIssueResolved": {
      "action": "receive",
      "summary": "IssueResolved takes an issue off the list: an entry of the draft settles it.",
      "channel": {
        "$ref": "#/channels/IssueResolved"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueResolved/messages/IssueResolved"
        }
      ]
    },
    "receiveIssueMerged": {
      "action": "receive",
      "summary": "IssueMerged takes an issue off the list: it is part of another.",
      "channel": {
        "$ref": "#/channels/IssueMerged"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueMerged/messages/IssueMerged"
        }
      ]
    },
    "receiveIssueDismissed": {
      "action": "receive",
      "summary": "IssueDismissed takes an issue off the list: the roles found that it is none.",
      "channel": {
        "$ref": "#/channels/IssueDismissed"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueDismissed/messages/IssueDismissed"
        }
      ]
    },
    "receiveIssueReopened": {
      "action": "receive",
      "summary": "IssueReopened puts an issue back on the list, with the reason.",
      "channel": {
        "$ref": "#/channels/IssueReopened"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueReopened/messages/IssueReopened"
        }
      ]
    },
    "receiveDraftEntryProposed": {
      "action": "receive",
      "summary": "DraftEntryProposed puts an entry on the table; whether it enters the draft follows from the stances.",
      "channel": {
        "$ref": "#/channels/DraftEntryProposed"
      },
      "messages": [
        {
          "$ref": "#/channels/DraftEntryProposed/messages/DraftEntryProposed"
        }
      ]
    },
    "receiveDraftEntryAdded": {
      "action": "receive",
      "summary": "DraftEntryAdded puts an entry in the consensus draft: all who spoke have seen it, and nobody objects.",
      "channel": {
        "$ref": "#/channels/DraftEntryAdded"
      },
      "messages": [
        {
          "$ref": "#/channels/DraftEntryAdded/messages/DraftEntryAdded"
        }
      ]
    },
    "receiveDraftEntrySuperseded": {
      "action": "receive",
      "summary": "DraftEntrySuperseded says that another entry has taken the place of one in the draft.",
      "channel": {
        "$ref": "#/channels/DraftEntrySuperseded"
      },
      "messages": [
        {
          "$ref": "#/channels/DraftEntrySuperseded/messages/DraftEntrySuperseded"
        }
      ]
    },
    "receiveDraftEntryLapsed": {
      "action": "receive",
      "summary": "DraftEntryLapsed takes a proposed entry that never entered the draft off the table.",
      "channel": {
        "$ref": "#/channels/DraftEntryLapsed"
      },
      "messages": [
        {
          "$ref": "#/channels/DraftEntryLapsed/messages/DraftEntryLapsed"
        }
      ]
    },
    "receiveDraftEntryRepeated": {
      "action": "receive",
      "summary": "DraftEntryRepeated says that an entry was proposed once more, in the same words: it is one entry, and whoever repeats it is for it.",
      "channel": {
        "$ref": "#/channels/DraftEntryRepeated"
      },
      "messages": [
        {
          "$ref": "#/channels/DraftEntryRepeated/messages/DraftEntryRepeated"
        }
      ]
    },
    "receiveInitialJudgementMade": {
      "action": "receive",
      "summary": "InitialJudgementMade is what the coach makes of the requirement, and of what the user answered, before the first round.",
      "channel": {
        "$ref": "#/channels/InitialJudgementMade"
      },
      "messages": [
        {
          "$ref": "#/channels/InitialJudgementMade/messages/InitialJudgementMade"
        }
      ]
    },
    "receiveRatificationStarted": {
      "action": "receive",
      "summary": "RatificationStarted asks the roles about entries that they have not heard of: no workshop ends before.",
      "channel": {
        "$ref": "#/channels/RatificationStarted"
      },
      "messages": [
        {
          "$ref": "#/channels/RatificationStarted/messages/RatificationStarted"
        }
      ]
    },
    "receiveEntriesRatified": {
      "action": "receive",
      "summary": "EntriesRatified is where a role stands on entries that it has not heard of before.",
      "channel": {
        "$ref": "#/channels/EntriesRatified"
      },
      "messages": [
        {
          "$ref": "#/channels/EntriesRatified/messages/EntriesRatified"
        }
      ]
    },
    "receiveClarificationAsked": {
      "action": "receive",
      "summary": "ClarificationAsked is a role's question to the user.",
      "channel": {
        "$ref": "#/channels/ClarificationAsked"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationAsked/messages/ClarificationAsked"
        }
      ]
    },
    "receiveWorkshopPaused": {
      "action": "receive",
      "summary": "WorkshopPaused says that the workshop waits for the user; nothing runs out meanwhile.",
      "channel": {
        "$ref": "#/channels/WorkshopPaused"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopPaused/messages/WorkshopPaused"
        }
      ]
    },
    "receiveClarificationRelayed": {
      "action": "receive",
      "summary": "ClarificationRelayed is the question as the user is asked it.",
      "channel": {
        "$ref": "#/channels/ClarificationRelayed"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationRelayed/messages/ClarificationRelayed"
        }
      ]
    },
    "receiveClarificationAnswered": {
      "action": "receive",
      "summary": "ClarificationAnswered is the user's answer.",
      "channel": {
        "$ref": "#/channels/ClarificationAnswered"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationAnswered/messages/ClarificationAnswered"
        }
      ]
    },
    "receiveClarificationFollowedUp": {
      "action": "receive",
      "summary": "ClarificationFollowedUp says that the answer does not suffice: the role asks on.",
      "channel": {
        "$ref": "#/channels/ClarificationFollowedUp"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationFollowedUp/messages/ClarificationFollowedUp"
        }
      ]
    },
    "receiveClarificationSettled": {
      "action": "receive",
      "summary": "ClarificationSettled ends a question.",
      "channel": {
        "$ref": "#/channels/ClarificationSettled"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationSettled/messages/ClarificationSettled"
        }
      ]
    },
    "receiveClarificationSkipped": {
      "action": "receive",
      "summary": "ClarificationSkipped says that the user leaves a question to the role.",
      "channel": {
        "$ref": "#/channels/ClarificationSkipped"
      },
      "messages": [
        {
          "$ref": "#/channels/ClarificationSkipped/messages/ClarificationSkipped"
        }
      ]
    },
    "receiveAssumptionRecorded": {
      "action": "receive",
      "summary": "AssumptionRecorded keeps what a role takes for granted, since the user skipped its question.",
      "channel": {
        "$ref": "#/channels/AssumptionRecorded"
      },
      "messages": [
        {
          "$ref": "#/channels/AssumptionRecorded/messages/AssumptionRecorded"
        }
      ]
    },
    "receiveWorkshopResumed": {
      "action": "receive",
      "summary": "WorkshopResumed says that the workshop goes on with what the user said.",
      "channel": {
        "$ref": "#/channels/WorkshopResumed"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopResumed/messages/WorkshopResumed"
        }
      ]
    },
    "receiveOffTopicNoticed": {
      "action": "receive",
      "summary": "OffTopicNoticed is the coach's notice to a role; it sees it before its next speech.",
      "channel": {
        "$ref": "#/channels/OffTopicNoticed"
      },
      "messages": [
        {
          "$ref": "#/channels/OffTopicNoticed/messages/OffTopicNoticed"
        }
      ]
    },
    "receiveWorkshopRoundClosed": {
      "action": "receive",
      "summary": "WorkshopRoundClosed ends a round: what follows from its stances is in the events before it.",
      "channel": {
        "$ref": "#/channels/WorkshopRoundClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopRoundClosed/messages/WorkshopRoundClosed"
        }
      ]
    },
    "receiveWorkshopRoundReviewed": {
      "action": "receive",
      "summary": "WorkshopRoundReviewed is the coach's summary of a round.",
      "channel": {
        "$ref": "#/channels/WorkshopRoundReviewed"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopRoundReviewed/messages/WorkshopRoundReviewed"
        }
      ]
    },
    "receiveWorkshopConcluded": {
      "action": "receive",
      "summary": "WorkshopConcluded ends the discussion: nothing is left, or the outcome says what is.",
      "channel": {
        "$ref": "#/channels/WorkshopConcluded"
      },
      "messages": [
        {
          "$ref": "#/channels/WorkshopConcluded/messages/WorkshopConcluded"
        }
      ]
    },
    "receivePlanDocumentWritten": {
      "action": "receive",
      "summary": "PlanDocumentWritten is a role's output document.",
      "channel": {
        "$ref": "#/channels/PlanDocumentWritten"
      },
      "messages": [
        {
          "$ref": "#/channels/PlanDocumentWritten/messages/PlanDocumentWritten"
        }
      ]
    },
    "receivePlanReported": {
      "action": "receive",
      "summary": "PlanReported is the report's prose, by the coach.",
      "channel": {
        "$ref": "#/channels/PlanReported"
      },
      "messages": [
        {
          "$ref": "#/channels/PlanReported/messages/PlanReported"
        }
      ]
    },
    "receiveTaskPlanned": {
      "action": "receive",
      "summary": "TaskPlanned is how the lead divides the task: a graph without cycles, of known experts.",
      "channel": {
        "$ref": "#/channels/TaskPlanned"
      },
      "messages": [
        {
          "$ref": "#/channels/TaskPlanned/messages/TaskPlanned"
        }
      ]
    },
    "receivePlanRevised": {
      "action": "receive",
      "summary": "PlanRevised says what the plan is after the debate on it: the plan that is carried out.",
      "channel": {
        "$ref": "#/channels/PlanRevised"
      },
      "messages": [
        {
          "$ref": "#/channels/PlanRevised/messages/PlanRevised"
        }
      ]
    },
    "receivePhaseCompleted": {
      "action": "receive",
      "summary": "PhaseCompleted records what a phase handed over; it is in the workspace from then on.",
      "channel": {
        "$ref": "#/channels/PhaseCompleted"
      },
      "messages": [
        {
          "$ref": "#/channels/PhaseCompleted/messages/PhaseCompleted"
        }
      ]
    },
    "receivePhaseFailed": {
      "action": "receive",
      "summary": "PhaseFailed says that a phase gives nothing: every try has failed.",
      "channel": {
        "$ref": "#/channels/PhaseFailed"
      },
      "messages": [
        {
          "$ref": "#/channels/PhaseFailed/messages/PhaseFailed"
        }
      ]
    },
    "receivePhaseSkipped": {
      "action": "receive",
      "summary": "PhaseSkipped says that a phase is not done, and why.",
      "channel": {
        "$ref": "#/channels/PhaseSkipped"
      },
      "messages": [
        {
          "$ref": "#/channels/PhaseSkipped/messages/PhaseSkipped"
        }
      ]
    },
    "receiveDebateWaived": {
      "action": "receive",
      "summary": "DebateWaived says that a debate is done without being held: no debate was needed.",
      "channel": {
        "$ref": "#/channels/DebateWaived"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateWaived/messages/DebateWaived"
        }
      ]
    },
    "receiveTeamStopping": {
      "action": "receive",
      "summary": "TeamStopping says that the team finishes with what there is.",
      "channel": {
        "$ref": "#/channels/TeamStopping"
      },
      "messages": [
        {
          "$ref": "#/channels/TeamStopping/messages/TeamStopping"
        }
      ]
    },
    "receiveDebateDecided": {
      "action": "receive",
      "summary": "DebateDecided says whether a debate is put into the plan, and why: after each phase, after the plan, and when the user asks.",
      "channel": {
        "$ref": "#/channels/DebateDecided"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateDecided/messages/DebateDecided"
        }
      ]
    },
    "receiveDebateOpened": {
      "action": "receive",
      "summary": "DebateOpened is the lead's word on what is in dispute.",
      "channel": {
        "$ref": "#/channels/DebateOpened"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateOpened/messages/DebateOpened"
        }
      ]
    },
    "receiveDebateRoundStarted": {
      "action": "receive",
      "summary": "DebateRoundStarted asks everybody at once; in the first round nobody sees anybody.",
      "channel": {
        "$ref": "#/channels/DebateRoundStarted"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateRoundStarted/messages/DebateRoundStarted"
        }
      ]
    },
    "receiveArgumentMade": {
      "action": "receive",
      "summary": "ArgumentMade is what a participant said in a round of a debate.",
      "channel": {
        "$ref": "#/channels/ArgumentMade"
      },
      "messages": [
        {
          "$ref": "#/channels/ArgumentMade/messages/ArgumentMade"
        }
      ]
    },
    "receiveDebateRoundClosed": {
      "action": "receive",
      "summary": "DebateRoundClosed ends a round, with the lead's word on it; without one where the model gave nothing.",
      "channel": {
        "$ref": "#/channels/DebateRoundClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateRoundClosed/messages/DebateRoundClosed"
        }
      ]
    },
    "receiveDebateRuled": {
      "action": "receive",
      "summary": "DebateRuled is the lead's ruling, and who does not share it.",
      "channel": {
        "$ref": "#/channels/DebateRuled"
      },
      "messages": [
        {
          "$ref": "#/channels/DebateRuled/messages/DebateRuled"
        }
      ]
    },
    "receiveTeamReported": {
      "action": "receive",
      "summary": "TeamReported is the lead's synthesis, and what is missing from it.",
      "channel": {
        "$ref": "#/channels/TeamReported"
      },
      "messages": [
        {
          "$ref": "#/channels/TeamReported/messages/TeamReported"
        }
      ]
    },
    "receiveNoticeIssued": {
      "action": "receive",
      "summary": "NoticeIssued is what the Interviewer goes by from its next turn on.",
      "channel": {
        "$ref": "#/channels/NoticeIssued"
      },
      "messages": [
        {
          "$ref": "#/channels/NoticeIssued/messages/NoticeIssued"
        }
      ]
    },
    "receiveUserSpoke": {
      "action": "receive",
      "summary": "UserSpoke begins a turn: what the user said since the last one. The words are in the interventions.",
      "channel": {
        "$ref": "#/channels/UserSpoke"
      },
      "messages": [
        {
          "$ref": "#/channels/UserSpoke/messages/UserSpoke"
        }
      ]
    },
    "receiveInterviewResumed": {
      "action": "receive",
      "summary": "InterviewResumed says where the interview stood, to a user who has been away.",
      "channel": {
        "$ref": "#/channels/InterviewResumed"
      },
      "messages": [
        {
          "$ref": "#/channels/InterviewResumed/messages/InterviewResumed"
        }
      ]
    },
    "receiveAnswerGiven": {
      "action": "receive",
      "summary": "AnswerGiven is what the Interviewer said in a turn; its opening words are turn 0.",
      "channel": {
        "$ref": "#/channels/AnswerGiven"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerGiven/messages/AnswerGiven"
        }
      ]
    },
    "receiveAnswerInterrupted": {
      "action": "receive",
      "summary": "AnswerInterrupted says that the user broke into an answer: what is said of it up to here stays.",
      "channel": {
        "$ref": "#/channels/AnswerInterrupted"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerInterrupted/messages/AnswerInterrupted"
        }
      ]
    },
    "receiveInterviewAnalysed": {
      "action": "receive",
      "summary": "InterviewAnalysed brings the state up to a turn: what is known, and how complete it is.",
      "channel": {
        "$ref": "#/channels/InterviewAnalysed"
      },
      "messages": [
        {
          "$ref": "#/channels/InterviewAnalysed/messages/InterviewAnalysed"
        }
      ]
    },
    "receiveAnalysisOverseen": {
      "action": "receive",
      "summary": "AnalysisOverseen is what the Judge found.",
      "channel": {
        "$ref": "#/channels/AnalysisOverseen"
      },
      "messages": [
        {
          "$ref": "#/channels/AnalysisOverseen/messages/AnalysisOverseen"
        }
      ]
    },
    "receiveStatusChanged": {
      "action": "receive",
      "summary": "StatusChanged moves the interview on, with the Judge's approval.",
      "channel": {
        "$ref": "#/channels/StatusChanged"
      },
      "messages": [
        {
          "$ref": "#/channels/StatusChanged/messages/StatusChanged"
        }
      ]
    },
    "receiveMemoryCompressed": {
      "action": "receive",
      "summary": "MemoryCompressed takes older turns together; word for word they stay in the log.",
      "channel": {
        "$ref": "#/channels/MemoryCompressed"
      },
      "messages": [
        {
          "$ref": "#/channels/MemoryCompressed/messages/MemoryCompressed"
        }
      ]
    },
    "receiveBarrierHeld": {
      "action": "receive",
      "summary": "BarrierHeld says that what the user says waits for the background of a turn.",
      "channel": {
        "$ref": "#/channels/BarrierHeld"
      },
      "messages": [
        {
          "$ref": "#/channels/BarrierHeld/messages/BarrierHeld"
        }
      ]
    },
    "receiveBarrierReleased": {
      "action": "receive",
      "summary": "BarrierReleased ends the background of a turn: the next may begin.",
      "channel": {
        "$ref": "#/channels/BarrierReleased"
      },
      "messages": [
        {
          "$ref": "#/channels/BarrierReleased/messages/BarrierReleased"
        }
      ]
    },
    "receiveDocumentsRequested": {
      "action": "receive",
      "summary": "DocumentsRequested has the Architect write.",
      "channel": {
        "$ref": "#/channels/DocumentsRequested"
      },
      "messages": [
        {
          "$ref": "#/channels/DocumentsRequested/messages/DocumentsRequested"
        }
      ]
    },
    "receiveInterviewDocumentWritten": {
      "action": "receive",
      "summary": "InterviewDocumentWritten is one document of a delivery. Earlier versions stay.",
      "channel": {
        "$ref": "#/channels/InterviewDocumentWritten"
      },
      "messages": [
        {
          "$ref": "#/channels/InterviewDocumentWritten/messages/InterviewDocumentWritten"
        }
      ]
    },
    "receiveDocumentMissed": {
      "action": "receive",
      "summary": "DocumentMissed says that a document could not be written; an earlier version stands.",
      "channel": {
        "$ref": "#/channels/DocumentMissed"
      },
      "messages": [
        {
          "$ref": "#/channels/DocumentMissed/messages/DocumentMissed"
        }
      ]
    },
    "receiveDocumentsDelivered": {
      "action": "receive",
      "summary": "DocumentsDelivered ends a delivery: what stands from now on, document by document.",
      "channel": {
        "$ref": "#/channels/DocumentsDelivered"
      },
      "messages": [
        {
          "$ref": "#/channels/DocumentsDelivered/messages/DocumentsDelivered"
        }
      ]
    },
    "receiveCheckRequested": {
      "action": "receive",
      "summary": "CheckRequested asks the monitor whether to go on; the next round waits for its answer.",
      "channel": {
        "$ref": "#/channels/CheckRequested"
      },
      "messages": [
        {
          "$ref": "#/channels/CheckRequested/messages/CheckRequested"
        }
      ]
    },
    "receiveTerminationChecked": {
      "action": "receive",
      "summary": "TerminationChecked is the monitor's answer: why it stops, or why it does not.",
      "channel": {
        "$ref": "#/channels/TerminationChecked"
      },
      "messages": [
        {
          "$ref": "#/channels/TerminationChecked/messages/TerminationChecked"
        }
      ]
    },
    "receiveTerminationWarned": {
      "action": "receive",
      "summary": "TerminationWarned says that a stop condition is near.",
      "channel": {
        "$ref": "#/channels/TerminationWarned"
      },
      "messages": [
        {
          "$ref": "#/channels/TerminationWarned/messages/TerminationWarned"
        }
      ]
    },
    "receiveEndAnnounced": {
      "action": "receive",
      "summary": "EndAnnounced says that the channel will end unless somebody overrides it.",
      "channel": {
        "$ref": "#/channels/EndAnnounced"
      },
      "messages": [
        {
          "$ref": "#/channels/EndAnnounced/messages/EndAnnounced"
        }
      ]
    },
    "receiveEndOverridden": {
      "action": "receive",
      "summary": "EndOverridden says that a person wants it to go on; what asked for the end has to hold anew.",
      "channel": {
        "$ref": "#/channels/EndOverridden"
      },
      "messages": [
        {
          "$ref": "#/channels/EndOverridden/messages/EndOverridden"
        }
      ]
    },
    "receiveLimitsExtended": {
      "action": "receive",
      "summary": "LimitsExtended gives a channel more rounds or more time.",
      "channel": {
        "$ref": "#/channels/LimitsExtended"
      },
      "messages": [
        {
          "$ref": "#/channels/LimitsExtended/messages/LimitsExtended"
        }
      ]
    },
    "receiveAutoExitSwitched": {
      "action": "receive",
      "summary": "AutoExitSwitched says whether conditions end the channel from now on, or only warn.",
      "channel": {
        "$ref": "#/channels/AutoExitSwitched"
      },
      "messages": [
        {
          "$ref": "#/channels/AutoExitSwitched/messages/AutoExitSwitched"
        }
      ]
    },
    "receiveRehearsalPaceSet": {
      "action": "receive",
      "summary": "RehearsalPaceSet says how fast a rehearsal plays from the next message on.",
      "channel": {
        "$ref": "#/channels/RehearsalPaceSet"
      },
      "messages": [
        {
          "$ref": "#/channels/RehearsalPaceSet/messages/RehearsalPaceSet"
        }
      ]
    },
    "receiveVoteCalled": {
      "action": "receive",
      "summary": "VoteCalled asks everybody whether to end.",
      "channel": {
        "$ref": "#/channels/VoteCalled"
      },
      "messages": [
        {
          "$ref": "#/channels/VoteCalled/messages/VoteCalled"
        }
      ]
    },
    "receiveBallotRequested": {
      "action": "receive",
      "summary": "BallotRequested asks one participant for its vote.",
      "channel": {
        "$ref": "#/channels/BallotRequested"
      },
      "messages": [
        {
          "$ref": "#/channels/BallotRequested/messages/BallotRequested"
        }
      ]
    },
    "receiveBallotMissed": {
      "action": "receive",
      "summary": "BallotMissed says that a voter's model failed: it has no vote, and counts for no quorum.",
      "channel": {
        "$ref": "#/channels/BallotMissed"
      },
      "messages": [
        {
          "$ref": "#/channels/BallotMissed/messages/BallotMissed"
        }
      ]
    },
    "receiveBallotCast": {
      "action": "receive",
      "summary": "BallotCast is one vote.",
      "channel": {
        "$ref": "#/channels/BallotCast"
      },
      "messages": [
        {
          "$ref": "#/channels/BallotCast/messages/BallotCast"
        }
      ]
    },
    "receiveVoteClosed": {
      "action": "receive",
      "summary": "VoteClosed is the result; who said nothing has abstained.",
      "channel": {
        "$ref": "#/channels/VoteClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/VoteClosed/messages/VoteClosed"
        }
      ]
    },
    "receiveSignalReceived": {
      "action": "receive",
      "summary": "SignalReceived is a word from outside, of one who may say it.",
      "channel": {
        "$ref": "#/channels/SignalReceived"
      },
      "messages": [
        {
          "$ref": "#/channels/SignalReceived/messages/SignalReceived"
        }
      ]
    },
    "receiveChannelClosed": {
      "action": "receive",
      "summary": "ChannelClosed ends the stream: nothing but AnswerDiscarded follows.",
      "channel": {
        "$ref": "#/channels/ChannelClosed"
      },
      "messages": [
        {
          "$ref": "#/channels/ChannelClosed/messages/ChannelClosed"
        }
      ]
    },
    "sendOpenChannel": {
      "action": "send",
      "summary": "OpenChannel starts a negotiation; channel-admin has filled in every default.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenChannel"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenChannel/messages/OpenChannel"
        }
      ]
    },
    "sendOpenRoundTable": {
      "action": "send",
      "summary": "OpenRoundTable starts a round table; channel-admin has filled in every default.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenRoundTable"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenRoundTable/messages/OpenRoundTable"
        }
      ]
    },
    "sendOpenWorkshop": {
      "action": "send",
      "summary": "OpenWorkshop starts a planning workshop; channel-admin has filled in every default.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenWorkshop"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenWorkshop/messages/OpenWorkshop"
        }
      ]
    },
    "sendOpenTeam": {
      "action": "send",
      "summary": "OpenTeam starts a team; channel-admin has filled in every default.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenTeam"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenTeam/messages/OpenTeam"
        }
      ]
    },
    "sendOpenInterview": {
      "action": "send",
      "summary": "OpenInterview starts an interview; channel-admin has filled in every default.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenInterview"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenInterview/messages/OpenInterview"
        }
      ]
    },
    "sendAnswerUser": {
      "action": "send",
      "summary": "AnswerUser answers an `answer` turn of an interview: the Interviewer's words.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/AnswerUser"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerUser/messages/AnswerUser"
        }
      ]
    },
    "sendInterruptAnswer": {
      "action": "send",
      "summary": "InterruptAnswer breaks into the answer that is being given, or was given last.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/InterruptAnswer"
      },
      "messages": [
        {
          "$ref": "#/channels/InterruptAnswer/messages/InterruptAnswer"
        }
      ]
    },
    "sendDeliverDocuments": {
      "action": "send",
      "summary": "DeliverDocuments has the Architect write now, with what is known.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/DeliverDocuments"
      },
      "messages": [
        {
          "$ref": "#/channels/DeliverDocuments/messages/DeliverDocuments"
        }
      ]
    },
    "sendWriteInterviewDocument": {
      "action": "send",
      "summary": "WriteInterviewDocument answers a `write` turn of an interview.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/WriteInterviewDocument"
      },
      "messages": [
        {
          "$ref": "#/channels/WriteInterviewDocument/messages/WriteInterviewDocument"
        }
      ]
    },
    "sendCompleteBriefing": {
      "action": "send",
      "summary": "CompleteBriefing answers a `brief` facilitation: the Analyst's first notice.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteBriefing"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteBriefing/messages/CompleteBriefing"
        }
      ]
    },
    "sendCompleteAnalysis": {
      "action": "send",
      "summary": "CompleteAnalysis answers an `analyse` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteAnalysis"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteAnalysis/messages/CompleteAnalysis"
        }
      ]
    },
    "sendCompleteOversight": {
      "action": "send",
      "summary": "CompleteOversight answers an `oversee` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteOversight"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteOversight/messages/CompleteOversight"
        }
      ]
    },
    "sendCompleteCompression": {
      "action": "send",
      "summary": "CompleteCompression answers a `compress` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteCompression"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteCompression/messages/CompleteCompression"
        }
      ]
    },
    "sendPlanTask": {
      "action": "send",
      "summary": "PlanTask answers a `plan` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/PlanTask"
      },
      "messages": [
        {
          "$ref": "#/channels/PlanTask/messages/PlanTask"
        }
      ]
    },
    "sendCompletePhase": {
      "action": "send",
      "summary": "CompletePhase answers an `execute` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompletePhase"
      },
      "messages": [
        {
          "$ref": "#/channels/CompletePhase/messages/CompletePhase"
        }
      ]
    },
    "sendRevisePlan": {
      "action": "send",
      "summary": "RevisePlan answers a `revise` turn of a team: what its plan becomes after the debate on it.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/RevisePlan"
      },
      "messages": [
        {
          "$ref": "#/channels/RevisePlan/messages/RevisePlan"
        }
      ]
    },
    "sendAssessDivergence": {
      "action": "send",
      "summary": "AssessDivergence answers an `assess` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/AssessDivergence"
      },
      "messages": [
        {
          "$ref": "#/channels/AssessDivergence/messages/AssessDivergence"
        }
      ]
    },
    "sendOpenDebate": {
      "action": "send",
      "summary": "OpenDebate answers an `open_debate` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/OpenDebate"
      },
      "messages": [
        {
          "$ref": "#/channels/OpenDebate/messages/OpenDebate"
        }
      ]
    },
    "sendArgue": {
      "action": "send",
      "summary": "Argue answers an `argue` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/Argue"
      },
      "messages": [
        {
          "$ref": "#/channels/Argue/messages/Argue"
        }
      ]
    },
    "sendSumUpDebate": {
      "action": "send",
      "summary": "SumUpDebate answers a `sum_up` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SumUpDebate"
      },
      "messages": [
        {
          "$ref": "#/channels/SumUpDebate/messages/SumUpDebate"
        }
      ]
    },
    "sendRuleDebate": {
      "action": "send",
      "summary": "RuleDebate answers a `rule` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/RuleDebate"
      },
      "messages": [
        {
          "$ref": "#/channels/RuleDebate/messages/RuleDebate"
        }
      ]
    },
    "sendReportTeam": {
      "action": "send",
      "summary": "ReportTeam answers a `synthesise` turn of a team.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/ReportTeam"
      },
      "messages": [
        {
          "$ref": "#/channels/ReportTeam/messages/ReportTeam"
        }
      ]
    },
    "sendGiveSpeech": {
      "action": "send",
      "summary": "GiveSpeech answers a `speech` turn of a workshop.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/GiveSpeech"
      },
      "messages": [
        {
          "$ref": "#/channels/GiveSpeech/messages/GiveSpeech"
        }
      ]
    },
    "sendRecordLookup": {
      "action": "send",
      "summary": "RecordLookup keeps what a participant looked up before its speech or its phase's result; at most three times a turn.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/RecordLookup"
      },
      "messages": [
        {
          "$ref": "#/channels/RecordLookup/messages/RecordLookup"
        }
      ]
    },
    "sendAnswerClarification": {
      "action": "send",
      "summary": "AnswerClarification is the user's answer to a pending question.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/AnswerClarification"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerClarification/messages/AnswerClarification"
        }
      ]
    },
    "sendSkipClarification": {
      "action": "send",
      "summary": "SkipClarification leaves a pending question to the role, which then assumes what it said it would.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SkipClarification"
      },
      "messages": [
        {
          "$ref": "#/channels/SkipClarification/messages/SkipClarification"
        }
      ]
    },
    "sendFollowUpClarification": {
      "action": "send",
      "summary": "FollowUpClarification answers a `follow_up` turn: whether the user's answer suffices.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/FollowUpClarification"
      },
      "messages": [
        {
          "$ref": "#/channels/FollowUpClarification/messages/FollowUpClarification"
        }
      ]
    },
    "sendRatify": {
      "action": "send",
      "summary": "Ratify answers a `ratify` turn: where a role stands on entries that it has not heard of before.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/Ratify"
      },
      "messages": [
        {
          "$ref": "#/channels/Ratify/messages/Ratify"
        }
      ]
    },
    "sendWriteDocument": {
      "action": "send",
      "summary": "WriteDocument answers a `document` turn.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/WriteDocument"
      },
      "messages": [
        {
          "$ref": "#/channels/WriteDocument/messages/WriteDocument"
        }
      ]
    },
    "sendCompleteRelay": {
      "action": "send",
      "summary": "CompleteRelay answers a `relay` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteRelay"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteRelay/messages/CompleteRelay"
        }
      ]
    },
    "sendCompleteInitialJudgement": {
      "action": "send",
      "summary": "CompleteInitialJudgement answers an `initial_judgement` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteInitialJudgement"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteInitialJudgement/messages/CompleteInitialJudgement"
        }
      ]
    },
    "sendCompleteReview": {
      "action": "send",
      "summary": "CompleteReview answers a `review` facilitation. It can put nothing in the draft.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteReview"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteReview/messages/CompleteReview"
        }
      ]
    },
    "sendCompleteReport": {
      "action": "send",
      "summary": "CompleteReport answers a `report` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteReport"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteReport/messages/CompleteReport"
        }
      ]
    },
    "sendContribute": {
      "action": "send",
      "summary": "Contribute answers a turn at a round table.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/Contribute"
      },
      "messages": [
        {
          "$ref": "#/channels/Contribute/messages/Contribute"
        }
      ]
    },
    "sendCompleteSelection": {
      "action": "send",
      "summary": "CompleteSelection answers a `select` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteSelection"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteSelection/messages/CompleteSelection"
        }
      ]
    },
    "sendCompleteSummary": {
      "action": "send",
      "summary": "CompleteSummary answers a `summarise` or `conclude` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteSummary"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteSummary/messages/CompleteSummary"
        }
      ]
    },
    "sendCompleteJudgement": {
      "action": "send",
      "summary": "CompleteJudgement answers a `judge` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteJudgement"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteJudgement/messages/CompleteJudgement"
        }
      ]
    },
    "sendExtendLimits": {
      "action": "send",
      "summary": "ExtendLimits gives a channel more rounds or more time.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/ExtendLimits"
      },
      "messages": [
        {
          "$ref": "#/channels/ExtendLimits/messages/ExtendLimits"
        }
      ]
    },
    "sendSwitchAutoExit": {
      "action": "send",
      "summary": "SwitchAutoExit says whether conditions end a running channel from now on, or only warn.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SwitchAutoExit"
      },
      "messages": [
        {
          "$ref": "#/channels/SwitchAutoExit/messages/SwitchAutoExit"
        }
      ]
    },
    "sendSetRehearsalPace": {
      "action": "send",
      "summary": "SetRehearsalPace says how fast a rehearsal plays from the next message on.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SetRehearsalPace"
      },
      "messages": [
        {
          "$ref": "#/channels/SetRehearsalPace/messages/SetRehearsalPace"
        }
      ]
    },
    "sendContinueChannel": {
      "action": "send",
      "summary": "ContinueChannel overrides a pending end.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/ContinueChannel"
      },
      "messages": [
        {
          "$ref": "#/channels/ContinueChannel/messages/ContinueChannel"
        }
      ]
    },
    "sendCallVote": {
      "action": "send",
      "summary": "CallVote asks everybody whether to end.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CallVote"
      },
      "messages": [
        {
          "$ref": "#/channels/CallVote/messages/CallVote"
        }
      ]
    },
    "sendFailBallot": {
      "action": "send",
      "summary": "FailBallot says that a voter's model gave no vote.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/FailBallot"
      },
      "messages": [
        {
          "$ref": "#/channels/FailBallot/messages/FailBallot"
        }
      ]
    },
    "sendCastBallot": {
      "action": "send",
      "summary": "CastBallot answers a vote; without a participant it is the caller's own.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CastBallot"
      },
      "messages": [
        {
          "$ref": "#/channels/CastBallot/messages/CastBallot"
        }
      ]
    },
    "sendSendSignal": {
      "action": "send",
      "summary": "SendSignal says a word from outside, as an `external_signal` condition waits for it.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SendSignal"
      },
      "messages": [
        {
          "$ref": "#/channels/SendSignal/messages/SendSignal"
        }
      ]
    },
    "sendSubmitFeedback": {
      "action": "send",
      "summary": "SubmitFeedback answers a turn.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SubmitFeedback"
      },
      "messages": [
        {
          "$ref": "#/channels/SubmitFeedback/messages/SubmitFeedback"
        }
      ]
    },
    "sendFailTurn": {
      "action": "send",
      "summary": "FailTurn says that a hosted participant's model gave nothing usable.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/FailTurn"
      },
      "messages": [
        {
          "$ref": "#/channels/FailTurn/messages/FailTurn"
        }
      ]
    },
    "sendGiveUpAnswer": {
      "action": "send",
      "summary": "GiveUpAnswer says that a service ends in the middle of a model's answer: what it answers stays asked, what it cost is kept.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/GiveUpAnswer"
      },
      "messages": [
        {
          "$ref": "#/channels/GiveUpAnswer/messages/GiveUpAnswer"
        }
      ]
    },
    "sendCompleteScreening": {
      "action": "send",
      "summary": "CompleteScreening answers a `screen` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteScreening"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteScreening/messages/CompleteScreening"
        }
      ]
    },
    "sendCompleteDraft": {
      "action": "send",
      "summary": "CompleteDraft answers a `draft` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteDraft"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteDraft/messages/CompleteDraft"
        }
      ]
    },
    "sendCompleteAdjustment": {
      "action": "send",
      "summary": "CompleteAdjustment answers an `adjust` or `compromise` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteAdjustment"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteAdjustment/messages/CompleteAdjustment"
        }
      ]
    },
    "sendCompleteGaps": {
      "action": "send",
      "summary": "CompleteGaps answers a `gaps` facilitation.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/CompleteGaps"
      },
      "messages": [
        {
          "$ref": "#/channels/CompleteGaps/messages/CompleteGaps"
        }
      ]
    },
    "sendFailFacilitation": {
      "action": "send",
      "summary": "FailFacilitation says that a facilitation gave nothing usable.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/FailFacilitation"
      },
      "messages": [
        {
          "$ref": "#/channels/FailFacilitation/messages/FailFacilitation"
        }
      ]
    },
    "sendFireTimer": {
      "action": "send",
      "summary": "FireTimer brings a due timer back.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/FireTimer"
      },
      "messages": [
        {
          "$ref": "#/channels/FireTimer/messages/FireTimer"
        }
      ]
    },
    "sendIntervene": {
      "action": "send",
      "summary": "Intervene says something to the channel; `/stop` ends it.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/Intervene"
      },
      "messages": [
        {
          "$ref": "#/channels/Intervene/messages/Intervene"
        }
      ]
    },
    "sendIssueSeatToken": {
      "action": "send",
      "summary": "IssueSeatToken gives the seat of a person or an external agent a key of its own; those before are good no longer. One that is made for a link stands beside it, and is good for the seat alike.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/IssueSeatToken"
      },
      "messages": [
        {
          "$ref": "#/channels/IssueSeatToken/messages/IssueSeatToken"
        }
      ]
    },
    "sendShareDecision": {
      "action": "send",
      "summary": "ShareDecision makes a link by which anybody who has it reads what was decided in this channel, and nothing else; the one before is good no longer.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/ShareDecision"
      },
      "messages": [
        {
          "$ref": "#/channels/ShareDecision/messages/ShareDecision"
        }
      ]
    },
    "sendEndSharing": {
      "action": "send",
      "summary": "EndSharing takes the link back: who has it reads nothing any more.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/EndSharing"
      },
      "messages": [
        {
          "$ref": "#/channels/EndSharing/messages/EndSharing"
        }
      ]
    },
    "sendStopChannel": {
      "action": "send",
      "summary": "StopChannel ends a channel with what there is.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/StopChannel"
      },
      "messages": [
        {
          "$ref": "#/channels/StopChannel/messages/StopChannel"
        }
      ]
    },
    "sendSignalTermination": {
      "action": "send",
      "summary": "SignalTermination is the monitor's reasoned request to go on, to warn or to stop.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/SignalTermination"
      },
      "messages": [
        {
          "$ref": "#/channels/SignalTermination/messages/SignalTermination"
        }
      ]
    },
    "receiveSeatTurn": {
      "action": "receive",
      "summary": "SeatTurn asks a seat for something, with all that it needs to answer.",
      "channel": {
        "$ref": "#/channels/SeatTurn"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatTurn/messages/SeatTurn"
        }
      ]
    },
    "receiveSeatVote": {
      "action": "receive",
      "summary": "SeatVote asks a seat for its vote on ending the channel.",
      "channel": {
        "$ref": "#/channels/SeatVote"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatVote/messages/SeatVote"
        }
      ]
    },
    "receiveSeatSettled": {
      "action": "receive",
      "summary": "SeatSettled says that nobody waits for the answer of a turn or a vote any more.",
      "channel": {
        "$ref": "#/channels/SeatSettled"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatSettled/messages/SeatSettled"
        }
      ]
    },
    "receiveSeatSaid": {
      "action": "receive",
      "summary": "SeatSaid is what somebody else has said where every seat hears all; nowhere else is it sent.",
      "channel": {
        "$ref": "#/channels/SeatSaid"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatSaid/messages/SeatSaid"
        }
      ]
    },
    "receiveSeatOutcome": {
      "action": "receive",
      "summary": "SeatOutcome says that the channel has ended, and what the seat may know of what it came to.",
      "channel": {
        "$ref": "#/channels/SeatOutcome"
      },
      "messages": [
        {
          "$ref": "#/channels/SeatOutcome/messages/SeatOutcome"
        }
      ]
    },
    "sendAnswerTurn": {
      "action": "send",
      "summary": "AnswerTurn is how a seat answers what it was asked, turn or vote, on the subject that `answer_to` names.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/AnswerTurn"
      },
      "messages": [
        {
          "$ref": "#/channels/AnswerTurn/messages/AnswerTurn"
        }
      ]
    },
    "sendNextForSeat": {
      "action": "send",
      "summary": "NextForSeat asks for the next message of a seat that was away.",
      "reply": {
        "channel": {
          "$ref": "#/channels/replies"
        },
        "messages": [
          {
            "$ref": "#/channels/replies/messages/reply"
          }
        ]
      },
      "channel": {
        "$ref": "#/channels/NextForSeat"
      },
      "messages": [
        {
          "$ref": "#/channels/NextForSeat/messages/NextForSeat"
        }
      ]
    },
    "receiveDeadLetter": {
      "action": "receive",
      "summary": "A message that a service gave up on, with the cause.",
      "channel": {
        "$ref": "#/channels/deadLetters"
      },
      "messages": [
        {
          "$ref": "#/channels/deadLetters/messages/deadLetters"
        }
      ]
    },
    "receiveTokens": {
      "action": "receive",
      "summary": "What is being said while it is said; nothing is stored, and what counts is the event that follows.",
      "channel": {
        "$ref": "#/channels/tokens"
      },
      "messages": [
        {
          "$ref": "#/channels/tokens/messages/tokens"
        }
      ]
    }
  },
  "components": {
    "messages": {
      "ChannelOpened": {
        "name": "ChannelOpened",
        "summary": "ChannelOpened starts a stream.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ChannelOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/ChannelOpened"
                }
              }
            }
          ]
        }
      },
      "RoundTableOpened": {
        "name": "RoundTableOpened",
        "summary": "RoundTableOpened starts the stream of a round table.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RoundTableOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/RoundTableOpened"
                }
              }
            }
          ]
        }
      },
      "WorkshopOpened": {
        "name": "WorkshopOpened",
        "summary": "WorkshopOpened starts the stream of a planning workshop: one version of a plan.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopOpened"
                }
              }
            }
          ]
        }
      },
      "TeamOpened": {
        "name": "TeamOpened",
        "summary": "TeamOpened starts the stream of a team.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TeamOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/TeamOpened"
                }
              }
            }
          ]
        }
      },
      "InterviewOpened": {
        "name": "InterviewOpened",
        "summary": "InterviewOpened starts the stream of an interview.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterviewOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/InterviewOpened"
                }
              }
            }
          ]
        }
      },
      "FacilitationRequested": {
        "name": "FacilitationRequested",
        "summary": "FacilitationRequested asks coach-judge for a piece of neutral model work.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.FacilitationRequested"
                },
                "data": {
                  "$ref": "#/components/schemas/FacilitationRequested"
                }
              }
            }
          ]
        }
      },
      "FacilitationCompleted": {
        "name": "FacilitationCompleted",
        "summary": "FacilitationCompleted records the model's validated output; what follows from it is in the events after it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.FacilitationCompleted"
                },
                "data": {
                  "$ref": "#/components/schemas/FacilitationCompleted"
                }
              }
            }
          ]
        }
      },
      "FacilitationFailed": {
        "name": "FacilitationFailed",
        "summary": "FacilitationFailed records that a facilitation gave nothing usable.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.FacilitationFailed"
                },
                "data": {
                  "$ref": "#/components/schemas/FacilitationFailed"
                }
              }
            }
          ]
        }
      },
      "CandidatesScreened": {
        "name": "CandidatesScreened",
        "summary": "CandidatesScreened says who is in, who could stand in, and who is not needed.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.CandidatesScreened"
                },
                "data": {
                  "$ref": "#/components/schemas/CandidatesScreened"
                }
              }
            }
          ]
        }
      },
      "ProposalDrafted": {
        "name": "ProposalDrafted",
        "summary": "ProposalDrafted is version 1.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ProposalDrafted"
                },
                "data": {
                  "$ref": "#/components/schemas/ProposalDrafted"
                }
              }
            }
          ]
        }
      },
      "ProposalAdjusted": {
        "name": "ProposalAdjusted",
        "summary": "ProposalAdjusted is every later version.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ProposalAdjusted"
                },
                "data": {
                  "$ref": "#/components/schemas/ProposalAdjusted"
                }
              }
            }
          ]
        }
      },
      "RoundStarted": {
        "name": "RoundStarted",
        "summary": "RoundStarted sends a version to the selected participants, and to nobody else.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RoundStarted"
                },
                "data": {
                  "$ref": "#/components/schemas/RoundStarted"
                }
              }
            }
          ]
        }
      },
      "TurnRequested": {
        "name": "TurnRequested",
        "summary": "TurnRequested asks one participant for its turn: feedback in a negotiation, a contribution at a round table, a piece of work in a workshop.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TurnRequested"
                },
                "data": {
                  "$ref": "#/components/schemas/TurnRequested"
                }
              }
            }
          ]
        }
      },
      "TimerSet": {
        "name": "TimerSet",
        "summary": "TimerSet asks for a FireTimer command at a time.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TimerSet"
                },
                "data": {
                  "$ref": "#/components/schemas/TimerSet"
                }
              }
            }
          ]
        }
      },
      "TimerFired": {
        "name": "TimerFired",
        "summary": "TimerFired says that a timer came due and was acted on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TimerFired"
                },
                "data": {
                  "$ref": "#/components/schemas/TimerFired"
                }
              }
            }
          ]
        }
      },
      "TimerCancelled": {
        "name": "TimerCancelled",
        "summary": "TimerCancelled says that a timer is no longer needed.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TimerCancelled"
                },
                "data": {
                  "$ref": "#/components/schemas/TimerCancelled"
                }
              }
            }
          ]
        }
      },
      "FeedbackRecorded": {
        "name": "FeedbackRecorded",
        "summary": "FeedbackRecorded is one participant's answer in one round.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.FeedbackRecorded"
                },
                "data": {
                  "$ref": "#/components/schemas/FeedbackRecorded"
                }
              }
            }
          ]
        }
      },
      "ReminderSent": {
        "name": "ReminderSent",
        "summary": "ReminderSent says that a silent participant was reminded (N6, policy `remind`).",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ReminderSent"
                },
                "data": {
                  "$ref": "#/components/schemas/ReminderSent"
                }
              }
            }
          ]
        }
      },
      "TurnFailed": {
        "name": "TurnFailed",
        "summary": "TurnFailed says that a participant's model gave nothing usable; what follows is in the events after it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TurnFailed"
                },
                "data": {
                  "$ref": "#/components/schemas/TurnFailed"
                }
              }
            }
          ]
        }
      },
      "AnswerDiscarded": {
        "name": "AnswerDiscarded",
        "summary": "AnswerDiscarded keeps the cost of a model answer that came too late to count, or that was given up.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AnswerDiscarded"
                },
                "data": {
                  "$ref": "#/components/schemas/AnswerDiscarded"
                }
              }
            }
          ]
        }
      },
      "RoundClosed": {
        "name": "RoundClosed",
        "summary": "RoundClosed is the tally of a round; the decision that follows from it is in the events after it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RoundClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/RoundClosed"
                }
              }
            }
          ]
        }
      },
      "ChannelPaused": {
        "name": "ChannelPaused",
        "summary": "ChannelPaused says that the channel waits for a model: a core seat is absent, nobody was heard, or work that it cannot go on without has failed. It goes on by itself at resume_at, or when a person says so.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ChannelPaused"
                },
                "data": {
                  "$ref": "#/components/schemas/ChannelPaused"
                }
              }
            }
          ]
        }
      },
      "ChannelResumed": {
        "name": "ChannelResumed",
        "summary": "ChannelResumed ends such a pause: what failed is asked for again.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ChannelResumed"
                },
                "data": {
                  "$ref": "#/components/schemas/ChannelResumed"
                }
              }
            }
          ]
        }
      },
      "ParticipantWithdrawn": {
        "name": "ParticipantWithdrawn",
        "summary": "ParticipantWithdrawn says who left and what follows from it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ParticipantWithdrawn"
                },
                "data": {
                  "$ref": "#/components/schemas/ParticipantWithdrawn"
                }
              }
            }
          ]
        }
      },
      "ReplacementInvited": {
        "name": "ReplacementInvited",
        "summary": "ReplacementInvited gives a withdrawn core role to the next of possibly_related.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ReplacementInvited"
                },
                "data": {
                  "$ref": "#/components/schemas/ReplacementInvited"
                }
              }
            }
          ]
        }
      },
      "OutcomeReached": {
        "name": "OutcomeReached",
        "summary": "OutcomeReached is the decision tree's result.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.OutcomeReached"
                },
                "data": {
                  "$ref": "#/components/schemas/OutcomeReached"
                }
              }
            }
          ]
        }
      },
      "GapsIdentified": {
        "name": "GapsIdentified",
        "summary": "GapsIdentified says what the demand still lacks.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.GapsIdentified"
                },
                "data": {
                  "$ref": "#/components/schemas/GapsIdentified"
                }
              }
            }
          ]
        }
      },
      "SeatTokenIssued": {
        "name": "SeatTokenIssued",
        "summary": "SeatTokenIssued says by which key a seat speaks for itself from now on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatTokenIssued"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatTokenIssued"
                }
              }
            }
          ]
        }
      },
      "DecisionShared": {
        "name": "DecisionShared",
        "summary": "DecisionShared says by which key anybody reads what was decided, until when.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DecisionShared"
                },
                "data": {
                  "$ref": "#/components/schemas/DecisionShared"
                }
              }
            }
          ]
        }
      },
      "SharingEnded": {
        "name": "SharingEnded",
        "summary": "SharingEnded says that nobody reads the decision by a link any more.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SharingEnded"
                },
                "data": {
                  "$ref": "#/components/schemas/SharingEnded"
                }
              }
            }
          ]
        }
      },
      "InterventionRecorded": {
        "name": "InterventionRecorded",
        "summary": "InterventionRecorded keeps what a person said to the channel; it is applied at the next round boundary.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterventionRecorded"
                },
                "data": {
                  "$ref": "#/components/schemas/InterventionRecorded"
                }
              }
            }
          ]
        }
      },
      "InterventionsApplied": {
        "name": "InterventionsApplied",
        "summary": "InterventionsApplied says from which round on what was said counts.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterventionsApplied"
                },
                "data": {
                  "$ref": "#/components/schemas/InterventionsApplied"
                }
              }
            }
          ]
        }
      },
      "SpeakersSelected": {
        "name": "SpeakersSelected",
        "summary": "SpeakersSelected says who answers a message, and why.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SpeakersSelected"
                },
                "data": {
                  "$ref": "#/components/schemas/SpeakersSelected"
                }
              }
            }
          ]
        }
      },
      "ContributionMade": {
        "name": "ContributionMade",
        "summary": "ContributionMade is what one participant said in one round.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ContributionMade"
                },
                "data": {
                  "$ref": "#/components/schemas/ContributionMade"
                }
              }
            }
          ]
        }
      },
      "TurnSkipped": {
        "name": "TurnSkipped",
        "summary": "TurnSkipped says that a turn ended without a contribution.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TurnSkipped"
                },
                "data": {
                  "$ref": "#/components/schemas/TurnSkipped"
                }
              }
            }
          ]
        }
      },
      "DiscussionRoundClosed": {
        "name": "DiscussionRoundClosed",
        "summary": "DiscussionRoundClosed ends a round of contributions.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DiscussionRoundClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/DiscussionRoundClosed"
                }
              }
            }
          ]
        }
      },
      "RoundSummarised": {
        "name": "RoundSummarised",
        "summary": "RoundSummarised is the facilitator's summary of a round, or of it all.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RoundSummarised"
                },
                "data": {
                  "$ref": "#/components/schemas/RoundSummarised"
                }
              }
            }
          ]
        }
      },
      "AgreementJudged": {
        "name": "AgreementJudged",
        "summary": "AgreementJudged is the neutral model's answer where the detector was in doubt.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AgreementJudged"
                },
                "data": {
                  "$ref": "#/components/schemas/AgreementJudged"
                }
              }
            }
          ]
        }
      },
      "SpeechGiven": {
        "name": "SpeechGiven",
        "summary": "SpeechGiven is what a role said in its turn. What follows from it is in the events after it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SpeechGiven"
                },
                "data": {
                  "$ref": "#/components/schemas/SpeechGiven"
                }
              }
            }
          ]
        }
      },
      "LookupMade": {
        "name": "LookupMade",
        "summary": "LookupMade keeps what a participant looked up before its speech or its phase's result: its prompts rest on it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.LookupMade"
                },
                "data": {
                  "$ref": "#/components/schemas/LookupMade"
                }
              }
            }
          ]
        }
      },
      "SpeechTruncated": {
        "name": "SpeechTruncated",
        "summary": "SpeechTruncated says that a speech was longer than the workshop keeps.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SpeechTruncated"
                },
                "data": {
                  "$ref": "#/components/schemas/SpeechTruncated"
                }
              }
            }
          ]
        }
      },
      "IssueRaised": {
        "name": "IssueRaised",
        "summary": "IssueRaised puts an issue on the list; those of a round are on the next round's.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueRaised"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueRaised"
                }
              }
            }
          ]
        }
      },
      "IssueReworded": {
        "name": "IssueReworded",
        "summary": "IssueReworded says an issue more finely; the words it was raised with are in its IssueRaised.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueReworded"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueReworded"
                }
              }
            }
          ]
        }
      },
      "IssueResolved": {
        "name": "IssueResolved",
        "summary": "IssueResolved takes an issue off the list: an entry of the draft settles it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueResolved"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueResolved"
                }
              }
            }
          ]
        }
      },
      "IssueMerged": {
        "name": "IssueMerged",
        "summary": "IssueMerged takes an issue off the list: it is part of another.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueMerged"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueMerged"
                }
              }
            }
          ]
        }
      },
      "IssueDismissed": {
        "name": "IssueDismissed",
        "summary": "IssueDismissed takes an issue off the list: the roles found that it is none.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueDismissed"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueDismissed"
                }
              }
            }
          ]
        }
      },
      "IssueReopened": {
        "name": "IssueReopened",
        "summary": "IssueReopened puts an issue back on the list, with the reason.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.IssueReopened"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueReopened"
                }
              }
            }
          ]
        }
      },
      "DraftEntryProposed": {
        "name": "DraftEntryProposed",
        "summary": "DraftEntryProposed puts an entry on the table; whether it enters the draft follows from the stances.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DraftEntryProposed"
                },
                "data": {
                  "$ref": "#/components/schemas/DraftEntryProposed"
                }
              }
            }
          ]
        }
      },
      "DraftEntryAdded": {
        "name": "DraftEntryAdded",
        "summary": "DraftEntryAdded puts an entry in the consensus draft: all who spoke have seen it, and nobody objects.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DraftEntryAdded"
                },
                "data": {
                  "$ref": "#/components/schemas/DraftEntryAdded"
                }
              }
            }
          ]
        }
      },
      "DraftEntrySuperseded": {
        "name": "DraftEntrySuperseded",
        "summary": "DraftEntrySuperseded says that another entry has taken the place of one in the draft.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DraftEntrySuperseded"
                },
                "data": {
                  "$ref": "#/components/schemas/DraftEntrySuperseded"
                }
              }
            }
          ]
        }
      },
      "DraftEntryLapsed": {
        "name": "DraftEntryLapsed",
        "summary": "DraftEntryLapsed takes a proposed entry that never entered the draft off the table.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DraftEntryLapsed"
                },
                "data": {
                  "$ref": "#/components/schemas/DraftEntryLapsed"
                }
              }
            }
          ]
        }
      },
      "DraftEntryRepeated": {
        "name": "DraftEntryRepeated",
        "summary": "DraftEntryRepeated says that an entry was proposed once more, in the same words: it is one entry, and whoever repeats it is for it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DraftEntryRepeated"
                },
                "data": {
                  "$ref": "#/components/schemas/DraftEntryRepeated"
                }
              }
            }
          ]
        }
      },
      "InitialJudgementMade": {
        "name": "InitialJudgementMade",
        "summary": "InitialJudgementMade is what the coach makes of the requirement, and of what the user answered, before the first round.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InitialJudgementMade"
                },
                "data": {
                  "$ref": "#/components/schemas/InitialJudgementMade"
                }
              }
            }
          ]
        }
      },
      "RatificationStarted": {
        "name": "RatificationStarted",
        "summary": "RatificationStarted asks the roles about entries that they have not heard of: no workshop ends before.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RatificationStarted"
                },
                "data": {
                  "$ref": "#/components/schemas/RatificationStarted"
                }
              }
            }
          ]
        }
      },
      "EntriesRatified": {
        "name": "EntriesRatified",
        "summary": "EntriesRatified is where a role stands on entries that it has not heard of before.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.EntriesRatified"
                },
                "data": {
                  "$ref": "#/components/schemas/EntriesRatified"
                }
              }
            }
          ]
        }
      },
      "ClarificationAsked": {
        "name": "ClarificationAsked",
        "summary": "ClarificationAsked is a role's question to the user.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationAsked"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationAsked"
                }
              }
            }
          ]
        }
      },
      "WorkshopPaused": {
        "name": "WorkshopPaused",
        "summary": "WorkshopPaused says that the workshop waits for the user; nothing runs out meanwhile.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopPaused"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopPaused"
                }
              }
            }
          ]
        }
      },
      "ClarificationRelayed": {
        "name": "ClarificationRelayed",
        "summary": "ClarificationRelayed is the question as the user is asked it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationRelayed"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationRelayed"
                }
              }
            }
          ]
        }
      },
      "ClarificationAnswered": {
        "name": "ClarificationAnswered",
        "summary": "ClarificationAnswered is the user's answer.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationAnswered"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationAnswered"
                }
              }
            }
          ]
        }
      },
      "ClarificationFollowedUp": {
        "name": "ClarificationFollowedUp",
        "summary": "ClarificationFollowedUp says that the answer does not suffice: the role asks on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationFollowedUp"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationFollowedUp"
                }
              }
            }
          ]
        }
      },
      "ClarificationSettled": {
        "name": "ClarificationSettled",
        "summary": "ClarificationSettled ends a question.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationSettled"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationSettled"
                }
              }
            }
          ]
        }
      },
      "ClarificationSkipped": {
        "name": "ClarificationSkipped",
        "summary": "ClarificationSkipped says that the user leaves a question to the role.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ClarificationSkipped"
                },
                "data": {
                  "$ref": "#/components/schemas/ClarificationSkipped"
                }
              }
            }
          ]
        }
      },
      "AssumptionRecorded": {
        "name": "AssumptionRecorded",
        "summary": "AssumptionRecorded keeps what a role takes for granted, since the user skipped its question.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AssumptionRecorded"
                },
                "data": {
                  "$ref": "#/components/schemas/AssumptionRecorded"
                }
              }
            }
          ]
        }
      },
      "WorkshopResumed": {
        "name": "WorkshopResumed",
        "summary": "WorkshopResumed says that the workshop goes on with what the user said.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopResumed"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopResumed"
                }
              }
            }
          ]
        }
      },
      "OffTopicNoticed": {
        "name": "OffTopicNoticed",
        "summary": "OffTopicNoticed is the coach's notice to a role; it sees it before its next speech.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.OffTopicNoticed"
                },
                "data": {
                  "$ref": "#/components/schemas/OffTopicNoticed"
                }
              }
            }
          ]
        }
      },
      "WorkshopRoundClosed": {
        "name": "WorkshopRoundClosed",
        "summary": "WorkshopRoundClosed ends a round: what follows from its stances is in the events before it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopRoundClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopRoundClosed"
                }
              }
            }
          ]
        }
      },
      "WorkshopRoundReviewed": {
        "name": "WorkshopRoundReviewed",
        "summary": "WorkshopRoundReviewed is the coach's summary of a round.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopRoundReviewed"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopRoundReviewed"
                }
              }
            }
          ]
        }
      },
      "WorkshopConcluded": {
        "name": "WorkshopConcluded",
        "summary": "WorkshopConcluded ends the discussion: nothing is left, or the outcome says what is.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.WorkshopConcluded"
                },
                "data": {
                  "$ref": "#/components/schemas/WorkshopConcluded"
                }
              }
            }
          ]
        }
      },
      "PlanDocumentWritten": {
        "name": "PlanDocumentWritten",
        "summary": "PlanDocumentWritten is a role's output document.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PlanDocumentWritten"
                },
                "data": {
                  "$ref": "#/components/schemas/PlanDocumentWritten"
                }
              }
            }
          ]
        }
      },
      "PlanReported": {
        "name": "PlanReported",
        "summary": "PlanReported is the report's prose, by the coach.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PlanReported"
                },
                "data": {
                  "$ref": "#/components/schemas/PlanReported"
                }
              }
            }
          ]
        }
      },
      "TaskPlanned": {
        "name": "TaskPlanned",
        "summary": "TaskPlanned is how the lead divides the task: a graph without cycles, of known experts.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TaskPlanned"
                },
                "data": {
                  "$ref": "#/components/schemas/TaskPlanned"
                }
              }
            }
          ]
        }
      },
      "PlanRevised": {
        "name": "PlanRevised",
        "summary": "PlanRevised says what the plan is after the debate on it: the plan that is carried out.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PlanRevised"
                },
                "data": {
                  "$ref": "#/components/schemas/PlanRevised"
                }
              }
            }
          ]
        }
      },
      "PhaseCompleted": {
        "name": "PhaseCompleted",
        "summary": "PhaseCompleted records what a phase handed over; it is in the workspace from then on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PhaseCompleted"
                },
                "data": {
                  "$ref": "#/components/schemas/PhaseCompleted"
                }
              }
            }
          ]
        }
      },
      "PhaseFailed": {
        "name": "PhaseFailed",
        "summary": "PhaseFailed says that a phase gives nothing: every try has failed.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PhaseFailed"
                },
                "data": {
                  "$ref": "#/components/schemas/PhaseFailed"
                }
              }
            }
          ]
        }
      },
      "PhaseSkipped": {
        "name": "PhaseSkipped",
        "summary": "PhaseSkipped says that a phase is not done, and why.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.PhaseSkipped"
                },
                "data": {
                  "$ref": "#/components/schemas/PhaseSkipped"
                }
              }
            }
          ]
        }
      },
      "DebateWaived": {
        "name": "DebateWaived",
        "summary": "DebateWaived says that a debate is done without being held: no debate was needed.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateWaived"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateWaived"
                }
              }
            }
          ]
        }
      },
      "TeamStopping": {
        "name": "TeamStopping",
        "summary": "TeamStopping says that the team finishes with what there is.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TeamStopping"
                },
                "data": {
                  "$ref": "#/components/schemas/TeamStopping"
                }
              }
            }
          ]
        }
      },
      "DebateDecided": {
        "name": "DebateDecided",
        "summary": "DebateDecided says whether a debate is put into the plan, and why: after each phase, after the plan, and when the user asks.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateDecided"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateDecided"
                }
              }
            }
          ]
        }
      },
      "DebateOpened": {
        "name": "DebateOpened",
        "summary": "DebateOpened is the lead's word on what is in dispute.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateOpened"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateOpened"
                }
              }
            }
          ]
        }
      },
      "DebateRoundStarted": {
        "name": "DebateRoundStarted",
        "summary": "DebateRoundStarted asks everybody at once; in the first round nobody sees anybody.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateRoundStarted"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateRoundStarted"
                }
              }
            }
          ]
        }
      },
      "ArgumentMade": {
        "name": "ArgumentMade",
        "summary": "ArgumentMade is what a participant said in a round of a debate.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ArgumentMade"
                },
                "data": {
                  "$ref": "#/components/schemas/ArgumentMade"
                }
              }
            }
          ]
        }
      },
      "DebateRoundClosed": {
        "name": "DebateRoundClosed",
        "summary": "DebateRoundClosed ends a round, with the lead's word on it; without one where the model gave nothing.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateRoundClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateRoundClosed"
                }
              }
            }
          ]
        }
      },
      "DebateRuled": {
        "name": "DebateRuled",
        "summary": "DebateRuled is the lead's ruling, and who does not share it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DebateRuled"
                },
                "data": {
                  "$ref": "#/components/schemas/DebateRuled"
                }
              }
            }
          ]
        }
      },
      "TeamReported": {
        "name": "TeamReported",
        "summary": "TeamReported is the lead's synthesis, and what is missing from it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TeamReported"
                },
                "data": {
                  "$ref": "#/components/schemas/TeamReported"
                }
              }
            }
          ]
        }
      },
      "NoticeIssued": {
        "name": "NoticeIssued",
        "summary": "NoticeIssued is what the Interviewer goes by from its next turn on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.NoticeIssued"
                },
                "data": {
                  "$ref": "#/components/schemas/NoticeIssued"
                }
              }
            }
          ]
        }
      },
      "UserSpoke": {
        "name": "UserSpoke",
        "summary": "UserSpoke begins a turn: what the user said since the last one. The words are in the interventions.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.UserSpoke"
                },
                "data": {
                  "$ref": "#/components/schemas/UserSpoke"
                }
              }
            }
          ]
        }
      },
      "InterviewResumed": {
        "name": "InterviewResumed",
        "summary": "InterviewResumed says where the interview stood, to a user who has been away.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterviewResumed"
                },
                "data": {
                  "$ref": "#/components/schemas/InterviewResumed"
                }
              }
            }
          ]
        }
      },
      "AnswerGiven": {
        "name": "AnswerGiven",
        "summary": "AnswerGiven is what the Interviewer said in a turn; its opening words are turn 0.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AnswerGiven"
                },
                "data": {
                  "$ref": "#/components/schemas/AnswerGiven"
                }
              }
            }
          ]
        }
      },
      "AnswerInterrupted": {
        "name": "AnswerInterrupted",
        "summary": "AnswerInterrupted says that the user broke into an answer: what is said of it up to here stays.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AnswerInterrupted"
                },
                "data": {
                  "$ref": "#/components/schemas/AnswerInterrupted"
                }
              }
            }
          ]
        }
      },
      "InterviewAnalysed": {
        "name": "InterviewAnalysed",
        "summary": "InterviewAnalysed brings the state up to a turn: what is known, and how complete it is.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterviewAnalysed"
                },
                "data": {
                  "$ref": "#/components/schemas/InterviewAnalysed"
                }
              }
            }
          ]
        }
      },
      "AnalysisOverseen": {
        "name": "AnalysisOverseen",
        "summary": "AnalysisOverseen is what the Judge found.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AnalysisOverseen"
                },
                "data": {
                  "$ref": "#/components/schemas/AnalysisOverseen"
                }
              }
            }
          ]
        }
      },
      "StatusChanged": {
        "name": "StatusChanged",
        "summary": "StatusChanged moves the interview on, with the Judge's approval.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.StatusChanged"
                },
                "data": {
                  "$ref": "#/components/schemas/StatusChanged"
                }
              }
            }
          ]
        }
      },
      "MemoryCompressed": {
        "name": "MemoryCompressed",
        "summary": "MemoryCompressed takes older turns together; word for word they stay in the log.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.MemoryCompressed"
                },
                "data": {
                  "$ref": "#/components/schemas/MemoryCompressed"
                }
              }
            }
          ]
        }
      },
      "BarrierHeld": {
        "name": "BarrierHeld",
        "summary": "BarrierHeld says that what the user says waits for the background of a turn.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.BarrierHeld"
                },
                "data": {
                  "$ref": "#/components/schemas/BarrierHeld"
                }
              }
            }
          ]
        }
      },
      "BarrierReleased": {
        "name": "BarrierReleased",
        "summary": "BarrierReleased ends the background of a turn: the next may begin.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.BarrierReleased"
                },
                "data": {
                  "$ref": "#/components/schemas/BarrierReleased"
                }
              }
            }
          ]
        }
      },
      "DocumentsRequested": {
        "name": "DocumentsRequested",
        "summary": "DocumentsRequested has the Architect write.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DocumentsRequested"
                },
                "data": {
                  "$ref": "#/components/schemas/DocumentsRequested"
                }
              }
            }
          ]
        }
      },
      "InterviewDocumentWritten": {
        "name": "InterviewDocumentWritten",
        "summary": "InterviewDocumentWritten is one document of a delivery. Earlier versions stay.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.InterviewDocumentWritten"
                },
                "data": {
                  "$ref": "#/components/schemas/InterviewDocumentWritten"
                }
              }
            }
          ]
        }
      },
      "DocumentMissed": {
        "name": "DocumentMissed",
        "summary": "DocumentMissed says that a document could not be written; an earlier version stands.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DocumentMissed"
                },
                "data": {
                  "$ref": "#/components/schemas/DocumentMissed"
                }
              }
            }
          ]
        }
      },
      "DocumentsDelivered": {
        "name": "DocumentsDelivered",
        "summary": "DocumentsDelivered ends a delivery: what stands from now on, document by document.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.DocumentsDelivered"
                },
                "data": {
                  "$ref": "#/components/schemas/DocumentsDelivered"
                }
              }
            }
          ]
        }
      },
      "CheckRequested": {
        "name": "CheckRequested",
        "summary": "CheckRequested asks the monitor whether to go on; the next round waits for its answer.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.CheckRequested"
                },
                "data": {
                  "$ref": "#/components/schemas/CheckRequested"
                }
              }
            }
          ]
        }
      },
      "TerminationChecked": {
        "name": "TerminationChecked",
        "summary": "TerminationChecked is the monitor's answer: why it stops, or why it does not.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TerminationChecked"
                },
                "data": {
                  "$ref": "#/components/schemas/TerminationChecked"
                }
              }
            }
          ]
        }
      },
      "TerminationWarned": {
        "name": "TerminationWarned",
        "summary": "TerminationWarned says that a stop condition is near.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.TerminationWarned"
                },
                "data": {
                  "$ref": "#/components/schemas/TerminationWarned"
                }
              }
            }
          ]
        }
      },
      "EndAnnounced": {
        "name": "EndAnnounced",
        "summary": "EndAnnounced says that the channel will end unless somebody overrides it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.EndAnnounced"
                },
                "data": {
                  "$ref": "#/components/schemas/EndAnnounced"
                }
              }
            }
          ]
        }
      },
      "EndOverridden": {
        "name": "EndOverridden",
        "summary": "EndOverridden says that a person wants it to go on; what asked for the end has to hold anew.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.EndOverridden"
                },
                "data": {
                  "$ref": "#/components/schemas/EndOverridden"
                }
              }
            }
          ]
        }
      },
      "LimitsExtended": {
        "name": "LimitsExtended",
        "summary": "LimitsExtended gives a channel more rounds or more time.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.LimitsExtended"
                },
                "data": {
                  "$ref": "#/components/schemas/LimitsExtended"
                }
              }
            }
          ]
        }
      },
      "AutoExitSwitched": {
        "name": "AutoExitSwitched",
        "summary": "AutoExitSwitched says whether conditions end the channel from now on, or only warn.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.AutoExitSwitched"
                },
                "data": {
                  "$ref": "#/components/schemas/AutoExitSwitched"
                }
              }
            }
          ]
        }
      },
      "RehearsalPaceSet": {
        "name": "RehearsalPaceSet",
        "summary": "RehearsalPaceSet says how fast a rehearsal plays from the next message on.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.RehearsalPaceSet"
                },
                "data": {
                  "$ref": "#/components/schemas/RehearsalPaceSet"
                }
              }
            }
          ]
        }
      },
      "VoteCalled": {
        "name": "VoteCalled",
        "summary": "VoteCalled asks everybody whether to end.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.VoteCalled"
                },
                "data": {
                  "$ref": "#/components/schemas/VoteCalled"
                }
              }
            }
          ]
        }
      },
      "BallotRequested": {
        "name": "BallotRequested",
        "summary": "BallotRequested asks one participant for its vote.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.BallotRequested"
                },
                "data": {
                  "$ref": "#/components/schemas/BallotRequested"
                }
              }
            }
          ]
        }
      },
      "BallotMissed": {
        "name": "BallotMissed",
        "summary": "BallotMissed says that a voter's model failed: it has no vote, and counts for no quorum.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.BallotMissed"
                },
                "data": {
                  "$ref": "#/components/schemas/BallotMissed"
                }
              }
            }
          ]
        }
      },
      "BallotCast": {
        "name": "BallotCast",
        "summary": "BallotCast is one vote.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.BallotCast"
                },
                "data": {
                  "$ref": "#/components/schemas/BallotCast"
                }
              }
            }
          ]
        }
      },
      "VoteClosed": {
        "name": "VoteClosed",
        "summary": "VoteClosed is the result; who said nothing has abstained.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.VoteClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/VoteClosed"
                }
              }
            }
          ]
        }
      },
      "SignalReceived": {
        "name": "SignalReceived",
        "summary": "SignalReceived is a word from outside, of one who may say it.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SignalReceived"
                },
                "data": {
                  "$ref": "#/components/schemas/SignalReceived"
                }
              }
            }
          ]
        }
      },
      "ChannelClosed": {
        "name": "ChannelClosed",
        "summary": "ChannelClosed ends the stream: nothing but AnswerDiscarded follows.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/ParleyCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.ChannelClosed"
                },
                "data": {
                  "$ref": "#/components/schemas/ChannelClosed"
                }
              }
            }
          ]
        }
      },
      "OpenChannel": {
        "name": "OpenChannel",
        "summary": "OpenChannel starts a negotiation; channel-admin has filled in every default.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenChannel"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenChannel"
                }
              }
            }
          ]
        }
      },
      "OpenRoundTable": {
        "name": "OpenRoundTable",
        "summary": "OpenRoundTable starts a round table; channel-admin has filled in every default.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenRoundTable"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenRoundTable"
                }
              }
            }
          ]
        }
      },
      "OpenWorkshop": {
        "name": "OpenWorkshop",
        "summary": "OpenWorkshop starts a planning workshop; channel-admin has filled in every default.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenWorkshop"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenWorkshop"
                }
              }
            }
          ]
        }
      },
      "OpenTeam": {
        "name": "OpenTeam",
        "summary": "OpenTeam starts a team; channel-admin has filled in every default.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenTeam"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenTeam"
                }
              }
            }
          ]
        }
      },
      "OpenInterview": {
        "name": "OpenInterview",
        "summary": "OpenInterview starts an interview; channel-admin has filled in every default.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenInterview"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenInterview"
                }
              }
            }
          ]
        }
      },
      "AnswerUser": {
        "name": "AnswerUser",
        "summary": "AnswerUser answers an `answer` turn of an interview: the Interviewer's words.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "AnswerUser"
                },
                "data": {
                  "$ref": "#/components/schemas/AnswerUser"
                }
              }
            }
          ]
        }
      },
      "InterruptAnswer": {
        "name": "InterruptAnswer",
        "summary": "InterruptAnswer breaks into the answer that is being given, or was given last.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "InterruptAnswer"
                },
                "data": {
                  "$ref": "#/components/schemas/InterruptAnswer"
                }
              }
            }
          ]
        }
      },
      "DeliverDocuments": {
        "name": "DeliverDocuments",
        "summary": "DeliverDocuments has the Architect write now, with what is known.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "DeliverDocuments"
                },
                "data": {
                  "$ref": "#/components/schemas/DeliverDocuments"
                }
              }
            }
          ]
        }
      },
      "WriteInterviewDocument": {
        "name": "WriteInterviewDocument",
        "summary": "WriteInterviewDocument answers a `write` turn of an interview.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "WriteInterviewDocument"
                },
                "data": {
                  "$ref": "#/components/schemas/WriteInterviewDocument"
                }
              }
            }
          ]
        }
      },
      "CompleteBriefing": {
        "name": "CompleteBriefing",
        "summary": "CompleteBriefing answers a `brief` facilitation: the Analyst's first notice.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteBriefing"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteBriefing"
                }
              }
            }
          ]
        }
      },
      "CompleteAnalysis": {
        "name": "CompleteAnalysis",
        "summary": "CompleteAnalysis answers an `analyse` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteAnalysis"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteAnalysis"
                }
              }
            }
          ]
        }
      },
      "CompleteOversight": {
        "name": "CompleteOversight",
        "summary": "CompleteOversight answers an `oversee` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteOversight"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteOversight"
                }
              }
            }
          ]
        }
      },
      "CompleteCompression": {
        "name": "CompleteCompression",
        "summary": "CompleteCompression answers a `compress` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteCompression"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteCompression"
                }
              }
            }
          ]
        }
      },
      "PlanTask": {
        "name": "PlanTask",
        "summary": "PlanTask answers a `plan` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "PlanTask"
                },
                "data": {
                  "$ref": "#/components/schemas/PlanTask"
                }
              }
            }
          ]
        }
      },
      "CompletePhase": {
        "name": "CompletePhase",
        "summary": "CompletePhase answers an `execute` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompletePhase"
                },
                "data": {
                  "$ref": "#/components/schemas/CompletePhase"
                }
              }
            }
          ]
        }
      },
      "RevisePlan": {
        "name": "RevisePlan",
        "summary": "RevisePlan answers a `revise` turn of a team: what its plan becomes after the debate on it.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "RevisePlan"
                },
                "data": {
                  "$ref": "#/components/schemas/RevisePlan"
                }
              }
            }
          ]
        }
      },
      "AssessDivergence": {
        "name": "AssessDivergence",
        "summary": "AssessDivergence answers an `assess` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "AssessDivergence"
                },
                "data": {
                  "$ref": "#/components/schemas/AssessDivergence"
                }
              }
            }
          ]
        }
      },
      "OpenDebate": {
        "name": "OpenDebate",
        "summary": "OpenDebate answers an `open_debate` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "OpenDebate"
                },
                "data": {
                  "$ref": "#/components/schemas/OpenDebate"
                }
              }
            }
          ]
        }
      },
      "Argue": {
        "name": "Argue",
        "summary": "Argue answers an `argue` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "Argue"
                },
                "data": {
                  "$ref": "#/components/schemas/Argue"
                }
              }
            }
          ]
        }
      },
      "SumUpDebate": {
        "name": "SumUpDebate",
        "summary": "SumUpDebate answers a `sum_up` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SumUpDebate"
                },
                "data": {
                  "$ref": "#/components/schemas/SumUpDebate"
                }
              }
            }
          ]
        }
      },
      "RuleDebate": {
        "name": "RuleDebate",
        "summary": "RuleDebate answers a `rule` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "RuleDebate"
                },
                "data": {
                  "$ref": "#/components/schemas/RuleDebate"
                }
              }
            }
          ]
        }
      },
      "ReportTeam": {
        "name": "ReportTeam",
        "summary": "ReportTeam answers a `synthesise` turn of a team.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "ReportTeam"
                },
                "data": {
                  "$ref": "#/components/schemas/ReportTeam"
                }
              }
            }
          ]
        }
      },
      "GiveSpeech": {
        "name": "GiveSpeech",
        "summary": "GiveSpeech answers a `speech` turn of a workshop.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "GiveSpeech"
                },
                "data": {
                  "$ref": "#/components/schemas/GiveSpeech"
                }
              }
            }
          ]
        }
      },
      "RecordLookup": {
        "name": "RecordLookup",
        "summary": "RecordLookup keeps what a participant looked up before its speech or its phase's result; at most three times a turn.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "RecordLookup"
                },
                "data": {
                  "$ref": "#/components/schemas/RecordLookup"
                }
              }
            }
          ]
        }
      },
      "AnswerClarification": {
        "name": "AnswerClarification",
        "summary": "AnswerClarification is the user's answer to a pending question.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "AnswerClarification"
                },
                "data": {
                  "$ref": "#/components/schemas/AnswerClarification"
                }
              }
            }
          ]
        }
      },
      "SkipClarification": {
        "name": "SkipClarification",
        "summary": "SkipClarification leaves a pending question to the role, which then assumes what it said it would.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SkipClarification"
                },
                "data": {
                  "$ref": "#/components/schemas/SkipClarification"
                }
              }
            }
          ]
        }
      },
      "FollowUpClarification": {
        "name": "FollowUpClarification",
        "summary": "FollowUpClarification answers a `follow_up` turn: whether the user's answer suffices.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "FollowUpClarification"
                },
                "data": {
                  "$ref": "#/components/schemas/FollowUpClarification"
                }
              }
            }
          ]
        }
      },
      "Ratify": {
        "name": "Ratify",
        "summary": "Ratify answers a `ratify` turn: where a role stands on entries that it has not heard of before.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "Ratify"
                },
                "data": {
                  "$ref": "#/components/schemas/Ratify"
                }
              }
            }
          ]
        }
      },
      "WriteDocument": {
        "name": "WriteDocument",
        "summary": "WriteDocument answers a `document` turn.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "WriteDocument"
                },
                "data": {
                  "$ref": "#/components/schemas/WriteDocument"
                }
              }
            }
          ]
        }
      },
      "CompleteRelay": {
        "name": "CompleteRelay",
        "summary": "CompleteRelay answers a `relay` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteRelay"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteRelay"
                }
              }
            }
          ]
        }
      },
      "CompleteInitialJudgement": {
        "name": "CompleteInitialJudgement",
        "summary": "CompleteInitialJudgement answers an `initial_judgement` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteInitialJudgement"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteInitialJudgement"
                }
              }
            }
          ]
        }
      },
      "CompleteReview": {
        "name": "CompleteReview",
        "summary": "CompleteReview answers a `review` facilitation. It can put nothing in the draft.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteReview"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteReview"
                }
              }
            }
          ]
        }
      },
      "CompleteReport": {
        "name": "CompleteReport",
        "summary": "CompleteReport answers a `report` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteReport"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteReport"
                }
              }
            }
          ]
        }
      },
      "Contribute": {
        "name": "Contribute",
        "summary": "Contribute answers a turn at a round table.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "Contribute"
                },
                "data": {
                  "$ref": "#/components/schemas/Contribute"
                }
              }
            }
          ]
        }
      },
      "CompleteSelection": {
        "name": "CompleteSelection",
        "summary": "CompleteSelection answers a `select` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteSelection"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteSelection"
                }
              }
            }
          ]
        }
      },
      "CompleteSummary": {
        "name": "CompleteSummary",
        "summary": "CompleteSummary answers a `summarise` or `conclude` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteSummary"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteSummary"
                }
              }
            }
          ]
        }
      },
      "CompleteJudgement": {
        "name": "CompleteJudgement",
        "summary": "CompleteJudgement answers a `judge` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteJudgement"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteJudgement"
                }
              }
            }
          ]
        }
      },
      "ExtendLimits": {
        "name": "ExtendLimits",
        "summary": "ExtendLimits gives a channel more rounds or more time.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "ExtendLimits"
                },
                "data": {
                  "$ref": "#/components/schemas/ExtendLimits"
                }
              }
            }
          ]
        }
      },
      "SwitchAutoExit": {
        "name": "SwitchAutoExit",
        "summary": "SwitchAutoExit says whether conditions end a running channel from now on, or only warn.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SwitchAutoExit"
                },
                "data": {
                  "$ref": "#/components/schemas/SwitchAutoExit"
                }
              }
            }
          ]
        }
      },
      "SetRehearsalPace": {
        "name": "SetRehearsalPace",
        "summary": "SetRehearsalPace says how fast a rehearsal plays from the next message on.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SetRehearsalPace"
                },
                "data": {
                  "$ref": "#/components/schemas/SetRehearsalPace"
                }
              }
            }
          ]
        }
      },
      "ContinueChannel": {
        "name": "ContinueChannel",
        "summary": "ContinueChannel overrides a pending end.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "ContinueChannel"
                },
                "data": {
                  "$ref": "#/components/schemas/ContinueChannel"
                }
              }
            }
          ]
        }
      },
      "CallVote": {
        "name": "CallVote",
        "summary": "CallVote asks everybody whether to end.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CallVote"
                },
                "data": {
                  "$ref": "#/components/schemas/CallVote"
                }
              }
            }
          ]
        }
      },
      "FailBallot": {
        "name": "FailBallot",
        "summary": "FailBallot says that a voter's model gave no vote.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "FailBallot"
                },
                "data": {
                  "$ref": "#/components/schemas/FailBallot"
                }
              }
            }
          ]
        }
      },
      "CastBallot": {
        "name": "CastBallot",
        "summary": "CastBallot answers a vote; without a participant it is the caller's own.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CastBallot"
                },
                "data": {
                  "$ref": "#/components/schemas/CastBallot"
                }
              }
            }
          ]
        }
      },
      "SendSignal": {
        "name": "SendSignal",
        "summary": "SendSignal says a word from outside, as an `external_signal` condition waits for it.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SendSignal"
                },
                "data": {
                  "$ref": "#/components/schemas/SendSignal"
                }
              }
            }
          ]
        }
      },
      "SubmitFeedback": {
        "name": "SubmitFeedback",
        "summary": "SubmitFeedback answers a turn.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SubmitFeedback"
                },
                "data": {
                  "$ref": "#/components/schemas/SubmitFeedback"
                }
              }
            }
          ]
        }
      },
      "FailTurn": {
        "name": "FailTurn",
        "summary": "FailTurn says that a hosted participant's model gave nothing usable.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "FailTurn"
                },
                "data": {
                  "$ref": "#/components/schemas/FailTurn"
                }
              }
            }
          ]
        }
      },
      "GiveUpAnswer": {
        "name": "GiveUpAnswer",
        "summary": "GiveUpAnswer says that a service ends in the middle of a model's answer: what it answers stays asked, what it cost is kept.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "GiveUpAnswer"
                },
                "data": {
                  "$ref": "#/components/schemas/GiveUpAnswer"
                }
              }
            }
          ]
        }
      },
      "CompleteScreening": {
        "name": "CompleteScreening",
        "summary": "CompleteScreening answers a `screen` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteScreening"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteScreening"
                }
              }
            }
          ]
        }
      },
      "CompleteDraft": {
        "name": "CompleteDraft",
        "summary": "CompleteDraft answers a `draft` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteDraft"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteDraft"
                }
              }
            }
          ]
        }
      },
      "CompleteAdjustment": {
        "name": "CompleteAdjustment",
        "summary": "CompleteAdjustment answers an `adjust` or `compromise` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteAdjustment"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteAdjustment"
                }
              }
            }
          ]
        }
      },
      "CompleteGaps": {
        "name": "CompleteGaps",
        "summary": "CompleteGaps answers a `gaps` facilitation.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "CompleteGaps"
                },
                "data": {
                  "$ref": "#/components/schemas/CompleteGaps"
                }
              }
            }
          ]
        }
      },
      "FailFacilitation": {
        "name": "FailFacilitation",
        "summary": "FailFacilitation says that a facilitation gave nothing usable.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "FailFacilitation"
                },
                "data": {
                  "$ref": "#/components/schemas/FailFacilitation"
                }
              }
            }
          ]
        }
      },
      "FireTimer": {
        "name": "FireTimer",
        "summary": "FireTimer brings a due timer back.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "FireTimer"
                },
                "data": {
                  "$ref": "#/components/schemas/FireTimer"
                }
              }
            }
          ]
        }
      },
      "Intervene": {
        "name": "Intervene",
        "summary": "Intervene says something to the channel; `/stop` ends it.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "Intervene"
                },
                "data": {
                  "$ref": "#/components/schemas/Intervene"
                }
              }
            }
          ]
        }
      },
      "IssueSeatToken": {
        "name": "IssueSeatToken",
        "summary": "IssueSeatToken gives the seat of a person or an external agent a key of its own; those before are good no longer. One that is made for a link stands beside it, and is good for the seat alike.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "IssueSeatToken"
                },
                "data": {
                  "$ref": "#/components/schemas/IssueSeatToken"
                }
              }
            }
          ]
        }
      },
      "ShareDecision": {
        "name": "ShareDecision",
        "summary": "ShareDecision makes a link by which anybody who has it reads what was decided in this channel, and nothing else; the one before is good no longer.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "ShareDecision"
                },
                "data": {
                  "$ref": "#/components/schemas/ShareDecision"
                }
              }
            }
          ]
        }
      },
      "EndSharing": {
        "name": "EndSharing",
        "summary": "EndSharing takes the link back: who has it reads nothing any more.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "EndSharing"
                },
                "data": {
                  "$ref": "#/components/schemas/EndSharing"
                }
              }
            }
          ]
        }
      },
      "StopChannel": {
        "name": "StopChannel",
        "summary": "StopChannel ends a channel with what there is.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "StopChannel"
                },
                "data": {
                  "$ref": "#/components/schemas/StopChannel"
                }
              }
            }
          ]
        }
      },
      "SignalTermination": {
        "name": "SignalTermination",
        "summary": "SignalTermination is the monitor's reasoned request to go on, to warn or to stop.",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/CommandOnBus"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "SignalTermination"
                },
                "data": {
                  "$ref": "#/components/schemas/SignalTermination"
                }
              }
            }
          ]
        }
      },
      "SeatTurn": {
        "name": "SeatTurn",
        "summary": "SeatTurn asks a seat for something, with all that it needs to answer.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/SeatCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatTurn"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatTurn"
                }
              }
            }
          ]
        }
      },
      "SeatVote": {
        "name": "SeatVote",
        "summary": "SeatVote asks a seat for its vote on ending the channel.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/SeatCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatVote"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatVote"
                }
              }
            }
          ]
        }
      },
      "SeatSettled": {
        "name": "SeatSettled",
        "summary": "SeatSettled says that nobody waits for the answer of a turn or a vote any more.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/SeatCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatSettled"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatSettled"
                }
              }
            }
          ]
        }
      },
      "SeatSaid": {
        "name": "SeatSaid",
        "summary": "SeatSaid is what somebody else has said where every seat hears all; nowhere else is it sent.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/SeatCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatSaid"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatSaid"
                }
              }
            }
          ]
        }
      },
      "SeatOutcome": {
        "name": "SeatOutcome",
        "summary": "SeatOutcome says that the channel has ended, and what the seat may know of what it came to.",
        "contentType": "application/cloudevents+json",
        "payload": {
          "allOf": [
            {
              "$ref": "#/components/schemas/SeatCloudEvent"
            },
            {
              "type": "object",
              "properties": {
                "type": {
                  "const": "parley.v1.SeatOutcome"
                },
                "data": {
                  "$ref": "#/components/schemas/SeatOutcome"
                }
              }
            }
          ]
        }
      },
      "AnswerTurn": {
        "name": "AnswerTurn",
        "summary": "AnswerTurn is how a seat answers what it was asked, turn or vote, on the subject that `answer_to` names.",
        "payload": {
          "$ref": "#/components/schemas/AnswerTurn"
        }
      },
      "NextForSeat": {
        "name": "NextForSeat",
        "summary": "NextForSeat asks for the next message of a seat that was away.",
        "payload": {
          "$ref": "#/components/schemas/NextForSeat"
        }
      },
      "DeadLetter": {
        "name": "DeadLetter",
        "summary": "A message that a service gave up on, with the cause.",
        "payload": {
          "$ref": "#/components/schemas/DeadLetter"
        }
      },
      "TokenFrame": {
        "name": "TokenFrame",
        "summary": "What is being said while it is said; nothing is stored, and what counts is the event that follows.",
        "payload": {
          "$ref": "#/components/schemas/TokenFrame"
        }
      },
      "CommandReply": {
        "name": "CommandReply",
        "title": "The answer to a command",
        "payload": {
          "$ref": "#/components/schemas/CommandReply"
        }
      }
    },
    "schemas": {
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
              "$ref": "#/components/schemas/CastMember"
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
            "$ref": "#/components/schemas/Cast"
          },
          "failure": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/KindModel"
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
              "$ref": "#/components/schemas/NewFact"
            },
            "maxItems": 20
          },
          "changed": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FactChange"
            },
            "maxItems": 20
          },
          "areas": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AreaScore"
            },
            "minItems": 5,
            "maxItems": 5
          },
          "risks": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/InterviewRisk"
            },
            "maxItems": 5
          },
          "revision": {
            "$ref": "#/components/schemas/RevisionWish"
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
              "$ref": "#/components/schemas/ProposedChange"
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
            "$ref": "#/components/schemas/ProposedChange"
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
          "models": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KindModel"
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
            "$ref": "#/components/schemas/DebateConfig"
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
              "$ref": "#/components/schemas/Artefact"
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
              "$ref": "#/components/schemas/Evidence"
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
            "$ref": "#/components/schemas/PlanDocument"
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
              "$ref": "#/components/schemas/KindModel"
            },
            "maxItems": 50
          },
          "initial_judgement": {
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
            "minimum": 1,
            "maximum": 100000
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
          "rehearsal_pace": {
            "type": "string",
            "enum": [
              "at_once",
              "readable"
            ]
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/InterviewDocument"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/InterviewAnalysis"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Oversight"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/MemoryPoint"
            },
            "minItems": 1,
            "maxItems": 40
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/TeamPlan"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/PhaseResult"
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
            "$ref": "#/components/schemas/PlanRevision"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DivergenceAssessment"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateOpening"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateArgument"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateSummary"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/DebateRuling"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/TeamReport"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Speech"
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
              "$ref": "#/components/schemas/OfferedTool"
            },
            "maxItems": 200
          },
          "uses": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ToolUse"
            },
            "maxItems": 5
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/ToolRequest"
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
            "$ref": "#/components/schemas/ModelCall"
          },
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
              "$ref": "#/components/schemas/EntryStance"
            },
            "maxItems": 200
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/PlanDocument"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/RelayedQuestion"
            },
            "maxItems": 50
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/InitialJudgement"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Stance"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/Picked"
            },
            "minItems": 1,
            "maxItems": 10
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/ProposedChange"
            },
            "maxItems": 20
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/Screened"
            },
            "maxItems": 50
          },
          "possibly_related": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Screened"
            },
            "maxItems": 50
          },
          "not_selected": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Screened"
            },
            "maxItems": 50
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ProposalDraft"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ProposalDraft"
          },
          "changes_made": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ChangeMade"
            },
            "maxItems": 500
          },
          "changes_rejected": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ChangeRejected"
            },
            "maxItems": 500
          },
          "should_continue": {
            "type": "boolean"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/Gap"
            },
            "maxItems": 50
          },
          "follow_up": {
            "$ref": "#/components/schemas/FollowUp"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Assessment"
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
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/ChangeRequest"
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
              "$ref": "#/components/schemas/RecordedStance"
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
              "$ref": "#/components/schemas/HeldTimer"
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
            "$ref": "#/components/schemas/Actor"
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
            "$ref": "#/components/schemas/TeamPlan"
          },
          "call": {
            "$ref": "#/components/schemas/ModelCall"
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
              "$ref": "#/components/schemas/MemoryPoint"
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
            "$ref": "#/components/schemas/Assessment"
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
            "$ref": "#/components/schemas/ModelCall"
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
            "$ref": "#/components/schemas/Actor"
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
      "CommandOnBus": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "description": "A UUID; a second delivery with the same id returns the first result."
          },
          "tenant": {
            "type": "string"
          },
          "channel_id": {
            "type": "string"
          },
          "actor": {
            "$ref": "#/components/schemas/Actor"
          },
          "expected_version": {
            "type": "number",
            "description": "The stream version the sender acted on (If-Match); a mismatch is refused."
          },
          "traceparent": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "data": {}
        },
        "required": [
          "actor",
          "channel_id",
          "data",
          "id",
          "tenant",
          "type"
        ],
        "additionalProperties": false,
        "description": "A command as it is sent: what the subject says of it too has to be the same here."
      },
      "CommandReply": {
        "anyOf": [
          {
            "type": "object",
            "properties": {
              "ok": {
                "type": "boolean",
                "const": true
              },
              "channel_id": {
                "type": "string"
              },
              "version": {
                "type": "number",
                "description": "Stream version after the command."
              },
              "position": {
                "type": "number",
                "description": "Log position of its last event."
              },
              "duplicate": {
                "type": "boolean",
                "description": "True where the command id had been handled before: this is the first result again."
              },
              "applies": {
                "$ref": "#/components/schemas/Applies",
                "description": "When what a person said counts."
              }
            },
            "required": [
              "ok",
              "channel_id",
              "version",
              "position",
              "duplicate"
            ],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "ok": {
                "type": "boolean",
                "const": false
              },
              "problem": {
                "$ref": "#/components/schemas/Problem"
              }
            },
            "required": [
              "ok",
              "problem"
            ],
            "additionalProperties": false
          }
        ],
        "description": "The answer to a command, sent after its events are committed."
      },
      "DeadLetter": {
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
          }
        },
        "required": [
          "id",
          "consumer",
          "tenant",
          "channel_id",
          "event_id",
          "attempts",
          "cause",
          "message",
          "at"
        ],
        "additionalProperties": false,
        "description": "A message that was given up on."
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
      "ParleyCloudEvent": {
        "type": "object",
        "properties": {
          "specversion": {
            "type": "string",
            "const": "1.0"
          },
          "id": {
            "type": "string",
            "description": "UUID: the same event again has the same."
          },
          "source": {
            "type": "string",
            "description": "The channel's path: `/parley/{tenant}/channels/{channel}`."
          },
          "type": {
            "type": "string",
            "description": "`parley.v1.` and the event's type."
          },
          "subject": {
            "type": "string",
            "description": "The channel."
          },
          "time": {
            "type": "string",
            "description": "When it was committed, RFC 3339."
          },
          "datacontenttype": {
            "type": "string",
            "const": "application/json"
          },
          "sequence": {
            "type": "string",
            "description": "Version in the channel, ten digits: the `sequence` extension compares texts.",
            "pattern": "^\\d{10}$"
          },
          "partitionkey": {
            "type": "string",
            "description": "The channel: what orders deliveries."
          },
          "traceparent": {
            "type": "string",
            "description": "W3C trace context."
          },
          "tenant": {
            "type": "string"
          },
          "protocol": {
            "type": "string"
          },
          "position": {
            "type": "string",
            "description": "Place in the whole log, sixteen digits.",
            "pattern": "^\\d{16}$"
          },
          "hash": {
            "type": "string",
            "description": "The event's place in the channel's chain: SHA-256 in hex."
          },
          "actor": {
            "type": "string",
            "description": "Whoever caused the command, `participant-ana`."
          },
          "commandid": {
            "type": "string",
            "description": "The command that caused it: its id, its type, the hash of its data."
          },
          "commandtype": {
            "type": "string"
          },
          "commandhash": {
            "type": "string"
          },
          "commandtime": {
            "type": "string",
            "description": "When the command was issued, RFC 3339."
          },
          "data": {
            "description": "Absent where it would be larger than a message may be: then `dataref` says where the event is."
          },
          "dataref": {
            "type": "string"
          }
        },
        "required": [
          "specversion",
          "id",
          "source",
          "type",
          "subject",
          "time",
          "datacontenttype",
          "sequence",
          "partitionkey",
          "tenant",
          "protocol",
          "position",
          "hash",
          "actor",
          "commandid",
          "commandtype",
          "commandhash",
          "commandtime"
        ],
        "additionalProperties": false,
        "description": "An event on the bus: CloudEvents 1.0.2, structured JSON. An attribute has a name in lower case and is no object, and its integers have 32 bits (1.0.2, Type System): what is longer or nested in the log is text here."
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
      "SeatCloudEvent": {
        "type": "object",
        "properties": {
          "specversion": {
            "type": "string",
            "const": "1.0"
          },
          "id": {
            "type": "string",
            "description": "UUID: the same event again has the same."
          },
          "source": {
            "type": "string",
            "description": "The channel's path: `/parley/{tenant}/channels/{channel}`."
          },
          "type": {
            "type": "string",
            "description": "`parley.v1.` and the event's type."
          },
          "subject": {
            "type": "string",
            "description": "The channel."
          },
          "time": {
            "type": "string",
            "description": "When it was committed, RFC 3339."
          },
          "datacontenttype": {
            "type": "string",
            "const": "application/json"
          },
          "sequence": {
            "type": "string",
            "description": "Version in the channel, ten digits: the `sequence` extension compares texts.",
            "pattern": "^\\d{10}$"
          },
          "partitionkey": {
            "type": "string",
            "description": "The channel: what orders deliveries."
          },
          "tenant": {
            "type": "string"
          },
          "protocol": {
            "type": "string"
          },
          "position": {
            "type": "string",
            "description": "Place in the whole log, sixteen digits.",
            "pattern": "^\\d{16}$"
          },
          "data": {
            "description": "Absent where it would be larger than a message may be: then `dataref` says where the event is."
          },
          "dataref": {
            "type": "string"
          }
        },
        "required": [
          "specversion",
          "id",
          "source",
          "type",
          "subject",
          "time",
          "datacontenttype",
          "sequence",
          "partitionkey",
          "tenant",
          "protocol",
          "position"
        ],
        "additionalProperties": false,
        "description": "What a seat is told, in its envelope: as an event's, without what says who caused it."
      },
      "TokenFrame": {
        "type": "object",
        "properties": {
          "tenant": {
            "type": "string"
          },
          "channel_id": {
            "type": "string"
          },
          "request_id": {
            "type": "string",
            "description": "The request id of the TurnRequested, BallotRequested or FacilitationRequested that it answers."
          },
          "participant_id": {
            "type": "string",
            "description": "Whoever speaks; empty for a facilitator."
          },
          "work": {
            "type": "string",
            "description": "The kind of work, as `contribute` or `ballot`."
          },
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "thinking",
              "withdrawn"
            ],
            "description": "thinking: nothing to hear yet; its text is a summary of thoughts. withdrawn: what was shown is not said after all."
          },
          "offset": {
            "type": "number",
            "description": "Characters of this kind before this piece; 0 begins anew."
          },
          "text": {
            "type": "string"
          }
        },
        "required": [
          "tenant",
          "channel_id",
          "request_id",
          "participant_id",
          "work",
          "kind",
          "offset",
          "text"
        ],
        "additionalProperties": false,
        "description": "A piece of what is being said, shown while it is said. Nothing is stored and a lost frame is no harm: what counts is the event that follows."
      }
    }
  },
  "x-parley-jetstream": {
    "streams": [
      {
        "name": "PARLEY_EVENTS",
        "subjects": [
          "parley.v1.event.>"
        ],
        "max_age_s": 604800,
        "retention": "limits",
        "storage": "file"
      },
      {
        "name": "PARLEY_SEATS",
        "subjects": [
          "parley.v1.seat.>"
        ],
        "max_age_s": 604800,
        "retention": "limits",
        "storage": "file"
      },
      {
        "name": "PARLEY_DEAD_LETTERS",
        "subjects": [
          "parley.v1.dead-letter.>"
        ],
        "max_age_s": 7776000,
        "retention": "limits",
        "storage": "file"
      },
      {
        "name": "PARLEY_ADVISORIES",
        "subjects": [
          "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.>",
          "$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.>"
        ],
        "max_age_s": 2592000,
        "retention": "limits",
        "storage": "file"
      }
    ]
  }
};
