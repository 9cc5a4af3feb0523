// Runs before the first paint: the page shows its first screen in the colours and the language that this device chose,
// and the frame of the cabinet instead of the landing to somebody who is signed in.
(function () {
  var data = document.documentElement.dataset;
  var wanted = (navigator.languages && navigator.languages[0]) || navigator.language || 'ru';
  var state = { token: null, isDark: false, lang: /^en/i.test(wanted) ? 'en-us' : 'ru' };
  try {
    var kept = JSON.parse(localStorage.getItem('persist:adaptika') || '{}');
    Object.assign(state, JSON.parse(kept.settings || '{}'), JSON.parse(kept.auth || '{}'));
  } catch (error) {
    // No memory, or nothing sensible in it: as for a first visit.
  }
  data.theme = state.isDark ? 'dark' : 'light';
  data.lang = state.lang;
  data.screen = state.token ? 'cabinet' : 'landing';
  if (!state.token) return;
  // What every page of the cabinet needs comes beside the program instead of after it.
  var files = document.currentScript.dataset;
  [files.cabinet, state.lang === 'ru' ? files.ru : files.enUs].forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.appendChild(link);
  });
})();
