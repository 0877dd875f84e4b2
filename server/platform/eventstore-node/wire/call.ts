import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { CallError, code } from './status.ts';
import { Malformed } from './reader.ts';

/** As on the real server (`TFConsts.EffectiveMaxLogRecordSize`). */
const LARGEST_MESSAGE = 16 << 20;
const STILL_SENDING_MS = 5_000;
const UNITS: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 0.001, n: 0.000001 };

/** One gRPC call as the server sees it: messages in, framed messages out, one status at the end. */
export class Call {
  /** Whether there is nobody left to answer. */
  closed = false;
  /** The status the call ends with when the node is stopped. */
  whenStopped: number = code.cancelled;
  readonly #stream: ServerHttp2Stream;
  #responded = false;
  #deadline: NodeJS.Timeout | undefined;
  #whenClosed: (() => void)[] = [];

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    this.#stream = stream;
    stream.on('error', () => this.#close());
    stream.on('aborted', () => this.#close());
    stream.on('close', () => this.#close());
    const timeout = timeoutOf(headers['grpc-timeout']);
    if (timeout === undefined) return;
    const expire = (): void => this.end(code.deadlineExceeded, 'Deadline Exceeded');
    if (timeout <= 0) expire();
    else this.#deadline = setTimeout(expire, Math.min(timeout, 2 ** 31 - 1));
  }

  /** Hands over every message, then says that no more will come. Both run inside `guard`. */
  receive(onMessage: (message: Buffer) => void, onEnd: () => void): void {
    const split = splitter((message) => this.guard(() => onMessage(message)));
    this.#stream.on('data', (chunk: Buffer) => this.guard(() => split(chunk)));
    this.#stream.on('end', () => {
      if (!this.closed) this.guard(onEnd);
    });
  }

  /** The single message of a call whose client sends only one. */
  receiveOne(handle: (message: Buffer) => void): void {
    let only: Buffer | undefined;
    this.receive(
      (message) => {
        only = message;
      },
      () => handle(only ?? Buffer.alloc(0)),
    );
  }

  /** Lets the client wait with sending more. */
  pause(): void {
    this.#stream.pause();
  }

  resume(): void {
    this.#stream.resume();
  }

  /** Runs `work` and ends the call with what it throws. */
  guard(work: () => void): void {
    if (this.closed) return;
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    if (error instanceof CallError) this.end(error.code, error.message, error.trailers);
    else if (error instanceof Malformed) this.end(code.internal, `Error parsing the request: ${error.message}`);
    else this.end(code.unknown, `Exception was thrown by handler: ${String(error)}`);
  }

  /** Sends framed messages. False: wait for `onDrain` before sending more. */
  send(frames: Buffer): boolean {
    if (this.closed) return true;
    this.#respond();
    return this.#stream.write(frames);
  }

  onDrain(listener: () => void): void {
    this.#stream.on('drain', listener);
  }

  onClose(listener: () => void): void {
    if (this.closed) listener();
    else this.#whenClosed.push(listener);
  }

  end(status: number, details = '', trailers: Readonly<Record<string, string>> = {}): void {
    if (this.closed) return;
    const stream = this.#stream;
    const last = {
      'grpc-status': String(status),
      ...(details && { 'grpc-message': encodeDetails(details) }),
      ...trailers,
    };
    if (!this.#responded) {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...last }, { endStream: true });
    } else {
      stream.on('wantTrailers', () => stream.sendTrailers(last));
      stream.end();
    }
    // What a client still sends is thrown away. It is not told to stop at once: it would overlook the status just sent.
    if (!stream.readableEnded) {
      stream.resume();
      const impatient = setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), STILL_SENDING_MS).unref();
      stream.once('close', () => clearTimeout(impatient));
    }
    this.#close();
  }

  #respond(): void {
    if (this.#responded) return;
    this.#responded = true;
    this.#stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  }

  #close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.#deadline);
    for (const listener of this.#whenClosed.splice(0)) listener();
  }
}

function timeoutOf(header: string | string[] | undefined): number | undefined {
  const [, amount, unit] = /^(\d{1,8})([HMSmun])$/.exec(String(header ?? '')) ?? [];
  return amount === undefined ? undefined : Number(amount) * UNITS[unit!]!;
}

/** gRPC's own percent encoding of the status message. */
function encodeDetails(details: string): string {
  return details.replace(/[^ -$&-~]+/gu, (odd) =>
    Array.from(Buffer.from(odd), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

/** Cuts the incoming bytes into messages; one that lies whole in a chunk is handed over without being copied. */
function splitter(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let pending: Buffer[] = [];
  let held = 0;
  let wanted = 5;
  return (chunk) => {
    let bytes = chunk;
    if (held > 0) {
      pending.push(chunk);
      held += chunk.length;
      if (held < wanted) return;
      bytes = Buffer.concat(pending);
      pending = [];
      held = 0;
    }
    let at = 0;
    while (bytes.length - at >= 5) {
      if (bytes[at] !== 0) throw new CallError(code.unimplemented, 'Compressed messages are not supported.');
      const length = bytes.readUInt32BE(at + 1);
      if (length > LARGEST_MESSAGE) {
        throw new CallError(
          code.resourceExhausted,
          `Received message larger than max (${length} vs. ${LARGEST_MESSAGE})`,
        );
      }
      wanted = 5 + length;
      if (bytes.length - at < wanted) break;
      onMessage(bytes.subarray(at + 5, at + wanted));
      at += wanted;
      wanted = 5;
    }
    if (at < bytes.length) {
      pending = [at > 0 ? bytes.subarray(at) : bytes];
      held = bytes.length - at;
      if (held < 5) wanted = 5;
    }
  };
}
