import { useTranslation } from 'react-i18next';
import type { PlanRisk } from '../api';

type Reason = PlanRisk['reasons'][number];

/** Returns a function that names a reason of the risk: «3 шага просрочено». */
export function useRiskReason(): (reason: Pick<Reason, 'kind' | 'count'>) => string {
  const { t } = useTranslation('adaptation');
  return ({ kind, count }) => t(`adaptation:risk.reason.${kind}`, { count });
}
