import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { useContentText } from '../words';

/** A prerequisite. */
interface Required {
  objectType: string;
  objectId: number;
  name: string;
  route: string;
}

/** Shown instead of an object that cannot be started yet: its prerequisites. */
export function LockedCard({ required }: { required: readonly Required[] }) {
  const { t } = useContentText();
  return (
    <Section title={t('prerequisites.lockedTitle')} text={t('prerequisites.lockedText')}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {required.map(({ objectType, objectId, name, route }) => (
          <Stack
            key={`${objectType}:${objectId}`}
            component="li"
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center' }}
          >
            <Lock size={16} aria-hidden />
            <Link component={RouterLink} to={route} sx={{ fontWeight: 540 }}>
              {name}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {t(`prerequisites.type.${objectType}`)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** The same in one line of a list, above the link that covers the whole card. */
export function LockedLine({ required }: { required: readonly Required[] }) {
  const { t } = useContentText();
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      <Box component={Lock} size={14} aria-hidden sx={{ verticalAlign: '-2px', mr: 0.75 }} />
      {t('prerequisites.first')}{' '}
      {required.map(({ objectType, objectId, name, route }, index) => (
        <span key={`${objectType}:${objectId}`}>
          {index > 0 ? ', ' : ''}
          <Link component={RouterLink} to={route} sx={{ position: 'relative', zIndex: 1 }}>
            {name}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
