/**
 * The script of a video's page. It connects the workspace with the hosting service's player: with the workspace it exchanges
 * seconds, with the player messages in the player's own protocol, so that third-party scripts run only in the third party's
 * frame. From the player it accepts only messages of that frame and origin, from the workspace only those of its own origin.
 */
export const VIDEO_PLAYER = `(function () {
  'use strict';
  var frame = document.querySelector('iframe');
  var address = new URL(document.body.dataset.player);
  address.searchParams.set('enablejsapi', '1');
  address.searchParams.set('playsinline', '1');
  address.searchParams.set('rel', '0');
  address.searchParams.set('origin', location.origin);
  var state = { time: 0, duration: 0, isPlaying: false, rate: 1 };
  var isReady = false;
  function tell(event) {
    var video = { event: event, time: state.time, duration: state.duration, isPlaying: state.isPlaying, rate: state.rate };
    parent.postMessage({ video: video }, location.origin);
  }
  function send(message) {
    message.id = 'video';
    message.channel = 'widget';
    frame.contentWindow.postMessage(JSON.stringify(message), address.origin);
  }
  function command(name, args) { send({ event: 'command', func: name, args: args }); }
  function heard(info) {
    if (typeof info.currentTime === 'number') state.time = info.currentTime;
    if (typeof info.duration === 'number') state.duration = info.duration;
    if (typeof info.playbackRate === 'number') state.rate = info.playbackRate;
    if (typeof info.playerState === 'number') state.isPlaying = info.playerState === 1;
    tell('time');
  }
  function ofPlayer(data) {
    var message;
    try { message = JSON.parse(data); } catch (error) { return; }
    if (message === null || typeof message !== 'object') return;
    if (message.event === 'onError') return tell('error');
    if (!isReady) { isReady = true; tell('ready'); }
    if (message.info !== null && typeof message.info === 'object') heard(message.info);
  }
  function ofCabinet(video) {
    if (video === null || typeof video !== 'object') return;
    if (video.do === 'play') command('playVideo', []);
    if (video.do === 'pause') command('pauseVideo', []);
    if (video.do === 'seek' && typeof video.at === 'number') command('seekTo', [video.at, true]);
    if (video.do === 'rate' && typeof video.rate === 'number') command('setPlaybackRate', [video.rate]);
  }
  addEventListener('message', function (event) {
    if (event.source === frame.contentWindow && event.origin === address.origin) {
      if (typeof event.data === 'string') ofPlayer(event.data);
    } else if (event.source === parent && event.origin === location.origin) {
      if (event.data !== null && typeof event.data === 'object') ofCabinet(event.data.video);
    }
  });
  var asking = setInterval(function () {
    if (isReady) return clearInterval(asking);
    send({ event: 'listening' });
  }, 250);
  frame.src = address.href;
})();`;
