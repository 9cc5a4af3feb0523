import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Ban, Check, CornerUpLeft, Ellipsis, Hourglass } from 'lucide-react';
import { StatusChip } from '@src/components/data/StatusChip';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { formatDate } from '@src/lib/dates';
import type { ApprovalStep } from '../types';
import { useContentText } from '../words';

const looks = {
  waiting: { colour: 'grey', icon: Ellipsis },
  pending: { colour: 'amber', icon: Hourglass },
  approved: { colour: 'green', icon: Check },
  returned: { colour: 'red', icon: CornerUpLeft },
  cancelled: { colour: 'grey', icon: Ban },
} as const;

/** The approvers of a draft, in order, with their decisions. */
export function ApprovalSteps({ approvals }: { approvals: readonly ApprovalStep[] }) {
  const { t } = useContentText();
  const shown = approvals.filter(({ status }) => status !== 'cancelled');
  const names = useDistinctNames(
    shown.map(({ approver }) => approver),
    ({ nameShort }) => nameShort,
  );
  if (shown.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label={t('approval.steps')}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {shown.map((approval) => (
        <Stack
          component="li"
          key={approval.id}
          spacing={0.5}
          sx={{ p: 1.25, minWidth: 200, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2" sx={{ fontWeight: 560 }}>
              {names.get(approval.approver.id)}
            </Typography>
            <StatusChip label={t(`approval.${approval.status}`)} {...looks[approval.status]} />
          </Stack>
          {approval.comment ? <Typography variant="body2">{approval.comment}</Typography> : null}
          {approval.decidedAt ? (
            <Typography variant="caption" color="textSecondary">
              {formatDate(approval.decidedAt, 'dateTime')}
            </Typography>
          ) : null}
        </Stack>
      ))}
    </Box>
  );
}
