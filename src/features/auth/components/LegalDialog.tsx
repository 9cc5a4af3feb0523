import { useTranslation } from 'react-i18next';
import { NativeDialog } from '../native/NativeDialog';

export type LegalText = 'terms' | 'privacy';

/** A legal text in a second layer, so that the form below keeps its values. Its translations load when it is opened. */
export function LegalDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { t, ready } = useTranslation('legal', { useSuspense: false });
  return (
    <NativeDialog title={ready ? t(`legal:${text}.title`) : ''} onClose={onClose} isWide>
      <div className="legal-text">
        {ready
          ? t(`legal:${text}.text`)
              .split('\n')
              .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          : null}
      </div>
      <button type="button" className="button button-main" onClick={onClose}>
        {ready ? t('legal:done') : null}
      </button>
    </NativeDialog>
  );
}
