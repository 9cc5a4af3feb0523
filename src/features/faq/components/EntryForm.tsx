import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTagsField } from '@src/components/form/FormTagsField';
import { FormTextField } from '@src/components/form/FormTextField';
import { FormToggleGroup } from '@src/components/form/FormToggleGroup';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import type { FaqEntry } from '../api';
import { TourFields } from './TourFields';
import {
  AUDIENCES,
  CATEGORIES,
  entrySchema,
  entryValues,
  type EntryValues,
  FAQ_PAGES,
} from '../lib/entry-form';

interface EntryFormProps {
  /** Undefined for a new entry. */
  entry: FaqEntry | undefined;
  /** The initial question of a new entry. */
  question: string;
  send: (values: EntryValues, updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  onSaved: () => void;
  refresh?: () => void;
}

/** The form of a question and answer in both languages, their audience and pages. */
export function EntryForm({ entry, question, send, onSaved, refresh }: EntryFormProps) {
  const { t } = useTranslation('faq');
  const draftName = `faq-${entry?.id ?? 'new'}`;
  const form = useRecordForm<FaqEntry, EntryValues>({ record: entry, send, onSaved, refresh, draftName });
  const { base } = form;
  const initialValues = useMemo(() => entryValues(base, question), [base, question]);
  const choices = CATEGORIES.map((value) => ({ value, label: t(`faq:category.${value}`) }));
  return (
    <AppForm
      initialValues={initialValues}
      schema={entrySchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FormDraft name={draftName} />
      <Stack spacing={2.5} sx={{ maxWidth: 980 }}>
        <FormErrors errors={form.errors} />
        <Section title={t('faq:edit.words')} text={t('faq:edit.wordsHelp')}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
            <Words lang="Ru" />
            <Words lang="En" />
          </Box>
        </Section>
        <Section title={t('faq:edit.place')}>
          <Stack spacing={2}>
            <FormSelect name="category" label={t('faq:edit.category')} choices={choices} isRequired />
            <FormTagsField
              name="synonyms"
              label={t('faq:edit.synonyms')}
              help={t('faq:edit.synonymsHelp')}
              maxLength={limits.faqSynonym}
            />
            <FormToggleGroup
              name="audience"
              label={t('faq:edit.audience')}
              help={t('faq:edit.audienceHelp')}
              choices={AUDIENCES.map((value) => ({ value, label: t(`faq:audience.${value}`) }))}
            />
            <FormToggleGroup
              name="routes"
              label={t('faq:edit.routes')}
              choices={Object.entries(FAQ_PAGES).map(([value, key]) => ({ value, label: t(key) }))}
            />
            <FormCheckbox name="isPublished" label={t('faq:edit.isPublished')} isSwitch />
          </Stack>
        </Section>
        <Section title={t('faq:tour.title')} text={t('faq:tour.help')}>
          <TourFields />
        </Section>
        <SaveBar isOnlyDirty={Boolean(entry)} />
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

function Words({ lang }: { lang: 'Ru' | 'En' }) {
  const { t } = useTranslation('faq');
  return (
    <Stack spacing={2}>
      <FormTextField
        name={`title${lang}`}
        label={t(`faq:edit.title${lang}`)}
        isRequired={lang === 'Ru'}
        maxLength={limits.faqTitle}
      />
      <FormTextField
        name={`text${lang}`}
        label={t(`faq:edit.text${lang}`)}
        minRows={8}
        maxLength={limits.faqText}
      />
    </Stack>
  );
}
