/** A translation key with what it fills in. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}
