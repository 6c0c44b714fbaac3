// Which folders may import a library of npm; its package.json has to declare it there as well.

const gallery = '^shared/section/gallery/';

/** Folders whose code is a section, or becomes a part of one. */
const sections = ['^(e2e/)?remotes/', '^shared/(ui|section)/'];

/** Each library: the packages, the folders that may import them, and what others do instead. */
const libraries = [
  {
    name: 'router',
    packages: 'react-router',
    owners: [],
    comment: "Import from 'react-router-dom', which the host shares: one router, one context.",
  },
  {
    name: 'axios',
    packages: 'axios',
    owners: ['^host/src/core/http/', '^shared/shell/', ...sections],
    comment:
      'In the host only host/src/core/http talks HTTP; others use its LazyHttp. A section uses useHttp() ' +
      "of '@pazar/shell/http', or http of '@pazar/shell'.",
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
    owners: ['^host/', '^shared/build/', '^e2e/bench/peers/'],
    comment: "Only the host's loader, shared/build and a benchmark's peer know Module Federation.",
  },
  {
    name: 'zustand',
    packages: 'zustand',
    owners: ['^host/', '^shared/shell/', ...sections],
    comment: 'Stores are for browsers. A service keeps its state in its database.',
  },
  {
    name: 'i18next',
    packages: 'i18next',
    // A section's development build hands the host's instance the texts that have changed.
    owners: ['^host/', '^shared/((shell|testing)/|build/src/develop/)', ...sections],
    comment: 'The host owns the i18next instance; contracts and formats get texts as arguments.',
  },
  {
    name: 'react-i18next',
    packages: 'react-i18next',
    owners: ['^host/', '^shared/testing/', ...sections],
    comment: 'The host owns the i18next instance; contracts and formats get texts as arguments.',
  },
  {
    name: 'react-toastify',
    packages: 'react-toastify',
    owners: ['^host/', '^(e2e/)?remotes/'],
    comment:
      "Use useNotify of '@pazar/shell/notify'; a section may also call toast of react-toastify.",
  },
];

module.exports = libraries.map(({ name, packages, owners, comment }) => ({
  name: `library-${name}-by-its-owners`,
  comment,
  severity: 'error',
  from: { path: '^(host|remotes|shared|services|e2e)/', pathNot: [...owners, gallery] },
  to: { path: `node_modules/(${packages})/` },
}));
