import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import type { Significance } from '@src/api/generated/types';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import type { NamedObject } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import {
  type Replacement,
  type RouteItem,
  useQualificationItemReplaceMutation,
  useQualificationItemReplacePreviewQuery,
} from '../api';
import { ComponentPicker, type ComponentType } from '../edit/ComponentPicker';

const CHOICES: readonly Significance[] = ['minor', 'major'];

interface ReplaceDialogProps {
  qualificationId: number;
  item: RouteItem;
  onClose: () => void;
}

/** Replaces a component with another object; shows whom that affects before it is published. */
export function ReplaceDialog({ qualificationId, item, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('qualifications');
  const notify = useNotify();
  const [objectType, setObjectType] = useState<ComponentType>(
    item.objectType === 'qualification' ? 'education' : item.objectType,
  );
  const [object, setObject] = useState<NamedObject | null>(null);
  const [significance, setSignificance] = useState<Significance>('minor');
  const [clientKey] = useState(uuid);
  const [replace] = useQualificationItemReplaceMutation();
  const replacement = object && {
    ...{ id: qualificationId, itemId: item.id, objectType, objectId: object.id, significance },
  };
  const { currentData, error } = useQualificationItemReplacePreviewQuery(
    replacement ? { replacement } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const preview = currentData?.qualificationItemReplacePreview;
  const name = item.component?.name ?? t('item.absent');
  const confirm = async () => {
    if (!replacement) return {};
    const answer = await replace({ replacement, clientKey });
    if (!answer.error) notify.success(t('replace.done', { name, next: object.name }));
    return answer;
  };
  return (
    <ConfirmDialog
      isOpen
      isChoice
      title={t('replace.title', { name })}
      confirmLabel={t('replace.button')}
      isBlocked={!preview}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('replace.text')}</Typography>
      <ComponentPicker
        objectType={objectType}
        value={object}
        onType={(type) => {
          setObjectType(type);
          setObject(null);
        }}
        onChange={setObject}
      />
      <HoldersField value={significance} onChange={setSignificance} />
      {error ? (
        <Typography role="alert" color="error">
          {errorText(error)}
        </Typography>
      ) : null}
      {preview ? <AffectedPeople preview={preview} /> : null}
    </ConfirmDialog>
  );
}

interface HoldersFieldProps {
  value: Significance;
  onChange: (value: Significance) => void;
}

/** What people with a certificate have to do about the change. */
function HoldersField({ value, onChange }: HoldersFieldProps) {
  const { t } = useTranslation('qualifications');
  const labelId = useId();
  return (
    <div>
      <FormLabel id={labelId}>{t('replace.holders')}</FormLabel>
      <RadioGroup aria-labelledby={labelId} value={value}>
        {CHOICES.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio onChange={() => onChange(choice)} />}
            label={t(`replace.significance.${choice}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}

/** «+N должны пройти, никто не потеряет»; lines without effect are omitted. */
function AffectedPeople({ preview }: { preview: Replacement }) {
  const { t } = useTranslation('qualifications');
  const { owing, earning, kept, conditional, until } = preview;
  const lines = [
    owing > 0 ? t('replace.owing', { count: owing }) : t('replace.owingNone'),
    earning > 0 ? t('replace.earning', { count: earning }) : '',
    conditional > 0
      ? t('replace.conditional', { count: conditional, date: formatDate(until) })
      : t('replace.losesNone'),
    kept > 0 ? t('replace.kept', { count: kept }) : '',
  ].filter((line) => line !== '');
  return (
    <Stack
      component="ul"
      role="status"
      aria-label={t('replace.concerned')}
      spacing={0.5}
      sx={{ m: 0, pl: 2.5 }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
