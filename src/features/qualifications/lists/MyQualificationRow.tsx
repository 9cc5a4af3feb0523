import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOpenStatus } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { contentPath } from '@src/content/content-kind';
import { Fact, MyRow } from '@src/content/lists/MyRow';
import { formatDate } from '@src/lib/dates';
import type { MyQualification } from '../first-api';
import { qualificationKind } from '../kind';
import { AwardChip } from './AwardChip';

/** One qualification in the user's own list. */
export function MyQualificationRow({ item }: { item: MyQualification }) {
  const { t } = useTranslation(['qualifications', 'content']);
  const { myAssignment, myAwards, currentVersion, level, code } = item;
  const [award] = myAwards;
  const isOpen = myAssignment !== null && isOpenStatus(myAssignment.status);
  return (
    <MyRow
      to={contentPath(qualificationKind, 'my', item.id, 'view')}
      name={item.name}
      facts={[
        code,
        t('level', { level }),
        currentVersion ? t('components', { count: currentVersion.itemCount }) : '',
        isOpen ? t('my.percent', { percent: myAssignment.progress }) : '',
      ].filter((fact) => fact !== '')}
      terms={
        isOpen && myAssignment.dueAt ? (
          <Fact icon={<CalendarClock size={15} />} isUrgent={myAssignment.isOverdue}>
            {t(myAssignment.isOverdue ? 'my.overdue' : 'content:my.due', {
              date: formatDate(myAssignment.dueAt),
            })}
          </Fact>
        ) : null
      }
      status={
        award ? (
          <AwardChip award={award} />
        ) : myAssignment ? (
          <AssignmentStatusChip
            kind="qualification"
            status={myAssignment.status}
            isOverdue={myAssignment.isOverdue}
          />
        ) : null
      }
    />
  );
}
