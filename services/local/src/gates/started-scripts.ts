/** A package, the scripts in its `package.json`, and its tests. */
export interface TestedPackage {
  /** Relative to the repository; empty for the repository itself, whose tests are all. */
  folder: string;
  name: string;
  scripts: Readonly<Record<string, string>>;
  /** The texts of its tests. */
  tests: readonly string[];
}

/** A file in a folder of benchmarks. */
export interface BenchFile {
  /** Relative to the repository. */
  path: string;
  text: string;
}

/** Scripts that no test has to start as a script, and why. */
const notAsked: Readonly<Record<string, string>> = {
  build: 'the gate of builds',
  changeset: 'a program of others',
  check: 'a part of the suite',
  derive: 'it downloads 95 MB',
  dev: 'development.spec.ts starts the server',
  format: 'the gate of the format',
  gallery: 'the tests of the gallery serve its build',
  'new-remote': 'new-remote.test.ts',
  pazar: 'the tests of the command line',
  'raise-versions': 'a program of others',
  reset: 'documents.spec.ts',
  start: 'documents.spec.ts',
  test: 'the suite',
};

/** `pnpm --filter <package> run <script>`, which the repository's own scripts hand on to. */
const handedOn = /^pnpm --filter (\S+) run (\S+)$/;

/**
 * Scripts that no test starts with `runScript`, each as a finding: what measures, proves or draws
 * would stop working unnoticed. A script is also started as a part of another one.
 */
export function findUnstarted(packages: readonly TestedPackage[]): string[] {
  return packages.flatMap((each) => {
    const started = Object.keys(each.scripts).filter((script) => isStarted(each, script));
    const parts = started.flatMap((script) => each.scripts[script]?.split(' && ') ?? []);
    return Object.entries(each.scripts).flatMap(([script, command]) => {
      const target = handedOn.exec(command);
      if (target)
        return hasScript(packages, target) ? [] : [`${at(each)}: ${command} is not there`];
      if (script in notAsked || started.includes(script) || parts.includes(command)) return [];
      const where = each.folder === '' ? 'the repository' : each.folder;
      return [`${at(each)}: no test in ${where} calls runScript for "${script}"`];
    });
  });
}

const at = ({ folder }: TestedPackage) =>
  folder === '' ? 'package.json' : `${folder}/package.json`;

function isStarted({ tests }: TestedPackage, script: string): boolean {
  return tests.some((text) => text.includes('runScript(') && text.includes(`'${script}'`));
}

function hasScript(
  packages: readonly TestedPackage[],
  [, name, script = '']: readonly string[],
): boolean {
  return packages.some((each) => each.name === name && script in each.scripts);
}

/** Files of benchmarks that no script runs and no other of these files names, each as a finding. */
export function findIdle(
  files: readonly BenchFile[],
  packages: readonly Pick<TestedPackage, 'scripts'>[],
): string[] {
  const commands = packages.flatMap(({ scripts }) => Object.values(scripts));
  return files.flatMap(({ path }) => {
    const [folder = '', name = ''] = path.split('/').slice(-2);
    const isRun = commands.some((command) => command.includes(`${folder}/${name}`));
    const isNamed = files.some((other) => other.path !== path && other.text.includes(`${name}'`));
    return isRun || isNamed ? [] : [`${path}: no script runs it`];
  });
}
