// Shows what the server pushes when the page is closed. It keeps nothing and answers no request: a page is never older
// than the server.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { game, title, body, leave } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // what is newer takes the place of what was not looked at
      tag: game,
      icon: '/icon-192.png',
      data: { open: `/#/?game=${game}`, desk: `#/game/${game}/`, leave: `/${new URL(leave).hash}` },
      actions: [{ action: 'leave', title: 'No more of these' }],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { open, desk, leave } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'leave' ? self.clients.openWindow(leave) : show(open, desk));
});

/** Go to a page of the game that is open, else open one. */
async function show(open, desk) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => desk && url.includes(desk));
  return there ? there.focus() : self.clients.openWindow(open);
}
