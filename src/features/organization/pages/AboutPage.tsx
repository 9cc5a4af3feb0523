import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { errorText } from '@src/api/errors';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectIsAdminAbout } from '@src/store/selectors/rights';
import { type OrganizationAboutQuery, useOrganizationAboutQuery } from '../api';
import { CompanyHero } from '../components/CompanyHero';
import { CompanyPanel } from '../components/CompanyPanel';
import { MyPeople } from '../components/MyPeople';
import { NewColleagues } from '../components/NewColleagues';
import { SetupChecklist } from '../components/SetupChecklist';

type About = OrganizationAboutQuery['organizationAbout'];

interface AboutPageProps {
  /** What waits for the person, from the sections that know. */
  waiting?: ReactNode;
}

const codecs = { edit: flagParam() };

/** «О компании»: what waits for me and who is around me; for admins also what is left to set up. */
export function AboutPage({ waiting }: AboutPageProps) {
  const query = useOrganizationAboutQuery();
  const about = query.data?.organizationAbout;
  return (
    <>
      {about ? <AboutContent about={about} waiting={waiting} /> : null}
      {!about && query.isError ? (
        <ErrorState {...textOf(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {!about && !query.isError ? <SkeletonCards count={4} height={160} /> : null}
    </>
  );
}

function textOf(error: unknown): { text?: string } {
  const text = errorText(error);
  return text ? { text } : {};
}

function AboutContent({ about, waiting }: { about: About; waiting: ReactNode }) {
  const isAdminView = useAppSelector(selectIsAdminAbout);
  const can = useAppSelector(selectCan);
  const { state, setState } = useUrlState(codecs);
  const mayEdit = can('organizationAbout', 'write');
  const setup = isAdminView && about.setup?.some(({ isDone }) => !isDone) ? about.setup : null;
  const edit = () => setState({ edit: true });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: setup ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <CompanyHero organization={about.organization} {...(mayEdit ? { onEdit: edit } : {})} />
        {waiting}
        <MyPeople about={about} />
        <NewColleagues people={about.newColleagues} />
      </Stack>
      {setup ? (
        <Box sx={{ order: { xs: -1, lg: 0 } }}>
          <SetupChecklist steps={setup} onLogo={edit} />
        </Box>
      ) : null}
      {mayEdit && state.edit ? (
        <CompanyPanel organization={about.organization} onClose={() => setState({ edit: false })} />
      ) : null}
    </Box>
  );
}
