import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BellRing,
  CircleCheckBig,
  CircleSlash,
  FilePenLine,
  GitCommitVertical,
  Download,
  KeyRound,
  PenLine,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import type { ContentEvent, ContentEventKind } from '@src/api/content-history';
import { formatDate } from '@src/lib/dates';
import type { StatusColourName } from '@src/theme/tokens';
import { useContentText } from '../words';
import { useDoubtText } from './useDoubtText';
import { type EventWords, useEventText } from './useEventText';

const looks: Record<ContentEventKind, { colour: StatusColourName; icon: LucideIcon }> = {
  version: { colour: 'green', icon: GitCommitVertical },
  approval: { colour: 'purple', icon: Stamp },
  signature: { colour: 'blue', icon: PenLine },
  refusal: { colour: 'red', icon: CircleSlash },
  result: { colour: 'blue', icon: CircleCheckBig },
  reminder: { colour: 'amber', icon: BellRing },
  access: { colour: 'orange', icon: KeyRound },
  change: { colour: 'grey', icon: FilePenLine },
  download: { colour: 'grey', icon: Download },
};

/** Groups events by day, keeping their order. */
function byDay(events: readonly ContentEvent[]): Map<string, ContentEvent[]> {
  const days = new Map<string, ContentEvent[]>();
  for (const event of events) {
    const day = formatDate(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

interface TimelineProps {
  events: readonly ContentEvent[];
  words: EventWords | undefined;
  /** Opens the evidence of an event. */
  onOpen: (event: ContentEvent) => void;
}

/** A list of events, newest first, with a heading per day. */
export function Timeline({ events, words, onOpen }: TimelineProps) {
  const { i18n } = useContentText();
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
              <Row key={event.id} event={event} words={words} onOpen={onOpen} />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

type RowProps = Omit<TimelineProps, 'events'> & { event: ContentEvent };

function Row({ event, words, onOpen }: RowProps) {
  const { t } = useContentText();
  const text = useEventText(words);
  const { colour, icon: Icon } = looks[event.kind];
  const evidence = event.signature ?? event.record;
  const doubt = useDoubtText()(evidence?.signer ?? null);
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
          {[formatDate(event.at, 'time'), event.actor?.nameShort ?? t('history.system')].join(' · ')}
        </Typography>
        {doubt === null ? null : (
          <Typography variant="body2" color="warning.main" sx={{ overflowWrap: 'anywhere' }}>
            {doubt}
          </Typography>
        )}
      </Box>
      {evidence ? (
        <Button size="small" onClick={() => onOpen(event)}>
          {t('history.evidence')}
        </Button>
      ) : null}
    </Box>
  );
}
