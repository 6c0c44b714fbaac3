// Inside the host.

const { onlyToTheRight } = require('./ordered-folders.cjs');

/**
 * The floors of the host, and the folders of two of them. In each row a folder imports only from
 * folders to its right, so there is no circle between folders.
 */
const hostRows = [
  {
    row: 'floor',
    base: '',
    folders: ['main', 'boot', 'view', 'host-services', 'early', 'worker', 'core'],
  },
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
      'telemetry',
      'offline',
      'builds',
      'http',
      'discovery',
      'session',
      'journal',
      'page-state',
      'i18n',
      'config',
      'request',
      'storage',
      'clock',
    ],
  },
];

module.exports = hostRows.flatMap(({ row, base, folders }) =>
  onlyToTheRight(`host-${row}`, `host/src/${base}`, folders),
);
