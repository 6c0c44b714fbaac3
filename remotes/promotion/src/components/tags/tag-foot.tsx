import { QrCode } from '@pazar/ui/print/qr-code';
import styles from './price-tags.module.css';
import { lotFacts, type Tagged } from './tag-lines.ts';
import tagWords from './tag-words.json';

/** At the foot of a tag: the lot with its days, and a code to scan, that of the promotion or that of the lot. */
export function TagFoot(tagged: Tagged) {
  const { promotion, product, locale } = tagged;
  const words = tagWords[locale];
  const { code } = promotion;
  const [lot] = product.lots;
  // As the label of the lot has it: who sells opens the lot with it.
  const address = lot === undefined ? null : new URL(`/produce/${lot.id}`, location.origin).href;
  const text = code ?? address;
  return (
    <div className={styles.foot}>
      <div>
        {code !== null && (
          <p>
            {words.code} <strong>{code}</strong>
          </p>
        )}
        {lotFacts(tagged).map(({ name, value }) => (
          <p key={name}>
            {name}: <strong>{value}</strong>
          </p>
        ))}
      </div>
      {text !== null && (
        <div className={styles.code}>
          <QrCode text={text} label={code ?? `${words.lot} ${lot?.lotNumber ?? ''}`} />
        </div>
      )}
    </div>
  );
}
