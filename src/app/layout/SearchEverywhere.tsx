import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchDialog } from '@src/features/search/components/SearchDialog';
import { mainMenu, ownPages } from '../navigation';
import { useAllowed } from '../useAllowed';

const everyPage = [...mainMenu, ...ownPages];

/** Search over people, documents and the pages that the person may open. */
export function SearchEverywhere({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const allowed = useAllowed(everyPage);
  const pages = useMemo(
    () => allowed.map(({ title, path, icon }) => ({ title: t(title), path, icon })),
    [allowed, t],
  );
  return <SearchDialog pages={pages} onClose={onClose} />;
}
