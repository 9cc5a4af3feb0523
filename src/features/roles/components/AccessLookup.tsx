import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pagination } from '@src/components/data/Pagination';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { SidePanel } from '@src/components/layout/SidePanel';
import type { ObjectType } from '@src/api/generated/types';
import type { RightArea } from '@src/api/init';
import { type NamedObject, useContentKinds } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccessHolder, useAccessHoldersQuery } from '../api';
import { useAreaNames } from '../lib/useAreaNames';

type SoughtObject = NamedObject & { objectType: ObjectType };

interface Sought {
  area: string;
  flag: 'read' | 'write';
  object: SoughtObject | null;
  level: 'view' | 'report' | 'edit';
}

const pageSize = 20;
const first: Sought = { area: 'statistics', flag: 'read', object: null, level: 'view' };

function isArea(area: string, known: readonly { value: string }[]): area is RightArea {
  return known.some(({ value }) => value === area);
}

interface AccessLookupProps {
  /** The initial object; otherwise a section is selected. */
  object?: Sought['object'];
  onClose: () => void;
}

/** Shows who can open a section or a content object, and why. */
export function AccessLookup({ object: asked = null, onClose }: AccessLookupProps) {
  const { t } = useTranslation('roles');
  const areas = useAreaNames();
  const [sought, setSought] = useState({ ...first, object: asked });
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { area, flag, object, level } = sought;
  const target = object
    ? { objectType: object.objectType, objectId: object.id, level }
    : { flag, ...(isArea(area, areas) ? { area } : {}) };
  const { data, error, refetch } = useAccessHoldersQuery(
    { target, search: search || null, page, pageSize },
    { skip: areas.length === 0 },
  );
  const pages = Math.max(1, Math.ceil((data?.accessHolders.count ?? 0) / pageSize));
  // The list became shorter, so the last existing page is shown instead of an empty one.
  if (data && page > pages) setPage(pages);
  const change = (patch: Partial<Sought>) => {
    setSought((current) => ({ ...current, ...patch }));
    setPage(1);
  };
  return (
    <SidePanel title={t('roles:lookup.title')} subtitle={t('roles:lookup.text')} onClose={onClose}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Target sought={sought} areas={areas} onChange={change} />
        <SearchField
          label={t('roles:people.search')}
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
          maxWidth={230}
        />
      </Stack>
      <Loaded
        data={data?.accessHolders}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={2} />}
        isEmpty={({ count }) => count === 0}
        empty={<EmptyState isDense icon={Users} title={t('roles:lookup.nobody')} />}
      >
        {({ items, count }) => (
          <>
            <Typography role="status" color="textSecondary">
              {t('roles:lookup.count', { count })}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((holder) => (
                <Holder key={holder.user.id} holder={holder} />
              ))}
            </Box>
            {pages > 1 ? <Pagination page={page} count={pages} onChange={setPage} /> : null}
          </>
        )}
      </Loaded>
    </SidePanel>
  );
}

interface TargetProps {
  sought: Sought;
  areas: readonly { value: string; name: string }[];
  onChange: (patch: Partial<Sought>) => void;
}

/** Selects a section, or an object of those that the user may edit. */
function Target({ sought, areas, onChange }: TargetProps) {
  const { t } = useTranslation('roles');
  const isAuthor = useAppSelector(selectIsAuthor);
  return (
    <>
      {sought.object ? (
        <FilterSelect
          label={t('roles:lookup.level')}
          value={sought.level}
          onChange={(level) => onChange({ level })}
          choices={(['view', 'report', 'edit'] as const).map((value) => ({
            value,
            label: t(`roles:lookup.levels.${value}`),
          }))}
        />
      ) : (
        <>
          <FilterSelect
            label={t('roles:matrix.area')}
            value={sought.area}
            onChange={(area) => onChange({ area })}
            choices={areas.map(({ value, name }) => ({ value, label: name }))}
          />
          <FilterSelect
            label={t('roles:lookup.flag')}
            value={sought.flag}
            onChange={(flag) => onChange({ flag })}
            choices={(['read', 'write'] as const).map((value) => ({
              value,
              label: t(`roles:flag.${value}`),
            }))}
            width={150}
          />
        </>
      )}
      {isAuthor ? <ObjectPickers sought={sought} onChange={onChange} /> : null}
    </>
  );
}

/** A field for each content kind, of which at most one has a value. */
function ObjectPickers({ sought: { object }, onChange }: Omit<TargetProps, 'areas'>) {
  const kinds = useContentKinds();
  return kinds.map(({ objectType, ObjectPicker }) => (
    <Suspense key={objectType} fallback={null}>
      <ObjectPicker
        value={object?.objectType === objectType ? object : null}
        onChange={(chosen) => onChange({ object: chosen && { ...chosen, objectType } })}
      />
    </Suspense>
  ));
}

function Holder({ holder: { user, paths } }: { holder: AccessHolder }) {
  const { t, i18n } = useTranslation('roles');
  const name = personName(user);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.25}
      sx={{ py: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <UserAvatar name={name} avatar={user.avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 540 }}>{name}</Typography>
        <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
          {paths.map(({ kind, name: by, scopeSubdivision, until }) => (
            <StatusChip
              key={`${kind}-${by}-${scopeSubdivision?.id}`}
              colour={kind === 'admin' ? 'amber' : 'grey'}
              label={[
                t(`roles:path.${kind}`),
                by,
                scopeSubdivision?.name,
                until ? t('roles:held.until', { date: formatDate(until, 'date', i18n.language) }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
