import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '@pazar/ui/button';

/** Prints the page as it is shown. */
export function PrintButton({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('catalog');
  return (
    <Button variant={variant} icon="print" onClick={() => window.print()}>
      {t('produce.label.print')}
    </Button>
  );
}
