import type { Audit } from '@server/audit/audit';
import type { Database } from '@server/db/database';
import type { PayloadOf } from '@server/jobs/jobs';
import type { Logger } from '@server/log/logger';
import type { Mail } from '@server/mail/mail';
import { findById } from '../auth.repository';
import type { Codes } from '../codes';
import type { authJobs } from '../auth.jobs';

interface AftermathDeps {
  database: Database;
  codes: Codes;
  mail: Mail;
  audit: Audit;
  log: Logger;
}

/**
 * Creates the follow-up job of a sign-in: records a failed attempt in the history of the person's organization (for strangers
 * only the fact is logged), and sends a code if the person exists.
 */
export function createSignInFollowUp(deps: AftermathDeps) {
  const { database, codes, mail, audit, log } = deps;
  return async ({
    kind,
    userId,
    lang,
    ip,
    userAgent,
  }: PayloadOf<typeof authJobs.signInAftermath>): Promise<void> => {
    const user = userId === null ? null : await database.system((tx) => findById(tx, userId));
    if (!user) {
      log.info({ ip, kind }, 'a sign-in of nobody known');
      return;
    }
    const { id: objectId, organizationId } = user;
    await database.tenant(organizationId, async (tx) => {
      if (kind === 'refused') {
        const scope = { organizationId, caller: null, tx, lang, ip, userAgent };
        await audit.write(scope, { action: 'loginFailed', objectType: 'user', objectId });
        return;
      }
      // Nobody has access to the mailbox of a sample person.
      if (user.isSample) return;
      const params = { code: await codes.create(tx, user.id, 'reset'), receiver: user.nameFirst };
      const link = await codes.create(tx, user.id, 'link');
      const route = `/lending?accessToken=${encodeURIComponent(link)}&userId=${user.id}`;
      const email = { organizationId, userId: user.id, to: user.email, lang: user.lang, params, route };
      // The link lives longer than the code, and expires with it once one of them is used.
      await mail.send(tx, [{ ...email, template: 'resetCode', opens: { userId: user.id, purpose: 'link' } }]);
    });
  };
}
