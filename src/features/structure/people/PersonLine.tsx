import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import { writtenLanguage } from '@src/lib/written-language';
import { longWords } from '@src/theme/long-words';
import { Crown, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructurePerson } from '../api';
import type { PeopleGroupId } from './people-rows';

/** A person as a row of the tree. */
export function PersonLine({ person, isLeader }: { person: StructurePerson; isLeader: boolean }) {
  const { t } = useTranslation('structure');
  const name = personName(person);
  return (
    <>
      <UserAvatar name={name} avatar={person.avatar} size={26} isDrawn />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5, pl: 1.25 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" lang={writtenLanguage(name)} sx={{ minWidth: 0, ...longWords }}>
            {name}
          </Box>
          {isLeader ? (
            <Crown
              size={14}
              role="img"
              aria-label={t('structure:subdivision.leader')}
              style={{ flexShrink: 0 }}
            />
          ) : null}
        </Box>{' '}
        {person.position ? (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {person.position.name}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}

/** The row of people without a subdivision. */
export function NoSubdivisionLine({ name, count }: { name: string; count: number }) {
  const { t } = useTranslation('structure');
  return (
    <>
      <UserRoundX size={18} aria-hidden />
      <Box component="span" sx={{ flex: 1, minWidth: 0, pl: 1.25, fontWeight: 520 }}>
        {name}
      </Box>{' '}
      <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ pl: 1 }}>
        {t('structure:tree.people', { count })}
      </Typography>
    </>
  );
}

interface MoreLineProps {
  content: { place: PeopleGroupId; pages: number; left: number };
  isWrong: boolean;
  onLoad: (place: PeopleGroupId, page: number) => void;
}

/**
 * A placeholder row for people who are not loaded: the first page is loaded when the branch is expanded, the next ones on
 * request.
 */
export function MoreLine({ content, isWrong, onLoad }: MoreLineProps) {
  const { t } = useTranslation('structure');
  const { place, pages, left } = content;
  useEffect(() => {
    if (pages === 0) onLoad(place, 1);
  }, [place, pages, onLoad]);
  if (isWrong) return <Typography color="error">{t('structure:people.failed')}</Typography>;
  if (pages === 0)
    return <Skeleton variant="rounded" width="60%" height={22} aria-label={t('structure:people.loading')} />;
  return (
    <Button component="span" size="small" tabIndex={-1}>
      {t('structure:people.more', { count: left })}
    </Button>
  );
}
