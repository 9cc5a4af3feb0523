import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { IntegrityCard } from '@src/content/history/IntegrityCard';
import { RatingsSection } from '@src/content/rating/RatingsSection';
import { EducationFrame } from './EducationFrame';

interface AccessPageProps {
  Rules: ComponentType<{ objectId: number }>;
  Grants: ComponentType<{ objectId: number }>;
  People: ComponentType<{ objectId: number; canEdit: boolean }>;
  Prerequisites: ComponentType<{ objectId: number }>;
  Shelf: ComponentType<{ objectId: number; isOnShelf: boolean }>;
}

/** The people who must complete an education, and who else may see or edit it. */
export function AccessPage({ Rules, Grants, People, Prerequisites, Shelf }: AccessPageProps) {
  const { t } = useTranslation('educations');
  return (
    <EducationFrame purpose={t('access.purpose')} allows={({ canEdit }) => canEdit}>
      {({ id, statistic, isOnShelf, rating }) => (
        <Stack spacing={2.5}>
          <Rules objectId={id} />
          {(statistic?.assigned ?? 0) > 0 ? (
            <Section title={t('access.people')}>
              <People objectId={id} canEdit />
            </Section>
          ) : null}
          <Shelf objectId={id} isOnShelf={isOnShelf} />
          <Prerequisites objectId={id} />
          <Grants objectId={id} />
          <RatingsSection objectId={id} rating={rating} />
          <IntegrityCard id={id} />
        </Stack>
      )}
    </EducationFrame>
  );
}
