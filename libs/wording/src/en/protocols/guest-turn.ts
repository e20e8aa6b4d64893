/** How a guest turn ends, as the log tells it. */
export const guestTurn = {
  ended: {
    answered: (name: string) => `${name} has answered the table elsewhere.`,
    no_answer: (name: string) => `${name} has not answered in time; nothing was said in its place.`,
    model_unavailable: (name: string) => `No model gave a usable answer for ${name}; nothing was said in its place.`,
    rehearsal: (name: string) =>
      `This is a rehearsal, and ${name} has no script: nobody here has understood what is asked, so nothing was answered.`,
    stopped_by_user: (name: string) => `It was stopped before ${name} had answered.`,
  },
};
