/** RFC 3339 plus milliseconds; pure, since both come in from outside. */
export const addMilliseconds = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();
