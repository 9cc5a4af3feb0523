import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './icon-button.css';

interface NativeDialogProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  /** A click outside does not close the dialog, since the typed values would be lost. */
  isKeptOpen?: boolean;
  children: ReactNode;
}

/** A native dialog: it traps the focus, dims the page and closes on Escape without a library. */
export function NativeDialog({
  title,
  onClose,
  isWide = false,
  isKeptOpen = false,
  children,
}: NativeDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  // Runs before the fields' own effects, because an element that is not shown yet cannot be focused.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? 'native-dialog native-dialog-wide' : 'native-dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React decides when the dialog is removed.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onMouseDown={(event) => {
        // The backdrop belongs to the dialog element itself.
        if (!isKeptOpen && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="native-dialog-body">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common:action.close')}
            onClick={onClose}
          >
            <X size={20} aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
