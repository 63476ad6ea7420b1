import { expect, it } from 'vitest';
import { browser, vapid } from './receivers.spec-support.ts';
import { authorization, encrypted, newPushKeys } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('is what RFC 8291 has worked out as its example', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const drawn = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const body = encrypted('When I grow up, I want to be a watermelon', { endpoint: '', keys }, drawn);
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by the browser that it is for, and signed by the server that sends it', () => {
  const keys = newPushKeys();
  const reader = browser('https://push.example/abc');
  expect(reader.read(encrypted('It is your turn.', reader.address))).toBe('It is your turn.');
  const header = authorization(reader.address.endpoint, keys, 'mailto:host@example.org', 1_800_000_000_000);
  expect(vapid(header, keys.publicKey)).toEqual({
    aud: 'https://push.example',
    exp: 1_800_000_000 + 12 * 3600,
    sub: 'mailto:host@example.org',
  });
  expect(vapid(header, newPushKeys().publicKey)).toBeNull();
});
