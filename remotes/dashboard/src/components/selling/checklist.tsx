import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { BlockData } from '../../model/known-dashboard.ts';
import styles from './panels.module.css';
import { Samples } from './samples.tsx';

/** The first steps of a new agent, with a link to each that is not done, and samples to look around. */
export function Checklist({ data: { steps, samples } }: { data: BlockData['checklist'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const done = formatNumber(steps.filter((one) => one.done).length, locale);
  return (
    <>
      <p>{t('dashboard.checklist.done', { done, total: formatNumber(steps.length, locale) })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className={styles.step} data-done={isDone}>
            {isDone ? (
              <>
                <Icon name="check" />
                <span>
                  {t(`dashboard.checklist.${step}`)}
                  <VisuallyHidden> {t('dashboard.checklist.isDone')}</VisuallyHidden>
                </span>
              </>
            ) : (
              <TextLink to={stepLinks[step]}>{t(`dashboard.checklist.${step}`)}</TextLink>
            )}
          </li>
        ))}
      </ol>
      {samples !== 'none' && <Samples state={samples} />}
    </>
  );
}

type Step = BlockData['checklist']['steps'][number]['step'];

/** The page on which each step is done. */
const stepLinks: Readonly<Record<Step, string>> = {
  profile: '/account/profile',
  location: '/location/new',
  lot: '/produce/new',
  product: '/product/new',
  verify: '/account/verification',
  publish: '/product?status=DRAFT',
};
