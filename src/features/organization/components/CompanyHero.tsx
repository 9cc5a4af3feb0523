import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentFile, pictureUrl } from '@src/lib/statics';
import type { OrganizationCard } from '../api';

interface CompanyHeroProps {
  organization: OrganizationCard;
}

/** The company: cover, logo, name and description. */
export function CompanyHero({ organization }: CompanyHeroProps) {
  const { t } = useTranslation('organization');
  const { name, activityText, logo, base } = organization;
  const cover = base?.mime.startsWith('image/') ? contentFile(base).url : null;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      {cover ? (
        <Box
          component="img"
          src={cover}
          alt=""
          sx={{ display: 'block', width: '100%', height: { xs: 120, sm: 180 }, objectFit: 'cover' }}
        />
      ) : null}
      <Box
        sx={{
          p: { xs: 2, sm: 2.5 },
          display: 'flex',
          gap: { xs: 2, sm: 2.5 },
          alignItems: 'center',
          flexWrap: 'wrap',
        }}
      >
        <Avatar
          variant="rounded"
          alt={logo ? t('organization:card.logoOf', { name }) : ''}
          {...(logo ? { src: pictureUrl(logo) } : {})}
          sx={{
            width: { xs: 88, sm: 150 },
            height: { xs: 88, sm: 150 },
            borderRadius: 3,
            border: 1,
            borderColor: 'divider',
            '& img': { objectFit: 'contain' },
          }}
        >
          <Building2 size={44} strokeWidth={1.5} aria-hidden />
        </Avatar>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography component="h2" sx={{ fontSize: { xs: 20, sm: 24 }, lineHeight: 1.3, fontWeight: 640 }}>
            {name}
          </Typography>
          {activityText ? <Typography color="textSecondary">{activityText}</Typography> : null}
        </Box>
      </Box>
    </Card>
  );
}
