/** Lengths at which a file gets a warning, and at which it fails. */
const warnLines = 200;
const failLines = 300;

/** The findings of the rules for one file. */
export interface SourceFindings {
  problems: string[];
  warnings: string[];
}

const code = /\.(?:ts|tsx|mjs|cjs|js|css)$/;
/** The linter limits the length of scripts. */
const unlinted = /\.css$/;
const mayBeLong = [/\.test\.tsx?$/, /\.spec\.ts$/, /\.data\.ts$/];

/**
 * Text that ties the repository to one place. The patterns are written so that none matches its own
 * source.
 */
const ties: [RegExp, string][] = [
  [/registry\.(?:npmjs|yarnpkg|npmmirror)\b/, 'names a package registry'],
  [/https?:\/\/[^\s'"]*\/(?:artifactory|nexus|verdaccio)\b/, 'names a package registry'],
  [/^\s*(?:resolved|tarball):? /m, 'names where a package was fetched'],
  [
    /(?:^|[\s'"`(=:])\/(?:home\/[a-z][\w.-]*\/\w|root\/|Users\/[a-z]|work\/|opt\/[a-z]\/)/im,
    'names a path of one machine',
  ],
];

/**
 * A path into the host. The import graph sees imports alone, and a configuration or a test also reads
 * files. The tests of the build presets build the host.
 */
const intoHost = /\.\.\/host\b|\.\.', 'host'|['"`/]host\/(?:assets|public|src|test|dist)\b/;
const behindHost = /^(?:shared\/(?!build\/.*\.test\.ts$)|remotes\/|tsconfig\.browser\.json$)/;

/** The import graph keeps the API's contracts and calls out of the design system; a text could still name them. */
const ofApi = /['"`]\/v\d+\/|\bROLE_[A-Z]/;
const designSystem = /^shared\/ui\/(?!.*\.test\.tsx?$)/;

function countLines(text: string): number {
  return text === '' ? 0 : text.trimEnd().split('\n').length;
}

function checkLength(file: string, text: string): SourceFindings {
  if (!code.test(file) || mayBeLong.some((pattern) => pattern.test(file))) {
    return { problems: [], warnings: [] };
  }
  const lines = countLines(text);
  if (lines > failLines && unlinted.test(file)) {
    return { problems: [`${file}: ${lines} lines, at most ${failLines}`], warnings: [] };
  }
  const warnings =
    lines > warnLines ? [`${file}: ${lines} lines, look whether it is two things`] : [];
  return { problems: [], warnings };
}

/** Checks one file by its text: its length, its ties to one machine or registry, what it knows. */
export function checkSource(file: string, text: string): SourceFindings {
  const { problems, warnings } = checkLength(file, text);
  const tied = ties
    .filter(([pattern]) => pattern.test(text))
    .map(([, complaint]) => `${file}: ${complaint}`);
  const reaching =
    behindHost.test(file) && intoHost.test(text) ? [`${file}: reads a file of the host`] : [];
  const knowing =
    designSystem.test(file) && ofApi.test(text)
      ? [`${file}: names an address of the API or a role; @pazar/section knows them`]
      : [];
  return { problems: [...problems, ...tied, ...reaching, ...knowing], warnings };
}
