import { testSettingsSchema } from '@domain/tests/settings';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { type TestDraft, type TestSettings, useTestDraftSaveMutation } from '../api';
import { sentDraw } from '../bank/draws';
import { drawsOf, questionsOf, settingsOf } from './test-text';

interface SettingsFormProps {
  test: TestDraft;
  refresh: () => void;
}

const { testPassPercentMin: passMin, testPassPercentMax: passMax } = limits;

const shownParts = ['score', 'correctness', 'key', 'explanation'] as const;
const moments = ['immediately', 'afterPass', 'never'] as const;
const gradings = ['best', 'last'] as const;
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface SettingsRecord {
  settings: TestSettings;
  updatedAt: string;
}

/** Converts the numbers, whose fields hold text while it is typed. */
const asSent = (settings: TestSettings): TestSettings => ({
  ...settings,
  passPercent: Number(settings.passPercent),
  attemptsMax: Number(settings.attemptsMax),
  limitMinutes: Number(settings.limitMinutes),
  delayHours: Number(settings.delayHours),
  openOn: settings.openOn || null,
  closeOn: settings.closeOn || null,
});

/** The settings for taking a test. They belong to the draft and take effect when it is published. */
export function SettingsForm({ test, refresh }: SettingsFormProps) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [save] = useTestDraftSaveMutation();
  const source = test.draftVersion ?? test.currentVersion;
  const record: SettingsRecord = {
    settings: settingsOf(test),
    updatedAt: source?.updatedAt ?? test.updatedAt,
  };
  const form = useRecordForm<SettingsRecord, TestSettings>({
    record,
    draftName: `test-settings:${test.id}`,
    refresh,
    send: async (values, updatedAt) =>
      save({
        ...{ id: test.id, questions: [...questionsOf(test)], settings: asSent(values) },
        draws: drawsOf(test).map(sentDraw),
        ...(updatedAt === undefined ? { isForce: true } : { updatedAt: source ? updatedAt : null }),
      }),
    onSaved: () => {
      refresh();
      notify.success(t('settings.saved'));
    },
  });
  const moment = moments.map((value) => ({ value, label: t(`settings.moment.${value}`) }));
  return (
    <AppForm
      initialValues={(form.base ?? record).settings}
      schema={testSettingsSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={record} base={form.base} onFollow={form.follow} />
      <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
        <FormErrors errors={form.errors} />
        <Box sx={pair}>
          <FormNumberField
            name="passPercent"
            label={t('settings.passPercent')}
            isRequired
            min={passMin}
            max={passMax}
          />
          <FormSelect
            name="grading"
            label={t('settings.grading')}
            choices={gradings.map((value) => ({ value, label: t(`settings.gradings.${value}`) }))}
          />
          <FormNumberField
            name="attemptsMax"
            label={t('settings.attemptsMax')}
            help={t('settings.attemptsHelp')}
            min={0}
            max={limits.testAttemptsMax}
          />
          <FormNumberField
            name="delayHours"
            label={t('settings.delayHours')}
            help={t('settings.delayHelp')}
            min={0}
            max={limits.testDelayHoursMax}
          />
          <FormNumberField
            name="limitMinutes"
            label={t('settings.limitMinutes')}
            help={t('settings.limitHelp')}
            min={0}
            max={limits.testLimitMinutesMax}
          />
        </Box>
        <Box sx={pair}>
          <FormDateField name="openOn" label={t('settings.openOn')} help={t('settings.openHelp')} />
          <FormDateField name="closeOn" label={t('settings.closeOn')} help={t('settings.closeHelp')} />
        </Box>
        <FormCheckbox name="shuffleQuestions" label={t('settings.shuffleQuestions')} />
        <FormCheckbox name="shuffleAnswers" label={t('settings.shuffleAnswers')} />
        <Typography component="h3" variant="h3">
          {t('settings.review')}
        </Typography>
        <Box sx={pair}>
          {shownParts.map((part) => (
            <FormSelect
              key={part}
              name={`review.${part}`}
              label={t(`settings.part.${part}`)}
              choices={moment}
            />
          ))}
        </Box>
        <div>
          <SubmitButton isOnlyDirty>{t('settings.save')}</SubmitButton>
        </div>
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
