/** A package of the workspace, as its package.json describes it. */
export interface WorkspacePackage {
  name: string;
  scripts: ReadonlySet<string>;
}

/** What a document may name. */
export interface KnownCommands {
  /** The first package is that of the root. */
  packages: readonly WorkspacePackage[];
  /** Programs that installed packages bring: `vitest`. */
  programs: ReadonlySet<string>;
  /** Variables that a process, a command or a test reads. */
  variables: ReadonlySet<string>;
}

interface Code {
  text: string;
  /** Counted from 1. */
  line: number;
}

const inlineCode = /`([^`]+)`/g;
/** The commands of npm and pnpm themselves that need no script. */
const own = new Set(['add', 'create', 'exec', 'install', 'pack', 'sbom']);
const npmScripts = new Set(['start', 'test']);
const assignment = /^[A-Z][A-Z0-9_]*=/;
/** The remote that a document has the reader make: `new-remote orders`. */
const madeRemote = /\bnew-remote ([a-z]\w*)/g;
const remoteScripts = new Set(['build', 'dev', 'test']);
/** Variables that Pazar defines, and one that others did. `PAZAR_CONTROLLER_*` names many. */
const variable = /\b(?:PAZAR_[A-Z0-9_]*[A-Z0-9]|DATABASE_URL)\b(?!_?\*)/g;
const literal = /\b(?:PAZAR_[A-Z0-9_]*[A-Z0-9]|DATABASE_URL)\b/g;
/** The end of a name that the code composes, a key of a schema: `BUCKET: z.string()`. */
const composed = /^ +((?!PAZAR_)[A-Z][A-Z_]+): z\b/gm;

/** What is between backticks, and each line of a block that a shell runs. */
function codeOf(text: string): Code[] {
  let block: string | null = null;
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const fence = /^\s*```(\w*)/.exec(content);
    if (fence !== null) {
      block = block === null ? (fence[1] ?? '') : null;
      return [];
    }
    if (block === null) {
      return [...content.matchAll(inlineCode)].map(([, code = '']) => ({ text: code, line }));
    }
    return ['sh', 'console'].includes(block) ? [{ text: content.replace(/^\$ /, ''), line }] : [];
  });
}

/** What does not exist of a command of npm or pnpm; null if all of it does. */
function faultOf(command: string, { packages, programs }: KnownCommands): string | null {
  const words = command.trim().split(/\s+/);
  const [program, ...rest] = words.slice(words.findIndex((word) => !assignment.test(word)));
  const scripts = packages[0]?.scripts ?? new Set<string>();
  if (program === 'npm') return faultOfNpm(rest, scripts);
  if (program !== 'pnpm') return null;
  if (rest[0] === '--filter') return faultInPackage(rest.slice(1), packages);
  return faultOfPnpm(rest, new Set([...own, ...scripts, ...programs]));
}

function faultOfPnpm([verb = '', script = '']: readonly string[], known: ReadonlySet<string>) {
  if (verb === 'run') return known.has(script) ? null : `the script "${script}"`;
  // An option or a placeholder, `pnpm …`, names nothing.
  return known.has(verb) || !/^[a-z]/.test(verb) ? null : `the command "pnpm ${verb}"`;
}

function faultOfNpm([verb = '', script = '']: readonly string[], scripts: ReadonlySet<string>) {
  if (verb === 'run') return scripts.has(script) ? null : `the script "${script}"`;
  const isKnown = own.has(verb) || (npmScripts.has(verb) && scripts.has(verb));
  return isKnown ? null : `the command "npm ${verb}"`;
}

function faultInPackage(words: readonly string[], packages: readonly WorkspacePackage[]) {
  const [name = '', ...rest] = words;
  const found = packages.find((each) => each.name === name);
  // A placeholder: `@pazar/remote-<name>`.
  if (found === undefined) return name.includes('<') ? null : `the package "${name}"`;
  const [verb = '', script = ''] = rest;
  const wanted = verb === 'run' ? script : verb;
  return own.has(wanted) || found.scripts.has(wanted) ? null : `the script "${wanted}" of ${name}`;
}

/** The commands and variables that a document names and that do not exist, one sentence each. */
export function findMissingCommands(
  document: string,
  text: string,
  known: KnownCommands,
): string[] {
  const made = [...text.matchAll(madeRemote)].map(([, name = '']) => `@pazar/remote-${name}`);
  const packages = known.packages.concat(made.map((name) => ({ name, scripts: remoteScripts })));
  return codeOf(text).flatMap(({ text: code, line }) => {
    const fault = faultOf(code, { ...known, packages });
    const variables = [...code.matchAll(variable)]
      .map(([name]) => name)
      .filter((name) => !known.variables.has(name))
      .map((name) => `the variable "${name}"`);
    return [...(fault === null ? [] : [fault]), ...variables].map(
      (what) => `${document}:${line}: ${what} does not exist`,
    );
  });
}

const namesIn = (sources: readonly string[]) =>
  new Set(sources.flatMap((source) => [...source.matchAll(literal)].map(([name]) => name)));

/** The variables that sources name, those whose names they compose of two parts included. */
export function variablesIn(sources: readonly string[]): Set<string> {
  const names = [...namesIn(sources)];
  const endings = sources.flatMap((source) =>
    [...source.matchAll(composed)].map(([, ending = '']) => `_${ending}`),
  );
  return new Set([...names, ...names.flatMap((name) => endings.map((ending) => name + ending))]);
}

/**
 * The variables that sources name and no table of a document explains: each is in backticks in the
 * first cell of a row. The first part of a composed name needs one of the composed names.
 */
export function findUnexplained(sources: readonly string[], document: string): string[] {
  const cells = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const explained = [...namesIn(cells)];
  return [...namesIn(sources)]
    .filter((name) => !explained.some((each) => each === name || each.startsWith(`${name}_`)))
    .toSorted()
    .map((name) => `${name} is read, and no table of docs/architecture.md explains it`);
}
