import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam, numberParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCanEverywhere } from '@src/store/selectors/rights';
import { useOrganizationAboutQuery } from '../api';
import { AboutContent } from '../components/AboutContent';
import { PreviewDialog } from '../components/PreviewDialog';

interface AboutPageProps {
  /** What waits for the person, from the sections that know. */
  waiting?: ReactNode;
  PersonField: ComponentType<FormFieldProps>;
}

const codecs = { as: numberParam(null), choose: flagParam() };

/** «О компании»: what waits for me and who is around me; for admins also what is left to set up. */
export function AboutPage({ waiting, PersonField }: AboutPageProps) {
  const { t } = useTranslation('organization');
  const mayPreview = useAppSelector(selectCanEverywhere)('employees', 'write');
  const { state, setState } = useUrlState(codecs);
  const button = (
    <Button variant="outlined" startIcon={<Eye />} onClick={() => setState({ choose: true })}>
      {t('organization:preview.open')}
    </Button>
  );
  return (
    <>
      {state.as === null ? (
        <AboutOf userId={null} waiting={waiting} preview={mayPreview ? button : null} />
      ) : (
        <AboutOf userId={state.as} waiting={null} preview={null} onEnd={() => setState({ as: null })} />
      )}
      {mayPreview && state.choose ? (
        <PreviewDialog
          PersonField={PersonField}
          onChosen={(userId) => setState({ as: userId, choose: false })}
          onClose={() => setState({ choose: false })}
        />
      ) : null}
    </>
  );
}

interface AboutOfProps {
  /** Null: one's own page. */
  userId: number | null;
  waiting: ReactNode;
  preview: ReactNode;
  onEnd?: () => void;
}

function AboutOf({ userId, waiting, preview, onEnd }: AboutOfProps) {
  const query = useOrganizationAboutQuery(userId === null ? {} : { userId });
  // Of the earlier person nothing is shown while the next one's page is on its way.
  const about = query.currentData?.organizationAbout;
  return (
    <>
      {onEnd ? <PreviewBar name={about?.person.nameFull ?? '…'} onEnd={onEnd} /> : null}
      {about ? (
        <AboutContent about={about} waiting={waiting} isPreview={userId !== null} preview={preview} />
      ) : (
        <AboutAbsent error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

/** On its way, or failed. */
function AboutAbsent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SkeletonCards count={4} height={160} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function PreviewBar({ name, onEnd }: { name: string; onEnd: () => void }) {
  const { t } = useTranslation('organization');
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={onEnd}>
          {t('organization:preview.end')}
        </Button>
      }
    >
      {t('organization:preview.of', { name })}
    </Alert>
  );
}
