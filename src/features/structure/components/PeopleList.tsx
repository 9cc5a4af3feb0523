import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StructurePerson } from '../api';

interface PeopleListProps {
  people: readonly StructurePerson[] | undefined;
  empty: string;
  /** Beside the name of one of them: a mark. */
  markOf?: (person: StructurePerson) => ReactNode;
  /** Leads to the rest, when there are more than are shown. */
  more?: ReactNode;
  /** At the end of a line: what can be done with the person. */
  actionOf?: ((person: StructurePerson) => ReactNode) | undefined;
}

/** People as lines that lead to their cards. */
export function PeopleList({ people, empty, markOf, more, actionOf }: PeopleListProps) {
  if (!people) return <Skeleton variant="rounded" height={40} />;
  if (!people.length) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Stack key={person.id} component="li" direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
            <UserAvatar name={personName(person)} avatar={person.avatar} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
                <Link component={RouterLink} to={`/employees/${person.id}`} color="textPrimary">
                  {personName(person)}
                </Link>
                {markOf?.(person)}
              </Stack>
              {person.position ? (
                <Typography variant="body2" color="textSecondary">
                  {person.position.name}
                </Typography>
              ) : null}
            </Box>
            {actionOf?.(person)}
          </Stack>
        ))}
      </Stack>
      {more ? <Box sx={{ mt: 1.5 }}>{more}</Box> : null}
    </Box>
  );
}
