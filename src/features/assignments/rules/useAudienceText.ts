import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { Option } from '@src/lib/options';
import { useAssignmentPeopleQuery, type Audience } from '../api';
import { useStatusTypes } from '../pickers/useStatusTypes';
import { usePositionOptions, useSubdivisionOptions } from '../pickers/useStructure';

type Group = Audience['groups'][number];

const names = (ids: readonly number[] | null, options: readonly Option[]): string =>
  (ids ?? []).flatMap((id) => options.find((option) => option.id === id)?.name ?? `№ ${id}`).join(', ');

/** Says an audience in words: a line per group, and the exceptions. */
export function useAudienceText(audience: Audience): { groups: string[]; except: string } {
  const { t } = useTranslation('assignments');
  const subdivisions = useSubdivisionOptions().options;
  const positions = usePositionOptions().options;
  const ids = [
    ...new Set([...audience.groups.flatMap((group) => group.userIds ?? []), ...audience.exceptUserIds]),
  ];
  const people = useAssignmentPeopleQuery(
    { ids, pageSize: Math.max(1, ids.length) },
    { skip: ids.length === 0 },
  );
  const statuses = useStatusTypes();
  const persons = (people.data?.users.items ?? []).map(({ id, nameShort }) => ({ id, name: nameShort }));

  const conditions = (group: Group): string[] => [
    ...(group.all ? [t('text.all')] : []),
    ...(group.subdivisionIds?.length
      ? [
          t(group.withChildren ? 'text.subdivisionsBelow' : 'text.subdivisions', {
            names: names(group.subdivisionIds, subdivisions),
          }),
        ]
      : []),
    ...(group.positionIds?.length
      ? [t('text.positions', { names: names(group.positionIds, positions) })]
      : []),
    ...(group.userIds?.length ? [t('text.people', { names: names(group.userIds, persons) })] : []),
    ...(group.statuses?.length
      ? [
          t('text.statuses', {
            names: group.statuses
              .map((value) => statuses.find((one) => one.value === value)?.name ?? value)
              .join(', '),
          }),
        ]
      : []),
    ...(group.hiredAfter ? [t('text.hiredAfter', { date: formatDate(group.hiredAfter) })] : []),
  ];

  return {
    groups: audience.groups.map((group) => conditions(group).join('; ')),
    except: names(audience.exceptUserIds, persons),
  };
}
