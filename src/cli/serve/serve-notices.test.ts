import { describe, expect, it } from 'vitest';
import { meansOf } from './serve-notices.ts';

const mail = { smtp: 'smtp://mail.example:587', from: 'Table <table@mail.example>' };

describe('how people are told that something waits', () => {
  it('is by push and web hooks alone, unless a server of mail is named', () => {
    expect(meansOf({})).toEqual({});
    expect(meansOf({ nearHooks: true, address: 'https://table.example' })).toEqual({
      near: true,
      address: 'https://table.example/',
    });
    expect(meansOf(mail)).toEqual(mail);
    expect(meansOf({ ...mail, from: 'table@mail.example' })).toMatchObject({ from: 'table@mail.example' });
  });

  it.each([
    [{ ...mail, smtp: 'mail.example' }, /^--smtp is/],
    [{ ...mail, smtp: 'https://mail.example' }, /^--smtp is/],
    [{ smtp: mail.smtp }, /^--smtp needs --from/],
    [{ ...mail, from: 'the table' }, /^--smtp needs --from/],
    [{ ...mail, trustProxy: true }, /^--smtp needs --address/],
    [{ address: 'table.example' }, /^--address is/],
    [{ address: 'https://table.example/folder' }, /^--address is/],
    [{ address: 'ftp://table.example' }, /^--address is/],
  ])('is refused where it cannot be: %j', (options, no) =>
    expect(meansOf(options)).toMatchObject({ failed: expect.stringMatching(no) }),
  );
});
