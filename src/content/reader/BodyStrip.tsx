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
 * Shows that a file is the signed content, if there is one, and offers it for download. It is not embedded in the page: files
 * from untrusted authors are never opened under the workspace's origin.
 */
export function BodyStrip({ version }: BodyStripProps) {
  const { body } = version;
  // The file has no text that could be shown here.
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
