import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Archive, ArchiveRestore, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useMenu } from '@src/components/layout/useMenu';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { listPath, useContentKind } from '../content-kind';
import type { UseWrite } from '../source';
import type { Progress } from '../types';
import { useContentText } from '../words';

type Question = 'archive' | 'delete' | 'discard';

export interface RareWrites {
  useArchive: UseWrite<{ id: number; isArchive: boolean }>;
  useRemove: UseWrite<{ id: number }>;
  useDiscard: UseWrite<{ id: number }>;
}

/** The data that the menu needs from an object. */
export interface MenuObject {
  id: number;
  isArchive: boolean;
  isPublished: boolean;
  hasDraft: boolean;
  statistic: Progress | null;
}

interface KeptObject {
  id: number;
  isArchive: boolean;
  currentVersion: object | null;
  draftVersion: object | null;
  statistic: Progress | null;
}

/** Builds it from the API's object. */
export function menuObjectOf({
  id,
  isArchive,
  currentVersion,
  draftVersion,
  statistic,
}: KeptObject): MenuObject {
  return { id, isArchive, isPublished: currentVersion !== null, hasDraft: draftVersion !== null, statistic };
}

interface DraftMenuProps {
  source: RareWrites;
  object: MenuObject;
  /** The draft was discarded: the displayed data must be reloaded. */
  onDiscarded: () => void;
}

/** The rare actions on an object: discard the draft, archive, delete. */
export function DraftMenu({ source, object, onDiscarded }: DraftMenuProps) {
  const { t } = useContentText();
  const menu = useMenu();
  const [question, setQuestion] = useState<Question | null>(null);
  const { isPublished } = object;
  const { restore, run } = useRareActions(source, object.id, onDiscarded);
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
        {isPublished && object.hasDraft ? item('discard', <Undo2 />, () => ask('discard')) : null}
        {object.isArchive
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
          cancelLabel={question === 'discard' ? t('ask.discardKeep') : undefined}
          isDestructive
          onConfirm={() => run(question)}
          onClose={() => setQuestion(null)}
        >
          {t(`ask.${question}Text`, {
            count: object.statistic?.notSigned ?? 0,
            signed: object.statistic?.signed ?? 0,
          })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useRareActions(source: RareWrites, id: number, onDiscarded: () => void) {
  const { t } = useContentText();
  const navigate = useNavigate();
  const call = useCall();
  const notify = useNotify();
  const kind = useContentKind();
  const [archive] = source.useArchive();
  const [remove] = source.useRemove();
  const [discard] = source.useDiscard();
  const restore = () => call(archive({ id, isArchive: false }));
  const toList = () => void navigate(`${kind.path}${listPath(kind, 'editor')}`);
  const run = async (question: Question) => {
    if (question === 'archive') {
      await call(archive({ id, isArchive: true }));
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
