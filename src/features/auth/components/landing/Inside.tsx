import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const roles = ['employee', 'leader', 'admin'] as const;
type Role = (typeof roles)[number];

/** The cabinet in small: three people look at the same document, and what one of them does is seen at once. */
export function Inside() {
  const { t } = useTranslation('auth');
  const [role, setRole] = useState<Role>('employee');
  const [done, setDone] = useState<Record<Role, boolean>>({ employee: false, leader: false, admin: false });
  const props = { isDone: done[role], onDone: () => setDone({ ...done, [role]: true }) };
  return (
    <section id="landing-inside" aria-labelledby="landing-inside-title">
      <h2 id="landing-inside-title">{t('auth:landing.inside.title')}</h2>
      <p className="lead">{t('auth:landing.inside.text')}</p>
      <div className="inside">
        <div className="inside-roles" role="group" aria-label={t('auth:landing.inside.roles.label')}>
          {roles.map((name) => (
            <button key={name} type="button" aria-pressed={name === role} onClick={() => setRole(name)}>
              {t(`auth:landing.inside.roles.${name}`)}
            </button>
          ))}
        </div>
        <div className="inside-screen" aria-live="polite">
          {role === 'employee' ? <Employee {...props} /> : null}
          {role === 'leader' ? <Leader {...props} /> : null}
          {role === 'admin' ? <Admin {...props} /> : null}
        </div>
      </div>
    </section>
  );
}

interface ViewProps {
  isDone: boolean;
  onDone: () => void;
}

function Employee({ isDone, onDone }: ViewProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <p className="inside-title">
        {isDone ? t('auth:landing.inside.employee.done') : t('auth:landing.inside.employee.title')}
      </p>
      <div className="inside-card">
        <div className="inside-row">
          <strong>{t('auth:landing.inside.employee.document')}</strong>
          {isDone ? null : <span className="chip chip-wait">{t('auth:landing.inside.employee.due')}</span>}
        </div>
        <p className="inside-muted">{t('auth:landing.inside.employee.clauses')}</p>
        <p className="clause">
          <b>{'4.2'}</b> {t('auth:landing.inside.employee.clause')}
        </p>
        <DoneButton isDone={isDone} onDone={onDone} label={t('auth:landing.inside.employee.sign')} />
      </div>
    </>
  );
}

function Leader({ isDone, onDone }: ViewProps) {
  const { t } = useTranslation('auth');
  const people = t('auth:landing.inside.leader.people').split('\n');
  return (
    <>
      <p className="inside-title">{t('auth:landing.inside.leader.title')}</p>
      <div className="inside-card">
        <div className="inside-row">
          <strong>{t('auth:landing.inside.leader.signed')}</strong>
          <span className="chip chip-wait">{t('auth:landing.inside.leader.waiting')}</span>
        </div>
        <div className="bar">
          <i />
        </div>
        <ul className="inside-list">
          {people.map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
        <DoneButton
          isDone={isDone}
          onDone={onDone}
          label={t(isDone ? 'auth:landing.inside.leader.done' : 'auth:landing.inside.leader.remind')}
        />
      </div>
    </>
  );
}

function Admin({ isDone, onDone }: ViewProps) {
  const { t } = useTranslation('auth');
  const rows = t('auth:landing.inside.admin.rows').split('\n');
  return (
    <>
      <p className="inside-title">{t('auth:landing.inside.admin.title')}</p>
      <div className="inside-card">
        <div className="inside-row">
          <span className={isDone ? 'chip chip-done' : 'chip'}>
            {isDone ? <Check size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
            {t(isDone ? 'auth:landing.inside.admin.chain' : 'auth:landing.inside.admin.unchecked')}
          </span>
        </div>
        <ul className="inside-list">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <DoneButton
          isDone={isDone}
          onDone={onDone}
          label={t(isDone ? 'auth:landing.inside.admin.done' : 'auth:landing.inside.admin.check')}
        />
      </div>
    </>
  );
}

function DoneButton({ isDone, onDone, label }: ViewProps & { label: string }) {
  return (
    <button type="button" className="button button-main inside-button" disabled={isDone} onClick={onDone}>
      {isDone ? <Check size={17} aria-hidden /> : null}
      {label}
    </button>
  );
}
