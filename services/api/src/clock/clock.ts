/** The time of this process; tests set it. */
export interface Clock {
  (): Date;
  /**
   * Whether changes have the time of the database instead, which all processes share. The clock of a
   * test has none: its changes have the time that the test set.
   */
  isForReadsOnly?: true;
}

export const processClock: Clock = Object.assign(() => new Date(), {
  isForReadsOnly: true as const,
});
