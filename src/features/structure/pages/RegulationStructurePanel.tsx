import Button from '@mui/material/Button';
import { useNotify } from '@src/store/useNotify';
import { EditModeGate } from '@src/store/EditModeGate';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import {
  useAllRegulationStructuresQuery,
  useRegulationStructureCreateMutation,
  useRegulationStructureDeleteMutation,
  useRegulationStructureUpdateMutation,
} from '../api';
import { RecordPane, WaitingPane } from '../components/RecordPane';
import { RegulationStructureForm } from '../components/RegulationStructureForm';
import { DetailPane } from '../components/StructureSplit';
import {
  emptyRegulationStructure,
  regulationStructureInput,
  type RegulationStructureValues,
} from '../forms/regulation-structure-form';
import { structurePaths } from '../lib/structure-url';
import { useNewRecord } from '../lib/useNewRecord';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructureEverywhere } from '../lib/useStructureRights';
import { useRegulationStructureMoves } from '../lib/useTreeMoves';

/** The form of a new folder or leaf. */
export function NewRegulationStructure() {
  const { t } = useTranslation('structure');
  const { parentId, clientKey, made, saved, close } = useNewRecord(structurePaths.regulations);
  const start = useMemo(() => emptyRegulationStructure(parentId), [parentId]);
  const [create] = useRegulationStructureCreateMutation();
  const send = (values: RegulationStructureValues) =>
    made(
      create({ regulationStructure: regulationStructureInput(values), clientKey }),
      ({ regulationStructureCreate }) => regulationStructureCreate.id,
    );
  return (
    <DetailPane title={t('structure:regulationStructure.new')} onClose={close}>
      <EditModeGate>
        <RegulationStructureForm
          key={parentId}
          record={undefined}
          start={start}
          send={send}
          onSaved={saved}
          onCancel={close}
        />
      </EditModeGate>
    </DetailPane>
  );
}

function RegulationStructureDetail({ id }: { id: number }) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const canWrite = useCanWriteStructureEverywhere();
  const panel = usePanelRoute(structurePaths.regulations);
  const { data: items, error, refetch } = useAllRegulationStructuresQuery();
  const moves = useRegulationStructureMoves();
  const [update] = useRegulationStructureUpdateMutation();
  const [remove] = useRegulationStructureDeleteMutation();
  const record = items?.find((item) => item.id === id);
  if (!items || !record) {
    return (
      <WaitingPane
        kind="regulationStructure"
        isLoading={!error && !items}
        error={error}
        onRetry={() => void refetch()}
        onClose={panel.close}
      />
    );
  }
  const send = (values: RegulationStructureValues, updatedAt: string | undefined) =>
    update({ regulationStructure: { id, ...regulationStructureInput(values), updatedAt } });
  return (
    <RecordPane
      kind="regulationStructure"
      record={record}
      items={items}
      panel={panel}
      moves={moves}
      canWrite={canWrite}
      setArchive={(isArchive) => update({ regulationStructure: { id, isArchive } })}
      remove={() => remove({ id })}
    >
      {record.regulationId === null ? null : (
        <Button
          component={Link}
          to={`/regulation/editor/${record.regulationId}/current-version`}
          startIcon={<FileText />}
          sx={{ mb: 2 }}
        >
          {t('structure:regulationStructure.open')}
        </Button>
      )}
      {canWrite ? (
        <RegulationStructureForm
          record={record}
          start={emptyRegulationStructure(null)}
          send={send}
          onSaved={({ name }) => notify.success(t('structure:saved', { name }))}
          onCancel={panel.close}
          refresh={() => void refetch()}
        />
      ) : null}
    </RecordPane>
  );
}

/** The item of the tree of regulations in the address, beside that tree. */
export function RegulationStructurePanel() {
  const { id } = useParams();
  return <RegulationStructureDetail key={id} id={Number(id)} />;
}
