import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

interface EventAtProps {
  /** The channel. */
  id: string;
  /** Where the event is in the log; the conversation as a whole where absent. */
  position?: number;
  children: string;
}

/** Leads to an event of a channel, in its conversation. */
export const EventAt = ({ id, position, children }: EventAtProps) => (
  <Anchor
    component={Link}
    to={`/channels/${id}?${position === undefined ? 'show=talk' : `event=${position}`}`}
    inherit
    underline="always"
  >
    {children}
  </Anchor>
);
