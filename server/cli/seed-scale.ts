import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { migrateDatabase } from '../db/migrate';
import { seedScale } from '../db/seed/scale/scale';
import { seedAttempts } from '../db/seed/scale/scale-attempts';
import { createPasswords } from '../modules/auth/passwords';
import { createEvidenceSeal } from '../audit/evidence-seal';
import { print, runCommand, withDatabase } from './database';

const positiveInteger = (max: number) => z.coerce.number().int().min(1).max(max);
const options = z.object({
  employees: positiveInteger(200_000),
  signatures: positiveInteger(10_000_000),
  attempts: z.coerce.number().int().min(0).max(10_000_000),
});

// npm run seed:scale [-- --employees 20000 --signatures 1000000 --attempts 1000000]
await runCommand(async (config) => {
  const { values } = parseArgs({
    options: {
      employees: { type: 'string', default: '20000' },
      signatures: { type: 'string', default: '1000000' },
      attempts: { type: 'string', default: '0' },
    },
  });
  const { employees, signatures, attempts } = options.parse(values);
  await withDatabase(config, true, async ({ ownerUrl, appUrl }) => {
    await migrateDatabase(ownerUrl, appUrl);
    const password = randomBytes(9).toString('base64url');
    const email = `scale.${Date.now()}@adaptika.local`;
    const admin = { email, passwordHash: await createPasswords().hash(password) };
    const seal = createEvidenceSeal(config);
    const begin = performance.now();
    const made = await seedScale(ownerUrl, { employees, signatures, admin, seal, say: print });
    await seedAttempts(ownerUrl, { ...made, employees, attempts, say: print });
    const seconds = Math.round((performance.now() - begin) / 1000);
    print(`organization ${made.organizationId} in ${seconds} s; admin ${email}, password ${password}`);
  });
});
