import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useAppSelector } from '@src/store/hooks';
import { selectViewable } from '@src/store/selectors/rights';
import { useOrganizationAboutQuery } from '../api';
import { AboutContent } from '../components/AboutContent';

interface AboutPageProps {
  /** What waits for the person, from the sections that know. */
  waiting?: ReactNode;
}

/** «О компании»: what waits for me and who is around me; for admins also what is left to set up. */
export function AboutPage({ waiting }: AboutPageProps) {
  const { t } = useTranslation('organization');
  const mayPreview = useAppSelector((state) => selectViewable(state).includes('person'));
  const query = useOrganizationAboutQuery();
  const button = (
    <Button variant="outlined" startIcon={<Eye />} component={Link} to="?viewAs=1">
      {t('organization:preview')}
    </Button>
  );
  return (
    <Loaded
      data={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      skeleton={<SkeletonCards count={4} height={160} />}
    >
      {({ organizationAbout }) => (
        <AboutContent about={organizationAbout} waiting={waiting} preview={mayPreview ? button : null} />
      )}
    </Loaded>
  );
}
