import {
  Award,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  ClipboardCheck,
  CreditCard,
  CircleHelp,
  DoorOpen,
  FileSpreadsheet,
  FileText,
  FolderTree,
  Handshake,
  History,
  IdCard,
  Library,
  Lightbulb,
  type LucideIcon,
  ListChecks,
  Mail,
  Megaphone,
  Network,
  ShieldCheck,
  Sprout,
  Square,
  Ticket,
  StickyNote,
  UserRound,
  UserRoundPen,
} from 'lucide-react';

interface ObjectKind {
  icon: LucideIcon;
  /** Its page; absent when it has none. */
  path?: (id: number) => string;
}

const idealPath = () => '/organization/ideal-picture-work';

const kinds: Readonly<Record<string, ObjectKind>> = {
  user: { icon: UserRound, path: (id) => `/employees/${id}` },
  position: { icon: BriefcaseBusiness, path: (id) => `/structure/positions/${id}` },
  subdivision: { icon: Network, path: (id) => `/structure/employees/${id}` },
  regulation: { icon: FileText, path: (id) => `/regulation/my/${id}` },
  education: { icon: BookOpen },
  test: { icon: ClipboardCheck },
  qualification: { icon: Award },
  assignmentRule: { icon: ListChecks },
  organization: { icon: Building2, path: () => '/organization' },
  history: { icon: History },
  role: { icon: ShieldCheck, path: () => '/roles/setting-roles' },
  regulationStructure: { icon: FolderTree, path: (id) => `/structure/regulations/${id}` },
  adaptation: { icon: Sprout },
  adaptationItem: { icon: Sprout },
  adaptationTemplate: { icon: Sprout, path: (id) => `/adaptation/templates/${id}` },
  idealStatement: { icon: Lightbulb, path: idealPath },
  idealProposal: { icon: Lightbulb, path: idealPath },
  gapCheck: { icon: Lightbulb, path: idealPath },
  profileRequest: { icon: UserRoundPen },
  userDocument: { icon: IdCard },
  leaving: { icon: DoorOpen },
  testBankQuestion: { icon: Library },
  faqEntry: { icon: CircleHelp, path: (id) => `/faq/${id}/view` },
  letter: { icon: Mail },
  autoTopUp: { icon: CreditCard, path: () => '/payment/balance' },
  payDocument: { icon: CreditCard, path: () => '/payment/documents' },
  tokenPurchase: { icon: CreditCard, path: (id) => `/payment/tokens?receipt=${id}` },
  tokenReserve: { icon: CreditCard, path: () => '/payment/transaction' },
  tokenLimit: { icon: CreditCard, path: () => '/payment/tokens' },
  tokenDispute: { icon: CreditCard, path: () => '/payment/transaction' },
  adjustment: { icon: CreditCard, path: () => '/payment/balance' },
  promoUse: { icon: Ticket, path: () => '/payment/balance' },
  promoCode: { icon: Ticket, path: () => '/back-office/refs' },
  refLink: { icon: Handshake, path: () => '/payment/refs/list' },
  refTemplate: { icon: Handshake, path: () => '/payment/refs/list' },
  refPayout: { icon: Handshake, path: () => '/payment/refs/history' },
  refAccrual: { icon: Handshake, path: () => '/payment/refs/history' },
  providerAlert: { icon: Megaphone, path: () => '/back-office/alert' },
  reportSnapshot: { icon: FileSpreadsheet, path: () => '/statistic/report/snapshots' },
  statisticView: { icon: FileSpreadsheet, path: () => '/statistic' },
  report: { icon: FileSpreadsheet, path: (id) => `/statistic/report/${id}` },
  payment: { icon: CreditCard, path: () => '/payment/balance' },
  userNote: { icon: StickyNote, path: (id) => `/employees/${id}/additional` },
};

/** Returns the icon and page of an object in the history. */
export function objectKind(objectType: string): ObjectKind {
  return kinds[objectType] ?? { icon: Square };
}
