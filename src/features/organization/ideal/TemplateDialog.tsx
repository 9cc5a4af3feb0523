import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { BusyButton } from '@src/components/form/BusyButton';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type IdealLayer, useIdealStatementsCreateMutation } from '../api';
import { templateFor, templateSets, templateSize } from './templates';

interface TemplateDialogProps {
  layer: IdealLayer;
  targetId: number | null;
  /** The name of the position or subdivision, by which the best matching set is offered first. */
  targetName: string;
  onClose: () => void;
}

/** Ready-made statements by kind of work, of which the user selects some. */
export function TemplateDialog({ layer, targetId, targetName, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('ideal');
  const notify = useNotify();
  const [create, { isLoading }] = useIdealStatementsCreateMutation();
  const [clientKey] = useState(uuid);
  const [set, setSet] = useState(() => templateFor(targetName, (item) => t(`ideal:template.${item}.words`)));
  const [left, setLeft] = useState<readonly number[]>([]);
  const texts = templateSize
    .filter((number) => !left.includes(number))
    .map((number) => t(`ideal:template.${set}.${number}`));
  const toggle = (number: number) =>
    setLeft(left.includes(number) ? left.filter((item) => item !== number) : [...left, number]);
  const take = async () => {
    const { error } = await create({ layer, targetId, texts, clientKey: `${clientKey}-${set}` });
    if (error) return notify.failure(error);
    notify.success(t('ideal:templates.taken'));
    onClose();
  };
  return (
    <ContentDialog
      title={t('ideal:templates.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <BusyButton
            variant="contained"
            isBusy={isLoading}
            disabled={texts.length === 0}
            onClick={() => void take()}
          >
            {t('ideal:templates.take', { count: texts.length })}
          </BusyButton>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography color="textSecondary">{t('ideal:templates.about')}</Typography>
        <FilterSelect
          label={t('ideal:templates.set')}
          width={280}
          value={set}
          choices={templateSets.map((value) => ({ value, label: t(`ideal:template.${value}.name`) }))}
          onChange={(next) => {
            setSet(next);
            setLeft([]);
          }}
        />
        <FormGroup>
          {templateSize.map((number) => (
            <FormControlLabel
              key={`${set}-${number}`}
              control={<Checkbox checked={!left.includes(number)} onChange={() => toggle(number)} />}
              label={t(`ideal:template.${set}.${number}`)}
            />
          ))}
        </FormGroup>
      </Stack>
    </ContentDialog>
  );
}
