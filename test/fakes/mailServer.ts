import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** How a mail server may be: well, or one of the ways in which it does not take an e-mail. */
export type MailMood =
  | 'well'
  | 'closed'
  | 'greylists'
  | 'goes away'
  | 'breaks in DATA'
  | 'silent'
  | 'distrusted'
  | 'full'
  | 'takes no attachment'
  | 'refuses us';

export type MailServer = {
  readonly url: string;
  /** Raw e-mails it has taken. */
  readonly taken: readonly Buffer[];
  /** Connections it has seen, by mood. */
  readonly tried: ReadonlyMap<MailMood, number>;
  readonly become: (mood: MailMood) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Done = (error?: Error | null) => void;

/** A mail server on one port whose mood can change while e-mails are on their way. It refuses addresses at `nobody.example`. */
export async function startMailServer(): Promise<MailServer> {
  const taken: Buffer[] = [];
  const tried = new Map<MailMood, number>();
  const sockets = new Set<Socket>();
  let mood: MailMood = 'well';
  let smtp: SMTPServer | undefined;
  let server: Server;

  const options: SMTPServerOptions = {
    authOptional: true,
    onMailFrom: (_address, _session, done) =>
      done(mood === 'goes away' ? no(421) : mood === 'refuses us' ? no(553) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(mood === 'greylists' ? no(451) : address.endsWith('@nobody.example') ? no(550) : null),
    onData(stream, _session, done: Done) {
      const chunks: Buffer[] = [];
      if (mood === 'breaks in DATA')
        return void stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood === 'full') return done(no(452));
        if (mood === 'takes no attachment' && Buffer.concat(chunks).includes('application/pdf')) return done(no(552));
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  };

  const listen = async (port: number) => {
    server = createServer((socket) => {
      tried.set(mood, (tried.get(mood) ?? 0) + 1);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
      if (mood !== 'silent') smtp?.server.emit('connection', socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const greet = () => {
    smtp = new SMTPServer({ ...options, disabledCommands: mood === 'distrusted' ? ['AUTH'] : ['STARTTLS', 'AUTH'] });
    smtp.on('error', () => undefined);
  };
  greet();
  await listen(0);
  const { port } = server!.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tried,
    async become(next) {
      const was = mood;
      mood = next;
      hangUp();
      greet();
      if (next === 'closed') await new Promise((resolve) => server.close(resolve));
      else if (was === 'closed') await listen(port);
    },
    async close() {
      hangUp();
      if (mood !== 'closed') await new Promise((resolve) => server.close(resolve));
    },
  };
}

const no = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });
