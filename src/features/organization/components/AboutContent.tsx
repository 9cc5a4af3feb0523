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
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { type AboutBlock, type OrganizationAboutQuery, useOrganizationUpdateMutation } from '../api';
import { AboutTiles } from './AboutTiles';
import { AdaptationStrip } from './AdaptationStrip';
import { BaseFile } from './BaseFile';
import { Birthdays } from './Birthdays';
import { Block } from './Block';
import { ChangedDocuments } from './ChangedDocuments';
import { CompanyHero } from './CompanyHero';
import { CompanyPanel } from './CompanyPanel';
import { CompanyVideo } from './CompanyVideo';
import { IdealExcerpt } from './IdealExcerpt';
import { MyPeople } from './MyPeople';
import { NewColleagues } from './NewColleagues';
import { SampleOffer } from './SampleOffer';
import { SampleStrip } from './SampleStrip';
import { SetupChecklist } from './SetupChecklist';
import { Welcome } from './Welcome';

type About = OrganizationAboutQuery['organizationAbout'];

interface AboutContentProps {
  about: About;
  waiting: ReactNode;
  /** The button that leads to the page as an employee sees it. */
  preview: ReactNode;
}

const codecs = { edit: flagParam() };

/** Blocks that are written by hand. */
const written: ReadonlySet<AboutBlock> = new Set<AboutBlock>(['hero', 'video', 'base']);

function blocksOf(about: About, waiting: ReactNode) {
  const { organization, adaptation, startsAt } = about;
  const own = adaptation ? <AdaptationStrip adaptation={adaptation} userId={about.person.id} /> : waiting;
  const all: { block: AboutBlock; content: ReactNode }[] = [
    // What the person came for stands on the first screen, whatever the company says of itself below.
    { block: 'adaptation', content: startsAt === null ? own : null },
    {
      block: 'hero',
      content: <CompanyHero organization={organization} />,
    },
    {
      block: 'video',
      content: organization.video ? (
        <CompanyVideo {...organization.video.details} name={organization.name} />
      ) : null,
    },
    { block: 'idealPicture', content: <IdealExcerpt statements={about.idealPicture} /> },
    { block: 'people', content: <MyPeople about={about} /> },
    {
      block: 'newColleagues',
      content: <NewColleagues people={about.newColleagues} count={about.newColleaguesCount} />,
    },
    { block: 'birthdays', content: <Birthdays birthdays={about.birthdays} /> },
    { block: 'changes', content: <ChangedDocuments changes={about.changes} /> },
    { block: 'base', content: organization.base ? <BaseFile base={organization.base} /> : null },
  ];
  return all;
}

/** The blocks in their order, and for admins a column of what is left to set up. */
export function AboutContent({ about, waiting, preview }: AboutContentProps) {
  const isAdminView = useAppSelector(selectIsAdminAbout);
  const mayEdit = useAppSelector(selectCan)('organizationAbout', 'write');
  const { state, setState } = useUrlState(codecs);
  const edit = () => setState({ edit: true });
  const side = isAdminView ? <AdminColumn tiles={about.tiles} preview={preview} /> : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: side ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {isAdminView ? <Beginning about={about} onLogo={edit} /> : null}
        <Blocks about={about} waiting={waiting} {...(mayEdit ? { edit } : {})} />
      </Stack>
      {side}
      {mayEdit && state.edit ? (
        <Card organization={about.organization} onClose={() => setState({ edit: false })} />
      ) : null}
    </Box>
  );
}

/** A sample to look around in, and what is left to set up. */
function Beginning({ about: { mayTakeSample, setup }, onLogo }: { about: About; onLogo: () => void }) {
  return (
    <>
      <SampleStrip />
      {mayTakeSample ? <SampleOffer /> : null}
      {setup ? <SetupChecklist steps={setup} onLogo={onLogo} /> : null}
    </>
  );
}

/** The company's card to change; outside edit mode the way there. */
function Card(props: ComponentProps<typeof CompanyPanel>) {
  const { t } = useTranslation('organization');
  if (useIsEdit()) return <CompanyPanel {...props} />;
  return (
    <SidePanel title={t('organization:card.title')} onClose={props.onClose}>
      <EditModeGate>{null}</EditModeGate>
    </SidePanel>
  );
}

interface BlocksProps {
  about: About;
  waiting: ReactNode;
  /** Absent for those who may not change the page. */
  edit?: () => void;
}

function Blocks({ about, waiting, edit }: BlocksProps) {
  const isEdit = useIsEdit() && edit !== undefined;
  const toggle = useToggleBlock(about);
  const { organization, startsAt, person } = about;
  return (
    <Stack spacing={2}>
      {startsAt ? <Welcome name={person.nameFirst} startsAt={startsAt} /> : null}
      {blocksOf(about, waiting).map(({ block, content }) => (
        <Block
          key={block}
          block={block}
          isHidden={organization.hiddenBlocks.includes(block)}
          {...(isEdit ? { onToggle: () => void toggle(block) } : {})}
          {...(isEdit && written.has(block) ? { onEdit: edit } : {})}
        >
          {content}
        </Block>
      ))}
    </Stack>
  );
}

function AdminColumn({ tiles, preview }: { tiles: About['tiles']; preview: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ order: { xs: -1, lg: 0 } }}>
      {tiles ? <AboutTiles tiles={tiles} /> : null}
      {preview}
    </Stack>
  );
}

/** Shows a block to everybody or to nobody. */
function useToggleBlock({ organization }: About) {
  const [organizationUpdate] = useOrganizationUpdateMutation();
  const notify = useNotify();
  return async (block: AboutBlock) => {
    const { hiddenBlocks, updatedAt } = organization;
    const next = hiddenBlocks.includes(block)
      ? hiddenBlocks.filter((hidden) => hidden !== block)
      : [...hiddenBlocks, block];
    const { error } = await organizationUpdate({ organization: { hiddenBlocks: next, updatedAt } });
    if (error) notify.failure(error);
  };
}
