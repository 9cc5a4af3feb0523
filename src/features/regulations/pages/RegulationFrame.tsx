import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { SampleBadge } from '@src/store/SampleBadge';
import { useIsEdit } from '@src/store/useEditMode';
import { useRegulationQuery, type RegulationDetails } from '../api';
import { useRegulationApprovalsQuery } from '../first-api';
import { ContentStatusChip } from '../components/RegulationChips';
import { useRegulationRoute } from './useRegulationRoute';

/** What one may do with a regulation, and whether one is asked to approve it. */
type Allowed = RegulationDetails['abilities'] & { isAsked: boolean };

interface RegulationFrameProps {
  /** What this page is for, when it is not the text itself. */
  purpose?: string;
  action?: (regulation: RegulationDetails) => ReactNode;
  /** Who sees this page; without it, whoever reads the regulation. */
  allows?: (abilities: Allowed) => boolean;
  children: (regulation: RegulationDetails) => ReactNode;
}

/** Header and tabs that all pages of one regulation share, with what stands there while it loads or does not. */
export function RegulationFrame({ purpose, action, allows = () => true, children }: RegulationFrameProps) {
  const { t } = useTranslation('regulations');
  const { id } = useRegulationRoute();
  const { currentData, error, refetch } = useRegulationQuery({ id });
  return (
    <Loaded data={currentData} error={error} onRetry={() => void refetch()} skeleton={<SkeletonPage />}>
      {({ regulation }) =>
        regulation ? (
          <Guarded regulation={regulation} allows={allows}>
            <Head regulation={regulation} purpose={purpose} action={action?.(regulation)} />
            {children(regulation)}
          </Guarded>
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

interface GuardedProps {
  regulation: RegulationDetails;
  allows: (abilities: Allowed) => boolean;
  children: ReactNode;
}

/** Whether one is asked to approve the regulation; undefined while that is not known. */
function useIsAsked(regulationId: number): boolean | undefined {
  const { data, isLoading } = useRegulationApprovalsQuery();
  if (isLoading) return undefined;
  return (data?.regulationApprovals ?? []).some(({ regulation }) => regulation.id === regulationId);
}

/** Who may read the regulation but not see this page of it is told so. */
function Guarded({ regulation, allows, children }: GuardedProps) {
  const { base } = useRegulationRoute();
  const isAsked = useIsAsked(regulation.id);
  const { abilities } = regulation;
  if (allows({ ...abilities, isAsked: isAsked ?? false })) return children;
  if (isAsked === undefined && allows({ ...abilities, isAsked: true })) return <SkeletonPage />;
  return (
    <Navigate to={`/access-denied?${new URLSearchParams({ document: `${base}/current-version` })}`} replace />
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
  const isAsked = useIsAsked(regulation.id) ?? false;
  const isEdit = useIsEdit();
  const { canEdit, canReport } = regulation.abilities;
  return (
    <PageHeader
      back={<BackLink />}
      title={regulation.name}
      badge={
        <>
          <ContentStatusChip status={regulation.isArchive ? 'archived' : regulation.status} />
          <SampleBadge kind="regulation" id={regulation.id} />
        </>
      }
      purpose={[regulation.code, purpose ?? t(`type.${regulation.type}`)].join(' · ')}
      action={action}
      tabs={{
        basePath: base,
        items: [
          { path: '/current-version', label: t('tab.currentVersion') },
          { path: '/changes', label: t('tab.changes') },
          { path: '/access', label: t('tab.access'), show: canEdit },
          {
            path: '/edit',
            label: t('tab.edit'),
            show: (canEdit && isEdit) || isAsked,
            count: isAsked ? 1 : 0,
          },
          { path: '/history', label: t('tab.history'), show: canEdit || canReport },
        ],
      }}
    />
  );
}
