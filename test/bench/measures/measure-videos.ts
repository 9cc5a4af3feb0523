import { spawnSync } from 'node:child_process';
import { createReadStream, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { ask, prepareRequest } from '@test/helpers/contract/graphql-client';
import { createVideo } from '@test/helpers/files/made-video';
import { until } from '@test/helpers/until';
import { openSessions } from '@test/helpers/worlds/sessions';
import { startBare } from '../bare';
import { type Figure, median, percentile } from '../figures';
import { load, loadAtRate } from '../load';
import { growthDuring } from '../process-memory';
import type { World } from '../world';

const SIZE = 1_000_000_000;
const VIEWERS = 200;
const RANGE = 1_048_576;
const ROUNDS = 5;
const SECONDS = 4;
/** Each reports every ten seconds. */
const WATCHERS = 2_000;
const REPORTS_PER_SECOND = WATCHERS / 10;
const WARMING_SECONDS = 3;
const REPORTING_SECONDS = 20;
const REPORTS = REPORTS_PER_SECOND * (WARMING_SECONDS + 2 * REPORTING_SECONDS);
/** A rule for everybody sends each of them an email. */
const EMAILS_TIMEOUT_MS = 300_000;
const CHECKING_TIMEOUT_MS = 120_000;

const anything = z.unknown();

/** An MP4 of this size: a real one, and a box of free space. */
async function makeFile(path: string): Promise<void> {
  const video = await createVideo('mp4', { seconds: 600 });
  const free = Buffer.alloc(16);
  free.writeUInt32BE(1, 0);
  free.write('free', 4, 'latin1');
  free.writeBigUInt64BE(BigInt(SIZE - video.length), 8);
  writeFileSync(path, Buffer.concat([video, free]));
  truncateSync(path, SIZE);
}

function send(url: string, token: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': SIZE,
      'x-session-token': token,
    };
    const sent = request(url, { method: 'PATCH', headers }, (response) => {
      response.resume();
      if (response.statusCode === 204) resolve();
      else reject(new Error(`the upload ended with ${response.statusCode}`));
    });
    sent.on('error', reject);
    createReadStream(path).pipe(sent);
  });
}

const uploadShape = z.object({
  education: z.object({ videoUpload: z.object({ state: z.string(), contentId: z.number().nullable() }) }),
});

async function checkedContent({ app, adminToken }: World, id: number): Promise<number> {
  for (const deadline = Date.now() + CHECKING_TIMEOUT_MS; Date.now() < deadline;) {
    const query = 'query ($id: Int!) { education(id: $id) { videoUpload { state contentId } } }';
    const { videoUpload } = (await ask(app.url, adminToken, uploadShape, query, { id })).education;
    if (videoUpload.contentId !== null) return videoUpload.contentId;
    if (videoUpload.state === 'failed') throw new Error('the video was rejected');
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error('the video was not checked');
}

interface PublishedVideo {
  id: number;
  versionId: number;
  path: string;
}

const publishedShape = z.object({
  educationPublish: z.object({
    currentVersion: z.object({
      id: z.number(),
      video: z.object({ content: z.object({ details: z.object({ path: z.string() }) }) }),
    }),
  }),
});

async function publish({ app, adminToken }: World, id: number, contentId: number): Promise<PublishedVideo> {
  const saved = await ask(
    app.url,
    adminToken,
    z.object({ educationVideoSave: z.object({ id: z.number(), updatedAt: z.string() }) }),
    `mutation ($id: Int!, $video: EducationVideoInput!) {
      educationVideoSave(id: $id, video: $video, isForce: true) { id updatedAt } }`,
    {
      id,
      video: {
        ...{ url: '', contentId, durationSec: 0, minWatchPercent: 90 },
        ...{ isSeekForbidden: false, isTranscriptEnough: false },
      },
    },
  );
  const { id: draftId, updatedAt: draftUpdatedAt } = saved.educationVideoSave;
  const { educationPublish } = await ask(
    app.url,
    adminToken,
    publishedShape,
    `mutation ($publication: PublicationInput!) { educationPublish(publication: $publication) {
      currentVersion { id video { content { details { path } } } } } }`,
    { publication: { id, draftId, draftUpdatedAt, significance: 'major' } },
  );
  const { id: versionId, video } = educationPublish.currentVersion;
  return { id, versionId, path: video.content.details.path };
}

/** A viewer who seeks: reads some part of the file. */
function viewer(url: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: VIEWERS });
  return () =>
    new Promise((resolve, reject) => {
      const start = Math.floor(Math.random() * (SIZE - RANGE));
      const headers = { range: `bytes=${start}-${start + RANGE - 1}` };
      const asked = request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 206) reject(new Error(`${response.statusCode} for a part of the video`));
        response.on('end', resolve);
        response.on('error', reject);
        response.resume();
      });
      asked.on('error', reject);
      asked.end();
    });
}

/** Measures viewers of ours and of the bare server in turns; the figures are ratios and the growth of our memory. */
async function measureViewers(world: World, ours: string, file: string): Promise<Figure[]> {
  const bare = await startBare('bare-files.ts', file);
  try {
    const [watch, baseline] = [viewer(ours), viewer(bare.url)];
    await load(VIEWERS, 2, baseline);
    const ratios: number[] = [];
    const speeds: number[] = [];
    const growth = await growthDuring(world.app.pid(), async () => {
      await load(VIEWERS, 2, watch);
      for (let round = 0; round < ROUNDS; round += 1) {
        const result = await load(VIEWERS, SECONDS, watch);
        const other = await load(VIEWERS, SECONDS, baseline);
        ratios.push((100 * result.requestsPerSecond) / other.requestsPerSecond);
        speeds.push((result.requestsPerSecond * RANGE) / 1e6);
      }
    });
    return [
      {
        name: `${VIEWERS} viewers of a video of 1 GB, of a bare stream's speed`,
        value: median(ratios),
        unit: '%',
        bar: { kind: 'min', value: 60 },
        note: `${median(speeds).toFixed(0)} MB a second, a megabyte at a time`,
      },
      { name: 'the same: memory', value: growth, unit: 'MB', bar: { kind: 'max', value: 100 } },
    ];
  } finally {
    bare.child.kill('SIGTERM');
  }
}

/** Waits until the emails of the new assignments are sent: they are the work of the rule, not of the viewers. */
async function emailsSent({ ownerUrl, organizationId }: World): Promise<void> {
  await withClient(ownerUrl, 'bench', (client) =>
    until(async () => {
      const { rows } = await client.query<{ waits: boolean }>(
        `select exists (select from notification_delivery where organization_id = $1 and done_at is null and timing = 'now')
           or exists (select from letter where due_at <= now()) as waits`,
        [organizationId],
      );
      return rows[0]?.waits === false;
    }, EMAILS_TIMEOUT_MS),
  );
}

/** Prepares the reports of all sessions in turns: everybody reports the next ten seconds of the video each time. */
function reportsOf(url: string, tokens: readonly string[], { id, versionId }: PublishedVideo) {
  return Array.from({ length: Math.ceil(REPORTS / tokens.length) }, (_, round) =>
    tokens.map((token) =>
      prepareRequest(
        url,
        { 'x-session-token': token, 'accept-language': 'ru' },
        {
          query: 'mutation ($watch: EducationWatchInput!) { educationWatch(watch: $watch) { percent } }',
          variables: {
            watch: {
              ...{ educationId: id, versionId, positionSec: 10 * (round + 1) },
              segments: [{ from: 10 * round, to: 10 * (round + 1) }],
            },
          },
        },
      ),
    ),
  ).flat();
}

/** Measures the reports of many people who watch at the same time. */
async function measureReports(world: World, video: PublishedVideo): Promise<Figure[]> {
  const { app, ownerUrl, organizationId, adminToken } = world;
  const { id } = video;
  const people = await withClient(ownerUrl, 'bench', async (client) => {
    // Emails are sent at whatever hour and on whatever day this is measured.
    await client.query(
      `update organization set notification_schedule = notification_schedule || '{"isQuiet": false, "isWeekendQuiet": false}' where id = $1`,
      [organizationId],
    );
    const { rows } = await client.query<{ id: number }>(
      `select id from users where organization_id = $1 and not is_archive and status <> 'dismissed' and not is_admin
       order by id limit $2`,
      [organizationId, WATCHERS],
    );
    return rows.map((row) => row.id);
  });
  await ask(
    app.url,
    adminToken,
    anything,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'education', objectId: id, dueDays: 5 },
        audience: { groups: [{ all: true }], exceptUserIds: [] },
      },
    },
  );
  const tokens = await openSessions(ownerUrl, people);
  const url = `${app.url}/graphql`;
  for (const token of tokens) {
    const query = 'mutation ($id: Int!) { educationOpen(id: $id) { percent } }';
    await ask(app.url, token, anything, query, { id });
  }
  const reports = reportsOf(url, tokens, video);
  let turn = 0;
  const report = () => reports[turn++]?.() ?? Promise.resolve();
  await loadAtRate(REPORTS_PER_SECOND, WARMING_SECONDS, report);
  // The video and the copy of the data are still being written to the disk: commits would wait for them.
  spawnSync('sync');
  const besideEmails = await loadAtRate(REPORTS_PER_SECOND, REPORTING_SECONDS, report);
  await emailsSent(world);
  const times = await loadAtRate(REPORTS_PER_SECOND, REPORTING_SECONDS, report);
  const rows = await withClient(ownerUrl, 'bench', async (client) => {
    const counted = await client.query<{ rows: number }>(
      'select count(*)::int as rows from education_progress where organization_id = $1 and education_id = $2',
      [organizationId, id],
    );
    return counted.rows[0]?.rows ?? 0;
  });
  return [
    {
      name: `${WATCHERS} people report their progress every 10 s, while everybody gets an email, p95`,
      value: percentile(besideEmails, 95),
      unit: 'ms',
      note: `median ${median(besideEmails).toFixed(1)} ms`,
    },
    {
      name: `${WATCHERS} people report their progress every 10 s, p95`,
      value: percentile(times, 95),
      unit: 'ms',
      bar: { kind: 'max', value: 20 },
      note: `${REPORTS_PER_SECOND} a second, median ${median(times).toFixed(1)} ms`,
    },
    {
      name: 'the same: rows of each',
      value: rows / tokens.length,
      unit: '',
      bar: { kind: 'max', value: 1 },
    },
  ];
}

/** Measures a video of 1 GB: its upload, its viewers, and their reports. */
export async function measureVideos(world: World): Promise<Figure[]> {
  const { app, adminToken } = world;
  const file = join(app.dataDir, 'bench.mp4');
  await makeFile(file);
  try {
    const { educationCreate } = await ask(
      app.url,
      adminToken,
      z.object({ educationCreate: z.object({ id: z.number() }) }),
      'mutation { educationCreate(education: { typeContent: video, name: "Большой зал" }) { id } }',
    );
    const { id } = educationCreate;
    const { educationVideoUpload } = await ask(
      app.url,
      adminToken,
      z.object({ educationVideoUpload: z.object({ id: z.string() }) }),
      'mutation ($id: Int!, $file: VideoFileInput!) { educationVideoUpload(id: $id, file: $file) { id } }',
      { id, file: { name: 'Зал.mp4', size: SIZE, fingerprint: 'bench' } },
    );
    const begin = performance.now();
    const growth = await growthDuring(world.app.pid(), () =>
      send(`${app.url}/api/uploads/${educationVideoUpload.id}`, adminToken, file),
    );
    const seconds = (performance.now() - begin) / 1000;
    const video = await publish(world, id, await checkedContent(world, id));
    return [
      {
        name: 'upload of a video of 1 GB: memory',
        value: growth,
        unit: 'MB',
        bar: { kind: 'max', value: 100 },
        note: `${seconds.toFixed(1)} s`,
      },
      ...(await measureViewers(world, `${app.url}/statics${video.path}`, file)),
      ...(await measureReports(world, video)),
    ];
  } finally {
    rmSync(file, { force: true });
  }
}
