import { createHash } from 'node:crypto';

type OpenApi = {
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
};
type Linkset = { linkset: ({ anchor: string } & Record<string, { href: string; type?: string }[]>)[] };
export type Sent = { id: number; type: string };

/** An agent that knows the address of a site and the standards, nothing else: it finds out the rest as it goes. */
export class Agent {
  readonly #site: string;
  #api: OpenApi | null = null;
  #skills = '';
  #cookie = '';

  constructor(site: string) {
    this.#site = site;
  }

  /** From the site's address to its catalog, its API and its skills. */
  async discover(): Promise<{ rels: string; operations: number }> {
    const head = await fetch(`${this.#site}/.well-known/api-catalog`, { method: 'HEAD' });
    const { linkset } = (await (await fetch(`${this.#site}/.well-known/api-catalog`)).json()) as Linkset;
    const described = linkset.find((context) => context['service-desc'] && context['service-meta']);
    if (!described) throw new Error('expected an API with a description and skills in the catalog');
    this.#api = (await (await fetch(described['service-desc']?.[0]?.href ?? '')).json()) as OpenApi;
    this.#skills = described['service-meta']?.find(({ href }) => href.endsWith('/agent-skills/index.json'))?.href ?? '';
    return { rels: head.headers.get('link') ?? '', operations: Object.keys(this.#api.paths).length };
  }

  /** The text of a skill; refused unless its bytes have the digest that the index gives. */
  async learn(about: RegExp): Promise<string> {
    type Index = { skills: { description: string; url: string; digest: string }[] };
    const { skills } = (await (await fetch(this.#skills)).json()) as Index;
    const skill = skills.find(({ description }) => about.test(description));
    if (!skill) throw new Error(`expected a skill about ${about}`);
    const bytes = new Uint8Array(await (await fetch(new URL(skill.url, this.#skills))).arrayBuffer());
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    if (digest !== skill.digest) throw new Error(`expected ${skill.digest}, found ${digest}`);
    return new TextDecoder().decode(bytes);
  }

  /** Calls an operation by its name in the API's description. */
  async call(
    operationId: string,
    input: { params?: Record<string, string>; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    for (const [path, methods] of Object.entries(this.#api?.paths ?? {}))
      for (const [method, operation] of Object.entries(methods))
        if (operation.operationId === operationId) {
          const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(input.params?.[name] ?? ''),
          );
          const reply = await fetch(`${this.#api?.servers[0]?.url}${filled}`, {
            method: method.toUpperCase(),
            headers: {
              ...(this.#cookie && { cookie: this.#cookie }),
              ...(input.body !== undefined && { 'content-type': 'application/json' }),
              ...input.headers,
            },
            ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
          });
          const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
          if (cookies.length > 0) this.#cookie = cookies.join('; ');
          return reply;
        }
    throw new Error(`expected an operation ${operationId}`);
  }

  /** Events of a case as they come, from after `last`; ends when told so, or after a minute. */
  async *follow(caseId: string, last: number | null): AsyncGenerator<Sent> {
    const reply = await this.call('getCaseEvents', {
      params: { case_id: caseId },
      headers: { accept: 'text/event-stream', ...(last !== null && { 'last-event-id': String(last) }) },
    });
    if (!reply.body) throw new Error('expected a stream');
    let text = '';
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
        const [id, data] = [field('id'), field('data')];
        if (id !== undefined && data !== undefined)
          yield { id: Number(id), type: (JSON.parse(data) as { type: string }).type };
      }
    }
  }
}
