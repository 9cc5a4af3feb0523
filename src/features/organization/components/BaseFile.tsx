import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '@src/components/data/useFileSize';
import { Section } from '@src/components/layout/Section';
import { contentFile } from '@src/lib/statics';
import type { OrganizationCard } from '../api';

/** A file that the company provides to everybody. */
export function BaseFile({ base }: { base: NonNullable<OrganizationCard['base']> }) {
  const { t } = useTranslation('organization');
  const fileSize = useFileSize();
  const { url, size } = contentFile(base);
  return (
    <Section title={t('organization:base.title')}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        href={url}
        download={base.name}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {`${base.name} · ${fileSize(size)}`}
      </Button>
    </Section>
  );
}
