import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

interface EventLinkProps extends AnchorProps {
  /** The position of the event; the conversation goes there. */
  position: number;
  children: ReactNode;
  'aria-current'?: 'step' | undefined;
  'aria-label'?: string;
  title?: string;
}

/** Leads from whatever is shown to an event in the conversation, by an address that can be sent to others. */
export function EventLink({ position, ...rest }: EventLinkProps) {
  const [search] = useSearchParams();
  return <Anchor component={Link} to={`?${eventAddress(search, position).toString()}`} inherit {...rest} />;
}

/** The address of an event in the conversation; of the conversation where there is none. */
export function eventAddress(search: URLSearchParams, position: number | undefined): URLSearchParams {
  const address = new URLSearchParams(search);
  if (position === undefined) address.delete('event');
  else address.set('event', String(position));
  address.delete('show');
  return address;
}
