import { CalendarClock, CircleCheck, Clock3, Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOpenStatus } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { contentPath } from '@src/content/content-kind';
import { Fact, MyRow } from '@src/content/lists/MyRow';
import { RatingValue } from '@src/content/rating/RatingValue';
import { LockedLine } from '@src/content/reader/LockedCard';
import type { ShelfSlots } from '@src/content/slots';
import { formatDate } from '@src/lib/dates';
import type { MyEducation } from '../first-api';
import { educationKinds } from '../kind';

/** One education in the user's own list. */
export function MyEducationRow({ item, Take }: { item: MyEducation } & Pick<ShelfSlots, 'Take'>) {
  const { t } = useTranslation('educations');
  const { id, name, myAssignment, currentVersion, typeContent, category, code, abilities, lockedBy, rating } =
    item;
  const isLocked = lockedBy.length > 0;
  return (
    <MyRow
      to={contentPath(educationKinds[typeContent], 'my', id, 'viewEducation')}
      name={name}
      facts={[code, category].filter((fact) => fact !== '')}
      lock={isLocked ? <LockedLine required={lockedBy} /> : null}
      terms={
        <>
          <When assignment={myAssignment} />
          {currentVersion ? (
            <Fact icon={<Clock3 size={15} />}>{t('minutes', { count: currentVersion.minutes })}</Fact>
          ) : null}
          {abilities.canTake && rating ? (
            <Fact icon={null}>
              <RatingValue rating={rating} />
            </Fact>
          ) : null}
        </>
      }
      status={
        myAssignment ? (
          <AssignmentStatusChip
            kind="education"
            status={myAssignment.status}
            isOverdue={myAssignment.isOverdue}
          />
        ) : abilities.canTake && !isLocked ? (
          <Take objectId={id} name={name} />
        ) : null
      }
    />
  );
}

/** The deadline and progress, or the completion date. */
function When({ assignment }: { assignment: MyEducation['myAssignment'] }) {
  const { t } = useTranslation(['educations', 'content']);
  if (!assignment) return null;
  const { status, dueAt, isOverdue, completedAt, progress } = assignment;
  if (!isOpenStatus(status)) {
    return completedAt ? (
      <Fact icon={<CircleCheck size={15} />}>{t('my.completedAt', { date: formatDate(completedAt) })}</Fact>
    ) : null;
  }
  return (
    <>
      {dueAt ? (
        <Fact icon={<CalendarClock size={15} />} isUrgent={isOverdue}>
          {t(isOverdue ? 'my.overdue' : 'content:my.due', { date: formatDate(dueAt) })}
        </Fact>
      ) : null}
      {progress > 0 ? <Fact icon={<Gauge size={15} />}>{t('my.progress', { value: progress })}</Fact> : null}
    </>
  );
}
