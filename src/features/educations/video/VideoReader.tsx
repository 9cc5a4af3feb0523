import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NotebookPen, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { clock } from '@domain/clock';
import { askedSec, percentWatched } from '@domain/video';
import { secondsIn } from '@domain/watched';
import { Strip } from '@src/components/layout/Strip';
import { NotesSection } from '@src/content/notes/NotesSection';
import { useNotes } from '@src/content/notes/use-notes';
import { UnclearMoments } from '@src/content/reader/UnclearHeat';
import { UnclearHere, UnclearNote } from '@src/content/reader/UnclearNote';
import type { Unclear } from '@src/content/reader/use-unclear';
import { goToClause } from '@src/content/reader/useClauseLink';
import type { VersionVideo } from '../api';
import { EducationText } from '../reader/EducationText';
import { StudyBar } from '../reader/StudyBar';
import { StudyDone } from '../reader/StudyDone';
import { type ReaderProps, TextReader } from '../reader/TextReader';
import { useEducationUnclear } from '../reader/use-education-unclear';
import { CheckpointDialog } from './CheckpointDialog';
import type { AnswerSlot } from './answer-slot';
import type { VideoHandle } from './VideoPlayer';
import { VideoStage } from './VideoStage';
import { useWatching } from './use-watching';

interface VideoReaderProps extends ReaderProps {
  video: VersionVideo;
  AnswerControl: AnswerSlot;
}

/** A video with its transcript. If the author allows it, the transcript can replace the video. */
export function VideoReader(props: VideoReaderProps) {
  const { t } = useTranslation('educations');
  const { education, version, video } = props;
  const [isReading, setIsReading] = useState(false);
  const canRead = education.abilities.canStudy && video.isTranscriptEnough && version.wordCount > 0;
  const change = (
    <Button variant="outlined" size="small" onClick={() => setIsReading(!isReading)}>
      {t(isReading ? 'video.watch' : 'video.read')}
    </Button>
  );
  if (canRead && isReading) return <TextReader {...props} top={change} />;
  return <Watching {...props} change={canRead ? change : null} />;
}

function Watching({
  education,
  version,
  video,
  AnswerControl,
  reasons,
  next,
  change,
}: VideoReaderProps & { change: ReactNode }) {
  const { t } = useTranslation(['educations', 'content']);
  const text = useRef<HTMLDivElement>(null);
  const player = useRef<VideoHandle>(null);
  const notes = useNotes(education.id);
  const unclear = useEducationUnclear(education, version.id);
  const [isFailed, setIsFailed] = useState(false);
  const {
    seen,
    startAt,
    onTick,
    asked: question,
    onAsked,
  } = useWatching(education, version.id, video, player);
  const beginAt = useLinkedSecond() ?? startAt;
  /** The second being watched; null: it has not begun. */
  const watching = useRef<number | null>(null);
  const now = () => watching.current ?? beginAt;
  const { abilities, myAssignment } = education;
  const asked = askedSec(video);
  const watched = Math.min(asked, secondsIn(seen));
  return (
    <EducationText
      {...{ education, version, text, unclear }}
      onNote={notes.write}
      top={
        <>
          {isFailed ? (
            <Strip isAlert icon={TriangleAlert} colour="amber" action={change}>
              {t(change ? 'video.failedRead' : 'video.failed')}
            </Strip>
          ) : null}
          <VideoStage
            educationId={education.id}
            name={education.name}
            video={video}
            seen={seen}
            startAt={beginAt}
            handle={player}
            sendCommand={(command) => player.current?.sendCommand(command)}
            onTick={(tick) => {
              setIsFailed(false);
              watching.current = Math.floor(tick.time);
              onTick(tick);
            }}
            onFail={() => setIsFailed(true)}
          />
          <UnclearMoment unclear={unclear} now={now}>
            {isFailed ? null : change}
          </UnclearMoment>
        </>
      }
    >
      {question ? (
        <CheckpointDialog
          educationId={education.id}
          versionId={version.id}
          checkpoint={question}
          AnswerControl={AnswerControl}
          onPassed={({ progress }) => onAsked(progress)}
          onClose={() => onAsked(null)}
        />
      ) : null}
      <StudyDone education={education} next={next} />
      <UnclearMoments {...unclear} onGo={(at) => player.current?.sendCommand({ do: 'seek', at })} />
      <NotesSection
        notes={notes}
        clauses={version.clauses}
        onGo={({ clauseId, atSec }) => {
          if (clauseId) goToClause(clauseId);
          else player.current?.sendCommand({ do: 'seek', at: atSec ?? 0 });
        }}
        action={
          <NoteButton
            onClick={() => {
              player.current?.sendCommand({ do: 'pause' });
              notes.write({ atSec: now() });
            }}
          />
        }
      />
      {abilities.canStudy ? (
        <StudyBar
          label={t('video.watched')}
          value={percentWatched(seen, video)}
          text={t('study.readingOf', { time: clock(watched), min: clock(asked) })}
          note={t(video.isSeekForbidden ? 'video.byItselfInOrder' : 'video.byItself')}
          reasons={myAssignment ? reasons(myAssignment.id) : null}
        />
      ) : null}
    </EducationText>
  );
}

/** «Непонятно» at the second being watched, beside another button. */
function UnclearMoment({
  unclear,
  now,
  children,
}: {
  unclear: Unclear;
  now: () => number;
  children: ReactNode;
}) {
  const { marked, mark, close } = unclear;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <UnclearHere onClick={() => void mark({ clauseId: null, atSec: now() })} />
        {children}
      </Box>
      {marked?.clauseId === null ? <UnclearNote key={marked.id} mark={marked} close={close} /> : null}
    </>
  );
}

/** The second that the address links to: a moment that readers have marked. */
function useLinkedSecond(): number | null {
  const [params] = useSearchParams();
  const given = params.get('at') ?? '';
  return /^\d{1,5}$/.test(given) ? Number(given) : null;
}

function NoteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('content');
  return (
    <Button size="small" variant="outlined" startIcon={<NotebookPen />} onClick={onClick}>
      {t('content:notes.atMoment')}
    </Button>
  );
}
