// Runs before the first paint: the page shows its first screen in the colours and the language that this device chose,
// and to somebody who is signed in the frame of the cabinet with the head of the page, instead of the landing.
(function () {
  var data = document.documentElement.dataset;
  var files = document.currentScript.dataset;
  var wanted = (navigator.languages && navigator.languages[0]) || navigator.language || 'ru';
  var state = {
    token: null,
    user: null,
    isDark: false,
    isSidebarShort: false,
    lang: /^en/i.test(wanted) ? 'en-us' : 'ru',
  };
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
  data.sidebar = state.isSidebarShort ? 'short' : 'wide';
  // The page is read to its end, and no script of its own has run yet.
  document.addEventListener('readystatechange', showPage, { once: true });
  // What every page of the cabinet needs comes beside the program instead of after it.
  [files.cabinet, state.lang === 'ru' ? files.ru : files.enUs].forEach(preload);

  /** The heads of the list pages stand in the HTML as templates: this shows the one of the address. */
  function showPage() {
    var path = location.hash.slice(1).split('?')[0];
    var isAdmin = Boolean(state.user && state.user.isAdmin);
    document.querySelectorAll('template[data-page]').forEach(function (template) {
      var page = template.dataset;
      var isOthers = page.who === (isAdmin ? 'person' : 'admin');
      if (page.page !== path || page.for !== state.lang || isOthers) return;
      template.parentElement.appendChild(template.content.cloneNode(true));
    });
  }

  function preload(address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    // After what the first paint waits for: styles and the font.
    link.fetchPriority = 'low';
    link.href = address;
    document.head.appendChild(link);
  }
})();
