import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam } from '@src/lib/url-state';
import { EditModeGate } from '@src/store/EditModeGate';
import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectIsAdminAbout } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';
import { type About, AboutBlocks, middleBlocks, sideBlocks } from './AboutBlocks';
import { AboutTiles } from './AboutTiles';
import { CompanyPanel } from './CompanyPanel';
import { SampleOffer } from './SampleOffer';
import { SampleStrip } from './SampleStrip';
import { SetupChecklist } from './SetupChecklist';
import { Welcome } from './Welcome';

interface AboutContentProps {
  about: About;
  waiting: ReactNode;
  /** A button that opens the page as an employee sees it. */
  preview: ReactNode;
}

const codecs = { edit: flagParam() };

/** Two columns on wide screens. On a phone one: what is to be set up, the numbers, then texts, then people. */
const areasOf = (hasHead: boolean) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  gridTemplateAreas: { lg: hasHead ? '"middle head" "middle side"' : '"middle side"' },
  gridTemplateRows: { lg: hasHead ? 'auto 1fr' : 'auto' },
});

/** On a phone its parts are rows of the page, so that the numbers can stand between them. */
const middleLook = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridArea: { lg: 'middle' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
};
const first = { order: { xs: -1, lg: 0 }, minWidth: 0, '&:empty': { display: 'none' } };

/** The user's pending work and the company's texts; beside them people, and for admins the company's numbers. */
export function AboutContent({ about, waiting, preview }: AboutContentProps) {
  const isAdminView = useAppSelector(selectIsAdminAbout);
  const mayEdit = useAppSelector(selectCan)('organizationAbout', 'write');
  const { state, setState } = useUrlState(codecs);
  const edit = () => setState({ edit: true });
  const blocks = { about, waiting, ...(mayEdit ? { edit } : {}) };
  // Users who set up the company get that first; everybody else gets their pending work.
  const isOwn = (block: string) => block === 'adaptation';
  return (
    <Box sx={areasOf(isAdminView)}>
      <Box sx={middleLook}>
        {isAdminView ? <SetupStart about={about} onLogo={edit} /> : null}
        {about.startsAt ? <Welcome name={about.person.nameFirst} startsAt={about.startsAt} /> : null}
        <AboutBlocks {...blocks} blocks={middleBlocks.filter((block) => !isAdminView || !isOwn(block))} />
      </Box>
      {isAdminView ? (
        <Stack spacing={2} sx={{ ...first, gridArea: { lg: 'head' } }}>
          {about.tiles ? <AboutTiles tiles={about.tiles} /> : null}
          {preview}
          <AboutBlocks {...blocks} blocks={middleBlocks.filter(isOwn)} />
        </Stack>
      ) : null}
      <Box sx={{ gridArea: { lg: 'side' }, minWidth: 0 }}>
        <AboutBlocks {...blocks} blocks={sideBlocks} />
      </Box>
      {mayEdit && state.edit ? (
        <Card organization={about.organization} onClose={() => setState({ edit: false })} />
      ) : null}
    </Box>
  );
}

/** The sample data offer and the remaining setup steps. */
function SetupStart({ about: { mayTakeSample, setup }, onLogo }: { about: About; onLogo: () => void }) {
  return (
    <Stack spacing={2} sx={first}>
      <SampleStrip />
      {mayTakeSample ? <SampleOffer /> : null}
      {setup ? <SetupChecklist steps={setup} onLogo={onLogo} /> : null}
    </Stack>
  );
}

/** The company card's editor; outside edit mode, a link to it. */
function Card(props: ComponentProps<typeof CompanyPanel>) {
  const { t } = useTranslation('organization');
  if (useIsEdit()) return <CompanyPanel {...props} />;
  return (
    <SidePanel title={t('organization:card.title')} onClose={props.onClose}>
      <EditModeGate>{null}</EditModeGate>
    </SidePanel>
  );
}
