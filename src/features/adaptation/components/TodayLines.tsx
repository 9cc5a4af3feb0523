import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { Section } from '@src/components/layout/Section';
import type { TodayLine } from '../api';
import { useTodayTitle } from '../lib/useTodayTitle';
import { DoneButton } from './DoneButton';
import { TodayDue } from './TodayDue';
import { TodayIcon } from './TodayIcon';

/** Aligns the text with rows that have a completion button. */
const ICON_ROOM = 24;

/** The number shown at first, since more than a screen of tasks does not help the user choose one. */
const SHOWN = 12;

/**
 * Tasks under a heading, the most urgent first; simple ones can be completed in place. `count`: the total number, including tasks
 * that are not in `lines`.
 */
export function TodayLines({
  title,
  none,
  lines,
  count,
}: {
  title: string;
  none: string;
  lines: readonly TodayLine[];
  count: number;
}) {
  const { t } = useTranslation('adaptation');
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? lines : lines.slice(0, SHOWN);
  if (!lines.length) {
    return (
      <Section title={title}>
        <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
          <Box sx={{ display: 'flex', color: (theme) => theme.tokens.status.green.text }}>
            <CircleCheck size={20} aria-hidden />
          </Box>
          <Typography color="textSecondary">{none}</Typography>
        </Stack>
      </Section>
    );
  }
  return (
    <Section title={title} text={t('adaptation:today.count', { count })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
        {shown.map((line) => (
          <Stack component="li" direction="row" key={line.key} sx={{ alignItems: 'center' }}>
            <DoneButton task={line} />
            <Line line={line} />
          </Stack>
        ))}
      </Box>
      {shown.length < lines.length ? (
        <Button onClick={() => setUnfolded(true)} sx={{ alignSelf: 'flex-start' }}>
          {t('adaptation:today.more', { count: count - shown.length })}
        </Button>
      ) : count > lines.length ? (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {t('adaptation:today.beyond', { count: count - lines.length })}
        </Typography>
      ) : null}
    </Section>
  );
}

function Line({ line }: { line: TodayLine }) {
  const { t } = useTranslation('adaptation');
  const title = useTodayTitle(line);
  const { kind, objectType, route, person, itemId } = line;
  return (
    <ListItemButton component={Link} to={route} sx={{ gap: 1.5, px: 1, minHeight: 52, flex: 1, minWidth: 0 }}>
      {itemId === null ? (
        <Box sx={{ display: 'flex', flexShrink: 0, width: ICON_ROOM, justifyContent: 'center' }}>
          <TodayIcon task={line} size={19} />
        </Box>
      ) : null}
      {/* On a phone the date is below the text, on wider screens beside it. */}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={0.75}
        sx={{ flex: 1, minWidth: 0, alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', mt: 0.25 }}>
            {person ? <UserAvatar name={person.nameFull} avatar={person.avatar} size={20} /> : null}
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[t(`adaptation:kind.${kind}`, { context: objectType ?? '' }), person?.nameFull]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Stack>
        </Box>
        <TodayDue task={line} />
      </Stack>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <ChevronRight size={17} aria-hidden />
      </Box>
    </ListItemButton>
  );
}
