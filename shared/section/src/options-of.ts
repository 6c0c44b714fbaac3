/** The values of an enumeration as choices; `textOf` translates one. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({ value, label: textOf(value) }));
}
