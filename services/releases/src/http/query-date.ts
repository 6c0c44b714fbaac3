/** The instant of a query; undefined where it has none. */
export const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);
