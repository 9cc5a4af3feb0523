import { CalendarClock, Clock3, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { Fact, MyRow } from '@src/content/lists/MyRow';
import { formatDate } from '@src/lib/dates';
import { SampleBadge } from '@src/store/SampleBadge';
import type { MyRegulation } from '../first-api';
import { regulationPath } from '../lib/paths';

/** One regulation in the user's own list. */
export function MyRegulationRow({ item }: { item: MyRegulation }) {
  const { t } = useTranslation(['regulations', 'content']);
  const { myAssignment, currentVersion } = item;
  const minutes = Math.max(1, Math.round((currentVersion?.readingSec ?? 0) / 60));
  return (
    <MyRow
      to={regulationPath('my', item.id, 'current-version')}
      name={item.name}
      badge={<SampleBadge kind="regulation" id={item.id} />}
      facts={[
        item.code,
        t(`type.${item.type}`),
        ...(currentVersion ? [t('my.version', { label: currentVersion.label })] : []),
      ]}
      terms={
        <>
          <When item={item} />
          <Fact icon={<Clock3 size={15} />}>{t('minutes', { count: minutes })}</Fact>
        </>
      }
      status={
        myAssignment ? (
          <AssignmentStatusChip
            kind="regulation"
            status={myAssignment.status}
            isOverdue={myAssignment.isOverdue}
          />
        ) : null
      }
    />
  );
}

/** The deadline for signing, or when it was signed. */
function When({ item: { myAssignment, mySignature } }: { item: MyRegulation }) {
  const { t } = useTranslation(['regulations', 'content']);
  const isOpen = myAssignment !== null && !['done', 'waived', 'cancelled'].includes(myAssignment.status);
  if (isOpen) {
    if (!myAssignment.dueAt) return null;
    return (
      <Fact icon={<CalendarClock size={15} />} isUrgent={myAssignment.isOverdue}>
        {t(myAssignment.isOverdue ? 'my.overdue' : 'content:my.due', {
          date: formatDate(myAssignment.dueAt),
        })}
      </Fact>
    );
  }
  if (mySignature?.action !== 'signed') return null;
  return (
    <Fact icon={<PenLine size={15} />}>{t('my.signedAt', { date: formatDate(mySignature.createdAt) })}</Fact>
  );
}
