import { useMediaQuery } from '@mantine/hooks';

/** Where the kit's `sm` begins. */
const WIDE = '(min-width: 48em)';

/** Whether there is room for pictures with columns. Of two ways to show the same only one is built. */
export const useIsWide = (): boolean => useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
