import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { type AboutBlock, type OrganizationAboutQuery, useOrganizationUpdateMutation } from '../api';
import { AdaptationStrip } from './AdaptationStrip';
import { BaseFile } from './BaseFile';
import { Birthdays } from './Birthdays';
import { Block } from './Block';
import { ChangedDocuments } from './ChangedDocuments';
import { CompanyHero } from './CompanyHero';
import { CompanyVideo } from './CompanyVideo';
import { IdealExcerpt } from './IdealExcerpt';
import { MyPeople, peopleOf } from './MyPeople';
import { NewColleagues } from './NewColleagues';

export type About = OrganizationAboutQuery['organizationAbout'];

/** Reading blocks are in the middle, people and files beside them. */
export const middleBlocks: readonly AboutBlock[] = ['adaptation', 'hero', 'video', 'idealPicture', 'changes'];
export const sideBlocks: readonly AboutBlock[] = ['people', 'newColleagues', 'birthdays', 'base'];

/** The blocks that are edited manually. */
const written: ReadonlySet<AboutBlock> = new Set<AboutBlock>(['hero', 'video', 'base']);

/** Returns the content of each block; null when there is nothing to show. */
function contentsOf(about: About, waiting: ReactNode): Record<AboutBlock, ReactNode> {
  const { organization, adaptation, startsAt, idealPicture, newColleagues, birthdays, changes } = about;
  const own = adaptation ? <AdaptationStrip adaptation={adaptation} userId={about.person.id} /> : waiting;
  return {
    adaptation: startsAt === null ? own : null,
    hero: <CompanyHero organization={organization} />,
    video: organization.video ? (
      <CompanyVideo {...organization.video.details} name={organization.name} />
    ) : null,
    idealPicture: idealPicture.length > 0 ? <IdealExcerpt statements={idealPicture} /> : null,
    people: peopleOf(about).length > 0 ? <MyPeople about={about} /> : null,
    newColleagues:
      newColleagues.length > 0 ? (
        <NewColleagues people={newColleagues} count={about.newColleaguesCount} />
      ) : null,
    birthdays: birthdays.length > 0 ? <Birthdays birthdays={birthdays} /> : null,
    changes: changes.length > 0 ? <ChangedDocuments changes={changes} /> : null,
    base: organization.base ? <BaseFile base={organization.base} /> : null,
  };
}

interface AboutBlocksProps {
  blocks: readonly AboutBlock[];
  about: About;
  waiting: ReactNode;
  /** Absent for users who may not change the page. */
  edit?: () => void;
}

/** Several blocks of the page, one below another. */
export function AboutBlocks({ blocks, about, waiting, edit }: AboutBlocksProps) {
  const isEdit = useIsEdit() && edit !== undefined;
  const toggle = useToggleBlock(about);
  const contents = contentsOf(about, waiting);
  return (
    <Stack spacing={2}>
      {blocks.map((block) => (
        <Block
          key={block}
          block={block}
          isHidden={about.organization.hiddenBlocks.includes(block)}
          {...(isEdit ? { onToggle: () => void toggle(block) } : {})}
          {...(isEdit && written.has(block) ? { onEdit: edit } : {})}
        >
          {contents[block]}
        </Block>
      ))}
    </Stack>
  );
}

/** Shows a block to everybody or hides it from everybody. */
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
