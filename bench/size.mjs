/** What a bench measures, or with --small as little of it as shows that the bench still works. */
export const size = (full, small) => (SMALL ? small : full);

export const SMALL = process.argv.includes('--small');
