// Between the design system and what knows the API, and inside the latter.

const { test } = require('./test-files.cjs');

/** Folders whose exports the host provides; the other files of the package are in the build of each section. */
const provided = ['form', 'geocoding', 'image', 'import', 'input', 'json', 'list', 'map', 'record'];
const inProvided = `^shared/section/src/(?:${provided.join('|')})/`;
const bundled = `^shared/section/src/(?!(?:${provided.join('|')})/)`;

/** What a component may ask of the shell: language, shortcuts, maps, the title of the page, the kind of a failure. */
const ofComponents = ['locale', 'commands', 'maps', 'page-title', 'api-error'];

module.exports = [
  {
    name: 'ui-knows-no-api',
    comment:
      'A component calls no address and knows no session. What does is in @pazar/section, which may import it.',
    severity: 'error',
    from: { path: '^shared/ui/src/', pathNot: test },
    to: {
      path:
        `^shared/shell/src/(?!(?:${ofComponents.join('|')})[.])` +
        '|node_modules/(?:axios|@tanstack/[^/]+|react-hook-form)/',
    },
  },
  {
    name: 'section-provided-never-bundled',
    comment: 'The host would have a copy of what each section brings.',
    severity: 'error',
    from: { path: inProvided, pathNot: test },
    to: { path: bundled },
  },
  {
    name: 'section-provided-by-name',
    comment:
      'What each section brings asks the host for the rest: write @pazar/section/<folder>/<file>, as a section does.',
    severity: 'error',
    from: { path: bundled, pathNot: test },
    to: { path: inProvided, dependencyTypes: ['local'] },
  },
  {
    name: 'form-by-forms-alone',
    comment:
      'A list or an input that imports the frame of a form loads react-hook-form with it. Images are uploaded in forms alone.',
    severity: 'error',
    from: { path: inProvided, pathNot: `^shared/section/src/(?:form|image)/|${test}` },
    to: {
      path: '^shared/section/src/form/|node_modules/react-hook-form/',
      dependencyTypesNot: ['type-only'],
    },
  },
];
