import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useIsEdit } from '@src/store/useEditMode';
import { ClipboardList, LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { outlineCodecs, structurePaths } from '../lib/structure-url';
import {
  useCanReadStructureEverywhere,
  useCanWriteStructure,
  useCanWriteStructureEverywhere,
  useMayWriteStructure,
} from '../lib/useStructureRights';
import { OutlineDialog } from '../outline/OutlineDialog';
import { TemplatesDialog } from '../outline/TemplatesDialog';

const adders = [
  { tab: structurePaths.positions, key: 'structure:action.addPosition' },
  { tab: structurePaths.employees, key: 'structure:action.addSubdivision' },
  { tab: structurePaths.regulations, key: 'structure:action.addRegulation' },
] as const;

function AddButton() {
  const { t } = useTranslation('structure');
  const { pathname, search } = useLocation();
  const adder = adders.find(({ tab }) => pathname.startsWith(tab));
  if (!adder) return null;
  const params = new URLSearchParams(search);
  params.delete('parentId');
  return (
    <Button
      variant="contained"
      startIcon={<Plus />}
      component={Link}
      to={{ pathname: `${adder.tab}/new`, search: params.toString() }}
    >
      {t(adder.key)}
    </Button>
  );
}

/** The dialogs that create a whole structure, according to the address. */
function StartDialogs() {
  const { state, setState } = useUrlState(outlineCodecs);
  const [chosen, setChosen] = useState<string | null>(null);
  if (state.templates) {
    return (
      <TemplatesDialog
        onChoose={(text) => {
          setChosen(text);
          setState({ templates: false, outline: true });
        }}
        onClose={() => setState({ templates: false })}
      />
    );
  }
  if (!state.outline) return null;
  return (
    <OutlineDialog
      chosen={chosen}
      onTemplates={() => setState({ templates: true })}
      onClose={() => {
        setChosen(null);
        setState({ outline: false });
      }}
    />
  );
}

/** The section «Структура»: its header, and the tab in the address. */
export function StructurePage() {
  const { t } = useTranslation('structure');
  const { pathname } = useLocation();
  const hasRegulations = useCanReadStructureEverywhere();
  const canWriteEverywhere = useCanWriteStructureEverywhere();
  const isEdit = useIsEdit();
  const canWriteSome = useCanWriteStructure();
  const canWrite = pathname.startsWith(structurePaths.regulations) ? canWriteEverywhere : canWriteSome;
  // The note is only for users who never have the right; that edit mode is off is visible anyway.
  const mayWrite =
    useMayWriteStructure() && (canWrite || !isEdit || !pathname.startsWith(structurePaths.regulations));
  const { setState } = useUrlState(outlineCodecs);
  return (
    <>
      <PageHeader
        title={t('structure:title')}
        purpose={t('structure:purpose')}
        action={
          canWrite ? (
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {canWriteEverywhere ? (
                <>
                  <Button startIcon={<LayoutTemplate />} onClick={() => setState({ templates: true })}>
                    {t('structure:outline.fromTemplate')}
                  </Button>
                  <Button startIcon={<ClipboardList />} onClick={() => setState({ outline: true })}>
                    {t('structure:outline.open')}
                  </Button>
                </>
              ) : null}
              <AddButton />
            </Stack>
          ) : undefined
        }
        tabs={{
          basePath: structurePaths.root,
          items: [
            { path: '/positions', label: t('structure:tab.positions') },
            { path: '/employees', label: t('structure:tab.employees') },
            { path: '/regulations', label: t('structure:tab.regulations'), show: hasRegulations },
            { path: '/list', label: t('structure:tab.list') },
          ],
        }}
      />
      {mayWrite ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('structure:readOnly')}
        </Alert>
      )}
      <Outlet />
      {canWriteEverywhere ? <StartDialogs /> : null}
    </>
  );
}
