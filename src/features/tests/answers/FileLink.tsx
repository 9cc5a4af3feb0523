import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { AnswerFile } from '@domain/questions/answer';
import { useFileSize } from '@src/components/data/useFileSize';
import { contentFile } from '@src/lib/statics';
import type { StoredAnswerFile } from '../api';

interface FileLinkProps {
  file: AnswerFile;
  /** The stored files of the attempt. */
  stored: readonly StoredAnswerFile[];
}

/** A link to an answer's file; only the name when the file no longer exists. */
export function FileLink({ file, stored }: FileLinkProps) {
  const { t } = useTranslation('tests');
  const fileSize = useFileSize();
  const found = stored.find(({ id }) => id === file.id);
  if (!found) return `${file.name} · ${t('answer.file.gone')}`;
  return (
    <>
      <Link
        href={contentFile(found.content).url}
        target="_blank"
        rel="noopener"
        aria-label={t('answer.file.open', { name: file.name })}
      >
        {file.name}
      </Link>
      {` · ${fileSize(file.size)}`}
    </>
  );
}
