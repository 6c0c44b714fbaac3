import type { LocalizedText } from '@pazar/format/localized-text';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { LocalizedTextField } from '../form/localized-text-field/localized-text-field.tsx';

interface DescribeDialogProps {
  alt: LocalizedText | null;
  limit: number;
  onChange: (alt: LocalizedText | null) => void;
  onClose: () => void;
}

const nothing: LocalizedText = { mk: null, en: null };

/** Asks for an image's alternative text, in both languages. */
export function DescribeDialog({ alt, limit, onChange, onClose }: DescribeDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      title={t('image.describe')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('image.described')}
        </Button>
      }
    >
      <LocalizedTextField
        label={t('image.alt')}
        hint={t('image.altHint')}
        limit={limit}
        value={alt ?? nothing}
        onChange={(next) => onChange(next.mk === null && next.en === null ? null : next)}
      />
    </Dialog>
  );
}
