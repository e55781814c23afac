import type { House } from './house.ts';

/** The house on the server that the page came from. */
export const SERVED: House = {
  async ask({ path, key, body, signal }) {
    const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    return { status, body: await response.json().catch(() => undefined) };
  },
  connect(ears) {
    const address = new URL('/api/live', window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.addEventListener('open', ears.opened);
    socket.addEventListener('message', ({ data }) => ears.heard(String(data)));
    socket.addEventListener('close', ears.closed);
    return socket;
  },
};
