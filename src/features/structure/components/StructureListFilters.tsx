import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { SearchField } from '@src/components/data/SearchField';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useTranslation } from 'react-i18next';
import { isStructureNarrowed, type StructureFilters } from '../lib/structure-list';

interface StructureListFiltersProps {
  state: StructureFilters;
  setState: (patch: Partial<StructureFilters>) => void;
}

/** The filters of the flat list. */
export function StructureListFilters({ state, setState }: StructureListFiltersProps) {
  const { t } = useTranslation(['structure', 'common']);
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  return (
    <>
      <SearchField
        label={t('structure:list.search')}
        value={state.search}
        onChange={(search) => setState({ search })}
        maxWidth={240}
      />
      <FilterFold isActive={isStructureNarrowed(state) || state.isArchive}>
        <FilterSelect
          label={t('structure:list.kind')}
          value={state.kind}
          onChange={(kind) => setState({ kind })}
          width={170}
          choices={[
            { value: 'all', label: t('structure:list.all') },
            { value: 'position', label: t('structure:list.positions') },
            { value: 'subdivision', label: t('structure:list.subdivisions') },
          ]}
        />
        <FilterMultiple
          label={t('structure:list.filterSubdivision')}
          placeholder={t('structure:list.anySubdivision')}
          options={subdivisions}
          value={state.subdivisionIds}
          onChange={(subdivisionIds) => setState({ subdivisionIds })}
        />
        <FilterSwitch
          label={t('structure:list.vacantOnly')}
          value={state.isVacant}
          onChange={(isVacant) => setState({ isVacant })}
        />
        <FilterSwitch
          label={t('common:list.showArchive')}
          value={state.isArchive}
          onChange={(isArchive) => setState({ isArchive })}
        />
      </FilterFold>
    </>
  );
}
