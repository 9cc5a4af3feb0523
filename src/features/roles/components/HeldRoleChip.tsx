import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import type { HeldRole } from '../api';

/** Returns a formatter of a person's role with its scope and expiry. */
export function useHeldText() {
  const { t, i18n } = useTranslation('roles');
  return ({ source, scopeSubdivision, until }: HeldRole): string =>
    [
      t(`roles:source.${source}`),
      scopeSubdivision?.name,
      until ? t('roles:held.until', { date: formatDate(until, 'date', i18n.language) }) : null,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The same as a chip; individually granted roles are highlighted. */
export function HeldRoleChip({ role }: { role: HeldRole }) {
  const { i18n } = useTranslation();
  const { scopeSubdivision, until } = role;
  const parts = [
    role.name,
    scopeSubdivision?.name,
    until ? `→ ${formatDate(until, 'date', i18n.language)}` : null,
  ];
  return (
    <StatusChip
      colour={role.source === 'personal' ? 'purple' : 'grey'}
      label={parts.filter(Boolean).join(' · ')}
    />
  );
}
