import { useQuery } from '@tanstack/react-query';
import type { ConsoleProtocol, Screens } from '../protocols/protocol.js';

/** What shows a protocol's channels; undefined until it is there. */
export function useScreens(protocol: ConsoleProtocol | undefined): Screens | undefined {
  const { data } = useQuery({
    queryKey: ['screens', protocol?.name],
    queryFn: () => protocol!.screens(),
    enabled: protocol !== undefined,
    staleTime: Infinity,
  });
  return data;
}
