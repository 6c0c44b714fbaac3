// Circles of folders. A rule of folders counts every file in them, so this leaves tests out. It counts an import for
// the file's own folder and not for the folders above; the ordered folders of the packages see those.

const { options } = require('../.dependency-cruiser.cjs');
const { test } = require('./test-files.cjs');

module.exports = {
  options: { ...options, exclude: { path: [options.exclude.path, test] } },
  forbidden: [
    {
      name: 'no-folder-circle',
      comment: 'No two folders import each other, not through others either.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
};
