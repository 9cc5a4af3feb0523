import { migrateDatabase } from '@server/db/migrate';

const [ownerUrl = '', appUrl = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await migrateDatabase(ownerUrl, appUrl)));
