import type { Context, Node } from './node.ts';

interface Call extends Node {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}

/** The component or hook around a node. */
function functionAround(node: Node): Node | null {
  const { parent, type } = node;
  if (type === 'Program') return null;
  return parent.type.includes('Function') ? parent : functionAround(parent);
}

/** The names of the values that a function is given together with `onChange`; none without it. */
function valuesOf({ params = [] }: Node): ReadonlySet<string> {
  const properties = params[0]?.type === 'ObjectPattern' ? (params[0].properties ?? []) : [];
  const names = properties.flatMap(({ key }) => key?.name ?? []);
  return new Set(names.includes('onChange') ? names.filter((name) => !/^on[A-Z]/.test(name)) : []);
}

/** Whether one of the names is read somewhere in a part of the tree. */
function reads(part: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(part)) return part.some((each) => reads(each, names));
  if (typeof part !== 'object' || part === null) return false;
  if ('type' in part && part.type === 'Identifier' && 'name' in part) {
    return typeof part.name === 'string' && names.has(part.name);
  }
  return Object.entries(part).some(([key, each]) => key !== 'parent' && reads(each, names));
}

/**
 * Finds state that starts with a value of a form and is never told of another one: after a reset or a
 * restored draft it would write the old value back.
 */
export const valueMirror = {
  create: (context: Context) => ({
    CallExpression(node: Call): void {
      if (node.callee.name !== 'useState') return;
      const around = functionAround(node);
      if (around === null || !reads(node.arguments, valuesOf(around))) return;
      const message =
        'This state mirrors a value that its owner can replace. Derive it from the value.';
      context.report({ node, message });
    },
  }),
};
