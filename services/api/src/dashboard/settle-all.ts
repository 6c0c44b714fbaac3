/** Waits for every member of a record; the first that fails makes all fail. */
export async function settleAll<Members extends Record<string, unknown>>(members: {
  [Key in keyof Members]: Promise<Members[Key]>;
}): Promise<Members> {
  const entries = await Promise.all(
    Object.entries(members).map(async ([key, member]) => [key, await member] as const),
  );
  // The same keys as before, each with the result of its promise.
  return Object.fromEntries(entries) as Members;
}
