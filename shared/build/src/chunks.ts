/**
 * The only place that says which modules form which chunk. A file of the design system moves without a
 * change here, and an export changes its chunk without a move.
 *
 * A row is a script of the host that sections load on demand. It has the exports of `@pazar/ui` in it,
 * by the shared module of which a section gets them (`@pazar/ui/list`), and packages that are shared
 * as a whole. What only one row needs joins it; what several need is in `ui-base`, unless all of them
 * need one row anyway (`assign-rows.ts`). Exports in no row are in the host's first script.
 *
 * A published section asks for an export by its shared module: moving an export to another one
 * breaks the sections that were built before. Moving a shared module to another row breaks nothing.
 * Each row costs 65 bytes of the first script.
 */
export const chunks: Readonly<Record<string, Chunk>> = {
  'ui-overlay': {
    shares: {
      overlay: [
        'overlay/confirm',
        'overlay/dialog',
        'overlay/menu',
        'overlay/menu-item',
        'overlay/popover',
        'overlay/progress',
      ],
    },
  },
  'ui-input': {
    shares: {
      input: [
        'input/form-dialog',
        'input/reason-dialog',
        'input/checkbox',
        'input/checkbox-group',
        'input/combo-box',
        'input/date-field',
        'input/date-time-field',
        'input/field',
        'input/field-group',
        'input/field-props',
        'input/money-field',
        'input/month-day-field',
        'input/month-set',
        'input/number-field',
        'input/option',
        'input/password-field',
        'input/period-field',
        'input/quantity-field',
        'input/radio-group',
        'input/select-field',
        'input/switch',
        'input/text-area',
        'input/text-field',
        'input/time-field',
        'input/use-settled',
        'input/use-today',
      ],
    },
  },
  'ui-many': {
    shares: {
      many: ['many/multi-combo', 'many/multi-rows', 'many/tags-field'],
    },
  },
  'ui-record': {
    shares: {
      record: [
        'record/draft-offer',
        'record/attempt',
        'record/attempt-key',
        'record/before-after',
        'record/change-failure',
        'record/change-log',
        'record/download-file',
        'record/info-lines',
        'record/is-absent',
        'record/kept-attempt-key',
        'record/layout',
        'record/loaded',
        'record/note',
        'record/page-section',
        'record/pill',
        'record/picture',
        'record/record-page',
        'record/record-tabs',
        'record/use-action-text',
        'record/use-event-text',
        'record/use-attempt',
        'record/use-preferences',
        'record/use-single-run',
        'record/use-failure-text',
      ],
    },
  },
  'ui-list': {
    shares: {
      list: [
        'list/bulk/bulk-action',
        'list/bulk/bulk-actions',
        'list/bulk/bulk-form',
        'list/cell/editable-cell',
        'list/data-list',
        'list/export-button',
        'list/filters/list-filter',
        'list/pages',
        'list/query/define-list',
        'list/query/url-state',
        'list/query/use-list-state',
        'list/query/use-page-cursor',
        'list/table/row-description',
        'list/undo/undo-menu',
        'list/undo/use-undoable',
      ],
    },
  },
  'ui-form': {
    shares: {
      form: [
        'form/define-fields',
        'form/field-description',
        'form/folded-section',
        'form/form-field',
        'form/form-index',
        'form/form-section',
        'form/localized-text-field',
        'form/record-form',
        'form/record-form-handle',
        'form/record-form-options',
        'form/use-form-hold',
        'form/use-form-rows',
        'form/use-form-value',
        'form/use-form-values',
        'form/use-record-form',
      ],
    },
  },
  'ui-image': {
    shares: {
      image: ['image/image-upload', 'image/picture-upload'],
    },
  },
  'ui-import': {
    shares: {
      import: ['import/import-page'],
    },
  },
  'ui-chart': {
    shares: {
      chart: ['chart/chart-frame'],
      reorder: ['reorder/use-reorder'],
    },
  },
  'ui-print': {
    shares: {
      print: ['print/print-alone', 'print/qr-code'],
    },
  },
  'ui-map': {
    shares: {
      map: ['map/map-content', 'map/pin-picker', 'map/place-map', 'map/place-pin', 'map/sketch'],
    },
    // The shapes of municipalities, which only a map draws.
    packages: ['@pazar/geography'],
  },
  'ui-place': {
    shares: {
      place: [
        'place/coordinates-field',
        'place/found-place',
        'place/place-search',
        'place/use-geocoder',
      ],
    },
  },
  commands: {
    shares: {
      command: ['command/command-palette', 'command/shortcut-help'],
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

/** `@pazar/ui/list` of `@pazar/ui/list/data-list`; undefined for an export of the first script. */
export function shareOf(path: string): string | undefined {
  return shareByExport.get(path);
}

const shareByExport = new Map(
  Object.values(chunks).flatMap(({ shares = {} }) =>
    Object.entries(shares).flatMap(([share, exports]) =>
      exports.map((name): [string, string] => [`@pazar/ui/${name}`, `@pazar/ui/${share}`]),
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
