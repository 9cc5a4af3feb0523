import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { TodayPage } from '@src/features/adaptation/pages/TodayPage';
import { useOrganizationAboutQuery } from '@src/features/organization/api';
import { AboutBlocks, middleBlocks } from '@src/features/organization/components/AboutBlocks';
import { SetupChecklist } from '@src/features/organization/components/SetupChecklist';

/** The user's «Сегодня» page. When it is empty, it shows the remaining setup steps or recent changes. */
export function Today() {
  return (
    <TodayPage
      idle={<Idle />}
      practice={
        <Suspense fallback={null}>
          <Repetition />
        </Suspense>
      }
    />
  );
}

/** Appears after the tasks; its code and texts are not part of the page. */
const Repetition = lazyPart(
  async () => (await import('@src/features/tests/repetition/Repetition')).Repetition,
);

const recentBlocks = middleBlocks.filter((block) => block === 'idealPicture' || block === 'changes');

function Idle() {
  const about = useOrganizationAboutQuery().data?.organizationAbout;
  const navigate = useNavigate();
  if (!about) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {about.setup ? (
        <SetupChecklist steps={about.setup} onLogo={() => void navigate('/organization?edit=1')} />
      ) : null}
      <AboutBlocks blocks={[...recentBlocks, 'people']} about={about} waiting={null} />
    </Box>
  );
}
