import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Building2, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '@src/lib/statics';
import type { OrganizationCard } from '../api';

interface CompanyHeroProps {
  organization: OrganizationCard;
  /** Absent for those who may not change the card. */
  onEdit?: () => void;
}

/** The company: logo, name, what it does. */
export function CompanyHero({ organization, onEdit }: CompanyHeroProps) {
  const { t } = useTranslation('organization');
  const { name, activityText, logo } = organization;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar
        variant="rounded"
        alt={logo ? t('organization:card.logoOf', { name }) : ''}
        {...(logo ? { src: pictureUrl(logo) } : {})}
        sx={{ width: 72, height: 72, borderRadius: 2, '& img': { objectFit: 'contain' } }}
      >
        <Building2 size={32} strokeWidth={1.5} aria-hidden />
      </Avatar>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 640 }}>
          {name}
        </Typography>
        {activityText ? <Typography color="textSecondary">{activityText}</Typography> : null}
      </Box>
      {onEdit ? (
        <Button variant="outlined" startIcon={<Pencil />} onClick={onEdit}>
          {t('organization:card.edit')}
        </Button>
      ) : null}
    </Card>
  );
}
