import { withAnswerBefore } from '@pazar/section/read';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useSettled } from '@pazar/ui/input/use-settled';
import { useQuery } from '@tanstack/react-query';
import { type AskedOffers, saleOffers } from '../../api/sale-offers.ts';
import {
  type ReachedOffer,
  reachedOffers,
  type SaleChoice,
  type SaleFacts,
  saleTerms,
} from '../../model/sale-terms.ts';

interface SaleInput extends SaleFacts {
  asked: Omit<AskedOffers, 'code' | 'locationId'>;
  choice: SaleChoice;
}

/** Characters of the shortest code, as `promotionCodeSchema` has it. */
const minCodeLength = 4;

const none: readonly ReachedOffer[] = [];

/** For how much something is sold and under which promotion, as the server knows the promotions. */
export function useSaleTerms({ asked, choice, sold, before }: SaleInput) {
  const code = useSettled(choice.code);
  const { offers, isAsking, notice } = useOffers({ ...asked, code, locationId: choice.locationId });
  return {
    ...saleTerms(choice, offers, { sold, before }),
    offers,
    reached: offers === undefined ? none : reachedOffers(offers, sold),
    /** Whether enough is typed for a code, and no promotion has it. */
    isCodeUnknown:
      !isAsking &&
      code.length >= minCodeLength &&
      offers?.offers.every((offer) => offer.code === null) === true,
    /** The sale may now be under another promotion than the requested one. */
    isAsking: isAsking || code !== choice.code,
    notice,
  };
}
export type SaleTermsHandle = ReturnType<typeof useSaleTerms>;

/** The answer before stays until the next one is there; without a network it says nothing. */
function useOffers(asked: AskedOffers) {
  const options = withAnswerBefore(saleOffers(useHttp(), asked));
  const { notice } = useInlineQuery(options);
  const { data, isPending, isPlaceholderData, isFetching, isError, failureCount } =
    useQuery(options);
  // A sale does not wait until the server answers again: it finds the promotion by the price then.
  const hasFailed = isError || failureCount > 0;
  const isAsking = isFetching && !hasFailed && (isPending || isPlaceholderData);
  const isKnown = asked.productId !== null && (!isPlaceholderData || isAsking);
  return { offers: isKnown ? data : undefined, isAsking, notice };
}
