import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { DraftLoader } from '@src/content/edit/DraftLoader';
import { PropertiesForm } from '../edit/PropertiesForm';
import { SettingsForm } from '../edit/SettingsForm';
import { useDraft } from './EditorPage';
import { TestFrame } from './TestFrame';

interface SettingsSlots {
  Rules: ComponentType<{ objectId: number }>;
  Grants: ComponentType<{ objectId: number }>;
  People: ComponentType<{ objectId: number; canEdit: boolean }>;
}

/** The test's properties, its settings, and its assignments. */
export function SettingsPage({ Rules, Grants, People }: SettingsSlots) {
  const { t } = useTranslation('tests');
  return (
    <TestFrame purpose={t('access.purpose')} allows={({ canEdit }) => canEdit}>
      {({ id, statistic }) => (
        <Stack spacing={2.5}>
          <DraftLoader key={id} useDraft={useDraft} id={id}>
            {(test, { refresh }) => (
              <Stack spacing={2.5}>
                <Section title={t('settings.properties')}>
                  <PropertiesForm test={test} refresh={refresh} />
                </Section>
                <Section title={t('settings.title')} text={t('settings.text')}>
                  <SettingsForm test={test} refresh={refresh} />
                </Section>
              </Stack>
            )}
          </DraftLoader>
          <Rules objectId={id} />
          {(statistic?.assigned ?? 0) > 0 ? (
            <Section title={t('access.people')}>
              <People objectId={id} canEdit />
            </Section>
          ) : null}
          <Grants objectId={id} />
        </Stack>
      )}
    </TestFrame>
  );
}
