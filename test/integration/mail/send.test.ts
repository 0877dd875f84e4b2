import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';

import { createMailbox, removeEmails } from '../../../server/mail/mailbox.ts';
import { type MailerNeeds, MailFailed, createMailer } from '../../../server/mail/mailer.ts';
import { speak } from '../../../shared/words/speak.ts';
import { emailsOf } from '../../support/emails.ts';
import { english } from '../../support/stories.ts';

const emails = emailsOf(english, await speak('en'));
const from = 'Witan <witan@witan.example>';
const mailbox = () => Promise.reject(new Error('the mailbox is not asked'));
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe('without a mail server', () => {
  it('emails become files, and the same e-mail the same file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emails-'));
    endings.push(() => rm(folder, { recursive: true }));
    const mailer = createMailer({ from, mailbox: createMailbox(folder) });
    await mailer.send(emails.delivered);
    const { messageId } = await mailer.send(emails.delivered);
    const files = await readdir(folder);
    expect(files).toEqual([`${emails.delivered.id}.eml`]);
    const read = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')));
    expect(read).toMatchObject({
      subject: emails.delivered.subject,
      messageId,
      from: { address: 'witan@witan.example' },
    });
    expect(read.attachments).toMatchObject([{ filename: 'recommendation.pdf', mimeType: 'application/pdf' }]);
    expect(read.text).toContain(english.dissent.argument);
    expect(read.html).toContain('Read the report');
  });
});

describe('e-mails of an account that is erased', () => {
  it.each([
    ['nobody whose address only ends like it', 'john@example.com', ['n@example.co'], 1],
    ['nobody because of the sender', 'john@example.com', ['witan@witan.example'], 1],
    ['the account, however its address is written', 'John@Example.com', ['john@example.com'], 0],
    ['the account with a domain in letters of its own', 'john@b\u00fccher.example', ['john@b\u00fccher.example'], 0],
    [
      'a long address',
      `${'j'.repeat(64)}@${'long.'.repeat(30)}example`,
      [`${'j'.repeat(64)}@${'long.'.repeat(30)}example`],
      0,
    ],
  ])('go with %s', async (_who, to, addresses, left) => {
    const folder = await mkdtemp(join(tmpdir(), 'emails-'));
    endings.push(() => rm(folder, { recursive: true }));
    await createMailer({ from, mailbox: createMailbox(folder) }).send({ ...emails.welcome, to });
    await removeEmails(folder, { addresses, caseIds: [] });
    expect(await readdir(folder)).toHaveLength(left);
  });
});

describe('with a mail server', () => {
  it('arrives whole, signed, with one click to end reminders', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const server = await listen();
    const mailer = mailerTo(server.url, { dkim: { domain: 'witan.example', selector: 's1', privateKey } });
    const { messageId } = await mailer.send(emails.review);
    await mailer.send(emails.delivered);
    const [review, delivered] = await Promise.all(server.taken.map((message) => PostalMime.parse(message)));
    const headers = Object.fromEntries(review?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(review?.messageId).toBe(messageId);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['dkim-signature']).toMatch(/h=[^;]*list-unsubscribe-post/is);
    expect(delivered?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  it.each([
    ['a refused address', { onRcptTo: refuse(550) }, { refused: 'address', code: '550' }],
    ['greylisting', { onRcptTo: refuse(451) }, { refused: null, code: '451' }],
    ['a server that closes', { onMailFrom: refuse(421) }, { refused: null, code: '421' }],
    ['a refused e-mail', { onData: takeThen(552) }, { refused: 'sends', code: '552' }],
    ['a full disk after DATA', { onData: takeThen(452) }, { refused: null, code: '452' }],
  ] satisfies [string, SMTPServerOptions, object][])('%s is named as what it is', async (_name, options, expected) => {
    const server = await listen(options);
    await expect(mailerTo(server.url).send(emails.welcome)).rejects.toMatchObject({ name: 'MailFailed', ...expected });
  });

  it.each([
    ['sends', 'MAIL FROM', '553 5.1.8 Sender address rejected: Domain not found'],
    ['sends', 'MAIL FROM', '550 sender refused'],
    ['sends', 'RCPT TO', '550 5.7.1 Relaying denied'],
    ['address', 'RCPT TO', '550 5.1.1 No such user here'],
    ['address', 'RCPT TO', '550 no mailbox'],
    ['address', 'RCPT TO', '552 5.2.2 Mailbox full'],
    ['address', 'DATA', '552 5.2.2 Over quota'],
    ['sends', 'DATA', '550 5.7.26 This mail is unauthenticated: DMARC policy of the domain'],
    ['sends', 'DATA', '554 Message rejected: bad reputation'],
    ['attached', 'DATA', '552 5.3.4 Message size exceeds fixed limit'],
    ['attached', 'DATA', '554 5.7.1 This attachment type is not permitted'],
    ['attached', 'DATA', '554 Transaction failed'],
  ] as const)('%s: refused after %s with %s', async (refused, after, said) => {
    const no = Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) });
    const server = await listen({
      onMailFrom: (_address, _session, done) => done(after === 'MAIL FROM' ? no : null),
      onRcptTo: (_address, _session, done) => done(after === 'RCPT TO' ? no : null),
      onData: (stream, _session, done) => void stream.on('end', () => done(no)).resume(),
    });
    await expect(mailerTo(server.url).send(emails.delivered)).rejects.toMatchObject({
      refused,
      code: said.slice(0, 3),
    });
  });

  it('nobody listening is worth another attempt', async () => {
    const server = await listen();
    await server.close();
    await expect(mailerTo(server.url).send(emails.welcome)).rejects.toMatchObject({ refused: null });
  });

  it('silence ends at the deadline', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => silent.close(resolve)));
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const failure = await mailerTo(url, { deadlineMs: 300 })
      .send(emails.welcome)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailed);
    expect(failure).toMatchObject({ refused: null });
  });

  it('a line that breaks in the middle of DATA is tried again, and the copy has the same Message-ID', async () => {
    let broken = 0;
    const server = await listen({
      onData(stream, _session, done) {
        if (broken++ > 0) collect(stream, server.taken, done);
        else stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
      },
    });
    const sockets = server.sockets;
    const mailer = mailerTo(server.url, { deadlineMs: 30_000 });
    await expect(mailer.send(emails.delivered)).rejects.toMatchObject({ refused: null });
    const { messageId } = await mailer.send(emails.delivered);
    expect((await PostalMime.parse(server.taken[0] ?? '')).messageId).toBe(messageId);
  });

  it('a certificate nobody vouches for is not trusted', async () => {
    const server = await listen({ disabledCommands: [] });
    await expect(mailerTo(server.url).send(emails.welcome)).rejects.toMatchObject({ refused: null });
    expect(server.taken).toEqual([]);
  });

  it('after an outage everything arrives, once each', async () => {
    let down = true;
    const server = await listen({
      onRcptTo: (address, session, done) => (down ? refuse(451)(address, session, done) : done()),
    });
    const mailer = mailerTo(server.url);
    const waiting = Object.values(emails);
    for (const email of waiting) await expect(mailer.send(email)).rejects.toMatchObject({ refused: null });
    down = false;
    for (const email of waiting) await mailer.send(email);
    const ids = await Promise.all(server.taken.map(async (message) => (await PostalMime.parse(message)).messageId));
    expect(new Set(ids)).toEqual(new Set(waiting.map(({ id }) => `<${id}@witan.example>`)));
    expect(ids).toHaveLength(waiting.length);
  });
});

function mailerTo(smtpUrl: string, needs: Partial<MailerNeeds> = {}) {
  const mailer = createMailer({ from, smtpUrl, mailbox, deadlineMs: 120_000, ...needs });
  endings.push(mailer.close);
  return mailer;
}

type Done = (error?: Error | null) => void;

function refuse(code: number) {
  return (_address: unknown, _session: unknown, done: Done) =>
    done(Object.assign(new Error('no'), { responseCode: code }));
}

function takeThen(code: number) {
  return (stream: NodeJS.ReadableStream, _session: unknown, done: Done) => {
    stream.on('end', () => done(Object.assign(new Error('no'), { responseCode: code })));
    stream.resume();
  };
}

function collect(stream: NodeJS.ReadableStream, taken: Buffer[], done: Done) {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    taken.push(Buffer.concat(chunks));
    done();
  });
}

async function listen(options: SMTPServerOptions = {}) {
  const taken: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => collect(stream, taken, done),
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  endings.push(close);
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, sockets, close };
}
