import { useTranslation } from 'react-i18next';

/** Share of the limit from which on it is worth saying. */
const near = 0.8;

/** Counter of a limited text, shown near the limit. The text is never cut off. */
export function characterCount(text: string, limit: number | undefined) {
  if (limit === undefined || text.length < limit * near) return undefined;
  return <CharacterCount used={text.length} limit={limit} />;
}

function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation('shell');
  return <span>{t('field.characters', { used, limit })}</span>;
}
