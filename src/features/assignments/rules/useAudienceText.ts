import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { Option } from '@src/lib/options';
import { useDistinctPeople } from '@src/entities/person/useDistinctPeople';
import { useAssignmentPeopleQuery } from '@src/entities/person/api';
import type { Audience } from '../api';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';
import { usePositionOptions, useSubdivisionOptions } from '@src/entities/structure/useStructureOptions';

type Group = Audience['groups'][number];

const names = (ids: readonly number[] | null, options: readonly Option[]): string =>
  (ids ?? []).flatMap((id) => options.find((option) => option.id === id)?.name ?? `№ ${id}`).join(', ');

/** Describes an audience in words: a line per group, and the exceptions. */
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
  const distinct = useDistinctPeople();
  const persons = distinct(
    (people.data?.users.items ?? []).map((person) => ({ ...person, name: person.nameShort })),
  );

  /** Returns «Должности: …», or nothing when the list is empty. */
  const named = (key: string, ids: readonly number[] | null, options: readonly Option[]): string[] =>
    ids?.length ? [t(`text.${key}`, { names: names(ids, options) })] : [];
  const statusText = (values: readonly string[] | null): string[] => {
    if (!values?.length) return [];
    const words = values.map((value) => statuses.find((status) => status.value === value)?.name ?? value);
    return [t('text.statuses', { names: words.join(', ') })];
  };
  const conditions = (group: Group): string[] => [
    ...(group.all ? [t('text.all')] : []),
    ...named(group.withChildren ? 'subdivisionsBelow' : 'subdivisions', group.subdivisionIds, subdivisions),
    ...named('positions', group.positionIds, positions),
    ...named('people', group.userIds, persons),
    ...statusText(group.statuses),
    ...(group.hiredAfter ? [t('text.hiredAfter', { date: formatDate(group.hiredAfter) })] : []),
  ];

  return {
    groups: audience.groups.map((group) => conditions(group).join('; ')),
    except: names(audience.exceptUserIds, persons),
  };
}
