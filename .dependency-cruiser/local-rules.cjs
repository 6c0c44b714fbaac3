// Inside the runner.

const { onlyToTheRight } = require('./ordered-folders.cjs');

/** The folders of the runner; the commands beside them put the parts together. */
const localFolders = [
  'pack',
  'remote-template',
  'test-servers',
  'gates',
  'system',
  'build',
  'supervise',
  'command',
];

module.exports = onlyToTheRight('local', 'services/local/src/', localFolders);
