import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '@src/components/layout/PageHeader';
import { TabsNav } from '@src/components/layout/TabsNav';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { useOrganizationsQuery } from '../api';
import { ClientFilterBar } from '../components/ClientFilterBar';
import { ClientSidebar } from '../components/ClientSidebar';
import { HomeButton } from '../components/HomeButton';
import { MessengerChat } from '../components/MessengerChat';
import { type BackOfficeOutlet, backOfficePath, TABS } from '../lib/back-office-tabs';
import { clientCodecs, clientQuery } from '../lib/client-filter';

const pageSize = 20;

/** The provider's back office: clients on the left, the selected one on the right. */
export function BackOfficePage() {
  const { t } = useTranslation('office');
  const { state, setState } = useUrlState(clientCodecs);
  const { client: clientId, page } = state;
  const shown = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  const query = useOrganizationsQuery({ ...clientQuery(state), page, pageSize });
  const list = query.data?.organizations;
  // Keeps the page, because selecting a client does not change the list.
  const outlet: BackOfficeOutlet = { clientId, select: (id) => setState({ client: id, page }) };
  // A phone has room for only one of them: the list, or the selected client.
  const isChosen = clientId !== null;
  return (
    <>
      <PageHeader title={t('office:title')} purpose={t('office:purpose')} action={<HomeButton />} />
      <Box sx={isChosen ? { display: { xs: 'none', md: 'block' } } : undefined}>
        <ClientFilterBar state={state} onChange={setState} count={list?.count} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          mt: 2,
        }}
      >
        <Box sx={isChosen ? { display: { xs: 'none', md: 'block' } } : undefined}>
          <ClientSidebar
            list={list}
            error={query.error}
            onRetry={() => void query.refetch()}
            search={state.search}
            onSearch={(search) => setState({ search })}
            paging={{ page, pageSize, onPage: (next) => setState({ page: next }) }}
            selectedId={clientId}
            onSelect={outlet.select}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {isChosen ? (
            <Button
              startIcon={<ArrowLeft size={17} aria-hidden />}
              onClick={() => outlet.select(null)}
              sx={{ display: { xs: 'inline-flex', md: 'none' }, mb: 1 }}
            >
              {t('office:back')}
            </Button>
          ) : null}
          <TabsNav
            basePath={backOfficePath}
            label={t('office:title')}
            keepsSearch
            items={TABS.map((tab) => ({
              path: `/${tab}`,
              label: t(`office:tab.${tab}`),
              show: shown[tab],
            }))}
          />
          <Stack spacing={2.5} sx={{ mt: 2.5 }}>
            <Box>
              <Outlet context={outlet} />
            </Box>
            <MessengerChat />
          </Stack>
        </Box>
      </Box>
    </>
  );
}
