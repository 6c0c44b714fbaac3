/** A node of the syntax tree, with the properties that the rules check. */
export interface Node {
  readonly type: string;
  readonly parent: Node;
  readonly name?: string;
  readonly id?: Node;
  readonly key?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly properties?: readonly Node[];
  readonly params?: readonly Node[];
}

/** The part of oxlint's context that the rules use. It is the same as ESLint's. */
export interface Context {
  readonly report: (finding: { node: Node; message: string }) => void;
  readonly sourceCode: {
    getDeclaredVariables: (node: Node) => { references: { identifier: Node }[] }[];
  };
}
