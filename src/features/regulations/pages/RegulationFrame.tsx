import { useTranslation } from 'react-i18next';
import { ContentKindContext } from '@src/content/content-kind';
import { ObjectFrame, type ObjectPageProps } from '@src/content/pages/ObjectFrame';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import { formatDate } from '@src/lib/dates';
import { SampleBadge } from '@src/store/SampleBadge';
import { type RegulationDetails, useRegulationQuery, type VersionText } from '../api';
import { useRegulationApprovalsQuery } from '../first-api';
import { regulationKind } from '../kind';

/** The header and tabs shared by all pages of one regulation. */
export function RegulationFrame(props: ObjectPageProps<RegulationDetails>) {
  return (
    <ContentKindContext value={regulationKind}>
      <Framed {...props} />
    </ContentKindContext>
  );
}

/** Whether the user is asked to approve the regulation; undefined while that is unknown. */
function useIsAsked(regulationId: number): boolean | undefined {
  const { data, isLoading } = useRegulationApprovalsQuery();
  if (isLoading) return undefined;
  return (data?.regulationApprovals ?? []).some(({ regulation }) => regulation.id === regulationId);
}

function Framed(props: ObjectPageProps<RegulationDetails>) {
  const { t } = useTranslation('regulations');
  const { id } = useContentRoute();
  /** What the object's own page says of the text that is shown. */
  const inForce = ({ label, effectiveFrom, publishedAt }: VersionText): string =>
    t('title.inForce', { label, date: formatDate(effectiveFrom ?? publishedAt) });
  const { currentData, error, isFetching, refetch } = useRegulationQuery({ id });
  return (
    <ObjectFrame
      {...props}
      object={{ data: currentData?.regulation, error, isFetching, refetch }}
      isAsked={useIsAsked(id)}
      describe={({ type, currentVersion, isArchive }) =>
        [t(`type.${type}`), ...(currentVersion && !isArchive ? [inForce(currentVersion)] : [])].join(' · ')
      }
      badge={(regulation) => <SampleBadge kind="regulation" id={regulation.id} />}
    />
  );
}
