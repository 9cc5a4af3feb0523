import { useAllPositionOptionsQuery } from '@src/entities/structure/api';
import { useUrlState } from '@src/components/routing/useUrlState';
import { truncate } from '@src/lib/truncate';
import { Network } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PositionNode, useAllPositionsQuery } from '../api';
import { usePositionCards } from '../chart/useCards';
import { NodeRow } from '../components/NodeRow';
import { TeamMark } from '../components/TeamMark';
import { TreePage } from '../components/TreePage';
import { structurePaths, viewCodecs } from '../lib/structure-url';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { usePositionMoves } from '../lib/useTreeMoves';

const captionLength = 90;

function PositionCaption({ position }: { position: PositionNode }) {
  const { isSubdivision, vep } = position;
  return (
    <>
      <TeamMark position={position} />
      {isSubdivision && vep ? ' · ' : ''}
      {truncate(vep, captionLength)}
    </>
  );
}

/** The tree of positions, with the selected one beside it. */
export function PositionsPage() {
  const { t } = useTranslation('structure');
  const query = useAllPositionsQuery();
  const canWrite = useCanWriteStructure();
  const moves = usePositionMoves();
  const { state } = useUrlState(viewCodecs);
  const { data: options } = useAllPositionOptionsQuery();
  const names = useMemo(() => new Map(options?.map(({ id, name }) => [id, name])), [options]);
  const cards = usePositionCards(query.data, state.view === 'chart');
  return (
    <TreePage
      path={structurePaths.positions}
      icon={Network}
      query={query}
      moves={moves}
      canWrite={canWrite}
      chart={{ kind: 'position', label: t('structure:chart.positions'), items: cards }}
      texts={{
        tree: t('structure:tree.positions'),
        search: t('structure:action.searchPositions'),
        choose: t('structure:empty.choosePosition'),
        none: t('structure:empty.positions'),
        noneText: t('structure:empty.positionsText'),
        add: t('structure:action.addPosition'),
      }}
    >
      {(position) => (
        <NodeRow
          sample="position"
          // Positions with equal names include their subdivision.
          node={{ ...position, name: names.get(position.id) ?? position.name }}
          caption={position.isSubdivision || position.vep ? <PositionCaption position={position} /> : null}
          end={
            position.employeesCount
              ? t('structure:tree.people', { count: position.employeesCount })
              : t('structure:tree.vacant')
          }
        />
      )}
    </TreePage>
  );
}
