import { expect, it } from 'vitest';
import { originFor } from './server-here.ts';

const LAN = ['http://192.168.0.2:8080/', 'http://10.0.0.2:8080/'];

it('links lead where this page is, if others can open that', () => {
  const here = { hostname: 'club.example', origin: 'https://club.example' };
  expect(originFor(here, LAN)).toEqual({ origin: 'https://club.example', elsewhere: true });
});

it.each(['127.0.0.1', 'localhost', '[::1]'])(
  'from %s they lead to the address in the network, and where there is none, the page says so',
  (hostname) => {
    const here = { hostname, origin: `http://${hostname}:8080` };
    expect(originFor(here, LAN)).toEqual({ origin: 'http://192.168.0.2:8080', elsewhere: true });
    expect(originFor(here, [])).toEqual({ origin: here.origin, elsewhere: false });
  },
);

it('a name that only begins like this machine is another', () => {
  const here = { hostname: 'localhost.example', origin: 'https://localhost.example' };
  expect(originFor(here, LAN)).toEqual({ origin: here.origin, elsewhere: true });
});
