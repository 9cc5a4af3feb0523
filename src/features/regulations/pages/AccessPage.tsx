import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { ApproversSection } from '../access/ApproversSection';
import { RegulationFrame } from './RegulationFrame';

interface AccessPageProps {
  Rules: ComponentType<{ regulationId: number }>;
  Grants: ComponentType<{ regulationId: number }>;
  People: ComponentType<{ objectId: number; canEdit: boolean }>;
  /** Shows who will see it, and why. */
  Lookup: ComponentType<{ regulation: { id: number; name: string } }>;
}

/** The people who must sign a regulation, who else may see or edit it, and who approves it. */
export function AccessPage({ Rules, Grants, People, Lookup }: AccessPageProps) {
  const { t } = useTranslation('regulations');
  return (
    <RegulationFrame purpose={t('access.purpose')} allows={({ canEdit }) => canEdit}>
      {(regulation) => (
        <Stack spacing={2.5}>
          <Rules regulationId={regulation.id} />
          {(regulation.statistic?.assigned ?? 0) > 0 ? (
            <Section title={t('access.people')}>
              <People objectId={regulation.id} canEdit />
            </Section>
          ) : null}
          <Grants regulationId={regulation.id} />
          <Lookup regulation={regulation} />
          <ApproversSection key={regulation.approverIds.join()} regulation={regulation} />
        </Stack>
      )}
    </RegulationFrame>
  );
}
