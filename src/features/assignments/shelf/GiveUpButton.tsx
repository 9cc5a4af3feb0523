import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '@src/api/generated/types';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useCall } from '@src/store/useCall';
import { useObjectGiveUpMutation } from '../first-api';

interface GiveUpButtonProps {
  objectType: ObjectType;
  objectId: number;
}

/** Gives up an object that the user took from the shelf. Their progress is lost, so it asks for confirmation. */
export function GiveUpButton({ objectType, objectId }: GiveUpButtonProps) {
  const { t } = useTranslation('content');
  const [isOpen, setIsOpen] = useState(false);
  const [giveUp] = useObjectGiveUpMutation();
  const call = useCall();
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsOpen(true)}>
        {t('shelf.giveUp')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('shelf.giveUpTitle')}
        confirmLabel={t('shelf.giveUp')}
        onConfirm={() => call(giveUp({ objectType, objectId }))}
        onClose={() => setIsOpen(false)}
      >
        {t('shelf.giveUpText')}
      </ConfirmDialog>
    </>
  );
}
