// Which folders may import a library of npm; its package.json has to declare it there as well.

const { test } = require('./test-files.cjs');

const gallery = '^shared/ui/gallery/';

/** Each library: the packages, the folders that may import them, and what others do instead. */
const libraries = [
  {
    name: 'router',
    packages: 'react-router(-dom)?',
    owners: ['^host/', '^shared/(shell|testing)/', `^shared/ui/.*${test}`],
    comment: "Take routing from '@pazar/shell/router': one router, one context.",
  },
  {
    name: 'axios',
    packages: 'axios',
    owners: ['^host/src/core/http/'],
    comment: "Only host/src/core/http talks HTTP. A section asks useHttp() of '@pazar/shell/http'.",
  },
  {
    name: 'ui-libraries',
    packages:
      'lucide|react-aria-components|@react-aria/[^/]+|@base-ui/[^/]+|@radix-ui/[^/]+|@mui/[^/]+' +
      '|@mantine/[^/]+|bootstrap|react-bootstrap|@fontsource/[^/]+|@fontsource-variable/[^/]+',
    owners: ['^shared/ui/'],
    comment: "UI libraries stay inside shared/ui. Use or extend a component of '@pazar/ui'.",
  },
  {
    name: 'module-federation',
    packages: '@module-federation/[^/]+',
    owners: ['^host/', '^shared/build/'],
    comment: "Only the host's loader and shared/build know Module Federation.",
  },
  {
    name: 'zustand',
    packages: 'zustand',
    owners: ['^host/', '^shared/ui/'],
    comment:
      "Stores belong to the host. A section uses the hooks of '@pazar/shell' or React state.",
  },
  {
    name: 'i18next',
    packages: 'i18next',
    owners: ['^host/', '^shared/testing/'],
    comment:
      "Use useTranslation of '@pazar/shell/translation'; the host owns the i18next instance.",
  },
  {
    name: 'react-i18next',
    packages: 'react-i18next',
    owners: ['^host/', '^shared/(shell|testing)/'],
    comment:
      "Use useTranslation of '@pazar/shell/translation'; the host owns the i18next instance.",
  },
  {
    name: 'react-toastify',
    packages: 'react-toastify',
    owners: ['^host/'],
    comment: "Use useNotify of '@pazar/shell/notify'.",
  },
];

module.exports = libraries.map(({ name, packages, owners, comment }) => ({
  name: `library-${name}-by-its-owners`,
  comment,
  severity: 'error',
  from: { path: '^(host|remotes|shared|services|e2e)/', pathNot: [...owners, gallery] },
  to: { path: `node_modules/(${packages})/` },
}));
