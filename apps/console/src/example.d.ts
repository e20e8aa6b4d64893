/** A scenario file, as the body of the request that opens it. */
declare module '*.yaml' {
  const body: object;
  export default body;
}
