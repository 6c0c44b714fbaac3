/** Least bytes of sources, before they are minified, for which a separate request pays. */
const minSize = 12_000;

/**
 * The chunks of a remote: one for each `import()`, with everything that it alone needs. What several of
 * them need is in a shared chunk when it is large enough, and in each of them otherwise. All styles are in
 * one file, which the first page loads. No name of a file or folder decides anything.
 */
export const remoteChunks = {
  chunks: 'async',
  minSize,
  minChunks: 2,
  maxAsyncRequests: Number.POSITIVE_INFINITY,
  cacheGroups: {
    default: { reuseExistingChunk: true },
    defaultVendors: false,
    styles: { type: 'css/mini-extract', name: 'styles', minChunks: 1, enforce: true, priority: 1 },
  },
} as const;
