import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VirtualGrid } from '@src/components/data/VirtualGrid';
import { sizes } from '@src/theme/tokens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColleaguesFilter, useColleaguesQuery, useColleaguesSeen } from '../first-api';
import { type DirectoryState, pageSize } from '../lib/directory';
import { ColleagueCard } from './ColleagueCard';
import { ColleagueRow } from './ColleagueRow';

/** A page that is scrolled past faster than this is not requested. */
const passingMs = 60;
const heights = { cards: 148, list: 64 } as const;
const lineHeight = 36;

interface DirectoryPeopleProps {
  count: number;
  view: DirectoryState['view'];
  filter: ColleaguesFilter;
}

interface PageProps extends DirectoryPeopleProps {
  page: number;
  from: number;
  to: number;
}

/** The visible people of one page, or placeholders while they load. */
function People({ page, from, to, count, view, filter }: PageProps) {
  const [isPassing, setIsPassing] = useState(page > 1);
  useEffect(() => {
    const timer = setTimeout(() => setIsPassing(false), passingMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useColleaguesQuery({ ...filter, page, pageSize }, { skip: isPassing });
  const { data: above } = useColleaguesSeen({ ...filter, page: page - 1, pageSize });
  const people = data?.users.items ?? [];
  const isGrouped = view === 'list' && filter.sort === 'subdivision';
  const groupOf = (at: number) => {
    if (!isGrouped) return null;
    const before = at > 0 ? people[at - 1] : above?.users.items.at(-1);
    return before && before.subdivisionId === people[at]?.subdivisionId ? 'next' : 'first';
  };
  return Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const at = index - (page - 1) * pageSize;
    const person = people[at];
    const place = { 'aria-setsize': count, 'aria-posinset': index + 1 };
    if (!person) {
      return (
        <Box component="li" key={index} {...place} aria-busy="true">
          <Skeleton variant="rounded" height="100%" sx={{ borderRadius: 1.5 }} />
        </Box>
      );
    }
    return view === 'cards' ? (
      <ColleagueCard key={index} person={person} place={place} />
    ) : (
      <ColleagueRow key={index} person={person} place={place} group={groupOf(at)} />
    );
  });
}

/** The subdivision of the people currently below the line. It is hidden from screen readers, which read it with each person. */
function SubdivisionLine({ index, filter }: { index: number; filter: ColleaguesFilter }) {
  const { t } = useTranslation('employees');
  const { data } = useColleaguesSeen({ ...filter, page: Math.floor(index / pageSize) + 1, pageSize });
  const person = data?.users.items[index % pageSize];
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        height: lineHeight,
        px: 2,
        fontSize: 13,
        fontWeight: 600,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: theme.tokens.background,
      })}
    >
      {person ? (person.subdivision?.name ?? t('employees:list.noSubdivision')) : <Skeleton width={160} />}
    </Box>
  );
}

/** All colleagues in one scrolling list, as cards or as rows by subdivision. */
export function DirectoryPeople({ count, view, filter }: DirectoryPeopleProps) {
  const { t } = useTranslation('employees');
  const line = {
    top: sizes.topBar,
    height: lineHeight,
    render: (index: number) => <SubdivisionLine index={index} filter={filter} />,
  };
  return (
    <VirtualGrid
      label={t('employees:title')}
      count={count}
      itemHeight={heights[view]}
      {...(view === 'cards' ? { minItemWidth: 280 } : { gap: 8 })}
      {...(view === 'list' && filter.sort === 'subdivision' ? { line } : {})}
      pageSize={pageSize}
      orderKey={JSON.stringify(filter)}
      renderPage={(page, from, to) => <People key={page} {...{ page, from, to, count, view, filter }} />}
    />
  );
}
