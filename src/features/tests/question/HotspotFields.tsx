import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { useFileSize } from '@src/components/data/useFileSize';
import { FileDrop } from '@src/components/form/FileDrop';
import { PICTURE_EXTENSIONS } from '@src/content/editor/PictureDialog';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useFailureText } from '@src/store/useFailureText';
import { RegionCanvas } from '../spots/RegionCanvas';
import { RegionRows } from '../spots/RegionRows';
import { PlainField } from './PlainField';
import { useQuestionPictures } from './QuestionPictures';
import type { FieldsOf } from './task-props';

/** A picture, its description, and the regions in which a mark is correct. */
export function HotspotFields({ question, onChange }: FieldsOf<'hotspot'>) {
  const { t } = useTranslation('tests');
  const helpId = useId();
  const { task, key } = question;
  // The latest state, so that edits made during the upload are kept; nothing is changed when the question was left meanwhile.
  const latest = useRef<FieldsOf<'hotspot'> | null>(null);
  useEffect(() => {
    latest.current = { question, onChange };
    return () => {
      latest.current = null;
    };
  });
  const place = (imageId: number) => {
    const now = latest.current;
    now?.onChange({ ...now.question, task: { ...now.question.task, imageId } });
  };
  const write = (regions: readonly Region[]) => onChange({ ...question, key: { regions } });
  return (
    <Stack spacing={2}>
      <PictureField isThere={task.imageId > 0} onAdd={place} />
      <PlainField
        label={t('spot.alt')}
        help={t('spot.altHelp')}
        isRequired
        maxLength={limits.pictureAlt}
        value={task.alt}
        onChange={(alt) => onChange({ ...question, task: { ...task, alt } })}
      />
      {task.imageId > 0 ? (
        <Stack spacing={1} role="group" aria-label={t('spot.regions')} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ fontWeight: 540 }}>
            {t('spot.regions')}
          </Typography>
          <Typography id={helpId} variant="body2" color="textSecondary">
            {t('spot.regionsHelp')}
          </Typography>
          <RegionCanvas task={task} regions={key.regions} describedBy={helpId} onChange={write} />
          <RegionRows regions={key.regions} onChange={write} />
          <div>
            <FormControlLabel
              control={
                <Checkbox
                  checked={task.isMany}
                  onChange={(_event, isMany) => onChange({ ...question, task: { ...task, isMany } })}
                />
              }
              label={t('spot.many')}
            />
            <FormHelperText sx={{ mt: 0 }}>{t('spot.manyHelp')}</FormHelperText>
          </div>
        </Stack>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t('spot.only')}
      </Typography>
    </Stack>
  );
}

interface PictureFieldProps {
  isThere: boolean;
  onAdd: (imageId: number) => void;
}

/** Uploads the picture; file errors are shown beside it. */
function PictureField({ isThere, onAdd }: PictureFieldProps) {
  const { t } = useTranslation(['tests', 'common', 'validation']);
  const failureText = useFailureText();
  const fileSize = useFileSize();
  const add = useQuestionPictures();
  const errorId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const problemOf = (file: File): string | undefined => {
    const rule = readRuleMessage(fileProblem(file, fileRules.maxBytes, PICTURE_EXTENSIONS) ?? '');
    return rule ? t(`validation:${rule.rule}`, rule.values) : undefined;
  };
  const take = async ([file]: readonly File[]) => {
    if (!file || !add || isBusy) return;
    const problem = problemOf(file);
    setError(problem);
    if (problem) return;
    setIsBusy(true);
    const { data, error: rejection } = await add(file);
    setIsBusy(false);
    if (data) onAdd(data.id);
    else setError(failureText(rejection));
  };
  return (
    <div>
      <FileDrop
        label={t(isBusy ? 'spot.uploading' : isThere ? 'spot.replace' : 'spot.upload')}
        help={t('common:file.limits', {
          size: fileSize(fileRules.maxBytes),
          extensions: PICTURE_EXTENSIONS.join(', '),
        })}
        extensions={PICTURE_EXTENSIONS}
        isDisabled={isBusy}
        describedBy={error ? errorId : undefined}
        onFiles={(files) => void take(files)}
      />
      {error ? (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
}
