import Box from '@mui/material/Box';
import type { Rights } from '@src/api/init';
import { Section } from '@src/components/layout/Section';
import { edges } from '@src/theme/tokens';
import { useFormikContext } from 'formik';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleCard } from '../api';
import { formRights, type RoleValues } from '../lib/role-form';

interface RolePreviewProps {
  Preview: ComponentType<{ rights: Rights }>;
  role: RoleCard | undefined;
}

/** The menu that the matrix currently gives. */
export function RolePreview({ Preview }: RolePreviewProps) {
  const { t } = useTranslation('roles');
  const { values } = useFormikContext<RoleValues>();
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: edges.below(72) }}>
      <Section title={t('roles:preview.title')} text={t('roles:preview.text')}>
        <Preview rights={formRights(values)} />
      </Section>
    </Box>
  );
}
