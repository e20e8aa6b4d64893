import type { Channel } from '@parley/client';

/** Whoever takes part, whatever the protocol calls them. */
export function participantsOf(view: Channel | undefined): { name: string; kind?: string; persona?: string }[] {
  switch (view?.protocol) {
    case 'negotiation':
      return view.candidates;
    case 'round-table':
    case 'vote':
      return view.members;
    case 'workshop':
      return view.roles.map(({ name, kind, focus }) => ({ name, kind, persona: focus }));
    case 'team':
      return view.experts;
    default:
      return [];
  }
}

/** What an interviewer has said last; empty elsewhere. */
export const lastSaid = (view: Channel): string =>
  view.protocol === 'interview' ? (view.context.recent_messages.at(-1)?.text ?? '') : '';
