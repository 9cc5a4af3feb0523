import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { optionName } from '@src/lib/options';
import { personName } from '@src/lib/person';
import { writtenLanguage } from '@src/lib/written-language';
import { longWords } from '@src/theme/long-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { EmployeePerson } from '../api';

interface PersonCellProps {
  person: Pick<EmployeePerson, 'id' | 'nameFirst' | 'nameSecond' | 'isArchive' | 'avatar'> & {
    isOnline?: boolean;
  };
  /** Below the name; on a phone a text is not shown. */
  caption?: ReactNode;
}

/**
 * A person's picture (where there is room) and name, linked to the card; the page's filters are kept. Keyboard navigation is
 * handled by the table.
 */
export function PersonCell({ person, caption }: PersonCellProps) {
  const { t } = useTranslation('common');
  const { search } = useLocation();
  const name = personName(person);
  // An address gives its line to the name on a phone, a badge does not.
  const isBelow = Boolean(caption) && typeof caption !== 'string';
  return (
    <Stack direction="row" spacing={1.25} useFlexGap sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <UserAvatar name={name} avatar={person.avatar} isOnline={person.isOnline ?? false} />
      </Box>
      <Box sx={{ minWidth: 0, py: 0.5 }}>
        <Link
          component={RouterLink}
          to={{ pathname: `/employees/${person.id}`, search }}
          color="textPrimary"
          tabIndex={-1}
          title={name}
          sx={{ display: 'block' }}
        >
          <Box component="span" lang={writtenLanguage(name)} sx={{ ...longWords }}>
            {optionName({ id: person.id, name, isArchive: person.isArchive }, t('common:archiveSuffix'))}
          </Box>
        </Link>
        {caption ? (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            noWrap
            sx={{ display: { xs: isBelow ? 'block' : 'none', sm: 'block' } }}
          >
            {caption}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}
