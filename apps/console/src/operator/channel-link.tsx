import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** The id of a deliberation, which leads there where whoever looks may read it: another tenant's they may not. */
export const ChannelLink = ({ id, isOwn }: { id: string; isOwn: boolean }) =>
  isOwn ? (
    <Anchor component={Link} to={`/channels/${id}`} size="sm" underline="always">
      {id}
    </Anchor>
  ) : (
    id
  );
