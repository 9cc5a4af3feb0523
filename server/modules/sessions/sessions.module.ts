import { createSecurityNotifications } from '@server/mail/security-notifications';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createIpAccessService } from './ip-access.service';
import { createIpRulesService } from './ip-rules.service';
import { createLockout } from './lockout';
import { createSessionsResolvers } from './sessions.resolvers';
import { createSessionsService } from './sessions.service';

/** Where people are signed in, and from which addresses they may sign in. */
export function createSessionsModule(deps: ModuleDeps): ServerModule {
  const { audit, live, mail, now, sessions } = deps;
  const lockout = createLockout(mail, now);
  return {
    resolvers: createSessionsResolvers({
      sessions: createSessionsService({ audit, live, sessions }),
      access: createIpAccessService({
        audit,
        live,
        now,
        lockout,
        securityNotifications: createSecurityNotifications(mail),
      }),
      rules: createIpRulesService({ audit, live, now, lockout }),
    }),
  };
}
