import { Network } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { structureRoutes } from './routes';

/** The registration of positions, subdivisions and regulation sections. */
export const structureRegistration: DomainRegistration = {
  routes: structureRoutes,
  menu: [{ title: 'navigation:structure', path: '/structure', icon: Network, access: 'structure.read' }],
  topicTags: {
    position: {
      byId: ['Position'],
      byType: ['User', 'Subdivision', 'Organization', 'Search'],
      reference: 'position',
    },
    // A head is shown with people, and steps of adaptation plans can be the head's turn.
    subdivision: {
      byId: ['Subdivision'],
      byType: ['User', 'Position', 'Organization', 'Search', 'Adaptation', 'Today'],
      reference: 'subdivision',
    },
    regulationStructure: { byId: ['RegulationStructure'], reference: 'regulationStructure' },
  },
};
