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
  /** «Почему мне это?» of an obligation. */
  reasons: (assignmentId: number) => ReactNode;
  /** Why the person may read, but not sign; null: they may. */
  heldReason: string | null;
  /** What to do after this document, once it is signed. */
  next: ReactNode;
  /** Offers to give a document to people that nobody was given. */
  Unassigned: ComponentType<{ regulationId: number; assignPath: string }>;
}

/** The text that is in force, to be read and signed. */
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

/** In force, and no person has it; whether a rule waits for people is asked apart. */
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
