import { Agent, request } from 'node:http';

/**
 * `node bench/load/hostile.ts <url> <requests at a time> <seconds> <jobs>`: sends requests without a pause, as a process of its own so that
 * what it costs to send them is not taken for the server's time. `jobs`: JSON, requests in turn.
 */
const [url = '', atOnce = '1', seconds = '1', jobs = '[]'] = process.argv.slice(2);
type Job = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
const all = JSON.parse(jobs) as readonly Job[];
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const counts: Record<string, number> = {};
const end = performance.now() + Number(seconds) * 1000;

const send = ({ method, path, headers, body }: Job): Promise<string> =>
  new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(`${reply.statusCode}`));
      reply.once('error', () => resolve('cut'));
    });
    sent.once('error', () => resolve('refused'));
    sent.end(body);
  });

const lines = Array.from({ length: Number(atOnce) }, async (_, line) => {
  for (let i = line; performance.now() < end; i++) {
    const job = all[i % all.length];
    if (!job) return;
    const status = await send(job);
    counts[status] = (counts[status] ?? 0) + 1;
  }
});
await Promise.all(lines);
agent.destroy();
console.log(JSON.stringify(counts));
