import type { Context, Node } from './node.ts';

interface Call extends Node {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}

/** Members that hold a failure, or that reject. */
const failures = new Set([
  'error',
  'isError',
  'isLoadingError',
  'isRefetchError',
  'failureCount',
  'status',
  'mutateAsync',
]);

/** What `@pazar/section` renders for the failure of a read beside a record. */
const notices = new Set(['notice']);

/** Hooks whose result holds the failure of a query or a change, with the members that hold it. */
const hooks = new Map([
  ['useQuery', failures],
  ['useMutation', failures],
  ['useAttempt', failures],
  ['useApiMutation', failures],
  ['useInlineQuery', notices],
  ['useChoices', notices],
  ['useSearch', notices],
]);

interface Search {
  readonly context: Context;
  /** The members that hold the failure. */
  readonly members: ReadonlySet<string>;
}

/** Whether the code reads the failure of the result, or passes the whole result on. */
function isRead(node: Node, search: Search): boolean {
  const { context, members } = search;
  const isFailure = (key: Node | undefined) => key?.name !== undefined && members.has(key.name);
  const { parent } = node;
  if (parent.type === 'ExpressionStatement') return false;
  if (parent.type === 'MemberExpression' && parent.object === node) {
    return isFailure(parent.property);
  }
  if (parent.type !== 'VariableDeclarator') return true;
  if (parent.id?.type === 'ObjectPattern') {
    return (parent.id.properties ?? []).some(
      ({ type, key }) => type === 'RestElement' || isFailure(key),
    );
  }
  return context.sourceCode
    .getDeclaredVariables(parent)
    .flatMap(({ references }) => references)
    .some(({ identifier }) => identifier !== parent.id && isRead(identifier, search));
}

/**
 * Finds a query or a change whose failure no code reads: no screen would show it. A change whose
 * options have `onError` is read there.
 */
export const readFailure = {
  create: (context: Context) => ({
    CallExpression(node: Call): void {
      const { callee, arguments: options } = node;
      const members = hooks.get(callee.name ?? '');
      if (members === undefined) return;
      if (options.some((it) => it.properties?.some(({ key }) => key?.name === 'onError'))) return;
      if (isRead(node, { context, members })) return;
      const message = `Nobody reads the failure of ${callee.name}. Show its ${members === notices ? 'notice' : 'error'} where the page shows its result.`;
      context.report({ node, message });
    },
  }),
};
