import { describe, expect, it } from 'vitest';
import { word } from '../call.ts';
import { openCommand, type StartNotice, startedText } from './started.ts';

const said = (more: Partial<StartNotice['running']>): string =>
  startedText({
    running: {
      address: 'http://127.0.0.1:1939/',
      port: 1939,
      reach: 'network',
      addresses: [],
      creationKey: null,
      ...more,
    },
    notes: [],
    command: '',
    built: true,
    hasSite: true,
    ownKey: false,
  });

describe('the start of a server', () => {
  it('lists where others find it', () => {
    const addresses = ['http://192.168.1.20:1939/', 'http://192.168.1.21:1939/'];
    expect(said({ addresses })).toContain(
      'open the first of these that works:\n  http://192.168.1.20:1939/\n  http://192.168.1.21:1939/\nFrom outside',
    );
    expect(said({ addresses: addresses.slice(1) })).toContain('open it at:\n  http://192.168.1.21:1939/\n');
    expect(said({})).toContain('This machine is on no network now');
    expect(said({ reach: 'one-address' })).toContain('Others who can reach this address open the same.');
  });

  it('says where the page without a server is, and what its address must be to keep games', () => {
    expect(said({})).toMatch(/http:\/\/127\.0\.0\.1:1939\/offline\/: .* https or is of this machine\./);
  });

  it('has the command that lets others in, as it was called', () => {
    const usual = { port: '1939', data: 'data' };
    expect(openCommand('npx demarche', usual, true)).toBe('npm start -- --host 0.0.0.0');
    expect(openCommand('npx demarche', usual, false)).toBe('npx demarche serve --host 0.0.0.0');
    expect(openCommand('npx demarche', { port: '2000', data: 'my games' }, false)).toBe(
      `npx demarche serve --host 0.0.0.0 --port 2000 --data ${word('my games')}`,
    );
  });
});
