/** A viewer at the level of bytes: what a client writes to open a WebSocket of Socket.IO. */
export const upgradeRequest = ({ hostname, port }: Pick<URL, 'hostname' | 'port'>): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** A masked text frame of less than 64 KB, as clients send them. */
export const textFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? [0x81, 0x80 | payload.length]
      : [0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
};
