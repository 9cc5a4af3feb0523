import limits from '@graphql/limits.json';
import { AssignmentChangesNote } from '@src/entities/assignment/AssignmentChangesNote';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { moveRejection, placesInside, type TreePlace } from '@src/components/tree/tree-moves';
import { skipToken } from '@reduxjs/toolkit/query/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubdivisionsUpdatePreviewQuery } from '../api';
import { pathName, type StructureNode } from '../lib/structure-tree';

export interface MoveNodeDialogProps {
  kind: 'position' | 'subdivision' | 'regulationStructure';
  items: readonly StructureNode[];
  node: StructureNode;
  /** The drop target with the resulting tree positions; absent when the destination is to be chosen. */
  dropped?: { parentId: number | null; places: TreePlace[] } | undefined;
  save: (places: TreePlace[]) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Shows the effect on assignments. Rules refer to subdivisions, so a position with another parent affects nobody. */
function Consequences({ kind, places }: { kind: MoveNodeDialogProps['kind']; places: TreePlace[] }) {
  const isAsked = kind === 'subdivision' && places.length > 0;
  const { currentData, error } = useSubdivisionsUpdatePreviewQuery(
    isAsked ? { subdivisions: places } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const nothing = { added: [], removed: [], peopleCount: 0 };
  if (!places.length) return null;
  return (
    <AssignmentChangesNote
      preview={isAsked ? currentData?.subdivisionsUpdatePreview : nothing}
      error={isAsked ? error : undefined}
    />
  );
}

/** Moves a position or a whole branch under another one. */
export function MoveNodeDialog({ kind, items, node, dropped, save, onClose }: MoveNodeDialogProps) {
  const { t } = useTranslation(['structure', 'common']);
  const [parentId, setParentId] = useState(dropped ? dropped.parentId : node.parentId);
  const parents = items.filter(
    ({ id, isArchive }) => !isArchive && moveRejection(items, node.id, id, limits.treeDepth) === null,
  );
  const options = parents.map(({ id, name }) => {
    const above = pathName(items, id);
    return { id, name: above ? `${name} (${above})` : name };
  });
  const isWhereDropped = dropped !== undefined && dropped.parentId === parentId;
  const places = isWhereDropped ? dropped.places : placesInside(items, node.id, parentId);
  return (
    <ConfirmDialog
      isOpen
      isChoice
      confirmLabel={t('structure:move.confirm')}
      title={t('structure:move.title', { name: node.name })}
      isBlocked={places.length === 0}
      onConfirm={() => save(places)}
      onClose={onClose}
    >
      <FieldFrame label={t(`structure:${kind}.parent`)}>
        {({ id }) => (
          <OptionPicker
            id={id}
            options={options}
            value={parentId}
            onChange={setParentId}
            placeholder={t(`structure:${kind}.parentNone`)}
          />
        )}
      </FieldFrame>
      {places.length ? (
        <Consequences kind={kind} places={places} />
      ) : (
        <Typography color="textSecondary">{t('structure:move.sameSame')}</Typography>
      )}
    </ConfirmDialog>
  );
}
