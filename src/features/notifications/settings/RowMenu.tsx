import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, Pencil, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '@src/components/layout/useMenu';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type MatrixRow, useNotificationTestMutation } from '../api';

interface RowMenuProps {
  row: MatrixRow;
  /** Absent when the caller may not change the texts. */
  onEdit?: () => void;
}

/** Further actions on a type: its texts, and sending a test to oneself. */
export function RowMenu({ row, onEdit }: RowMenuProps) {
  const { t } = useTranslation('notifications');
  const menu = useMenu();
  const call = useCall();
  const notify = useNotify();
  const [test] = useNotificationTestMutation();
  const sendTest = () => {
    menu.close();
    call(test({ type: row.type })).then(
      () => notify.success(t('notifications:test.sent')),
      () => {},
    );
  };
  return (
    <>
      <IconButton
        aria-label={t('notifications:matrix.more', { name: row.name })}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
        size="small"
      >
        <EllipsisVertical />
      </IconButton>
      <Menu {...menu.props}>
        {onEdit ? (
          <MenuItem
            onClick={() => {
              menu.close();
              onEdit();
            }}
          >
            <ListItemIcon>
              <Pencil size={17} />
            </ListItemIcon>
            {t('notifications:texts.edit')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={sendTest}>
          <ListItemIcon>
            <Send size={17} />
          </ListItemIcon>
          {t('notifications:test.send')}
        </MenuItem>
      </Menu>
    </>
  );
}
