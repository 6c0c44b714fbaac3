import { formatPercent } from '@pazar/format/percent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/parts/section-icon';
import { Button } from '@pazar/ui/button';
import { Progress } from '@pazar/ui/overlay/progress';
import styles from './image-upload.module.css';
import { ImageFaultError } from './scale-image.ts';
import { isWorthRetrying, type PendingImage } from './use-uploads.ts';

interface PendingCardProps {
  image: PendingImage;
  smallestSide: number;
  /** Why the server rejected it, as text. */
  describeFailure: ((error: unknown) => string) | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file during its upload, or one that failed and why. */
export function PendingCard(props: PendingCardProps) {
  const { image, onRetry, onRemove } = props;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const isFailed = image.state === 'failed';
  return (
    <li className={styles.card} aria-label={image.name}>
      {image.preview === null ? (
        <span className={`${styles.picture} ${styles.nothing}`}>
          <Icon name="image" size={24} />
        </span>
      ) : (
        <img className={styles.picture} src={image.preview} alt="" />
      )}
      {isFailed ? (
        <FailureWords {...props} />
      ) : (
        <div className={styles.bar}>
          <Progress
            label={t(`image.state.${image.state}`)}
            value={image.state === 'sending' ? image.sent : null}
            detail={
              image.state === 'sending'
                ? formatPercent(Math.round(image.sent * 100), locale)
                : undefined
            }
          />
        </div>
      )}
      <div className={styles.controls}>
        {isFailed && isWorthRetrying(image) && (
          <Button variant="quiet" icon="retry" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`${t('image.remove')}: ${image.name}`}
          onClick={onRemove}
        >
          {isFailed ? t('image.remove') : t('overlay.cancel')}
        </Button>
      </div>
    </li>
  );
}

function FailureWords({ image, smallestSide, describeFailure }: PendingCardProps) {
  const { t } = useTranslation('shell');
  const { error, name } = image;
  const words =
    error instanceof ImageFaultError
      ? t(`image.fault.${error.fault}`, { side: smallestSide })
      : (describeFailure?.(error) ?? t('image.fault.failed'));
  return (
    <p role="alert" className={styles.words} data-failed="true">
      {name}: {words}
    </p>
  );
}
