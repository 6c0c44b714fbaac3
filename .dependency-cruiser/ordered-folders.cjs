const { test } = require('./test-files.cjs');

/**
 * A rule for each folder but the first: it imports nothing of the folders to its left. So there is no
 * circle between folders.
 */
module.exports.onlyToTheRight = (name, base, folders) =>
  folders.slice(1).map((folder, index) => ({
    name: `${name}-${folder}-only-to-its-right`,
    comment: `In ${base}: ${folders.join(' → ')}, each only to its right.`,
    severity: 'error',
    from: { path: `^${base}${folder}(/|[.]tsx?$)`, pathNot: test },
    to: { path: `^${base}(${folders.slice(0, index + 1).join('|')})(/|[.]tsx?$)` },
  }));
