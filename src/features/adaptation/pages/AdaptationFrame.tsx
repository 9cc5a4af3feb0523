import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** /adaptation: the plans, and for those who look after people the templates. */
export function AdaptationFrame() {
  const { t } = useTranslation(['adaptation', 'navigation']);
  const { isLeader } = useAppSelector(selectRoles);
  const mayWrite = useAppSelector(selectCan)('employees', 'write');
  return (
    <>
      <PageHeader
        title={t('navigation:adaptation')}
        purpose={t('adaptation:purpose')}
        tabs={{
          basePath: '/adaptation',
          items: [
            { path: '', label: t('adaptation:tab.plans') },
            { path: '/templates', label: t('adaptation:tab.templates'), show: mayWrite || isLeader },
          ],
        }}
      />
      <Outlet />
    </>
  );
}
