import { CalendarClock, CircleCheck, Clock3, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOpenStatus } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { contentPath } from '@src/content/content-kind';
import { Fact, MyRow } from '@src/content/lists/MyRow';
import { formatDate } from '@src/lib/dates';
import type { MyTest } from '../first-api';
import { testKind } from '../kind';
import { useHundredths } from '../lib/useHundredths';

/** One test in the user's own list. */
export function MyTestRow({ item }: { item: MyTest }) {
  const { t } = useTranslation('tests');
  const { myAssignment, currentVersion, category, code } = item;
  const limit = currentVersion?.settings.limitMinutes ?? 0;
  return (
    <MyRow
      to={contentPath(testKind, 'my', item.id, 'passing')}
      name={item.name}
      facts={[
        code,
        category,
        currentVersion ? t('questions', { count: currentVersion.questionCount }) : '',
      ].filter((fact) => fact !== '')}
      terms={
        <>
          <When assignment={myAssignment} />
          {limit > 0 ? <Fact icon={<Clock3 size={15} />}>{t('minutes', { count: limit })}</Fact> : null}
          <Attempts result={item.myResult} />
        </>
      }
      status={
        myAssignment ? (
          <AssignmentStatusChip kind="test" status={myAssignment.status} isOverdue={myAssignment.isOverdue} />
        ) : null
      }
    />
  );
}

/** The number of used attempts, and the best result. */
function Attempts({ result }: { result: MyTest['myResult'] }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  if (!result) return null;
  const { attemptsUsed, attemptsLeft, percent } = result;
  if (attemptsUsed === 0 && attemptsLeft === null) return null;
  return (
    <Fact icon={<RotateCcw size={15} />}>
      {[
        attemptsLeft === null
          ? t('my.attempts', { count: attemptsUsed })
          : t('my.attemptsOf', { used: attemptsUsed, all: attemptsUsed + attemptsLeft }),
        percent === null ? '' : t('my.percent', { value: shown(percent) }),
      ]
        .filter((fact) => fact !== '')
        .join(' · ')}
    </Fact>
  );
}

/** The deadline for passing, or when it was passed. */
function When({ assignment }: { assignment: MyTest['myAssignment'] }) {
  const { t } = useTranslation(['tests', 'content']);
  if (!assignment) return null;
  const { status, dueAt, isOverdue, completedAt } = assignment;
  if (!isOpenStatus(status)) {
    return completedAt ? (
      <Fact icon={<CircleCheck size={15} />}>{t('my.completedAt', { date: formatDate(completedAt) })}</Fact>
    ) : null;
  }
  return dueAt ? (
    <Fact icon={<CalendarClock size={15} />} isUrgent={isOverdue}>
      {t(isOverdue ? 'my.overdue' : 'content:my.due', { date: formatDate(dueAt) })}
    </Fact>
  ) : null;
}
