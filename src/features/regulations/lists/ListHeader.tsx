import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { useRegulationApprovalsQuery } from '../first-api';
import type { ContentTab } from '@src/content/content-kind';

interface ListHeaderProps {
  tab: ContentTab;
  action?: ReactNode;
}

/** Header and tabs of the three lists. */
export function ListHeader({ tab, action }: ListHeaderProps) {
  const { t } = useTranslation('regulations');
  const isAuthor = useAppSelector(selectIsAuthor);
  const { isLeader, isAdmin } = useAppSelector(selectRoles);
  const approvals = useRegulationApprovalsQuery();
  const waiting = approvals.data?.regulationApprovals.length ?? 0;
  return (
    <PageHeader
      title={t('heading')}
      purpose={t(`purpose.${tab}`)}
      action={action}
      tabs={{
        basePath: '/regulation',
        items: [
          { path: '/my/list', label: t('tabs.my') },
          { path: '/editor/list', label: t('tabs.editor'), show: isAuthor || waiting > 0, count: waiting },
          { path: '/subdivision/list', label: t('tabs.subdivision'), show: isLeader || isAdmin },
        ],
      }}
    />
  );
}

/** Leads to the choice of how to begin. */
export function CreateButton() {
  const { t } = useTranslation('regulations');
  return (
    <Button variant="contained" startIcon={<Plus />} component={Link} to="/regulation/editor/new/edit">
      {t('create.button')}
    </Button>
  );
}
