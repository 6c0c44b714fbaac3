import { Button } from '@pazar/ui/button';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { Row, Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import type { ReactNode, SubmitEvent } from 'react';

export interface StockFormProps {
  title: string;
  /** Of the button that saves. */
  label: string;
  isBusy: boolean;
  /** The form that the page is opened for. */
  isMain?: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** A small form that changes the stock of a product. */
export function StockForm({
  title,
  label,
  isBusy,
  isMain = false,
  onSave,
  children,
}: StockFormProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSave();
  }
  return (
    <PageSection title={title} isFramed>
      <form noValidate onSubmit={submit}>
        <Stack>
          <SuspensionNote />
          {children}
          <Row>
            <Button type="submit" variant={isMain ? 'primary' : 'secondary'} isBusy={isBusy}>
              {label}
            </Button>
          </Row>
        </Stack>
      </form>
    </PageSection>
  );
}
