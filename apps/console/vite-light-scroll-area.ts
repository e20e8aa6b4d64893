import type { Plugin } from 'vite';

const ID = '\0merge-refs';

/**
 * The kit's table brings its scroll area, and that one function of the library that places what floats: with all of it, every list would
 * load 13 kB that it does not use. The kit's own hook does the same.
 */
export function lightScrollArea(): Plugin {
  return {
    name: 'light-scroll-area',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '@floating-ui/react' && importer?.endsWith('/ScrollArea.mjs') ? ID : undefined,
    load: (id) =>
      id === ID
        ? "import { useMergedRef } from '@mantine/hooks'; export const useMergeRefs = (refs) => useMergedRef(...refs);"
        : undefined,
  };
}
