import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BellRing,
  CircleSlash,
  FilePenLine,
  GitCommitVertical,
  Download,
  KeyRound,
  PenLine,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { StatusColourName } from '@src/theme/tokens';
import type { HistoryEvent, RegulationEventKind } from '../api';
import { useDoubtText } from './useDoubtText';
import { useEventText } from './useEventText';

const looks: Record<RegulationEventKind, { colour: StatusColourName; icon: LucideIcon }> = {
  version: { colour: 'green', icon: GitCommitVertical },
  approval: { colour: 'purple', icon: Stamp },
  signature: { colour: 'blue', icon: PenLine },
  refusal: { colour: 'red', icon: CircleSlash },
  reminder: { colour: 'amber', icon: BellRing },
  access: { colour: 'orange', icon: KeyRound },
  change: { colour: 'grey', icon: FilePenLine },
  download: { colour: 'grey', icon: Download },
};

/** Events of one day together, in their order. */
function byDay(events: readonly HistoryEvent[]): Map<string, HistoryEvent[]> {
  const days = new Map<string, HistoryEvent[]>();
  for (const event of events) {
    const day = formatDate(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

interface TimelineProps {
  events: readonly HistoryEvent[];
  /** Shows the evidence of a signature. */
  onOpen: (signatureId: string) => void;
}

/** Events one under another, newest first, a heading per day. */
export function Timeline({ events, onOpen }: TimelineProps) {
  const { i18n } = useTranslation('regulations');
  const days = byDay(events);
  return (
    <Stack spacing={2.5}>
      {[...days].map(([day, list]) => (
        <Box component="section" key={day} aria-label={day}>
          <Typography component="h2" variant="h4" color="textSecondary" sx={{ mb: 1 }}>
            {formatDate(list[0]?.at, 'longDate', i18n.language)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((event) => (
              <Row key={event.id} event={event} onOpen={onOpen} />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function Row({ event, onOpen }: { event: HistoryEvent; onOpen: TimelineProps['onOpen'] }) {
  const { t } = useTranslation('regulations');
  const text = useEventText();
  const { colour, icon: Icon } = looks[event.kind];
  const { signature } = event;
  const doubt = useDoubtText()(signature?.signer ?? null);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr) auto',
        gap: 1.5,
        alignItems: 'start',
        pb: 1.75,
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          left: 15.5,
          top: 34,
          bottom: 2,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={({ tokens }) => ({
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          color: tokens.status[colour].text,
          bgcolor: tokens.status[colour].soft,
        })}
      >
        <Icon size={16} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text(event)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatDate(event.at, 'time').slice(0, 5), event.actor?.nameShort ?? t('history.system')].join(
            ' · ',
          )}
        </Typography>
        {doubt === null ? null : (
          <Typography variant="body2" color="warning.main" sx={{ overflowWrap: 'anywhere' }}>
            {doubt}
          </Typography>
        )}
      </Box>
      {signature ? (
        <Button size="small" onClick={() => onOpen(signature.id)}>
          {t('history.evidence')}
        </Button>
      ) : null}
    </Box>
  );
}
