import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '@domain/clock';
import limits from '@graphql/limits.json';
import { useFileSize } from '@src/components/data/useFileSize';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { FileDrop } from '@src/components/form/FileDrop';
import { useCall } from '@src/store/useCall';
import {
  type VideoUpload,
  useEducationVideoUploadCancelMutation,
  useEducationVideoUploadMutation,
  useEducationVideoUploadsQuery,
} from '../api';
import {
  fingerprintOf,
  sendVideo,
  type Sending,
  sendingOf,
  stopSending,
  subscribeToUploads,
} from '../video/uploads';
import type { VideoValues } from './video-form';

interface OwnVideoFieldProps {
  educationId: number;
  /** The name of the file that the draft already uses. */
  name: string | null;
}

/** Polling interval while the file is being checked, in case the live event is missed. */
const ASK_MS = 3_000;

function useUpload(educationId: number) {
  const { data, refetch } = useEducationVideoUploadsQuery(
    { id: educationId },
    { refetchOnMountOrArgChange: true },
  );
  const upload = data?.education?.videoUpload ?? null;
  const isChecking = upload?.state === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => void refetch(), ASK_MS);
    return () => clearInterval(timer);
  }, [isChecking, refetch]);
  return { upload, maxBytes: data?.education?.videoMaxBytes ?? 0, refetch };
}

/** Reserves an upload and sends the file. */
function useSend(educationId: number, refetch: () => unknown) {
  const call = useCall();
  const [begin, { isLoading }] = useEducationVideoUploadMutation();
  const send = async (file: File) => {
    const { name, size } = file;
    const { data } = await call(
      begin({ id: educationId, file: { name, size, fingerprint: fingerprintOf(file) } }),
    );
    if (data) await sendVideo(educationId, data.educationVideoUpload, file, () => void refetch());
  };
  return { send, isLoading };
}

/** A field for an uploaded video: the drop area, upload progress, processing, or the finished file. */
export function OwnVideoField({ educationId, name }: OwnVideoFieldProps) {
  const { t } = useTranslation('educations');
  const { upload, maxBytes, refetch } = useUpload(educationId);
  const [cancel] = useEducationVideoUploadCancelMutation();
  const sending = useSyncExternalStore(subscribeToUploads, () => sendingOf(educationId));
  const [{ value: contentId }] = useField<number | null>('contentId');
  useTaking(upload);
  const stop = async ({ state }: Sending) => {
    await stopSending(educationId);
    // A failed upload is kept, because it can be resumed.
    if (upload && state !== 'failed') await cancel({ id: educationId, uploadId: upload.id });
  };
  if (contentId !== null)
    return <CurrentVideo upload={upload?.contentId === contentId ? upload : null} name={name} />;
  if (sending) return <OnItsWay sending={sending} onStop={() => void stop(sending)} />;
  if (upload?.state === 'checking') {
    return (
      <div role="status">
        <Typography>{t('video.checking', { name: upload.name })}</Typography>
        <LinearProgress aria-label={t('video.checking', { name: upload.name })} sx={{ mt: 1 }} />
      </div>
    );
  }
  if (maxBytes === 0) return null;
  return <Drop educationId={educationId} upload={upload} maxBytes={maxBytes} refetch={refetch} />;
}

/** The video set in the form. */
function CurrentVideo({ upload, name }: { upload: VideoUpload | null; name: string | null }) {
  const { t } = useTranslation('educations');
  const { setFieldValue } = useFormikContext<VideoValues>();
  const seconds = upload?.durationSec ?? null;
  return (
    <Row
      text={upload?.name ?? name ?? t('video.own')}
      note={seconds === null ? null : clock(seconds)}
      action={t('video.ownRemove')}
      onAction={() => void setFieldValue('contentId', null)}
    />
  );
}

interface DropProps {
  educationId: number;
  /** The previous upload: interrupted, or not a video. */
  upload: VideoUpload | null;
  maxBytes: number;
  refetch: () => unknown;
}

function Drop({ educationId, upload, maxBytes, refetch }: DropProps) {
  const { t } = useTranslation('educations');
  const fileSize = useFileSize();
  const { send, isLoading } = useSend(educationId, refetch);
  return (
    <Stack spacing={1}>
      {upload?.state === 'failed' ? <ErrorText text={`${upload.name}: ${upload.error ?? ''}`} /> : null}
      {upload?.state === 'uploading' ? (
        <Typography role="status">
          {t('video.broken', { name: upload.name, percent: percentOf(upload.offset, upload.size) })}
        </Typography>
      ) : null}
      <FileDrop
        label={t('video.drop')}
        help={t('common:file.limits', {
          size: fileSize(maxBytes),
          extensions: limits.videoExtensions.join(', '),
        })}
        extensions={limits.videoExtensions}
        isDisabled={isLoading}
        onFiles={([file]) => {
          if (file) void send(file).catch(() => undefined);
        }}
      />
    </Stack>
  );
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 100) / whole);

/** Sets a video that has become ready in the form, once. */
function useTaking(upload: VideoUpload | null): void {
  const { values, initialValues, setValues } = useFormikContext<VideoValues>();
  const { contentId, durationSec } = upload ?? { contentId: null, durationSec: null };
  const isNew = contentId !== null && values.contentId === null && initialValues.contentId !== contentId;
  useEffect(() => {
    if (!isNew || durationSec === null) return;
    void setValues((before) => ({ ...before, contentId, durationSec: clock(durationSec) }), false);
    // What the form holds besides is none of this effect's reasons.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [contentId, durationSec]);
}

function OnItsWay({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const { t } = useTranslation('educations');
  const { name, sent, size, state } = sending;
  const percent = percentOf(sent, size);
  return (
    <div>
      <Row text={name} note={`${percent} %`} action={t('video.stop')} onAction={onStop} />
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('video.sending', { name })}
        sx={{ mt: 1 }}
      />
      <Typography role="status" color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
        {t(`video.state.${state}`)}
      </Typography>
    </div>
  );
}

interface RowProps {
  text: string;
  note: string | null;
  action: string;
  onAction: () => void;
}

function Row({ text, note, action, onAction }: RowProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 540 }}>{text}</Typography>
      <Typography color="textSecondary">{note}</Typography>
      <Button size="small" color="inherit" onClick={onAction}>
        {action}
      </Button>
    </Box>
  );
}
