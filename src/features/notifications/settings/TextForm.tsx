import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationTextSchema } from '@domain/notifications/text';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type NotificationTexts, useNotificationTextUpdateMutation } from '../api';
import { fill, strayVariable } from './variables';

interface TextFormProps {
  type: string;
  text: NotificationTexts;
  canWrite: boolean;
  /** Reloads the text after somebody else changed it. */
  refresh: () => void;
}

interface Values {
  [name: string]: unknown;
  title: string;
  body: string;
}

/** The organization's own texts in place of the provider's, with a preview. */
export function TextForm({ type, text, canWrite, refresh }: TextFormProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const notify = useNotify();
  const call = useCall();
  const [update] = useNotificationTextUpdateMutation();
  const form = useRecordForm<NotificationTexts, Values>({
    record: text,
    send: (values, updatedAt) =>
      update({ type, lang: text.lang, ...values, ...(updatedAt ? { updatedAt } : {}) }),
    onSaved: () => notify.success(t('common:saved')),
    refresh,
    draftName: `notification-text-${type}-${text.lang}`,
  });
  const base = form.base ?? text;
  const initialValues = useMemo(() => ({ title: base.title, body: base.body }), [base]);
  const names = text.variables.map(({ name }) => name);
  const schema = notificationTextSchema((words) => {
    const stray = strayVariable(words, names);
    return stray === null ? null : t('notifications:texts.stray', { name: stray, interpolation: raw });
  });
  return (
    <AppForm initialValues={initialValues} schema={schema} isReinitialized isGuarded onSubmit={form.submit}>
      <FollowRecord record={text} base={base} onFollow={form.follow} />
      <FormDraft name={`notification-text-${type}-${text.lang}`} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <FormTextField
          name="title"
          label={t('notifications:texts.title')}
          help={t('notifications:texts.titleHelp')}
          isDisabled={!canWrite}
          isRequired
          maxLength={limits.noticeTitle}
        />
        <FormTextField
          name="body"
          label={t('notifications:texts.body')}
          isDisabled={!canWrite}
          isRequired
          minRows={3}
          maxLength={limits.noticeBody}
        />
        <Variables variables={text.variables} />
        <Preview text={text} />
        {canWrite ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
            {text.isOwn ? (
              <Button
                color="inherit"
                onClick={() =>
                  call(
                    update({ type, lang: text.lang, title: null, body: null, updatedAt: base.updatedAt }),
                  ).then(
                    ({ data }) => {
                      const fresh = data?.notificationTextUpdate.find(({ lang }) => lang === text.lang);
                      if (fresh) form.follow(fresh);
                      notify.success(t('notifications:texts.isReset'));
                    },
                    () => {},
                  )
                }
              >
                {t('notifications:texts.reset')}
              </Button>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

/** The name of a variable is shown unescaped. */
const raw = { escapeValue: false };

function Variables({ variables }: Pick<NotificationTexts, 'variables'>) {
  const { t } = useTranslation('notifications');
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('notifications:texts.variables')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.25 }}
      >
        {variables.map(({ name, sample }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontFamily: 'monospace', fontSize: 13 }}>{`{{${name}}}`}</Box>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: 13.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {sample}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Preview({ text }: { text: NotificationTexts }) {
  const { t } = useTranslation('notifications');
  const { values } = useFormikContext<{ title: string; body: string }>();
  return (
    <Card variant="outlined" component="section" aria-label={t('notifications:texts.preview')} sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('notifications:texts.preview')}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} lang={text.lang}>
        {fill(values.title, text.variables)}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={text.lang}>
        {fill(values.body, text.variables)}
      </Typography>
    </Card>
  );
}
