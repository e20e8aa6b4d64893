import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConsoleProtocol, Screens } from '../protocols/protocol.js';

/** What shows a protocol's channels. One that is not known here is shown as it is recorded. */
export const useScreens = (protocol: ConsoleProtocol | undefined): UseQueryResult<Screens> =>
  useQuery({
    queryKey: ['screens', protocol?.name ?? ''],
    queryFn: async () => (protocol ? protocol.screens() : (await import('../protocols/any/screens.js')).screens),
    staleTime: Infinity,
  });
