import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { LockedCard } from '@src/content/reader/LockedCard';
import { ShelfStrip } from '@src/content/reader/ShelfStrip';
import { SupersededStrip } from '@src/content/reader/SupersededStrip';
import { useHeldVersion } from '@src/content/reader/useHeldVersion';
import type { ShelfSlots } from '@src/content/slots';
import type { EducationDetails, VersionText } from '../api';
import { VideoReader } from '../video/VideoReader';
import type { AnswerSlot } from '../video/answer-slot';
import { TextReader } from '../reader/TextReader';
import { EducationFrame } from './EducationFrame';

interface ViewPageProps {
  /** Renders «Почему мне это?» for an assignment. */
  reasons: (assignmentId: number) => ReactNode;
  /** The user's sign-in is in doubt: they can read, but nothing counts. */
  isHeld: boolean;
  /** The next task, shown after completion. */
  next: ReactNode;
  /** The component that answers the questions of videos. */
  AnswerControl: AnswerSlot;
  shelf: ShelfSlots;
}

interface HeldReaderProps extends ViewPageProps {
  education: EducationDetails;
  current: VersionText;
}

/** Keeps showing the version that the user has started; progress on a replaced version does not count. */
function HeldReader({ education, current, isHeld, AnswerControl, shelf, ...slots }: HeldReaderProps) {
  const { id, lockedBy, myAssignment, abilities } = education;
  const isLocked = lockedBy.length > 0;
  const { version, isSuperseded, showNew } = useHeldVersion(current, abilities.canStudy);
  const canStudy = abilities.canStudy && !isSuperseded && !isHeld && !isLocked;
  const reader = { education: { ...education, abilities: { ...abilities, canStudy } }, version, ...slots };
  const key = `${id}:${version.id}:${myAssignment?.id ?? 0}`;
  return (
    <>
      {isLocked ? <LockedCard required={lockedBy} /> : <ShelfStrip object={education} {...shelf} />}
      {isSuperseded ? <SupersededStrip label={current.label} onShow={showNew} /> : null}
      {isLocked && !abilities.canEdit ? null : version.video ? (
        <VideoReader key={key} {...reader} video={version.video} AnswerControl={AnswerControl} />
      ) : (
        <TextReader key={key} {...reader} />
      )}
    </>
  );
}

/** The page where an education is read or watched. */
export function ViewPage(props: ViewPageProps) {
  const { t } = useTranslation('educations');
  return (
    <EducationFrame>
      {(education) =>
        education.currentVersion ? (
          <HeldReader
            key={education.id}
            education={education}
            current={education.currentVersion}
            {...props}
          />
        ) : (
          <EmptyState title={t('unpublished.title')} text={t('unpublished.text')} />
        )
      }
    </EducationFrame>
  );
}
