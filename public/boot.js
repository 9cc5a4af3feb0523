// Runs before the first paint: the page shows its first screen in the colours and the language that this device chose,
// and to somebody who is signed in the frame of the cabinet with the head of the page, instead of the landing.
(function () {
  var data = document.documentElement.dataset;
  var files = document.currentScript.dataset;
  // The browser's first language that the product has, as `src/lib/languages.ts` chooses it.
  var known = /(?:^|,)(ru|en)(?:-|,|$)/i.exec((navigator.languages || [navigator.language]).join());
  var state = {
    token: null,
    user: null,
    isDark: false,
    isSidebarShort: false,
    lang: known && /en/i.test(known[1]) ? 'en-us' : 'ru',
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
  var path = location.hash.slice(1);
  var isAdmin = Boolean(state.user && state.user.isAdmin);
  // The page is read to its end, and no script of its own has run yet.
  document.addEventListener('readystatechange', start, { once: true });
  // What every page of the cabinet needs comes beside the styles; a visitor's program comes after the first paint.
  [files.program, files.cabinet, state.lang === 'ru' ? files.ru : files.enUs].forEach(preload);

  function start() {
    var first = JSON.parse(document.getElementById('first-requests').textContent);
    var page = first.pages.find(function (each) {
      return isOwn(each.path, each.who);
    });
    ask(page && page.path === path ? first.always.concat(page.asks) : first.always);
    if (page) page.files.concat(page.words[state.lang]).forEach(preload);
    showHead();
  }

  /** Whether a page is the one of the address, for somebody like this. */
  function isOwn(ofPage, who) {
    return ofPage === path.split('?')[0] && who !== (isAdmin ? 'person' : 'admin');
  }

  /** Asks what the program will ask first: `src/api/early-answers.ts` hands it the answers. */
  function ask(bodies) {
    var answers = {};
    bodies.forEach(function (body) {
      answers[body] = fetch('/graphql', {
        method: 'POST',
        body: body,
        headers: {
          Accept: 'application/graphql-response+json, application/json',
          'Content-Type': 'application/json',
          'graphql-require-preflight': '1',
          'Accept-Language': state.lang,
          'X-Session-Token': state.token,
        },
      });
      // What failed is asked again by the program.
      answers[body].catch(function () {});
    });
    window.earlyAnswers = {
      token: state.token,
      lang: state.lang,
      askedAt: performance.now(),
      answers: answers,
    };
  }

  /** The heads of the list pages stand in the HTML as templates: this shows the one of the address. */
  function showHead() {
    document.querySelectorAll('template[data-page]').forEach(function (template) {
      var page = template.dataset;
      if (page.for !== state.lang || !isOwn(page.page, page.who)) return;
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
