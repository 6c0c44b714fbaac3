import type { LocalizedText as Name } from '@pazar/contracts/locale';
import { keepUnits } from '@pazar/format/keep-units';
import { useLocale } from '@pazar/shell/locale';
import { LocalizedText } from '@pazar/ui/localized-text';

const kept = (text: string | null) => text && keepUnits(text);

/** What a record is called, in the agent's language, with each number on the line of its unit. */
export function RecordName({ name: { mk, en } }: { name: Name }) {
  return <LocalizedText text={{ mk: kept(mk), en: kept(en) }} locale={useLocale()} />;
}
