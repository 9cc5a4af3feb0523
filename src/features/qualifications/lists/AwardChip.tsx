import { BadgeCheck, CircleSlash, Clock3, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate } from '@src/lib/dates';
import type { StatusColourName } from '@src/theme/tokens';
import type { Award } from '../api';

const looks: Record<Award['state'], { colour: StatusColourName; icon: LucideIcon }> = {
  valid: { colour: 'green', icon: BadgeCheck },
  conditional: { colour: 'orange', icon: Hourglass },
  expired: { colour: 'grey', icon: Clock3 },
  revoked: { colour: 'red', icon: CircleSlash },
  none: { colour: 'grey', icon: CircleSlash },
};

type Shown = Pick<Award, 'conditionalUntil' | 'state' | 'validUntil' | 'withdrawnOn'>;

/** The state and expiry of a certificate. */
export function AwardChip({ award }: { award: Shown }) {
  const { t } = useTranslation('qualifications');
  const { state, validUntil, conditionalUntil, withdrawnOn } = award;
  const until = state === 'conditional' ? conditionalUntil : validUntil;
  const isDated = until !== null && (state === 'valid' || state === 'conditional');
  const label = isDated ? t(`award.until.${state}`, { date: formatDate(until) }) : t(`award.state.${state}`);
  return (
    <StatusChip
      label={withdrawnOn === null ? label : t('withdraw.on', { date: formatDate(withdrawnOn) })}
      {...looks[state]}
    />
  );
}
