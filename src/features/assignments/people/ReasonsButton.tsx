import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@src/api/errors';
import { formatDate } from '@src/lib/dates';
import { useAssignmentReasonsQuery } from '../api';

/** «Почему мне это?»: the rules or qualifications that assigned it to the person. */
export function ReasonsButton({ assignmentId }: { assignmentId: number }) {
  const { t } = useTranslation('assignments');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<CircleHelp />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('reasons.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { p: 2, width: 380, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1 }}>
          {t('reasons.title')}
        </Typography>
        {anchor ? <Reasons assignmentId={assignmentId} /> : null}
      </Popover>
    </>
  );
}

function Reasons({ assignmentId }: { assignmentId: number }) {
  const { t } = useTranslation('assignments');
  const { data, error } = useAssignmentReasonsQuery({ assignmentId });
  if (error) return <Typography color="error">{errorText(error) ?? t('common:error.title')}</Typography>;
  if (!data) return <Skeleton variant="rounded" height={40} />;
  if (data.assignmentReasons.length === 0) {
    return <Typography color="textSecondary">{t('reasons.none')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {data.assignmentReasons.map((reason) => (
        <li key={reason.route ?? reason.ruleId}>
          {reason.route ? (
            <Link component={RouterLink} to={reason.route} sx={{ fontWeight: 540 }}>
              {reason.text}
            </Link>
          ) : (
            <Typography sx={{ fontWeight: 540 }}>{reason.text}</Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {[
              reason.title === reason.text ? '' : reason.title,
              t('reasons.since', { date: formatDate(reason.createdAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
