import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { OrganizationAboutQuery } from '../api';

type Tiles = NonNullable<OrganizationAboutQuery['organizationAbout']['tiles']>;

/** The most important numbers for an admin; each links to its list. */
export function AboutTiles({ tiles }: { tiles: Tiles }) {
  const { t } = useTranslation('organization');
  const can = useAppSelector(selectCan);
  const people = '/statistic/regulation/people';
  const shown = [
    { key: 'adapting', count: tiles.adapting, to: '/employees?statuses=adaptation', isOpen: true },
    { key: 'overdue', count: tiles.overdue, to: `${people}/overdue`, isOpen: can('statistics') },
    { key: 'notSigned', count: tiles.notSigned, to: `${people}/notSigned`, isOpen: can('statistics') },
  ];
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        // A third of a narrower window does not hold the word «подписано».
        '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {shown.map(({ key, count, to, isOpen }) => (
        <Card key={key}>
          <CardActionArea
            {...(isOpen ? { component: Link, to } : { disabled: true })}
            sx={{ p: 1.5, height: '100%' }}
          >
            <Typography
              sx={{
                fontSize: 24,
                lineHeight: '30px',
                fontWeight: 640,
                color: (theme) =>
                  key === 'overdue' && count ? theme.tokens.status.red.text : theme.tokens.text,
              }}
            >
              {count}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`organization:tile.${key}`)}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
