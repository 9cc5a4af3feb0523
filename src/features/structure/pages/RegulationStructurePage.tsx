import { useUrlState } from '@src/components/routing/useUrlState';
import { FolderTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAllRegulationStructuresQuery, useAllRegulationChoicesQuery } from '../api';
import { ViewSwitch } from '../chart/ViewSwitch';
import { NodeRow } from '../components/NodeRow';
import { TreePage } from '../components/TreePage';
import { CoverageView } from '../coverage/CoverageView';
import { structurePaths, viewCodecs } from '../lib/structure-url';
import { useCanWriteStructureEverywhere } from '../lib/useStructureRights';
import { useRegulationStructureMoves } from '../lib/useTreeMoves';

/** Folders, and leaves linked to a regulation. */
function RegulationTree() {
  const { t } = useTranslation('structure');
  const query = useAllRegulationStructuresQuery();
  const { data: regulations = [] } = useAllRegulationChoicesQuery();
  const canWrite = useCanWriteStructureEverywhere();
  const moves = useRegulationStructureMoves();
  const names = new Map(regulations.map(({ id, name }) => [id, name]));
  /** Returns the type of a row, or the regulation's name when the leaf has another name. */
  const captionOf = ({ name, regulationId }: { name: string; regulationId: number | null }) => {
    if (regulationId === null) return t('structure:regulationStructure.folder');
    const own = names.get(regulationId);
    return own && own !== name ? own : t('structure:regulationStructure.regulation');
  };
  return (
    <TreePage
      path={structurePaths.regulations}
      icon={FolderTree}
      query={query}
      moves={moves}
      canWrite={canWrite}
      texts={{
        tree: t('structure:tree.regulations'),
        search: t('structure:action.searchRegulations'),
        choose: t('structure:empty.chooseRegulation'),
        none: t('structure:empty.regulations'),
        noneText: t('structure:empty.regulationsText'),
        add: t('structure:action.addRegulation'),
      }}
    >
      {(item) => <NodeRow node={item} caption={captionOf(item)} end={null} />}
    </TreePage>
  );
}

/** Regulations in the organization's folders, or in the coverage matrix of positions. */
export function RegulationStructurePage() {
  const { state } = useUrlState(viewCodecs);
  return (
    <>
      <ViewSwitch other="matrix" />
      {state.view === 'matrix' ? <CoverageView /> : <RegulationTree />}
    </>
  );
}
