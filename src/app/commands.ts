import {
  Bell,
  ClipboardList,
  History,
  LayoutTemplate,
  Mail,
  Network,
  Settings,
  ShieldCheck,
  Sprout,
  Target,
  Upload,
  UserPlus,
} from 'lucide-react';
import { contentKinds } from './content-kinds';
import type { NavItem } from './domain-registration';

/** Pages that create something, for users with the required right. Found by search, filtered by the page guards. */
export const startCommands: readonly NavItem[] = [
  {
    title: 'search:command.employee',
    path: '/employees/new',
    icon: UserPlus,
    access: 'employees.write',
    words: 'search:words.create',
  },
  {
    title: 'search:command.import',
    path: '/employees/import',
    icon: Upload,
    access: 'employees.write.everywhere',
    words: 'search:words.import',
  },
  {
    title: 'search:command.invite',
    path: '/employees?statuses=notInvited',
    icon: Mail,
    access: 'employees.write.everywhere',
  },
  ...contentKinds.flatMap(({ commands }) =>
    commands.map((command) => ({ ...command, words: 'search:words.create' })),
  ),
  {
    title: 'search:command.position',
    path: '/structure/positions/new',
    icon: Network,
    access: 'structure.write',
    words: 'search:words.create',
  },
  {
    title: 'search:command.subdivision',
    path: '/structure/employees/new',
    icon: Network,
    access: 'structure.write',
    words: 'search:words.create',
  },
  {
    title: 'search:command.outline',
    path: '/structure/positions?outline=1',
    icon: ClipboardList,
    access: 'structure.write.everywhere',
    words: 'search:words.import',
  },
  {
    title: 'search:command.structureTemplate',
    path: '/structure/positions?templates=1',
    icon: LayoutTemplate,
    access: 'structure.write.everywhere',
  },
  {
    title: 'search:command.role',
    path: '/roles/setting-roles/new',
    icon: ShieldCheck,
    access: 'roles.write',
    words: 'search:words.create',
  },
  {
    title: 'search:command.adaptationTemplate',
    path: '/adaptation/templates/new',
    icon: Sprout,
    access: 'employees.write.everywhere',
    words: 'search:words.create',
  },
];

/** Settings pages and pages that are not in any menu. */
export const settingPages: readonly NavItem[] = [
  {
    title: 'navigation:settingMain',
    path: '/organization/setting-main',
    icon: Settings,
    access: 'organizationSetting.read',
  },
  {
    title: 'navigation:settingNotifications',
    path: '/organization/setting-notifications',
    icon: Bell,
    access: 'organizationSetting.read',
  },
  {
    title: 'navigation:settingIp',
    path: '/organization/setting-ip',
    icon: ShieldCheck,
    access: 'organizationSetting.read',
  },
  {
    title: 'navigation:idealPicture',
    path: '/organization/ideal-picture-work',
    icon: Target,
    access: 'signedIn',
  },
  { title: 'navigation:history', path: '/organization/history', icon: History, access: 'signedIn' },
  {
    title: 'navigation:settingNotificationsOwn',
    path: '/settings/setting-notifications',
    icon: Bell,
    access: 'signedIn',
  },
  { title: 'navigation:settingIpOwn', path: '/settings/setting-ip', icon: ShieldCheck, access: 'signedIn' },
];
