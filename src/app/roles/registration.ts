import { ShieldCheck } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { rolesRoutes } from './routes';

/** The registration of roles and access requests. */
export const rolesRegistration: DomainRegistration = {
  routes: rolesRoutes,
  menu: [{ title: 'navigation:roles', path: '/roles', icon: ShieldCheck, access: 'roles.read' }],
  topicTags: { role: { byId: ['Role'], byType: ['AccessRequest', 'Init', 'Position'] } },
};
