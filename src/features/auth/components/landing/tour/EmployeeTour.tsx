import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type TourDocument } from './tour-data';
import { TourState } from './TourState';

/** A newcomer's pending documents: the list, and the text of each document with its changes. */
export function EmployeeTour() {
  const { t } = useTranslation('tour');
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<TourDocument>(documents[0]);
  const nameOf = ({ key }: TourDocument) => t(`tour:document.${key}.name`);
  const found = documents.filter((document) =>
    `${document.code} ${nameOf(document)}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className="tour-split">
      <div>
        <input
          className="tour-search"
          type="search"
          value={words}
          aria-label={t('tour:employee.search')}
          placeholder={t('tour:employee.search')}
          onChange={({ target }) => setWords(target.value)}
        />
        <ul className="tour-list" aria-label={t('tour:employee.list')}>
          {found.map((tourDocument) => (
            <li key={tourDocument.key}>
              <button
                type="button"
                aria-pressed={tourDocument === open}
                onClick={() => setOpen(tourDocument)}
              >
                <strong>{nameOf(tourDocument)}</strong>
                <span>
                  {tourDocument.code} <TourState state={tourDocument.state} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 ? <p role="status">{t('tour:employee.nothing')}</p> : null}
      </div>
      <Text key={open.key} document={open} name={nameOf(open)} />
    </div>
  );
}

function Text({ document, name }: { document: TourDocument; name: string }) {
  const { t } = useTranslation('tour');
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const clauses = [1, 2, 3].filter((clause) => !onlyChanges || clause === document.changed);
  return (
    <article className="tour-text" aria-label={name}>
      <h3>{name}</h3>
      {document.changed ? (
        <label>
          <input
            type="checkbox"
            checked={onlyChanges}
            onChange={({ target }) => setOnlyChanges(target.checked)}
          />{' '}
          {t('tour:employee.changes')}
        </label>
      ) : null}
      <ol>
        {clauses.map((clause) => (
          <li
            key={clause}
            value={clause}
            className={clause === document.changed ? 'tour-changed' : undefined}
          >
            {t(`tour:document.${document.key}.clause${clause}`)}
          </li>
        ))}
      </ol>
      {document.state === 'signed' ? (
        <p>{t('tour:employee.done')}</p>
      ) : (
        <>
          <button
            type="button"
            className="tour-action"
            aria-expanded={isAsked}
            onClick={() => setAsked(true)}
          >
            {t('tour:employee.sign')}
          </button>
          <p role="status">{isAsked ? t('tour:employee.signNote') : ''}</p>
        </>
      )}
    </article>
  );
}
