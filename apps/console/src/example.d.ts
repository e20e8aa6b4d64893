/** A scenario file, as the body of the request that opens it. */
declare module '*.yaml' {
  const body: object;
  export default body;
}

/** What it is about, alone: the rest is loaded when it is opened. */
declare module '*.yaml?topic' {
  const topic: string;
  export default topic;
}
