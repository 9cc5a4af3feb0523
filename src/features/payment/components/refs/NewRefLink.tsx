import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefLink } from '../../api';
import { RefLinkDialog } from './RefLinkDialog';
import { ShareLinkDialog } from './ShareLinkDialog';

/** «Создать ссылку»: asks for a name, then shows how to share the link. */
export function NewRefLink() {
  const { t } = useTranslation('payment');
  const [isNaming, setIsNaming] = useState(false);
  const [made, setMade] = useState<RefLink | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setIsNaming(true)}>
        {t('payment:refs.link.create')}
      </Button>
      {isNaming ? <RefLinkDialog onSaved={setMade} onClose={() => setIsNaming(false)} /> : null}
      {made ? <ShareLinkDialog link={made} onClose={() => setMade(null)} /> : null}
    </>
  );
}
