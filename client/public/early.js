// Before the first paint: the theme and the direction chosen on this device, so that nothing flashes.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('witan:theme');
    if (theme) root.dataset.theme = theme;
    var language = localStorage.getItem('witan:language');
    if (language) root.lang = language;
    if (language === 'ar') root.dir = 'rtl';
  } catch {
    // Storage may be closed to us; the defaults are fine.
  }
})();
