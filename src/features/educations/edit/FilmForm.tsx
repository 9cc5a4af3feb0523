import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FILM_SPEEDS } from '@domain/film';
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
import { type FilmSource, useEducationFilmSaveMutation } from '../api';
import type { QuestionSlots } from '../film/question-slots';
import { Chapters } from './Chapters';
import { Checkpoints } from './Checkpoints';
import { OwnFilmField } from './OwnFilmField';
import { SubtitlesField } from './SubtitlesField';
import { filmInput, filmSchema, filmValues, type FilmValues } from './film-form';

interface FilmFormProps extends QuestionSlots {
  educationId: number;
  film: FilmSource | null;
  isReadOnly: boolean;
  autosave: Pick<Autosave, 'flush' | 'baseUpdatedAt' | 'moveBase'>;
}

interface Held {
  film: FilmSource | null;
  updatedAt: string;
}

const row = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The video of a draft, and the requirements for viewers. */
export function FilmForm({ educationId, film, isReadOnly, autosave, ...questions }: FilmFormProps) {
  const { t, i18n } = useTranslation('educations');
  const notify = useNotify();
  const [save] = useEducationFilmSaveMutation();
  const draftName = `film:${educationId}`;
  const send = async (values: FilmValues, updatedAt: string | undefined) => {
    // The transcript is saved first, since both belong to one draft.
    await autosave.flush();
    const answer = await save({
      id: educationId,
      film: filmInput(values),
      updatedAt: autosave.baseUpdatedAt(),
      isForce: updatedAt === undefined,
    });
    if (answer.data) autosave.moveBase(answer.data.educationFilmSave.updatedAt);
    return answer;
  };
  const form = useRecordForm<Held, FilmValues>({
    record: { film, updatedAt: autosave.baseUpdatedAt() ?? '' },
    draftName,
    send,
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={filmValues(form.base?.film ?? null)}
      schema={filmSchema}
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
        <VideoSourceFields educationId={educationId} film={film} isReadOnly={isReadOnly} />
        <Box sx={row}>
          <FormNumberField
            name="minWatchPercent"
            label={t('film.percent')}
            help={t('film.percentHelp')}
            min={1}
            max={100}
          />
          <FormSelect
            name="maxSpeed"
            label={t('film.maxSpeed')}
            choices={FILM_SPEEDS.filter((percent) => percent >= 100).map((percent) => ({
              value: String(percent),
              label: t('film.speedOf', { speed: (percent / 100).toLocaleString(i18n.language) }),
            }))}
          />
        </Box>
        <Stack>
          <FormCheckbox name="isSeekForbidden" label={t('film.noSeek')} />
          <FormCheckbox
            name="isTranscriptEnough"
            label={t('film.transcript')}
            help={t('film.transcriptHelp')}
          />
        </Stack>
        <Chapters isReadOnly={isReadOnly} />
        <SubtitlesField isReadOnly={isReadOnly} />
        <Checkpoints isReadOnly={isReadOnly} {...questions} />
        {isReadOnly ? null : <SaveBar label={t('film.save')} />}
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

/** The source of the video: an uploaded file, or video hosting. */
function VideoSourceFields({
  educationId,
  film,
  isReadOnly,
}: Pick<FilmFormProps, 'educationId' | 'film' | 'isReadOnly'>) {
  const { t } = useTranslation('educations');
  const { values } = useFormikContext<FilmValues>();
  return (
    <>
      {isReadOnly ? null : <OwnFilmField educationId={educationId} name={film?.content?.name ?? null} />}
      {values.contentId === null ? (
        <Box sx={row}>
          <FormTextField name="url" label={t('film.url')} help={t('film.urlHelp')} isRequired />
          <FormTextField
            name="durationSec"
            label={t('film.duration')}
            help={t('film.durationHelp')}
            isRequired
          />
        </Box>
      ) : null}
    </>
  );
}
