import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useOutletContext } from 'react-router-dom';

/** The promotion of the page around: `PromotionPage` hands it on. */
export const usePromotion = () => useOutletContext<PromotionDetail>();
