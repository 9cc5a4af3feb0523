import { FolderTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAllRegulationStructuresQuery, useAllRegulationChoicesQuery } from '../api';
import { NodeRow } from '../components/NodeRow';
import { TreePage } from '../components/TreePage';
import { structurePaths } from '../lib/structure-url';
import { useRegulationStructureMoves } from '../lib/useTreeMoves';

/** The tree of regulations: folders, and leaves bound to a regulation. */
export function RegulationStructurePage() {
  const { t } = useTranslation('structure');
  const query = useAllRegulationStructuresQuery();
  const { data: regulations = [] } = useAllRegulationChoicesQuery();
  const moves = useRegulationStructureMoves();
  const names = new Map(regulations.map(({ id, name }) => [id, name]));
  const captionOf = (regulationId: number | null) =>
    regulationId === null
      ? t('structure:regulationStructure.folder')
      : (names.get(regulationId) ?? t('structure:regulationStructure.regulation'));
  return (
    <TreePage
      path={structurePaths.regulations}
      icon={FolderTree}
      query={query}
      moves={moves}
      texts={{
        tree: t('structure:tree.regulations'),
        search: t('structure:action.searchRegulations'),
        choose: t('structure:empty.chooseRegulation'),
        none: t('structure:empty.regulations'),
        noneText: t('structure:empty.regulationsText'),
        add: t('structure:action.addRegulation'),
      }}
    >
      {(item) => <NodeRow node={item} caption={captionOf(item.regulationId)} end={null} />}
    </TreePage>
  );
}
