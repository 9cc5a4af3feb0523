import { CircleCheck, CircleX, Hourglass, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { AttemptMeta } from '../api';

const looks = {
  inProgress: { colour: 'blue', icon: Pencil },
  onReview: { colour: 'purple', icon: Hourglass },
  passed: { colour: 'green', icon: CircleCheck },
  failed: { colour: 'red', icon: CircleX },
} as const;

/** The state of an attempt. */
export function AttemptChip({ attempt }: { attempt: Pick<AttemptMeta, 'isPassed' | 'state'> }) {
  const { t } = useTranslation('tests');
  const { state, isPassed } = attempt;
  const shown = state === 'graded' ? (isPassed ? 'passed' : 'failed') : state;
  return <StatusChip label={t(`attempt.${shown}`)} {...looks[shown]} />;
}
