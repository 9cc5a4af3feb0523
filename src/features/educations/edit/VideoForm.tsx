import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { VIDEO_SPEEDS } from '@domain/video';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import type { Autosave } from '@src/content/edit/use-autosave';
import { useNotify } from '@src/store/useNotify';
import { type VideoSource, useEducationVideoSaveMutation } from '../api';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { Chapters } from './Chapters';
import { Checkpoints } from './Checkpoints';
import { OwnVideoField } from './OwnVideoField';
import { SubtitlesField } from './SubtitlesField';
import { videoInput, videoSchema, videoValues, type VideoValues } from './video-form';

interface VideoFormProps extends QuestionSlots {
  educationId: number;
  video: VideoSource | null;
  isReadOnly: boolean;
  autosave: Pick<Autosave, 'flush' | 'baseUpdatedAt' | 'moveBase'>;
}

interface Held {
  video: VideoSource | null;
  updatedAt: string;
}

const row = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The video of a draft, and the requirements for viewers. */
export function VideoForm({ educationId, video, isReadOnly, autosave, ...questions }: VideoFormProps) {
  const { t, i18n } = useTranslation('educations');
  const notify = useNotify();
  const [save] = useEducationVideoSaveMutation();
  const draftName = `video:${educationId}`;
  const send = async (values: VideoValues, updatedAt: string | undefined) => {
    // The transcript is saved first, since both belong to one draft.
    await autosave.flush();
    const answer = await save({
      id: educationId,
      video: videoInput(values),
      updatedAt: autosave.baseUpdatedAt(),
      isForce: updatedAt === undefined,
    });
    if (answer.data) autosave.moveBase(answer.data.educationVideoSave.updatedAt);
    return answer;
  };
  const form = useRecordForm<Held, VideoValues>({
    record: { video, updatedAt: autosave.baseUpdatedAt() ?? '' },
    draftName,
    send,
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={videoValues(form.base?.video ?? null)}
      schema={videoSchema}
      onSubmit={form.submit}
      isGuarded
    >
      <FormDraft name={draftName} />
      <Stack
        component="fieldset"
        disabled={isReadOnly}
        spacing={2}
        sx={{ maxWidth: 820, border: 0, p: 0, m: 0 }}
      >
        <FormErrors errors={form.errors} />
        <VideoSourceFields educationId={educationId} video={video} isReadOnly={isReadOnly} />
        <Box sx={row}>
          <FormNumberField
            name="minWatchPercent"
            label={t('video.percent')}
            help={t('video.percentHelp')}
            min={1}
            max={100}
          />
          <FormSelect
            name="maxSpeed"
            label={t('video.maxSpeed')}
            choices={VIDEO_SPEEDS.filter((percent) => percent >= 100).map((percent) => ({
              value: String(percent),
              label: t('video.speedOf', { speed: (percent / 100).toLocaleString(i18n.language) }),
            }))}
          />
        </Box>
        <Stack>
          <FormCheckbox name="isSeekForbidden" label={t('video.noSeek')} />
          <FormCheckbox
            name="isTranscriptEnough"
            label={t('video.transcript')}
            help={t('video.transcriptHelp')}
          />
        </Stack>
        <Chapters isReadOnly={isReadOnly} />
        <SubtitlesField isReadOnly={isReadOnly} />
        <Checkpoints isReadOnly={isReadOnly} {...questions} />
        {isReadOnly ? null : <SaveBar label={t('video.save')} />}
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

/** The source of the video: an uploaded file, or video hosting. */
function VideoSourceFields({
  educationId,
  video,
  isReadOnly,
}: Pick<VideoFormProps, 'educationId' | 'video' | 'isReadOnly'>) {
  const { t } = useTranslation('educations');
  const { values } = useFormikContext<VideoValues>();
  return (
    <>
      {isReadOnly ? null : <OwnVideoField educationId={educationId} name={video?.content?.name ?? null} />}
      {values.contentId === null ? (
        <Box sx={row}>
          <FormTextField name="url" label={t('video.url')} help={t('video.urlHelp')} isRequired />
          <FormTextField
            name="durationSec"
            label={t('video.duration')}
            help={t('video.durationHelp')}
            isRequired
          />
        </Box>
      ) : null}
    </>
  );
}
