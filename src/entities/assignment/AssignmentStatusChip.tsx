import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock3,
  Hourglass,
  RotateCcw,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StatusColourName } from '@src/theme/tokens';
import { StatusChip } from '@src/components/data/StatusChip';

export type AssignmentStatusName =
  'assigned' | 'inProgress' | 'done' | 'failed' | 'onReview' | 'resign' | 'waived' | 'cancelled';

const looks: Record<AssignmentStatusName, { colour: StatusColourName; icon: LucideIcon }> = {
  assigned: { colour: 'grey', icon: CircleDashed },
  inProgress: { colour: 'blue', icon: CircleDot },
  done: { colour: 'green', icon: CircleCheck },
  failed: { colour: 'red', icon: CircleX },
  onReview: { colour: 'purple', icon: Hourglass },
  resign: { colour: 'orange', icon: RotateCcw },
  waived: { colour: 'grey', icon: ShieldCheck },
  cancelled: { colour: 'grey', icon: Ban },
};

/** Returns the color of an assignment status; overdue takes precedence over progress. */
function assignmentColour(status: AssignmentStatusName, isOverdue: boolean): StatusColourName {
  return isOverdue ? 'red' : looks[status].colour;
}

interface AssignmentStatusChipProps {
  status: AssignmentStatusName;
  isOverdue?: boolean;
  /** The kind of assignment: a document is signed, a test is passed. */
  kind: string;
}

/** A chip with a person's progress on an assignment. */
export function AssignmentStatusChip({ status, isOverdue = false, kind }: AssignmentStatusChipProps) {
  const { t } = useTranslation('assignments');
  return (
    <StatusChip
      label={t(isOverdue ? 'status.overdue' : `status.${status}`, { context: kind })}
      colour={assignmentColour(status, isOverdue)}
      icon={isOverdue ? Clock3 : looks[status].icon}
      isOutlined={status === 'waived'}
    />
  );
}
