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
/** Languages of blocks that a shell runs. */
const shells = new Set(['sh', 'bash', 'shell', 'console']);
/** Between two commands of one line. */
const separator = /\s*(?:&&|\|\|?|;)\s+/;
/** Options of npm and pnpm that a value follows. */
const withValue = new Set(['-C', '--dir', '--prefix', '-F', '--filter']);

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
    return shells.has(block) ? [{ text: content.trim().replace(/^\$ /, ''), line }] : [];
  });
}

/** What does not exist of a command of npm or pnpm; null if all of it does. */
function faultOf(command: string, { packages, programs }: KnownCommands): string | null {
  const words = command.trim().split(/\s+/);
  const [program, ...rest] = words.slice(words.findIndex((word) => !assignment.test(word)));
  const scripts = packages[0]?.scripts ?? new Set<string>();
  const { named, filter } = readWords(rest);
  if (program === 'npm') return faultOfNpm(named, scripts);
  if (program !== 'pnpm') return null;
  if (filter !== null) return faultInPackage(filter, { words: named, packages });
  return faultOfPnpm(named, new Set([...own, ...scripts, ...programs]));
}

/** The words of a command without its options, and the package that `--filter` names. */
function readWords(words: readonly string[]): { named: string[]; filter: string | null } {
  const named: string[] = [];
  let filter: string | null = null;
  let option = '';
  for (const word of words.flatMap((each) => splitOption(each))) {
    if (withValue.has(option)) {
      if (option === '-F' || option === '--filter') filter = word;
      option = '';
    } else if (word.startsWith('-')) {
      option = word;
    } else {
      option = '';
      named.push(word);
    }
  }
  return { named, filter };
}

/** `--filter=@pazar/api` is two words. */
function splitOption(word: string): string[] {
  const [, option = '', value = ''] = /^(--[a-z-]+)=(.*)$/.exec(word) ?? [];
  return withValue.has(option) ? [option, value] : [word];
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

function faultInPackage(
  name: string,
  { words, packages }: { words: readonly string[]; packages: readonly WorkspacePackage[] },
) {
  const found = packages.find((each) => each.name === name);
  // A placeholder: `@pazar/remote-<name>`.
  if (found === undefined) return name.includes('<') ? null : `the package "${name}"`;
  const [verb = '', script = ''] = words;
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
    const faults = code
      .split(separator)
      .map((command) => faultOf(command, { ...known, packages }))
      .filter((fault) => fault !== null);
    const variables = [...code.matchAll(variable)]
      .map(([name]) => name)
      .filter((name) => !known.variables.has(name))
      .map((name) => `the variable "${name}"`);
    return [...faults, ...variables].map((what) => `${document}:${line}: ${what} does not exist`);
  });
}
