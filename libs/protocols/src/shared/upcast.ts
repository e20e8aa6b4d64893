import type { ParleyEvent, RecordedEvent } from '@parley/contracts';

/**
 * An event as today's rules read it. Events of older channels said in their ids what has fields of its own now: this is
 * the only place that takes an id apart.
 */
export function upcast<E extends ParleyEvent | RecordedEvent>(event: E): E {
  switch (event.type) {
    case 'TimerSet': {
      const { timer_id, purpose, span_ms } = event.data;
      if (span_ms !== undefined || (purpose !== 'elapsed' && purpose !== 'silence')) return event;
      return { ...event, data: { ...event.data, ...clockOf(timer_id) } };
    }
    case 'WorkshopPaused': {
      if (event.data.held.every(({ span_ms }) => span_ms !== undefined)) return event;
      const held = event.data.held.map((timer) => ({ ...timer, span_ms: clockOf(timer.timer_id).span_ms }));
      return { ...event, data: { ...event.data, held } };
    }
    case 'TurnRequested': {
      const { work, question_id, request_id } = event.data;
      if (work !== 'follow_up' || question_id !== undefined) return event;
      return { ...event, data: { ...event.data, question_id: questionOf(request_id) } };
    }
    case 'BallotCast': {
      if (event.data.voter_kind !== undefined) return event;
      const voter_kind = event.data.voter.startsWith('user:') ? ('user' as const) : ('participant' as const);
      return { ...event, data: { ...event.data, voter_kind } };
    }
    default:
      return event;
  }
}

/** `elapsed-1500000`, `elapsed-2-1800000` after the second extension, `silence-3-240000`. */
function clockOf(timerId: string): { span_ms: number; series: number } {
  const [, series, ms] = /^(?:elapsed|silence)(?:-(\d+))?-(\d+)$/u.exec(timerId) ?? [];
  return { span_ms: Number(ms ?? 0), series: Number(series ?? 0) };
}

/** `follow-up-question-2-1` → `question-2`. */
const questionOf = (requestId: string): string => requestId.replace(/^follow-up-/u, '').replace(/-\d+$/u, '');
