import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, people, states, type TourStateName } from './tour-data';
import { TourState } from './TourState';

/** The people of a subdivision and their progress; clicking a person shows their documents. */
export function LeaderTour() {
  const { t } = useTranslation('tour');
  const [only, setOnly] = useState<TourStateName | 'all'>('all');
  const shown = people.filter(({ documents: own }) => only === 'all' || own.includes(only));
  const signed = people.filter(({ documents: own }) => own.every((state) => state === 'signed')).length;
  return (
    <div>
      <div className="tour-tools">
        <strong>{t('tour:leader.signed', { done: signed, all: people.length })}</strong>
        <meter min={0} max={people.length} value={signed} aria-label={t('tour:leader.meter')} />
        <div role="group" aria-label={t('tour:leader.filter')}>
          {(['all', ...states] as const).map((state) => (
            <button key={state} type="button" aria-pressed={only === state} onClick={() => setOnly(state)}>
              {t(`tour:state.${state}`)}
            </button>
          ))}
        </div>
      </div>
      <ul className="tour-people" aria-label={t('tour:leader.list')}>
        {shown.map(({ key, documents: own }) => (
          <li key={key}>
            <details>
              <summary>
                <span>
                  <strong>{t(`tour:person.${key}.name`)}</strong> {t(`tour:person.${key}.position`)}
                </span>
                <span>
                  {t('tour:leader.progress', { done: own.filter(isSigned).length, all: own.length })}
                </span>
              </summary>
              <ul>
                {own.map((state, index) => (
                  <li key={documents[index]?.key}>
                    {t(`tour:document.${documents[index]?.key}.name`)} <TourState state={state} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSigned = (state: TourStateName) => state === 'signed';
