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

/** Gives up what the person took from the shelf: how far they are is not kept, so they are asked. */
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
