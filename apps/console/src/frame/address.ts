/**
 * How an address changes that holds what a field shows. At once: the router lets other changes wait for the processor, and a field
 * goes back to its former value until they have come. What is typed meanwhile would be lost.
 */
export const AS_TYPED = { replace: true, flushSync: true } as const;
