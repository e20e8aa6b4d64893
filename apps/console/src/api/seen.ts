let seen = 0;

/** The last position of the log that this page knows of. */
export const see = (position: number): void => {
  seen = Math.max(seen, position);
};

/** For what is read because something has changed: no older view is wanted. */
export const sinceSeen = (): { min_position?: string } => (seen ? { min_position: String(seen) } : {});
