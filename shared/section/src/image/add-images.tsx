import { useTranslation } from 'react-i18next';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import styles from './image-upload.module.css';

/**
 * The formats that the server accepts. Phones with another format convert their photos to one of
 * this list.
 */
const accepted = 'image/jpeg,image/png,image/webp';

interface AddImagesProps {
  id: string;
  ref: Ref<HTMLButtonElement> | undefined;
  /** Names the record of the images. */
  label: string;
  describedBy: string | undefined;
  /** Whether only one image can be chosen. */
  isSingle: boolean;
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** Opens a file chooser, or accepts dropped files. */
export function AddImages({ id, ref, label, isSingle, onAdd, ...rest }: AddImagesProps) {
  const { t } = useTranslation('shell');
  const { describedBy, disabled } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function take(files: FileList | null): void {
    // A file that is not an image is shown with the reason, not dropped silently.
    onAdd([...(files ?? [])]);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }
  return (
    <div
      role="presentation"
      className={styles.add}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        icon="addImage"
        id={id}
        ref={ref}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(isSingle ? 'image.addOne' : 'image.add')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={accepted}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <span>{t(isSingle ? 'image.dropOne' : 'image.drop')}</span>
    </div>
  );
}
