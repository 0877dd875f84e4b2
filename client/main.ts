import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import { mount } from 'svelte';

import { Api } from './api.ts';
import App from './App.svelte';
import { Router } from './router.svelte.ts';
import { routes } from './routes.ts';
import { Attention } from './attention/attention.svelte.ts';
import { Clock } from './state/clock.svelte.ts';
import { deviceStorage, tabStorage } from './state/storages.ts';
import { takeProof } from './account/addressProof.ts';
import { Session } from './account/session.svelte.ts';
import { Places } from './state/places.ts';
import { Theme } from './state/theme.svelte.ts';
import { readWords } from './words/files.ts';
import { Words, isLanguage, preferred } from './words/words.svelte.ts';

const storage = deviceStorage();
const kept = storage?.getItem('witan:language') ?? '';

const tab = tabStorage();
takeProof(tab);
const api = new Api((...given) => fetch(...given));
const words = new Words(isLanguage(kept) ? kept : preferred(navigator.languages), readWords);
const app = {
  api,
  words,
  router: new Router(routes, new Places(tab)),
  session: new Session(api, storage, tab),
  theme: new Theme(storage),
  clock: new Clock(),
  rehearsal: document.querySelector<HTMLMetaElement>("meta[name='witan-panel']")?.content === 'rehearsal',
  costsKnown: document.querySelector("meta[name='witan-costs']") !== null,
  attention: new Attention(),
};

// A link to the page that is shown loads nothing.
addEventListener('hashchange', () => takeProof(tab) && void app.session.refresh());

// After an update the old pages are gone: load the new ones, once. A server that is away has none: the page stays until it answers.
addEventListener('vite:preloadError', function reload() {
  if (!navigator.onLine || sessionStorage.getItem('witan:reloaded') === location.href) return;
  fetch('/health/live').then(
    () => {
      sessionStorage.setItem('witan:reloaded', location.href);
      location.reload();
    },
    () => setTimeout(reload, 2000),
  );
});

const target = document.getElementById('app');
if (!target) throw new Error('Expected an element #app in index.html, found none.');
mount(App, { target, props: { app } });
