import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import { AuthLink } from './AuthLink';

const MAX_EMPLOYEES = 500;
const USUAL = 40;

/** The price for a company of the chosen size. The numbers are the provider's settings. */
export function Prices() {
  const { t, i18n } = useTranslation('auth');
  const offer = useAppSelector(selectConsts)?.offer;
  const [count, setCount] = useState(USUAL);
  const id = useId();
  // Without the server's numbers there is nothing to show.
  if (!offer) return null;
  const { freeEmployees, employeePrice, isSample } = offer;
  const sum = Math.max(0, count - freeEmployees) * employeePrice;
  const money = (value: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency: 'RUB',
      maximumFractionDigits: 0,
    }).format(value);
  return (
    <section id="landing-prices" aria-labelledby="landing-prices-title">
      <h2 id="landing-prices-title">{t('auth:landing.prices.title')}</h2>
      <p className="lead">
        {t('auth:landing.prices.text', { count: freeEmployees, price: money(employeePrice) })}
      </p>
      <div className="prices">
        <div>
          <label htmlFor={id}>{t('auth:landing.prices.people', { count })}</label>
          <input
            id={id}
            type="range"
            min={1}
            max={MAX_EMPLOYEES}
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
          />
        </div>
        <output htmlFor={id}>
          {sum === 0 ? t('auth:landing.prices.free') : t('auth:landing.prices.month', { sum: money(sum) })}
        </output>
        <AuthLink mode="register" className="button button-main">
          {t('auth:landing.hero.start')}
        </AuthLink>
      </div>
      {isSample ? <p className="prices-note">{t('auth:landing.prices.sample')}</p> : null}
    </section>
  );
}
