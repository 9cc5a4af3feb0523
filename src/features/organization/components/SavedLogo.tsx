import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '@src/components/form/ReadOnlyFields';
import { contentFile } from '@src/lib/statics';
import type { OrganizationCard } from '../api';

interface SavedLogoProps {
  logo: NonNullable<OrganizationCard['logo']>;
  /** The name of the organization. */
  name: string;
}

/** The stored logo; removing it is saved with the form. */
export function SavedLogo({ logo, name }: SavedLogoProps) {
  const { t } = useTranslation('organization');
  const [{ value: isRemoved }, , { setValue }] = useField<boolean>('isLogoRemoved');
  const isReadOnly = useIsReadOnly();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {isRemoved ? (
        <Typography role="status">{t('organization:card.logoRemoved')}</Typography>
      ) : (
        <Box
          component="img"
          src={contentFile(logo).url}
          alt={t('organization:card.logoOf', { name })}
          sx={{
            maxWidth: 160,
            maxHeight: 64,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            // Logos are made for paper: on white, dark letters stay readable in the dark theme.
            bgcolor: 'common.white',
          }}
        />
      )}
      {isReadOnly ? null : (
        <Button
          color="inherit"
          startIcon={isRemoved ? <Undo2 /> : <Trash2 />}
          onClick={() => void setValue(!isRemoved)}
        >
          {t(isRemoved ? 'organization:card.logoKeep' : 'organization:card.logoRemove')}
        </Button>
      )}
    </Stack>
  );
}
