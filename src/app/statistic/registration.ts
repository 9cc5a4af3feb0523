import { ChartColumn } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { statisticRoutes } from './routes';

/** The registration of statistics and reports. */
export const statisticRegistration: DomainRegistration = {
  routes: statisticRoutes,
  menu: [{ title: 'navigation:statistic', path: '/statistic', icon: ChartColumn, access: 'statistics.read' }],
};
