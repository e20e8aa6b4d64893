/** A file that is opened where it lies runs nothing and fetches nothing. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
