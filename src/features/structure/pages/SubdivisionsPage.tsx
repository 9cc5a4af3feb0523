import { useUrlState } from '@src/components/routing/useUrlState';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAllSubdivisionsQuery } from '../api';
import { useSubdivisionCards } from '../chart/useCards';
import { NodeRow } from '../components/NodeRow';
import { TreePage } from '../components/TreePage';
import { headLine } from '../heads/head-name';
import { structurePaths, viewCodecs } from '../lib/structure-url';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useSubdivisionMoves } from '../lib/useTreeMoves';

/** The tree of subdivisions with their heads, and the people of the chosen one beside it. */
export function SubdivisionsPage() {
  const { t } = useTranslation('structure');
  const query = useAllSubdivisionsQuery();
  const canWrite = useCanWriteStructure();
  const moves = useSubdivisionMoves();
  const { state } = useUrlState(viewCodecs);
  const cards = useSubdivisionCards(query.data, state.view === 'chart');
  return (
    <TreePage
      path={structurePaths.employees}
      icon={UsersRound}
      query={query}
      moves={moves}
      canWrite={canWrite}
      chart={{ kind: 'subdivision', label: t('structure:chart.subdivisions'), items: cards }}
      texts={{
        tree: t('structure:tree.subdivisions'),
        search: t('structure:action.searchSubdivisions'),
        choose: t('structure:empty.chooseSubdivision'),
        none: t('structure:empty.subdivisions'),
        noneText: t('structure:empty.subdivisionsText'),
        add: t('structure:action.addSubdivision'),
      }}
    >
      {(subdivision) => (
        <NodeRow
          node={subdivision}
          caption={headLine(subdivision, t)}
          end={t('structure:tree.people', { count: subdivision.employeesCount })}
        />
      )}
    </TreePage>
  );
}
