import { useQuery } from '@tanstack/react-query';
import type { ConsoleProtocol, Screens } from '../protocols/protocol.js';

/** What shows a protocol's channels; undefined until it is there. One that is not known here is shown as it is recorded. */
export function useScreens(protocol: ConsoleProtocol | undefined): Screens | undefined {
  const { data } = useQuery({
    queryKey: ['screens', protocol?.name ?? ''],
    queryFn: async () => (protocol ? protocol.screens() : (await import('../protocols/any/screens.js')).screens),
    staleTime: Infinity,
  });
  return data;
}
