// Keeps the app for days without a road. The build puts in the list of its files and a name made from their contents.
const VERSION = '%VERSION%';
/** @type {readonly string[]} */
const FILES = JSON.parse('%FILES%');

/** Milliseconds that a page waits for a bad road before it takes what is kept. */
const PATIENCE = 3000;

const scope =
  /** @type {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> } } & EventTarget} */ (
    /** @type {unknown} */ (self)
  );

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
  if (pathname.startsWith('/assets/')) respondWith(asset(request, pathname));
  else respondWith(fresh(request, request.mode === 'navigate' ? '/index.html' : pathname));
});

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
