import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useFormikContext } from 'formik';
import { useFileSize } from '../data/useFileSize';
import { FieldFrame } from './FieldFrame';
import { FileDrop } from './FileDrop';
import type { FormFieldProps } from './FormTextField';
import { useIsReadOnly } from './ReadOnlyFields';
import { useFormField } from './useFormField';

interface FormFileFieldProps extends FormFieldProps {
  extensions?: readonly string[];
  maxBytes?: number;
}

/** One file, chosen or dropped; rejected immediately when it is too large or of another type. The value is a `File` or null. */
export function FormFileField({ name, messages, extensions, maxBytes, ...frame }: FormFileFieldProps) {
  const { t } = useTranslation('common');
  const fileSize = useFileSize();
  const { field, error } = useFormField<File | null>(name, messages);
  const form = useFormikContext();
  const isReadOnly = useIsReadOnly();
  const allowed = extensions ?? fileRules.extensions;
  const take = async (file: File | null) => {
    const problem = file ? fileProblem(file, maxBytes, allowed) : null;
    await form.setFieldValue(name, problem ? null : file, false);
    await form.setFieldTouched(name, true, false);
    form.setFieldError(name, problem ?? undefined);
  };
  // A read-only file field has nothing to show.
  if (isReadOnly) return null;
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) =>
        field.value ? (
          <Stack
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', p: 1, pl: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <FileText size={18} aria-hidden />
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {field.value.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {fileSize(field.value.size)}
            </Typography>
            <IconButton size="small" aria-label={t('common:file.remove')} onClick={() => void take(null)}>
              <X />
            </IconButton>
          </Stack>
        ) : (
          <FileDrop
            id={id}
            describedBy={describedBy}
            label={t('common:file.drop')}
            help={t('common:file.limits', {
              size: fileSize(maxBytes ?? fileRules.maxBytes),
              extensions: allowed.join(', '),
            })}
            extensions={allowed}
            isDisabled={frame.isDisabled ?? false}
            onFiles={([file]) => void take(file ?? null)}
          />
        )
      }
    </FieldFrame>
  );
}
