/**
 * The only place that says which modules form which chunk. A file of the design system moves without a
 * change here, and an export changes its chunk without a move.
 *
 * A row is a script of the host that sections load on demand. It has exports of `@pazar/ui` and of
 * `@pazar/section` in it, by the shared module of which a section gets them (`@pazar/ui/list`), and packages
 * that are shared as a whole. What only one row needs joins it; what several need is in `ui-base`, unless
 * all of them need one row anyway (`assign-rows.ts`). In no row, an export of `@pazar/ui` is in the host's
 * first script, and one of `@pazar/section` in the build of each section that uses it.
 *
 * A published section asks for an export by its shared module: moving an export to another one
 * breaks the sections that were built before, and so does another name of the shared module. Moving a shared
 * module to another row breaks nothing, and neither does moving an export to the other package.
 * Each row costs 65 bytes of the first script.
 */
export const chunks: Readonly<Record<string, Chunk>> = {
  'ui-overlay': {
    shares: {
      overlay: [
        'ui/overlay/confirm',
        'ui/overlay/dialog',
        'ui/overlay/menu',
        'ui/overlay/menu-item',
        'ui/overlay/popover',
        'ui/overlay/progress',
      ],
    },
  },
  'ui-input': {
    shares: {
      input: [
        'ui/input/form-dialog',
        'section/input/reason-dialog',
        'ui/input/checkbox',
        'ui/input/checkbox-group',
        'ui/input/combo-box',
        'ui/input/date-field',
        'ui/input/date-time-field',
        'ui/input/field',
        'ui/input/field-group',
        'ui/input/field-props',
        'ui/input/money-field',
        'ui/input/month-day-field',
        'ui/input/month-set',
        'ui/input/number-field',
        'ui/input/option',
        'section/input/password-field',
        'ui/input/period-field',
        'section/input/quantity-field',
        'ui/input/radio-group',
        'ui/input/select-field',
        'ui/input/switch',
        'ui/input/text-area',
        'ui/input/text-field',
        'ui/input/time-field',
        'ui/input/use-settled',
        'ui/input/use-today',
      ],
    },
  },
  'ui-many': {
    shares: {
      many: [
        'ui/multi-select/multi-combo',
        'ui/multi-select/multi-rows',
        'ui/multi-select/tags-field',
      ],
    },
  },
  'ui-record': {
    shares: {
      record: [
        'section/record/draft-offer',
        'section/record/attempt',
        'section/record/attempt-key',
        'section/record/before-after',
        'section/record/change-failure',
        'section/record/change-log',
        'section/record/download-file',
        'ui/info-lines',
        'section/record/is-absent',
        'section/record/kept-attempt-key',
        'ui/layout',
        'section/record/loaded',
        'ui/note',
        'ui/page-section',
        'ui/pill',
        'section/record/picture',
        'section/record/record-page',
        'section/record/record-tabs',
        'section/record/use-action-text',
        'section/record/use-event-text',
        'section/record/use-attempt',
        'section/record/use-preferences',
        'section/record/use-single-run',
        'section/record/use-failure-text',
      ],
    },
  },
  'ui-list': {
    shares: {
      list: [
        'section/list/bulk/bulk-action',
        'section/list/bulk/bulk-actions',
        'section/list/bulk/bulk-form',
        'section/list/cell/editable-cell',
        'section/list/data-list',
        'section/list/export-button',
        'section/list/filters/list-filter',
        'section/list/pages',
        'section/list/query/define-list',
        'section/list/query/url-state',
        'section/list/query/use-list-state',
        'section/list/query/use-page-cursor',
        'section/list/table/row-description',
        'section/list/undo/undo-menu',
        'section/list/undo/use-undoable',
      ],
    },
  },
  'ui-form': {
    shares: {
      form: [
        'section/form/define-fields',
        'section/form/field-description',
        'section/form/folded-section',
        'section/form/form-field',
        'section/form/form-index',
        'section/form/form-section',
        'section/form/localized-text-field',
        'section/form/record-form',
        'section/form/record-form-handle',
        'section/form/record-form-options',
        'section/form/use-form-hold',
        'section/form/use-form-rows',
        'section/form/use-form-value',
        'section/form/use-form-values',
        'section/form/use-record-form',
      ],
    },
  },
  'ui-image': {
    shares: {
      image: ['section/image/image-upload', 'section/image/picture-upload'],
    },
  },
  'ui-import': {
    shares: {
      import: ['section/import/import-page'],
    },
  },
  'ui-chart': {
    shares: {
      chart: ['ui/chart/chart-frame'],
      reorder: ['ui/reorder/use-reorder'],
    },
  },
  'ui-print': {
    shares: {
      print: ['ui/print/print-alone', 'ui/print/qr-code'],
    },
  },
  'ui-map': {
    shares: {
      map: [
        'ui/map/map-content',
        'ui/map/pin-picker',
        'ui/map/place-map',
        'section/map/place-pin',
        'ui/map/sketch',
      ],
    },
    // The shapes of municipalities, which only a map draws.
    packages: ['@pazar/geography'],
  },
  'ui-place': {
    shares: {
      place: [
        'ui/input/coordinates-field',
        'section/geocoding/found-place',
        'section/geocoding/place-search',
        'section/geocoding/use-geocoder',
      ],
    },
  },
  commands: {
    shares: {
      command: ['ui/command/command-palette', 'ui/command/shortcut-help'],
    },
  },
  // The page around all pages, which loads beside the texts: queries start when it renders.
  page: { packages: ['@tanstack/react-query'], needed: ['@tanstack/query-core'] },
  http: { packages: ['axios'] },
  overlays: { packages: ['react-toastify'] },
  maps: { packages: ['@react-google-maps/api'] },
};

/** What several rows need, and the one style sheet of all. */
export const commonChunk = 'ui-base';

export interface Chunk {
  readonly shares?: Readonly<Record<string, readonly string[]>>;
  readonly packages?: readonly string[];
  /** Packages that the first of them needs: the host's own chunks would have them a second time. */
  readonly needed?: readonly string[];
}

/** `@pazar/ui/list` of `@pazar/section/list/data-list`; undefined for an export in no row. */
export function shareOf(path: string): string | undefined {
  return shareByExport.get(path);
}

const shareByExport = new Map(
  Object.values(chunks).flatMap(({ shares = {} }) =>
    Object.entries(shares).flatMap(([share, exports]) =>
      exports.map((name): [string, string] => [`@pazar/${name}`, `@pazar/ui/${share}`]),
    ),
  ),
);

/** The row of a shared module that loads on demand. */
export function rowOf(share: string): string | undefined {
  const found = Object.entries(chunks).find(
    ([, { shares = {}, packages = [] }]) =>
      packages.includes(share) || Object.keys(shares).some((name) => share === `@pazar/ui/${name}`),
  );
  return found?.[0];
}
