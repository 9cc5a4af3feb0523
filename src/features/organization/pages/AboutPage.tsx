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
  /** The user's pending work, provided by other sections. */
  waiting?: ReactNode;
}

/** «О компании»: the user's pending work and the people around them; for admins also the remaining setup steps. */
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
