import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Stamp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contentPath, useContentKind } from '../content-kind';
import type { PendingApproval } from '../types';
import { useContentText } from '../words';

/** The objects that wait for the caller's approval; renders nothing when there are none. */
export function ApprovalsCard({ approvals }: { approvals: readonly PendingApproval[] }) {
  const { t } = useContentText();
  const kind = useContentKind();
  if (approvals.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('approvals.title')}
      sx={({ tokens }) => ({
        p: 2,
        mb: 2.5,
        borderRadius: 1.5,
        border: `1px solid ${tokens.accent}`,
        bgcolor: tokens.accentSoft,
      })}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', mb: 1, color: (theme) => theme.tokens.accentText }}
      >
        <Stamp size={20} aria-hidden />
        <Typography component="h2" variant="h3">
          {t('approvals.title')}
        </Typography>
      </Stack>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {approvals.map(({ id, object }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            spacing={1.5}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <Typography sx={{ fontWeight: 560 }}>
                {object.code} {object.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('approvals.from', { name: object.ownerName })}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="contained"
              component={Link}
              to={contentPath(kind, 'editor', object.id, 'edit')}
            >
              {t('approvals.open')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
