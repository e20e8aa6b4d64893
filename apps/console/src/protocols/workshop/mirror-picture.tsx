import { useMemo } from 'react';
import { MirrorView } from '../../channel/mirror/mirror-view.js';
import type { PanelProps } from '../protocol.js';
import { mirrorIn } from './mirror.js';

export function MirrorPicture({ channel, events }: PanelProps) {
  const steps = useMemo(() => mirrorIn(events), [events]);
  return <MirrorView steps={steps} language={channel.language} />;
}
