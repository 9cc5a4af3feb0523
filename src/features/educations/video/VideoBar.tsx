import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import { chapterAt, cueAt, VIDEO_SPEEDS } from '@domain/video';
import type { Segment } from '@domain/watched';
import type { VersionVideo } from '../api';
import type { VideoCommand } from './video-messages';

interface VideoBarProps {
  video: VersionVideo;
  seen: readonly Segment[];
  positionSec: number;
  rate: number;
  sendCommand: (command: VideoCommand) => void;
}

/** The bar below the player: the watched parts, the speed, the chapters. */
export function VideoBar({ video, seen, positionSec, rate, sendCommand }: VideoBarProps) {
  const { t, i18n } = useTranslation('educations');
  const { chapters, durationSec, maxSpeedPercent } = video;
  const current = chapterAt(chapters, positionSec);
  const speeds = VIDEO_SPEEDS.filter((percent) => percent <= maxSpeedPercent);
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 860, mb: 2 }}>
      <SeenBar seen={seen} durationSec={durationSec} label={t('video.seen')} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Select
          size="small"
          value={Math.round(rate * 100)}
          aria-label={t('video.speed')}
          onChange={({ target }) => sendCommand({ do: 'rate', rate: Number(target.value) / 100 })}
        >
          {speeds.map((percent) => (
            <MenuItem key={percent} value={percent}>
              {t('video.speedOf', { speed: (percent / 100).toLocaleString(i18n.language) })}
            </MenuItem>
          ))}
        </Select>
        {current ? <Typography color="textSecondary">{current.title}</Typography> : null}
      </Box>
      {chapters.length > 0 ? (
        <Box component="nav" aria-label={t('video.chapters')}>
          {chapters.map(({ atSec, title }) => (
            <Button
              key={atSec}
              size="small"
              color="inherit"
              aria-current={current?.atSec === atSec}
              onClick={() => sendCommand({ do: 'seek', at: atSec })}
              sx={{ display: 'flex', justifyContent: 'flex-start', textAlign: 'left', gap: 1.5 }}
            >
              <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {clock(atSec)}
              </Typography>
              {title}
            </Button>
          ))}
        </Box>
      ) : null}
    </Stack>
  );
}

interface SeenBarProps {
  seen: readonly Segment[];
  durationSec: number;
  label: string;
}

/** The video's timeline with the watched parts filled. */
function SeenBar({ seen, durationSec, label }: SeenBarProps) {
  const part = (seconds: number) => `${(Math.min(seconds, durationSec) * 100) / durationSec}%`;
  return (
    <Box
      role="img"
      aria-label={`${label}: ${seen.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(', ')}`}
      sx={{ position: 'relative', height: 6, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      {seen.map(({ from, to }) => (
        <Box
          key={from}
          sx={{
            ...{ position: 'absolute', top: 0, bottom: 0, bgcolor: 'primary.main' },
            ...{ left: part(from), width: part(to - from) },
          }}
        />
      ))}
    </Box>
  );
}

/** The current subtitle, shown below a player that cannot show it itself. */
export function CueLine({ video, positionSec }: Pick<VideoBarProps, 'video' | 'positionSec'>) {
  if (video.subtitles.length === 0) return null;
  return (
    <Typography aria-live="off" sx={{ minHeight: 24, maxWidth: 860, textAlign: 'center', mb: 1 }}>
      {cueAt(video.subtitles, positionSec)?.text}
    </Typography>
  );
}
