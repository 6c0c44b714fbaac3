/** The declared fields of a record, those that it has. */
export function pickFields<Fields extends object, Row extends object>(
  fields: Fields,
  row: Row,
): Pick<Row, Extract<keyof Row, keyof Fields>> {
  const members = Object.entries(row).filter(([name]) => Object.hasOwn(fields, name));
  // Just those that both have.
  return Object.fromEntries(members) as Pick<Row, Extract<keyof Row, keyof Fields>>;
}
