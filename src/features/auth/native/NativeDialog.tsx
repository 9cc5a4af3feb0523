import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './icon-button.css';

interface NativeDialogProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  /** A press beside it closes nothing: what was typed in it would be gone. */
  isKeptOpen?: boolean;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, dims the rest and closes on Escape without a library. */
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
  // Before the fields' own effects: what is not shown yet cannot take the focus.
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
        // React decides when it is gone.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onMouseDown={(event) => {
        // The backdrop is the element itself.
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
