// Keeps the app for days without a road. The build puts in the list of its files and a name made from their contents.
const VERSION = '%VERSION%';
/** @type {readonly string[]} */
const FILES = JSON.parse('%FILES%');

const scope =
  /** @type {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> } } & EventTarget} */ (
    /** @type {unknown} */ (self)
  );

scope.addEventListener('install', (event) => {
  const { waitUntil } = extendable(event);
  waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

scope.addEventListener('activate', (event) => {
  const { waitUntil } = extendable(event);
  waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
      )
      .then(() => scope.clients.claim()),
  );
});

// A page asks for this when its reader has agreed to go on with the new version.
scope.addEventListener('message', (event) => {
  if (/** @type {MessageEvent} */ (event).data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = fetching(event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === '/healthz') return;
  const wanted = request.mode === 'navigate' ? '/index.html' : pathname;
  respondWith(
    caches
      .open(VERSION)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request)),
  );
});

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
