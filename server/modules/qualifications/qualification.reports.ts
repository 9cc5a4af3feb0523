import { sql } from 'drizzle-orm';
import {
  type ContentReports,
  personColumns,
  reportPeople,
  type ReportSource,
  reportTemplate,
} from '@server/modules/content/content-reports';
import { worksHereSql } from '@server/modules/sql';

/** The number of days that «ends soon» means. */
const EXPIRING_DAYS = 90;

const isHeld = sql`st.state in ('valid', 'conditional')`;
const daysLeft = sql`a.valid_until - (now() at time zone (
  select timezone from organization where id = a.organization_id))::date`;

/** Certificates: the newest one of each person for each qualification. */
const certificates: ReportSource = {
  name: 'certificates',
  from: sql`qualification_award a ${reportPeople}
    join qualification_award_state st on st.organization_id = a.organization_id and st.award_id = a.id and st.is_current
    join qualification o on o.organization_id = a.organization_id and o.id = a.qualification_id`,
  where: worksHereSql(sql`u`),
  began: sql`a.issued_at`,
  columns: {
    ...personColumns,
    object: { cell: 'text', value: sql`o.name` },
    number: { cell: 'text', value: sql`a.number` },
    issuedOn: { cell: 'day', value: sql`a.issued_on` },
    validUntil: { cell: 'day', value: sql`a.valid_until` },
    daysLeft: { cell: 'number', value: daysLeft },
    status: { cell: 'text', value: sql`st.state`, word: (code) => `report.certificate.${code}` },
  },
  states: {
    all: sql`true`,
    valid: isHeld,
    expiring: sql`${isHeld} and ${daysLeft} <= ${EXPIRING_DAYS}::int`,
    lost: sql`st.state in ('expired', 'revoked')`,
  },
  marked: isHeld,
};

/** The reports that qualifications add. */
export const qualificationReports: ContentReports = {
  sources: [certificates],
  templates: [
    reportTemplate(
      'expiring',
      certificates.name,
      'person position subdivision object number validUntil daysLeft',
      { state: 'expiring', sortBy: 'daysLeft' },
    ),
  ],
};
