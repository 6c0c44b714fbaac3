// Inside the list of records.

const { onlyToTheRight } = require('./ordered-folders.cjs');
const { test } = require('./test-files.cjs');

/** The folders of the list, each importing only from folders to its right. */
const listFolders = [
  'views',
  'bulk',
  'filters',
  'table',
  'undo',
  'cell',
  'selection',
  'panel',
  'query',
];
const list = '^shared/section/src/list/';

module.exports = [
  {
    name: 'list-parts-never-the-whole',
    comment: 'The files beside the folders put the parts together.',
    severity: 'error',
    from: { path: `${list}[^/]+/`, pathNot: test },
    to: { path: `${list}[^/]+$` },
  },
  ...onlyToTheRight('list', 'shared/section/src/list/', listFolders),
];
