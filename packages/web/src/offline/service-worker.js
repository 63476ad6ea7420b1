// Keeps the app for days without a road. The build puts in the list of its files and a name made from their contents.
const VERSION = '%VERSION%';
/** @type {readonly string[]} */
const FILES = JSON.parse('%FILES%');

/** Milliseconds that a page waits for a bad road before it takes what is kept. */
const PATIENCE = 3000;

const scope =
  /** @type {{ skipWaiting(): Promise<void>, clients: Clients, registration: ServiceWorkerRegistration } & EventTarget} */ (
    /** @type {unknown} */ (self)
  );

/**
 * @typedef {{ readonly url: string, focus(): Promise<unknown> }} Window
 * @typedef {{ claim(): Promise<void>, matchAll(of: { type: 'window' }): Promise<readonly Window[]>, openWindow(url: string): Promise<unknown> }} Clients
 */

// Nobody waits for the last page of an old version to be closed: whoever loads the app anew has the new one.
scope.addEventListener('install', (event) => {
  const { waitUntil } = extendable(event);
  waitUntil(fetchAll().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const { waitUntil } = extendable(event);
  waitUntil(clearOut().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = fetching(event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === '/healthz') return;
  if (pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) respondWith(asset(request, pathname));
  else respondWith(fresh(request, request.mode === 'navigate' ? '/index.html' : pathname));
});

// A server says that a decision waits for whoever plays here: once, until he has looked.
scope.addEventListener('push', (event) => {
  const { title = 'Vedette', text: body = '', match } = noticeIn(event);
  const url = match === undefined ? '/games' : `/match/${match}`;
  const { waitUntil } = extendable(event);
  waitUntil(scope.registration.showNotification(title, { body, tag: url, icon: '/favicon.svg', data: url }));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = /** @type {Event & { notification: Notification }} */ (event);
  notification.close();
  const { waitUntil } = extendable(event);
  waitUntil(show(new URL(String(notification.data), location.origin)));
});

/**
 * The page of the match, if one is open; else another.
 * @param {URL} wanted
 */
async function show(wanted) {
  // Nobody is led elsewhere by what a server says.
  const { href } = wanted.origin === location.origin ? wanted : new URL('/games', location.origin);
  const open = await scope.clients.matchAll({ type: 'window' });
  const found = open.find(({ url }) => new URL(url).pathname === new URL(href).pathname);
  return found === undefined ? scope.clients.openWindow(href) : found.focus();
}

/**
 * @param {Event} event
 * @returns {{ title?: string, text?: string, match?: string }}
 */
function noticeIn(event) {
  const { data } = /** @type {Event & { data: { json(): unknown } | null }} */ (event);
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** All of it or nothing. */
async function fetchAll() {
  try {
    await (await caches.open(VERSION)).addAll(FILES);
  } catch (error) {
    await caches.delete(VERSION);
    throw error;
  }
}

/** The version before this one stays as well: a page of it may still be open, and fetch its parts when it needs them. */
async function clearOut() {
  const others = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The name of an asset tells its contents: what is kept under it, by whatever version, is right.
 * @param {Request} request
 * @param {string} path
 */
async function asset(request, path) {
  return (await kept(path)) ?? (await caches.match(path)) ?? fetch(request);
}

/**
 * The rest comes from the server as long as there is one, so that nobody is held on an old version.
 * @param {Request} request
 * @param {string} path
 */
async function fresh(request, path) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const served = fetch(request);
  const answer = await Promise.race([served, late]).catch(() => undefined);
  if (answer instanceof Response && answer.ok) return answer;
  return (await kept(path)) ?? served;
}

/** @param {string} path */
async function kept(path) {
  return (await caches.open(VERSION)).match(path);
}

/** @param {Event} event */
function extendable(event) {
  const known = /** @type {Event & { waitUntil(work: Promise<unknown>): void }} */ (event);
  return { waitUntil: (/** @type {Promise<unknown>} */ work) => known.waitUntil(work) };
}

/** @param {Event} event */
function fetching(event) {
  const known = /** @type {Event & { request: Request, respondWith(answer: Promise<Response>): void }} */ (
    event
  );
  return {
    request: known.request,
    respondWith: (/** @type {Promise<Response>} */ answer) => known.respondWith(answer),
  };
}
