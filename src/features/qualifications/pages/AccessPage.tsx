import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { IntegrityCard } from '@src/content/history/IntegrityCard';
import { PeopleMatrix } from '../view/PeopleMatrix';
import { QualificationFrame } from './QualificationFrame';

interface AccessPageProps {
  Rules: ComponentType<{ objectId: number }>;
  Grants: ComponentType<{ objectId: number }>;
  People: ComponentType<{ objectId: number; canEdit: boolean }>;
}

/** The people who must earn the qualification, their progress on each component, and who else may see or edit it. */
export function AccessPage({ Rules, Grants, People }: AccessPageProps) {
  const { t } = useTranslation('qualifications');
  return (
    <QualificationFrame purpose={t('access.purpose')} allows={({ canEdit }) => canEdit}>
      {({ id, statistic, currentVersion }) => (
        <Stack spacing={2.5}>
          <Rules objectId={id} />
          {currentVersion && (statistic?.assigned ?? 0) > 0 ? (
            <>
              <Section title={t('people.title')} text={t('people.text')}>
                <PeopleMatrix qualificationId={id} version={currentVersion} />
              </Section>
              <Section title={t('access.people')}>
                <People objectId={id} canEdit />
              </Section>
            </>
          ) : null}
          <Grants objectId={id} />
          <IntegrityCard id={id} />
        </Stack>
      )}
    </QualificationFrame>
  );
}
