import Button from '@mui/material/Button';
import { FilePenLine } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useIsEdit } from '@src/store/useEditMode';
import type { RegulationDetails } from '../api';
import { Reader } from '../reader/Reader';
import { RegulationFrame } from './RegulationFrame';
import { useContentRoute } from '@src/content/pages/useContentRoute';

interface CurrentVersionPageProps {
  /** Renders «Почему мне это?» for an assignment. */
  reasons: (assignmentId: number) => ReactNode;
  /** Why the user can read but not sign; null when they can sign. */
  heldReason: string | null;
  /** The next task, shown after the document is signed. */
  next: ReactNode;
  /** Offers to assign a document that is not assigned to anybody. */
  Unassigned: ComponentType<{ regulationId: number; assignPath: string }>;
}

/** The page of the published text, to be read and signed. */
export function CurrentVersionPage({ reasons, heldReason, next, Unassigned }: CurrentVersionPageProps) {
  return (
    <RegulationFrame>
      {(regulation) =>
        regulation.currentVersion ? (
          <>
            <UnassignedNote regulation={regulation} Unassigned={Unassigned} />
            <Reader
              key={regulation.id}
              regulation={regulation}
              current={regulation.currentVersion}
              reasons={reasons}
              heldReason={heldReason}
              next={next}
            />
          </>
        ) : (
          <Unpublished regulation={regulation} />
        )
      }
    </RegulationFrame>
  );
}

interface UnassignedNoteProps extends Pick<CurrentVersionPageProps, 'Unassigned'> {
  regulation: RegulationDetails;
}

function UnassignedNote({ regulation, Unassigned }: UnassignedNoteProps) {
  const { base } = useContentRoute();
  const isEdit = useIsEdit();
  if (!isEdit || !isUnassigned(regulation)) return null;
  return <Unassigned regulationId={regulation.id} assignPath={`${base}/access?assign=1`} />;
}

/** Whether nobody has been assigned the regulation; rules that currently match nobody are checked separately. */
const isUnassigned = ({ abilities, isArchive, statistic }: RegulationDetails): boolean =>
  abilities.canEdit && !isArchive && (statistic?.assigned ?? 0) === 0;

function Unpublished({ regulation }: { regulation: RegulationDetails }) {
  const { t } = useTranslation('regulations');
  const isEdit = useIsEdit();
  const { base } = useContentRoute();
  return (
    <EmptyState
      icon={FilePenLine}
      title={t('unpublished.title')}
      action={
        regulation.abilities.canEdit && isEdit ? (
          <Button variant="contained" component={Link} to={`${base}/edit`}>
            {t('unpublished.edit')}
          </Button>
        ) : undefined
      }
    />
  );
}
