/** A text as long as a prompt shows it; that something is left out is to be seen. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} […]` : text;
