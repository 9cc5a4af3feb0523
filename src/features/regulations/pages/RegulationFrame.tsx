import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useRegulationApprovalsQuery, useRegulationQuery, type RegulationDetails } from '../api';
import { ContentStatusChip } from '../components/RegulationChips';
import { useRegulationRoute } from './useRegulationRoute';

interface RegulationFrameProps {
  /** What this page is for, when it is not the text itself. */
  purpose?: string;
  action?: (regulation: RegulationDetails) => ReactNode;
  children: (regulation: RegulationDetails) => ReactNode;
}

/** Header and tabs that all pages of one regulation share, with what stands there while it loads or does not. */
export function RegulationFrame({ purpose, action, children }: RegulationFrameProps) {
  const { t } = useTranslation('regulations');
  const { id } = useRegulationRoute();
  const { currentData, error, refetch } = useRegulationQuery({ id });
  return (
    <Loaded data={currentData} error={error} onRetry={() => void refetch()} skeleton={<SkeletonPage />}>
      {({ regulation }) =>
        regulation ? (
          <>
            <Head regulation={regulation} purpose={purpose} action={action?.(regulation)} />
            {children(regulation)}
          </>
        ) : (
          <>
            <PageHeader title={t('absent.title')} back={<BackLink />} />
            <EmptyState title={t('absent.text')} />
          </>
        )
      }
    </Loaded>
  );
}

function BackLink() {
  const { t } = useTranslation('regulations');
  const { tab } = useRegulationRoute();
  return (
    <Link
      component={RouterLink}
      to={`/regulation/${tab}/list`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mb: 1,
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <ArrowLeft size={15} aria-hidden />
      {t(`list.${tab}`)}
    </Link>
  );
}

interface HeadProps {
  regulation: RegulationDetails;
  purpose: string | undefined;
  action: ReactNode;
}

function Head({ regulation, purpose, action }: HeadProps) {
  const { t } = useTranslation('regulations');
  const { base } = useRegulationRoute();
  const approvals = useRegulationApprovalsQuery();
  const { canEdit, canReport } = regulation.abilities;
  const isAsked = (approvals.data?.regulationApprovals ?? []).some(
    (approval) => approval.regulation.id === regulation.id,
  );
  return (
    <PageHeader
      back={<BackLink />}
      title={regulation.name}
      badge={<ContentStatusChip status={regulation.isArchive ? 'archived' : regulation.status} />}
      purpose={[regulation.code, purpose ?? t(`type.${regulation.type}`)].join(' · ')}
      action={action}
      tabs={{
        basePath: base,
        items: [
          { path: '/current-version', label: t('tab.currentVersion') },
          { path: '/changes', label: t('tab.changes') },
          { path: '/access', label: t('tab.access'), show: canEdit },
          { path: '/edit', label: t('tab.edit'), show: canEdit || isAsked, count: isAsked ? 1 : 0 },
          { path: '/history', label: t('tab.history'), show: canEdit || canReport },
        ],
      }}
    />
  );
}
