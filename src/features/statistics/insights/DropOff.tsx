import { clock } from '@domain/clock';
import Box from '@mui/material/Box';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useVideoDropOffQuery, useWatchedVideosQuery, type VideoPart, type WatchedVideo } from '../api';
import { ChartSection } from '../components/ChartSection';
import { InsightNotes } from '../components/InsightNotes';
import { useStatisticFilter } from '../lib/useStatisticFilter';
import { useStatisticText } from '../statistic-tab';
import { InsightLoading } from './InsightLoading';

const AreaCurve = lazyPart(async () => (await import('@src/components/data/AreaCurve')).AreaCurve);

const height = 240;

function PartsTable({ parts, share }: { parts: readonly VideoPart[]; share: (viewers: number) => string }) {
  const { t, i18n } = useStatisticText();
  const number = new Intl.NumberFormat(i18n.language);
  const columns: SimpleColumn<VideoPart>[] = [
    {
      key: 'part',
      title: t('statistics:dropOff.part'),
      render: ({ fromSec, toSec }) => `${clock(fromSec)} – ${clock(toSec)}`,
    },
    {
      key: 'viewers',
      title: t('statistics:dropOff.viewers'),
      align: 'right',
      render: ({ viewers }) => number.format(viewers),
    },
    {
      key: 'share',
      title: t('statistics:dropOff.share'),
      align: 'right',
      render: ({ viewers }) => share(viewers),
    },
  ];
  return (
    <SimpleTable
      label={t('statistics:dropOff.title')}
      columns={columns}
      rows={parts}
      rowKey={({ fromSec }) => fromSec}
      empty={null}
    />
  );
}

interface CurveProps {
  videos: readonly WatchedVideo[];
  video: WatchedVideo['video'];
  onVideo: (id: number) => void;
}

function Curve({ videos, video, onVideo }: CurveProps) {
  const { t, i18n } = useStatisticText();
  const dropOff = useVideoDropOffQuery({ educationId: video.id, filter: useStatisticFilter() });
  // While another video loads, the picker stays and keeps the focus.
  const found = dropOff.error ? null : dropOff.data?.videoDropOff;
  if (!found) return <InsightLoading error={dropOff.error} onRetry={() => void dropOff.refetch()} />;
  const { parts, viewers, since } = found;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const share = (count: number) => percent.format(viewers > 0 ? count / viewers : 0);
  const title = t('statistics:dropOff.title');
  return (
    <ChartSection
      title={title}
      text={<InsightNotes text={t('statistics:dropOff.text', { count: viewers })} since={since} />}
      summary={t('statistics:dropOff.summary', {
        ...{ name: video.name, count: viewers, last: share(parts.at(-1)?.viewers ?? 0) },
      })}
      height={height}
      table={<PartsTable parts={parts} share={share} />}
    >
      <Box sx={{ mb: 2 }}>
        <FilterSelect
          label={t('statistics:dropOff.video')}
          value={String(video.id)}
          choices={videos.map(({ video: { id, name } }) => ({ value: String(id), label: name }))}
          onChange={(id) => onVideo(Number(id))}
          width={360}
        />
      </Box>
      <Box sx={{ opacity: dropOff.isFetching ? 0.5 : 1 }}>
        {viewers > 0 ? (
          <AreaCurve
            name={title}
            at={parts.map(({ fromSec, toSec }) => (fromSec + toSec) / 2)}
            position={(at) => clock(Math.round(at))}
            values={parts.map((part) => part.viewers / viewers)}
            label={t('statistics:dropOff.share')}
            max={1}
            format={(value) => percent.format(value)}
            height={height}
          />
        ) : (
          <EmptyState icon={Clapperboard} title={t('statistics:dropOff.empty')} isDense />
        )}
      </Box>
    </ChartSection>
  );
}

/** How many viewers are left in each part of a video: by default, of the one with the most viewers. */
export function DropOff() {
  const { t } = useStatisticText();
  const [chosen, setChosen] = useState<number | null>(null);
  const watched = useWatchedVideosQuery({ filter: useStatisticFilter() });
  const videos = watched.data?.watchedVideos;
  if (!videos) return <InsightLoading error={watched.error} onRetry={() => void watched.refetch()} />;
  const shown = videos.find(({ video }) => video.id === chosen) ?? videos[0];
  if (shown) return <Curve videos={videos} video={shown.video} onVideo={setChosen} />;
  return (
    <Section title={t('statistics:dropOff.title')}>
      <EmptyState icon={Clapperboard} title={t('statistics:dropOff.noVideos')} isDense />
    </Section>
  );
}
