import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { BackLink } from '@src/components/layout/BackLink';
import { usePageTitle } from '@src/components/routing/page-title';
import { SnapshotCheck } from '../components/SnapshotCheck';
import { SnapshotList } from '../components/SnapshotList';

/** /statistic/report/snapshots: snapshots of reports, and a check of whether a file is one of them. */
export function SnapshotsPage() {
  const { t } = useTranslation('reports');
  usePageTitle(t('reports:snapshots.title'), t('common:siteName'), t('reports:tab'));
  return (
    <>
      <BackLink to="/statistic/report">{t('reports:back')}</BackLink>
      <Stack spacing={2.5}>
        <SnapshotList />
        <SnapshotCheck />
      </Stack>
    </>
  );
}
