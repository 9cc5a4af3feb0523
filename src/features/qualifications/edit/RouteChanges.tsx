import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RouteText } from './route-content';

const namesOf = ({ stages }: RouteText): string[] =>
  stages.flatMap(({ items }) => items.flatMap(({ component }) => component?.name ?? []));

/** Shows what only one of the two drafts contains. */
export function RouteChanges({ theirs, mine }: { theirs: RouteText; mine: RouteText }) {
  const { t } = useTranslation('qualifications');
  const [their, own] = [namesOf(theirs), namesOf(mine)];
  const lists = [
    { title: t('edit.onlyTheirs'), names: their.filter((name) => !own.includes(name)) },
    { title: t('edit.onlyMine'), names: own.filter((name) => !their.includes(name)) },
  ].filter(({ names }) => names.length > 0);
  if (lists.length === 0) return <Typography>{t('edit.rulesDiffer')}</Typography>;
  return lists.map(({ title, names }) => (
    <Box key={title}>
      <Typography sx={{ fontWeight: 560 }}>{title}</Typography>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Box>
  ));
}
