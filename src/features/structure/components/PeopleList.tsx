import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Carried, useCarried } from '@src/components/tree/TreeDragArea';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StructurePerson } from '../api';

interface PersonRowProps {
  person: StructurePerson;
  mark: ReactNode;
  action: ReactNode;
  /** Handles dropping the person on a row of the tree; absent when the row cannot be dragged. */
  carried: Omit<Carried, 'label'> | undefined;
}

const stays = { canDrop: () => false, onDrop: () => {} };

function PersonRow({ person, mark, action, carried }: PersonRowProps) {
  const name = personName(person);
  const { hold, listeners, isDragging, isActive } = useCarried(
    `person-${person.id}`,
    { label: name, ...(carried ?? stays) },
    !carried,
  );
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.25}
      ref={hold}
      {...listeners}
      sx={{
        alignItems: 'center',
        opacity: isDragging ? 0.45 : 1,
        ...(isActive ? { cursor: 'grab', userSelect: 'none' } : {}),
      }}
    >
      <UserAvatar name={name} avatar={person.avatar} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Link
            component={RouterLink}
            to={`/employees/${person.id}`}
            color="textPrimary"
            // The browser would drag the link instead of the person.
            draggable={isActive ? false : undefined}
          >
            {name}
          </Link>
          {mark}
        </Stack>
        {person.position ? (
          <Typography variant="body2" color="textSecondary">
            {person.position.name}
          </Typography>
        ) : null}
      </Box>
      {action}
    </Stack>
  );
}

interface PeopleListProps {
  people: readonly StructurePerson[] | undefined;
  empty: string;
  /** Renders a mark beside a person's name. */
  markOf?: (person: StructurePerson) => ReactNode;
  /** A link to all people, when there are more than are shown. */
  more?: ReactNode;
  /** Renders the actions on a person at the end of a row. */
  actionOf?: ((person: StructurePerson) => ReactNode) | undefined;
  /** For rows that can be dragged onto the tree beside them. */
  carriedOf?: ((person: StructurePerson) => PersonRowProps['carried']) | undefined;
}

/** People as rows that link to their cards. */
export function PeopleList({ people, empty, markOf, more, actionOf, carriedOf }: PeopleListProps) {
  if (!people) return <Skeleton variant="rounded" height={40} />;
  if (!people.length) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            mark={markOf?.(person)}
            action={actionOf?.(person)}
            carried={carriedOf?.(person)}
          />
        ))}
      </Stack>
      {more ? <Box sx={{ mt: 1.5 }}>{more}</Box> : null}
    </Box>
  );
}
