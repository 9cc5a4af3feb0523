import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createAttempts } from './attempts';
import { createAuthResolvers } from './auth.resolvers';
import { createCleanUp } from './clean-up';
import { createConstsReader } from './consts.read-model';
import { readInitPerson } from './init.read-model';
import { createRegistrationService } from './registration.service';
import type { SessionStore } from './sessions';
import { createSignInService } from './sign-in.service';

/** Who is there: sign-in, registration, sessions, and what the browser starts with. */
export function createAuthModule(deps: ModuleDeps & { sessions: SessionStore }): ServerModule {
  const { audit, config, database, files, now, passwords, sessions } = deps;
  const attempts = createAttempts(database.pool);
  const signIn = createSignInService({ ...deps, attempts });
  return {
    resolvers: createAuthResolvers({
      audit,
      sessions,
      signIn,
      registration: createRegistrationService({ database, passwords, attempts, signIn }),
      readConsts: createConstsReader(database, now),
      readInitPerson,
      lpAddress: config.publicUrl,
    }),
    jobHandlers: { cleanUp: createCleanUp(database, files) },
  };
}
