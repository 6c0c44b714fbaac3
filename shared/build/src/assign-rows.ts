/** A module and the modules that it imports at once, by their identifiers; `import()` is left out. */
export type Imports = ReadonlyMap<string, readonly string[]>;

interface Row {
  /** Modules that it needs and no row provides. */
  readonly needs: Set<string>;
  /** Rows whose modules it needs, also those that they need. */
  readonly loads: Set<string>;
}

/**
 * Finds the row of each module by imports alone. What a row provides is in it. Another module is in the
 * row that needs it. When several do, it is in the one of them that all others load anyway, and without
 * such a row in the common chunk.
 *
 * @param provided modules of each row from which sections import
 * @param common name of the chunk for what several rows need
 */
export function assignRows(
  provided: ReadonlyMap<string, readonly string[]>,
  imports: Imports,
  common: string,
): ReadonlyMap<string, string> {
  const rowOfProvided = new Map(
    [...provided].flatMap(([row, modules]) => modules.map((module) => [module, row] as const)),
  );
  const rows = new Map(
    [...provided].map(([row, modules]) => [row, readRow({ row, modules, imports, rowOfProvided })]),
  );
  addLoadsOfLoads(rows);
  const needed = new Set([...rows.values()].flatMap(({ needs }) => [...needs]));
  const assigned = [...needed].map((module) => {
    const users = [...rows].filter(([, { needs }]) => needs.has(module)).map(([row]) => row);
    const first = users.find((row) =>
      users.every((other) => other === row || rows.get(other)?.loads.has(row)),
    );
    return [module, first ?? common] as const;
  });
  return new Map([...rowOfProvided, ...assigned]);
}

interface RowModules {
  readonly row: string;
  readonly modules: readonly string[];
  readonly imports: Imports;
  readonly rowOfProvided: ReadonlyMap<string, string>;
}

function readRow({ row, modules, imports, rowOfProvided }: RowModules): Row {
  const read: Row = { needs: new Set(), loads: new Set() };
  const left = [...modules];
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    for (const next of imports.get(module) ?? []) {
      const other = rowOfProvided.get(next);
      if (other !== undefined && other !== row) read.loads.add(other);
      if (other !== undefined || read.needs.has(next)) continue;
      read.needs.add(next);
      left.push(next);
    }
  }
  return read;
}

function addLoadsOfLoads(rows: ReadonlyMap<string, Row>): void {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const { loads } of rows.values()) {
      const more = [...loads].flatMap((row) => [...(rows.get(row)?.loads ?? [])]);
      for (const row of more.filter((one) => !loads.has(one))) {
        loads.add(row);
        isDone = false;
      }
    }
  }
}
