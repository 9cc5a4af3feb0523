/** The administrator of the demo organization: its account is printed, and visitors view the demo as this user. */
export const DEMO_ADMIN_EMAIL = 'admin@demo.adaptika.ru';
