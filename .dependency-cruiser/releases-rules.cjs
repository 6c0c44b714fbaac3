// Inside the registry.

const { onlyToTheRight } = require('./ordered-folders.cjs');

/** The folders of the registry; the files beside them put the parts together. */
const releasesFolders = [
  'cli',
  'update',
  'metrics',
  'reports',
  'http',
  'alarms',
  'backup',
  'controller',
  'registry',
  'notices',
  'telemetry',
  'assets',
  'documents',
  'simulator',
  'database',
  'judgement',
  'domain',
];

module.exports = onlyToTheRight('releases', 'services/releases/src/', releasesFolders);
