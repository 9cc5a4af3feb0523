import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useGoHome } from '../lib/useGoHome';

/** Returns from a client's workspace to the user's own; disabled when the user is already there. */
export function HomeButton() {
  const { t } = useTranslation('office');
  const { isSuperOrganization } = useAppSelector(selectRoles);
  const [goHome, isLoading] = useGoHome();
  return (
    <BusyButton variant="outlined" isBusy={isLoading} disabled={isSuperOrganization} onClick={goHome}>
      {t('office:home')}
    </BusyButton>
  );
}
