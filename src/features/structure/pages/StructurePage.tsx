import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useIsEdit } from '@src/store/useEditMode';
import { ClipboardList, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { outlineCodecs, structurePaths } from '../lib/structure-url';
import {
  useCanReadWholeStructure,
  useCanWriteStructure,
  useCanWriteWholeStructure,
  useMayWriteStructure,
} from '../lib/useStructureRights';
import { OutlineDialog } from '../outline/OutlineDialog';

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

/** The section «Структура»: its header, and the tab that the address names. */
export function StructurePage() {
  const { t } = useTranslation('structure');
  const { pathname } = useLocation();
  const hasRegulations = useCanReadWholeStructure();
  const canWriteWhole = useCanWriteWholeStructure();
  const isEdit = useIsEdit();
  const canWriteSome = useCanWriteStructure();
  const canWrite = pathname.startsWith(structurePaths.regulations) ? canWriteWhole : canWriteSome;
  // Only of whoever never may: edit mode that is off says so itself.
  const mayWrite =
    useMayWriteStructure() && (canWrite || !isEdit || !pathname.startsWith(structurePaths.regulations));
  const { state, setState } = useUrlState(outlineCodecs);
  return (
    <>
      <PageHeader
        title={t('structure:title')}
        purpose={t('structure:purpose')}
        action={
          canWrite ? (
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {canWriteWhole ? (
                <Button startIcon={<ClipboardList />} onClick={() => setState({ outline: true })}>
                  {t('structure:outline.open')}
                </Button>
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
      {canWriteWhole && state.outline ? <OutlineDialog onClose={() => setState({ outline: false })} /> : null}
    </>
  );
}
