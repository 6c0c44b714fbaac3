import { PinPicker, type PinPickerProps } from '@pazar/ui/map/pin-picker';

type RequestMapProps = Pick<PinPickerProps, 'label' | 'pinLabel' | 'position' | 'onChange'>;

/** The map of a request: lower than wide, so that the fields beside it stay in view on a phone. */
export function RequestMap(props: RequestMapProps) {
  return <PinPicker {...props} width="100%" height="min(320px, 70vw)" />;
}
