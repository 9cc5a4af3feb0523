import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeouts } from './slices/alerts';
import { useNotify } from './useNotify';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  text: string;
}

/** Copies a text and confirms it in a popover that closes after a moment. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const notify = useNotify();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), timeouts.popover);
    return () => clearTimeout(timer);
  }, [isShown]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsShown(true);
    } catch {
      // Without a secure connection the browser provides no clipboard.
      notify.error(t('common:copy.failed'));
    }
  };
  return (
    <Tooltip open={isShown} title={<span role="status">{t('common:copy.done')}</span>} placement="top">
      <Button variant="outlined" startIcon={<Copy />} {...rest} onClick={() => void copy()}>
        {children}
      </Button>
    </Tooltip>
  );
}
