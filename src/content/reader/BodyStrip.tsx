import Button from '@mui/material/Button';
import { Download, FileCheck2 } from 'lucide-react';
import { useFileSize } from '@src/components/data/useFileSize';
import { contentFile } from '@src/lib/statics';
import type { StoredFile } from '../types';
import { Strip } from '@src/components/layout/Strip';
import { useContentText } from '../words';

interface BodyStripProps {
  version: { body: StoredFile | null; clauses: readonly unknown[] };
}

/**
 * Says that a file is what is signed, where one is, and hands it out. It is not shown in the page: what strangers made is never opened
 * under the address of the cabinet.
 */
export function BodyStrip({ version }: BodyStripProps) {
  const { body } = version;
  // The file has no words that could be shown here.
  const isEmpty = version.clauses.length === 0;
  const { t } = useContentText();
  const fileSize = useFileSize();
  if (!body) return null;
  const { url, size } = contentFile(body);
  return (
    <Strip
      icon={FileCheck2}
      colour={isEmpty ? 'amber' : 'blue'}
      action={
        <Button
          size="small"
          variant="outlined"
          component="a"
          href={url}
          download={body.name}
          startIcon={<Download />}
        >
          {t('body.download')}
        </Button>
      }
    >
      {t(isEmpty ? 'body.scan' : 'body.signed', { name: body.name, size: fileSize(size) })}
    </Strip>
  );
}
