import type { BulkAction } from './bulk-action.ts';

/** A bulk action before it has words. */
export interface BulkActionSpec<Key extends string> extends Pick<BulkAction, 'form'> {
  /** The API's name for it: `archive`. */
  readonly key: Key;
  /** It cannot be undone, so it needs a confirmation. */
  readonly isFinal?: boolean;
}

/** The labels of a list's actions, translated. */
export interface BulkActionTexts<Key extends string> {
  readonly label: (key: Key) => string;
  /** The result's message: `count` rows, `number` of them as text. */
  readonly done: (key: Key, count: { count: number; number: string }) => string;
  /** The confirmation of a final action. */
  readonly question?: (key: Key) => string;
}

/** The bulk actions of a list in their order, with their words. */
export function bulkActions<Key extends string>(
  specs: readonly BulkActionSpec<Key>[],
  texts: BulkActionTexts<Key>,
): readonly BulkAction[] {
  return specs.map(({ key, form, isFinal = false }) => ({
    key,
    label: texts.label(key),
    done: (count) => texts.done(key, count),
    ...(form !== undefined && { form }),
    ...(isFinal && texts.question !== undefined && { question: texts.question(key) }),
  }));
}
