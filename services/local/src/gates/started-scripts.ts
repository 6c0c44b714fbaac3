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

/** A text in a file. */
export interface Place {
  /** Relative to the repository. */
  file: string;
  text: string;
}

/** Scripts that something starts in another way than with `runScript`, and where. */
const startedElsewhere: Readonly<Record<string, Place>> = {
  'pazar start': { file: 'e2e/specs/documents.spec.ts', text: "words: ['npm', 'start']" },
  'pazar reset': { file: 'e2e/specs/documents.spec.ts', text: "['npm', 'run', 'reset']" },
  'pazar dev': { file: 'e2e/specs/development.spec.ts', text: 'pnpm dev catalog' },
  'pazar test': { file: '.ci/run', text: 'npm test' },
  // `external-team.spec.ts` runs the commands of the guide.
  'pazar pack-packages': {
    file: 'docs/guides/own-repository.md',
    text: 'pnpm pack-packages "$TEAM/packages"',
  },
  // Its test writes into another folder.
  '@pazar/build write-section-schema': {
    file: 'shared/build/src/describe/section-schema.test.ts',
    text: "'src/describe/write-section-schema.ts'",
  },
  // In its two parts, the build and the server of the shell: a second build would overwrite the files
  // that the tests of the other worker load.
  '@pazar/section gallery': { file: 'e2e/specs/gallery.spec.ts', text: 'gallery.open(' },
};

/** Scripts that nothing starts, and why. */
const notStarted: Readonly<Record<string, string>> = {
  '@pazar/geography derive': 'it downloads 95 MB',
  '@pazar/geography derive-details': 'it downloads 10 MB',
  '@pazar/e2e prove-journey': 'it downloads 200 MB; external-team.spec.ts plays its cheapest form',
};

/** What runs a program of others alone, `vitest run`, is theirs to test. */
const isOurs = (command: string) => /\bnode\b/.test(command);

/** `pnpm --filter <package> run <script>`, which the repository's own scripts hand on to. */
const handedOn = /\bpnpm --filter (\S+) run (\S+)$/;

/**
 * Scripts that no test starts with `runScript`, each as a finding: what measures, proves or draws
 * would stop working unnoticed. A script is also started as a part of another one.
 *
 * @param isThere whether a file of the repository has a text
 */
export function findUnstarted(
  packages: readonly TestedPackage[],
  isThere: (place: Place) => boolean,
): string[] {
  return packages.flatMap((each) => {
    const started = Object.keys(each.scripts).filter((script) => isStarted(each, script));
    const parts = started.flatMap((script) => each.scripts[script]?.split(' && ') ?? []);
    return Object.entries(each.scripts).flatMap(([script, command]) => {
      const target = handedOn.exec(command);
      if (target)
        return hasScript(packages, target) ? [] : [`${at(each)}: ${command} is not there`];
      if (!isOurs(command) || started.includes(script) || parts.includes(command)) return [];
      const name = `${each.name} ${script}`;
      const place = startedElsewhere[name];
      if (place !== undefined) {
        return isThere(place) ? [] : [`${at(each)}: ${place.file} does not start "${script}"`];
      }
      if (name in notStarted) return [];
      const where = each.folder === '' ? 'the repository' : each.folder;
      return [`${at(each)}: no test in ${where} calls runScript for "${script}"`];
    });
  });
}

const at = ({ folder }: TestedPackage) =>
  folder === '' ? 'package.json' : `${folder}/package.json`;

/** `runSmallest` of the end-to-end tests calls `runScript`. */
const starter = /\brun(?:Script|Smallest)\(/;

function isStarted({ tests }: TestedPackage, script: string): boolean {
  return tests.some((text) => starter.test(text) && text.includes(`'${script}'`));
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
