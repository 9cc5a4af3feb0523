import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { TokenWriteOff } from '../api';
import { WRITE_OFF_STATES, writeOffState } from '../lib/write-off-state';

/** Written off, disputed, returned or rejected. */
export function WriteOffStateChip({ writeOff }: { writeOff: TokenWriteOff }) {
  const { t } = useTranslation('payment');
  const state = writeOffState(writeOff);
  return <StatusChip label={t(`payment:writeOffs.state.${state}`)} colour={WRITE_OFF_STATES[state]} />;
}
