import Button from '@mui/material/Button';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { optionName } from '@src/lib/options';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { FileText } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  useAllRegulationStructuresQuery,
  useRegulationStructureCreateMutation,
  useRegulationStructureDeleteMutation,
  useRegulationStructureUpdateMutation,
} from '../api';
import { ArchiveNote } from '../components/ArchiveNote';
import { RecordMenu } from '../components/RecordMenu';
import { RegulationStructureForm } from '../components/RegulationStructureForm';
import { DetailPane } from '../components/StructureSplit';
import {
  emptyRegulationStructure,
  regulationStructureInput,
  type RegulationStructureValues,
} from '../forms/regulation-structure-form';
import { pathName } from '../lib/structure-tree';
import { structurePaths } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useRegulationStructureMoves } from '../lib/useTreeMoves';

function NewRegulationStructure() {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const panel = usePanelRoute(structurePaths.regulations);
  const [params] = useSearchParams();
  const parentId = Number(params.get('parentId')) || null;
  const start = useMemo(() => emptyRegulationStructure(parentId), [parentId]);
  const [clientKey] = useState(uuid);
  const [create] = useRegulationStructureCreateMutation();
  const createdId = useRef<number>(undefined);
  const send = async (values: RegulationStructureValues) => {
    const answer = await create({ regulationStructure: regulationStructureInput(values), clientKey });
    createdId.current = answer.data?.regulationStructureCreate.id;
    return answer;
  };
  const saved = ({ name }: RegulationStructureValues) => {
    notify.success(t('structure:created', { name }));
    if (createdId.current) panel.openNew(createdId.current);
  };
  return (
    <DetailPane title={t('structure:regulationStructure.new')} onClose={panel.close}>
      <RegulationStructureForm
        key={parentId}
        record={undefined}
        start={start}
        send={send}
        onSaved={saved}
        onCancel={panel.close}
      />
    </DetailPane>
  );
}

function RegulationStructureDetail({ id }: { id: number }) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.regulations);
  const { data: items, error, refetch } = useAllRegulationStructuresQuery();
  const moves = useRegulationStructureMoves();
  const [update] = useRegulationStructureUpdateMutation();
  const [remove] = useRegulationStructureDeleteMutation();
  const record = items?.find((item) => item.id === id);
  if (!items || !record) {
    return (
      <DetailPane title={t('structure:regulationStructure.subtitle')} onClose={panel.close}>
        {error || items ? (
          <ErrorState onRetry={() => void refetch()} isDense />
        ) : (
          <SkeletonRows columns={1} />
        )}
      </DetailPane>
    );
  }
  const send = (values: RegulationStructureValues, updatedAt: string | undefined) =>
    update({ regulationStructure: { id, ...regulationStructureInput(values), updatedAt } });
  const menu = (
    <RecordMenu
      kind="regulationStructure"
      record={record}
      onAddChild={() => panel.add(id)}
      onMove={() => moves.ask(id)}
      setArchive={(isArchive) => update({ regulationStructure: { id, isArchive } })}
      remove={() => remove({ id })}
      onRemoved={panel.close}
    />
  );
  return (
    <DetailPane
      title={optionName(record, t('common:archiveSuffix'))}
      subtitle={pathName(items, id) || t('structure:regulationStructure.subtitle')}
      menu={
        canWrite ? (
          <>
            {menu}
            {moves.dialog}
          </>
        ) : null
      }
      onClose={panel.close}
    >
      <ArchiveNote record={record} />
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
    </DetailPane>
  );
}

/** The item of the regulations' tree that the address names, beside that tree. */
export function RegulationStructurePanel() {
  const { id } = useParams();
  return id === 'new' ? <NewRegulationStructure /> : <RegulationStructureDetail key={id} id={Number(id)} />;
}
