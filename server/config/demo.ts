/** The administrator of the demo organization: its account is printed, and visitors look with its eyes. */
export const DEMO_ADMIN_EMAIL = 'admin@demo.adaptika.ru';
