// Inside the host.

const { test } = require('./test-files.cjs');

/**
 * The floors of the host, and the folders of two of them. In each row a folder imports only from
 * folders to its right, so there is no circle between folders.
 */
const hostRows = [
  { row: 'floor', base: '', folders: ['main', 'boot', 'view', 'host-services', 'core'] },
  {
    row: 'view',
    base: 'view/',
    folders: [
      'frame',
      'pages',
      'commands',
      'diagnostics',
      'info-bar',
      'sections',
      'overlays',
      'sign-in',
      'viewing',
      'maps',
      'page',
    ],
  },
  {
    row: 'core',
    base: 'core/',
    folders: [
      'loading',
      'telemetry',
      'http',
      'discovery',
      'session',
      'journal',
      'builds',
      'page-state',
      'i18n',
      'config',
      'storage',
      'clock',
    ],
  },
];

module.exports = hostRows.flatMap(({ row, base, folders }) =>
  folders.slice(1).map((folder, index) => ({
    name: `host-${row}-${folder}-only-to-its-right`,
    comment: `In host/src/${base}: ${folders.join(' → ')}, each only to its right.`,
    severity: 'error',
    from: { path: `^host/src/${base}${folder}(/|[.]tsx?$)`, pathNot: test },
    to: { path: `^host/src/${base}(${folders.slice(0, index + 1).join('|')})(/|[.]tsx?$)` },
  })),
);
