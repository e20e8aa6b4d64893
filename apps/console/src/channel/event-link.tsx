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
  const address = new URLSearchParams(search);
  address.set('event', String(position));
  address.delete('show');
  return <Anchor component={Link} to={`?${address.toString()}`} inherit {...rest} />;
}
