import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Archive, ArchiveRestore, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useMenu } from '@src/components/layout/useMenu';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import {
  useRegulationDeleteMutation,
  useRegulationDraftDiscardMutation,
  useRegulationUpdateMutation,
  type RegulationDetails,
} from '../api';

type Question = 'archive' | 'delete' | 'discard';

interface DraftMenuProps {
  regulation: RegulationDetails;
  /** The draft is gone: what is shown must be read anew. */
  onDiscarded: () => void;
}

/** What is rarely done with a regulation: give up the draft, archive, delete. */
export function DraftMenu({ regulation, onDiscarded }: DraftMenuProps) {
  const { t } = useTranslation('regulations');
  const menu = useMenu();
  const [question, setQuestion] = useState<Question | null>(null);
  const isPublished = regulation.currentVersion !== null;
  const { restore, run } = useDraftActions(regulation, onDiscarded);
  const ask = (next: Question) => {
    menu.close();
    setQuestion(next);
  };
  const item = (key: string, icon: ReactNode, onClick: () => void) => (
    <MenuItem key={key} onClick={onClick}>
      {icon}
      <ListItemText>{t(`menu.${key}`)}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <IconButton aria-label={t('common:action.more')} aria-haspopup="menu" onClick={menu.open}>
        <Ellipsis />
      </IconButton>
      <Menu {...menu.props}>
        {isPublished && regulation.draftVersion ? item('discard', <Undo2 />, () => ask('discard')) : null}
        {regulation.isArchive
          ? item('restore', <ArchiveRestore />, () => {
              menu.close();
              void restore().catch(() => undefined);
            })
          : item('archive', <Archive />, () => ask('archive'))}
        {isPublished ? null : item('delete', <Trash2 />, () => ask('delete'))}
      </Menu>
      {question ? (
        <ConfirmDialog
          isOpen
          title={t(`ask.${question}Title`)}
          confirmLabel={t(`menu.${question}`)}
          isDestructive
          onConfirm={() => run(question)}
          onClose={() => setQuestion(null)}
        >
          {t(`ask.${question}Text`, {
            count: regulation.statistic?.notSigned ?? 0,
            signed: regulation.statistic?.signed ?? 0,
          })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useDraftActions(regulation: RegulationDetails, onDiscarded: () => void) {
  const { t } = useTranslation('regulations');
  const navigate = useNavigate();
  const call = useCall();
  const notify = useNotify();
  const [update] = useRegulationUpdateMutation();
  const [remove] = useRegulationDeleteMutation();
  const [discard] = useRegulationDraftDiscardMutation();
  const { id } = regulation;
  const restore = () => call(update({ regulation: { id, isArchive: false } }));
  const toList = () => void navigate('/regulation/editor/list');
  const run = async (question: Question) => {
    if (question === 'archive') {
      await call(update({ regulation: { id, isArchive: true } }));
      notify.alert(t('archived.done'), { label: t('common:action.undo'), onPress: () => void restore() });
      toList();
    } else if (question === 'delete') {
      await call(remove({ id }));
      notify.success(t('deleted.done'));
      toList();
    } else {
      await call(discard({ id }));
      onDiscarded();
    }
  };
  return { restore, run };
}
