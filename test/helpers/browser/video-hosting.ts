import { createServer } from 'node:http';
import { freePort } from '../deployment/free-port';

/** A stand-in for a video hosting service: a page that implements its player's protocol, and plays nothing. */
export interface VideoHosting {
  readonly env: Record<'VIDEO_WATCH_URL' | 'VIDEO_SHORT_URL' | 'VIDEO_PLAYER_URL', string>;
  /** The address of a video, as people copy it. */
  addressOf(videoId: string): string;
  stop(): Promise<void>;
}

/**
 * A video of the given length in seconds, with a button and a slider; it answers only the embedding page that it was created for.
 */
const page = (durationSec: number) => `<!doctype html><meta charset="utf-8"><title>Player</title>
<style>body{margin:0;height:100vh;background:#123;color:#fff;display:grid;place-content:center;font:16px sans-serif}</style>
<button id="play">Play</button><input type="range" id="at" aria-label="Position" min="0" max="${durationSec}" step="0.1" value="0">
<output id="time">0</output>
<script>
const origin = new URL(location.href).searchParams.get('origin');
const duration = ${durationSec};
let time = 0, state = 5, rate = 1, last = 0;
const say = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 'video' }), origin);
const tell = () => {
  document.getElementById('time').textContent = time.toFixed(1);
  document.getElementById('at').value = time;
  say('infoDelivery', { currentTime: time, duration, playerState: state, playbackRate: rate });
};
const set = (next) => { state = next; last = performance.now(); tell(); };
const seek = (at) => { time = Math.max(0, Math.min(duration, at)); if (state === 0) state = 2; tell(); };
setInterval(() => {
  if (state !== 1) return;
  const now = performance.now();
  time = Math.min(duration, time + (rate * (now - last)) / 1000);
  last = now;
  if (time >= duration) state = 0;
  tell();
}, 200);
document.getElementById('play').onclick = () => set(state === 1 ? 2 : 1);
document.getElementById('at').oninput = (event) => seek(Number(event.target.value));
addEventListener('message', (event) => {
  if (event.origin !== origin) return;
  const { event: kind, func, args } = JSON.parse(event.data);
  if (kind === 'listening') { say('initialDelivery', { currentTime: time, duration, playerState: state, playbackRate: rate }); say('onReady'); }
  if (func === 'playVideo') set(1);
  if (func === 'pauseVideo') set(2);
  if (func === 'seekTo') seek(args[0]);
  if (func === 'setPlaybackRate') rate = args[0];
});
</script>`;

/** Starts it; every video there has this length. */
export async function startVideoHosting(durationSec: number): Promise<VideoHosting> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    const isPlayer = /^\/embed\/[\w-]{11}\?/.test(request.url ?? '');
    response.writeHead(isPlayer ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPlayer ? page(durationSec) : '');
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    env: {
      VIDEO_WATCH_URL: `${url}/watch`,
      VIDEO_SHORT_URL: `${url}/`,
      VIDEO_PLAYER_URL: `${url}/embed/`,
    },
    addressOf: (videoId) => `${url}/watch?v=${videoId}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
