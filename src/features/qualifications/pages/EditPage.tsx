import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { AnyDraftFrame } from '@src/content/edit/DraftFrame';
import { DraftLoader } from '@src/content/edit/DraftLoader';
import { type QualificationDraft, useQualificationDraftQuery } from '../api';
import { qualificationDrafts } from '../edit/draft-source';
import { PropertiesForm } from '../edit/PropertiesForm';
import { type EditedQualification, routeRules } from '../edit/route-text';
import { RouteEditor } from '../edit/RouteEditor';
import { QualificationFrame } from './QualificationFrame';

/** The editor of a qualification's stages and properties. */
export function EditPage() {
  const { t } = useTranslation('qualifications');
  return (
    <QualificationFrame purpose={t('edit.purpose')} allows={({ canEdit }) => canEdit}>
      {({ id }) => (
        <DraftLoader key={id} useDraft={useDraft} id={id}>
          {(qualification, { onRestart, refresh }) => (
            <Stack spacing={2.5}>
              <Workspace qualification={qualification} onRestart={onRestart} />
              <Section title={t('edit.properties')}>
                <PropertiesForm qualification={qualification} refresh={refresh} />
              </Section>
            </Stack>
          )}
        </DraftLoader>
      )}
    </QualificationFrame>
  );
}

/** Returns the draft, refetched when the page is opened. */
function useDraft(id: number) {
  const { data, error, isFetching, refetch } = useQualificationDraftQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  return { data: data?.qualification, error, isFetching, refetch };
}

const noParts = () => [];

interface WorkspaceProps {
  qualification: QualificationDraft;
  /** Reloads the server's stages and restarts the editor with them. */
  onRestart: () => void;
}

function Workspace({ qualification, onRestart }: WorkspaceProps) {
  const { draftVersion } = qualification;
  const edited: EditedQualification = {
    ...qualification,
    approvers: [],
    draftVersion: draftVersion && { ...draftVersion, approvals: [] },
  };
  return (
    <AnyDraftFrame
      source={qualificationDrafts}
      rules={routeRules}
      object={edited}
      onRestart={onRestart}
      text={({ autosave, clauses, isReadOnly }) => (
        <RouteEditor initial={clauses} isReadOnly={isReadOnly} onChange={autosave.change} />
      )}
      parts={noParts}
    />
  );
}
