import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** /adaptation: the plans, and the templates for users who manage employees. */
export function AdaptationFrame() {
  const { t } = useTranslation(['adaptation', 'navigation']);
  const isAuthor = useAppSelector(selectIsAuthor);
  return (
    <>
      <PageHeader
        title={t('navigation:adaptation')}
        purpose={t('adaptation:purpose')}
        tabs={{
          basePath: '/adaptation',
          items: [
            { path: '', label: t('adaptation:tab.plans') },
            { path: '/templates', label: t('adaptation:tab.templates'), show: isAuthor },
          ],
        }}
      />
      <Outlet />
    </>
  );
}
